import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { api } from './support/api.ts';
import { answer, payloadOf, toasts, watchCalls } from './support/page.ts';
import { newShopper, type Shopper, signIn } from './support/shopper.ts';
import { decide, fillWallet } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const CARD = {
  type: 1,
  fullname: 'Élodie Marchand',
  mobile: '+33 6 12 34 56 78',
  bankname: 'Banque',
  bankno: '4000 11',
};
const USDT = { type: 2, fullname: 'Élodie Marchand', mobile: '+33 6 12 34 56 78', address: 'TWallet22' };

const addAddress = (request: APIRequestContext, { token }: Shopper, payload: object): Promise<{ id: number }> =>
  api(request, 'member/bank/create', { method: 'POST', token, payload: { ...payload } });

const withdraw = (page: Page): Locator =>
  page.getByRole('region', { name: 'Wallet' }).getByRole('button', { name: 'Withdraw' });
const amountDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Withdraw' });
const passwordDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Transaction password' });

/** When each call to a path began and ended, ms. */
function timesOf(page: Page, path: string): { began: number[]; ended: number[] } {
  const times = { began: [] as number[], ended: [] as number[] };
  page.on('request', (request) => {
    if (request.url().includes(path)) times.began.push(Date.now());
  });
  page.on('requestfinished', (request) => {
    if (request.url().includes(path)) times.ended.push(Date.now());
  });
  return times;
}

/** The document that is open: another one after a reload. */
const documentOf = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);

test('withdraw-18 without a transaction password the way leads to setting one', async ({ page, request }) => {
  await signIn(page, await newShopper(request, { payPassword: null }));
  const calls = watchCalls(page);
  await page.goto('/walletIndex');
  await withdraw(page).click();
  const dialog = page.getByRole('dialog', { name: 'Tips' });
  await expect(dialog).toContainText('Please set the transaction password before withdrawing');
  expect(calls.filter((call) => call.url().includes('member/bank'))).toEqual([]);
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(withdraw(page)).toBeFocused();
  await withdraw(page).click();
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(page).toHaveURL('/transactionPassword');
});

test('withdraw-19 withdraw-25 amount and address, then the password, then the money is frozen', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  await fillWallet(request, shopper, 300);
  await addAddress(request, shopper, CARD);
  const { id: usdtId } = await addAddress(request, shopper, USDT);
  await signIn(page, shopper);
  await page.goto('/walletIndex?activeName=third');
  await expect(page.getByRole('heading', { name: 'No withdrawals yet' })).toBeVisible();
  await withdraw(page).click();
  const dialog = amountDialog(page);
  const amount = dialog.getByLabel('Amount in US dollars');
  const address = dialog.getByLabel('Withdrawal address');
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  await expect(amount).toBeFocused();
  await confirm.click();
  await expect(amount).toHaveAccessibleDescription('Please enter the withdrawal amount');
  await expect(address).toHaveAccessibleDescription('Please choose a withdrawal address');
  await expectAccessible(page, '[role=dialog]');
  await amount.fill('-1a2.3');
  await expect(amount).toHaveValue('123');
  for (const [value, message] of [
    ['0', 'Please enter at least 1 dollar'],
    ['301', 'Insufficient account balance'],
  ] as const) {
    await amount.fill(value);
    await confirm.click();
    await expect(amount).toHaveAccessibleDescription(message);
  }
  await dialog.getByRole('button', { name: 'All of it' }).click();
  await expect(amount).toHaveValue('300');
  await amount.fill('120');
  await address.selectOption({ label: 'USDT, Élodie Marchand, TWallet22' });
  await confirm.click();

  const digits = passwordDialog(page).getByLabel('6 digits');
  await expect(passwordDialog(page)).toContainText('Withdraw $120.00 to TWallet22.');
  await expect(amountDialog(page)).toHaveCount(0);
  // Back, and everything is there still.
  await page.keyboard.press('Escape');
  await expect(amount).toHaveValue('120');
  await expect(address).toHaveValue(String(usdtId));
  await confirm.click();
  await digits.fill('000000');
  await passwordDialog(page).getByRole('button', { name: 'Withdraw' }).click();
  await expect(passwordDialog(page)).toContainText('The transaction password is incorrect');

  const opened = await documentOf(page);
  const balance = timesOf(page, 'pay/wallet/get');
  const log = timesOf(page, 'bus-withdrawal-order/list');
  const application = timesOf(page, 'pay/withdraw/apply');
  const applying = page.waitForRequest((sent) => sent.url().includes('pay/withdraw/apply'));
  await digits.fill('135790');
  await passwordDialog(page).getByRole('button', { name: 'Withdraw' }).click();
  const sent = await applying;
  expect(Object.fromEntries(payloadOf(sent))).toMatchObject({
    amount: '120',
    type: '2',
    receiveAddress: String(usdtId),
    payPassword: '135790',
  });
  expect(sent.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  await expect(toasts(page)).toContainText('Success');
  await expect(passwordDialog(page)).toHaveCount(0);
  await expect(page.getByRole('definition').filter({ hasText: '$180.00' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '$120.00' })).toBeVisible();
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText('TWallet22');
  await expect(row).toContainText('Awaiting review');
  for (const { began } of [balance, log])
    expect(Math.min(...began) - Math.max(...application.ended)).toBeGreaterThanOrEqual(900);
  expect(await documentOf(page)).toBe(opened);

  for (const [step, status] of [
    ['approve', 'Approved, being paid out'],
    ['remit', 'Remitted'],
    ['complete', 'Success'],
  ] as const) {
    await decide(request, 'withdrawals', step, shopper);
    await page.reload();
    await expect(row).toContainText(status);
  }
  await expect(page.getByRole('definition').filter({ hasText: '$120.00' })).toHaveCount(0);
});

test('what changed in the meantime is told where it can be put right, and a lost answer withdraws nothing twice', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  await fillWallet(request, shopper, 50);
  const { id } = await addAddress(request, shopper, CARD);
  await signIn(page, shopper);
  await page.goto('/walletIndex');
  await withdraw(page).click();
  const fill = async (): Promise<void> => {
    await amountDialog(page).getByLabel('Withdrawal address').selectOption({ index: 1 });
    await amountDialog(page).getByRole('button', { name: 'Confirm' }).click();
  };
  const confirmPassword = async (): Promise<void> => {
    await passwordDialog(page).getByLabel('6 digits').fill('135790');
    await passwordDialog(page).getByRole('button', { name: 'Withdraw' }).click();
  };
  await amountDialog(page).getByLabel('Amount in US dollars').fill('50');
  await fill();
  await fillWallet(request, shopper, -10);
  await confirmPassword();
  const amount = amountDialog(page).getByLabel('Amount in US dollars');
  await expect(amount).toHaveAccessibleDescription('Insufficient account balance');

  await amount.fill('40');
  await amountDialog(page).getByRole('button', { name: 'Confirm' }).click();
  await api(request, 'member/bank/delete', { method: 'DELETE', token: shopper.token, payload: { id } });
  await addAddress(request, shopper, { ...USDT, address: 'TOther' });
  await confirmPassword();
  await expect(amountDialog(page).getByLabel('Withdrawal address')).toHaveAccessibleDescription(
    'This address can no longer be used. Please choose another one.',
  );
  await fill();

  // The server withdraws, and its answer is lost.
  await page.route('**/pay/withdraw/apply', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await confirmPassword();
  await expect(passwordDialog(page)).toContainText('The server did not answer.');
  await page.unrouteAll();
  await confirmPassword();
  await expect(toasts(page)).toContainText('Success');
  const { total } = await api<{ total: number }>(request, 'apppay/bus-withdrawal-order/list', {
    token: shopper.token,
  });
  expect(total).toBe(1);
});

test('withdraw-26 wallet-06 the log has ten rows to a page in a table of at most 600 px', async ({ page, request }) => {
  await signIn(page, await newShopper(request));
  const list = Array.from({ length: 10 }, (_, index) => ({
    id: 100 - index,
    orderNo: `W2026112800000000000${index}`,
    amt: 1234,
    type: 2,
    receiveAddress: 'TPassageDemoWallet4Kq2Lm8Nz5Rt6Yw',
    sta: index % 5,
    remark: 'The receiving bank has sent the money back, because the account is closed. '.repeat(2),
    createTime: Date.UTC(2026, 10, 28, 9, index),
  }));
  await answer(page, 'apppay/bus-withdrawal-order/list', { data: { list, total: 23 } });
  const calls = watchCalls(page);
  await page.goto('/walletIndex?activeName=third');
  await expect(page.getByRole('row')).toHaveCount(11);
  const states = ['Awaiting review', 'Success', 'Failed', 'Remitted', 'Approved, being paid out'];
  for (const [index, state] of states.entries()) {
    const row = page.getByRole('row').nth(index + 1);
    await expect(row).toContainText(state);
    await expect(row).toContainText('$1,234.00');
  }
  const table = page.getByRole('region', { name: 'Withdraw log' });
  expect((await table.boundingBox())?.height).toBeLessThanOrEqual(600);
  expect(await table.evaluate((area) => area.scrollHeight)).toBeGreaterThan(600);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/walletIndex?activeName=third&page=2');
  const asked = (): (string | null)[][] =>
    calls
      .filter((call) => call.url().includes('bus-withdrawal-order/list'))
      .map((call) => [payloadOf(call).get('pageNo'), payloadOf(call).get('pageSize')]);
  await expect.poll(asked).toEqual([
    ['1', '10'],
    ['2', '10'],
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('list', { name: 'Withdraw log' }).getByRole('listitem')).toHaveCount(10);
  await expectNoSidewaysScroll(page);
});

test('withdraw-12 withdraw-13 withdraw-14 withdraw-15 withdraw-16 withdraw-17 withdraw-32 an address is added, with what its type asks for', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  await signIn(page, shopper);
  await page.goto('/walletAddress');
  await expect(page).toHaveTitle('Withdrawal addresses | Passage');
  await expect(page.getByRole('heading', { name: 'No withdrawal addresses yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a withdrawal address' });
  const save = dialog.getByRole('button', { name: 'Save' });
  const field = (label: string): Locator => dialog.getByLabel(label, { exact: true });
  await expect(field('USDT')).toBeChecked();
  await save.click();
  await expect(field('Name')).toHaveAccessibleDescription('Please enter the name');
  await expect(field('Mobile')).toHaveAccessibleDescription('Please enter the mobile number');
  await expect(field('Wallet address')).toHaveAccessibleDescription('Please enter the address');
  await expect(field('Card number')).toHaveCount(0);
  await expectAccessible(page, '[role=dialog]');
  await field('Wallet address').fill('TWallet22');
  await field('Bank card').check();
  await expect(field('Wallet address')).toHaveCount(0);
  await save.click();
  await expect(field('Bank name')).toHaveAccessibleDescription('Please enter the bank name');
  await expect(field('Card number')).toHaveAccessibleDescription('Please enter the card number');
  await field('Bank name').fill('Banque');
  await field('Card number').fill('4000 11');
  // Neither type keeps what the other one has asked for.
  await field('USDT').check();
  await expect(field('Wallet address')).toHaveValue('');
  await field('Bank card').check();
  await expect(field('Bank name')).toHaveValue('');
  await expect(field('Card number')).toHaveValue('');
  await field('Name').fill('Élodie Marchand');
  await field('Mobile').fill('+33 6 12 34 56 78');
  await field('Bank name').fill('Banque');
  await field('Card number').fill('4000 22');
  await dialog.getByLabel('Remark').fill('For refunds');

  const opened = await documentOf(page);
  const creating = timesOf(page, 'member/bank/create');
  const list = timesOf(page, 'member/bank/page');
  await save.dblclick();
  await expect(toasts(page)).toContainText('Success');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row').nth(1)).toContainText('Bank card');
  await expect(page.getByRole('row').nth(1)).toContainText('Banque4000 22');
  await expect(page.getByRole('row').nth(1)).toContainText('For refunds');
  expect(creating.began).toHaveLength(1);
  expect(Math.min(...list.began) - Math.max(...creating.ended)).toBeGreaterThanOrEqual(900);
  expect(await documentOf(page)).toBe(opened);
});

test('withdraw-08 withdraw-09 withdraw-10 withdraw-11 withdraw-32 addresses are listed, changed and, after a question, deleted', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  for (let index = 0; index < 11; index++) await addAddress(request, shopper, { ...USDT, address: `TWallet${index}` });
  await addAddress(request, shopper, CARD);
  const types = [
    { code: 1, status: 1, label: { en: 'Bank card' } },
    { code: 2, status: 0, label: { en: 'USDT' } },
  ];
  await page.route(/getByKey\?.*key=WITHDRAWAL_TYPE_SETTING/, (route) =>
    route.fulfill({
      json: {
        code: 0,
        msg: '',
        data: { key: 'WITHDRAWAL_TYPE_SETTING', settingValue: JSON.stringify({ types }) },
      },
    }),
  );
  await signIn(page, shopper);
  const calls = watchCalls(page);
  await page.goto('/walletAddress');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Withdrawal addresses' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('row')).toHaveCount(11);
  const asked = calls.find((call) => call.url().includes('member/bank/page'));
  expect(asked && payloadOf(asked).get('pageSize')).toBe('10');
  const cardRow = page.getByRole('row').filter({ hasText: CARD.bankno });
  await expect(cardRow).toContainText('Bank card');

  await page.getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog', { name: /withdrawal address/ });
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await expect(dialog.getByLabel('USDT', { exact: true })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add an address' })).toBeFocused();

  await page.getByRole('button', { name: `Edit ${CARD.bankno}` }).click();
  for (const radio of await dialog.getByRole('radio').all()) await expect(radio).toBeDisabled();
  await expect(dialog.getByLabel('Bank card', { exact: true })).toBeChecked();
  await expect(dialog.getByLabel('Card number')).toHaveValue(CARD.bankno);
  await dialog.getByLabel('Bank name').fill('Autre banque');
  const opened = await documentOf(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toasts(page)).toContainText('Success');
  await expect(cardRow).toContainText('Autre banque');

  const list = timesOf(page, 'member/bank/page');
  const deleting = timesOf(page, 'member/bank/delete');
  const bin = page.getByRole('button', { name: `Delete ${CARD.bankno}` });
  const question = page.getByRole('dialog', { name: 'Delete this address?' });
  await bin.click();
  await expect(question).toContainText(`${CARD.bankno} of ${CARD.fullname} is removed.`);
  await expectAccessible(page, '[role=dialog]');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toHaveCount(0);
  expect(deleting.began).toEqual([]);
  await bin.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page)).toContainText('Success');
  await expect(cardRow).toHaveCount(0);
  expect(Math.min(...list.began) - Math.max(...deleting.ended)).toBeGreaterThanOrEqual(900);
  expect(await documentOf(page)).toBe(opened);

  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/walletAddress?page=2');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('list', { name: 'Withdrawal addresses' }).getByRole('listitem')).toHaveCount(1);
  await expectNoSidewaysScroll(page);
});
