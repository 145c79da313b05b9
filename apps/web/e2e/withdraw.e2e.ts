import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { api } from './support/api.ts';
import { answer, payloadOf, toasts, watchCalls } from './support/page.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { decide, fillWallet } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { documentOf, pauseBetween, timesOf } from './support/timing.ts';
import { addWithdrawalAddress, CARD, USDT } from './support/withdrawals.ts';

const withdraw = (page: Page): Locator =>
  page.getByRole('region', { name: 'Wallet' }).getByRole('button', { name: 'Withdraw' });
const amountDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Withdraw' });
const passwordDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Transaction password' });

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
  await addWithdrawalAddress(request, shopper, CARD);
  const { id: usdtId } = await addWithdrawalAddress(request, shopper, USDT);
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
  // What was meant as cents is seen for the dollars that it became.
  await amount.fill('120.50');
  await expect(amount).toHaveAccessibleDescription(/^\$12,050\.00 · /);
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
  for (const fetched of [balance, log]) expect(await pauseBetween(application, fetched)).toBeGreaterThanOrEqual(900);
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

test('fault:wallet-01 fault:notify-01 what changed in the meantime is told where it can be put right, and a lost answer withdraws nothing twice', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  await fillWallet(request, shopper, 50);
  const { id } = await addWithdrawalAddress(request, shopper, CARD);
  await signIn(page, shopper);
  await page.goto('/walletIndex');
  await withdraw(page).click();
  const choose = async (address: string): Promise<void> => {
    await amountDialog(page).getByLabel('Withdrawal address').selectOption({ label: address });
    await amountDialog(page).getByRole('button', { name: 'Confirm' }).click();
  };
  const confirmPassword = async (): Promise<void> => {
    await passwordDialog(page).getByLabel('6 digits').fill('135790');
    await passwordDialog(page).getByRole('button', { name: 'Withdraw' }).click();
  };
  await amountDialog(page).getByLabel('Amount in US dollars').fill('50');
  await choose('Bank card, Élodie Marchand, 4000 11');
  await fillWallet(request, shopper, -10);
  await confirmPassword();
  const amount = amountDialog(page).getByLabel('Amount in US dollars');
  await expect(amount).toHaveAccessibleDescription('Insufficient account balance');

  await amount.fill('40');
  await amountDialog(page).getByRole('button', { name: 'Confirm' }).click();
  await api(request, 'member/bank/delete', { method: 'DELETE', token: shopper.token, payload: { id } });
  await addWithdrawalAddress(request, shopper, { ...USDT, address: 'TOther' });
  await confirmPassword();
  await expect(amountDialog(page).getByLabel('Withdrawal address')).toHaveAccessibleDescription(
    'This address can no longer be used. Please choose another one.',
  );
  // Once the addresses have been fetched anew.
  await choose('USDT, Élodie Marchand, TOther');

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

  await decide(request, 'withdrawals', 'reject', shopper, 'The name differs from your account.');
  await page.goto('/walletIndex?activeName=third');
  await expect(page.getByRole('row').nth(1)).toContainText('FailedThe name differs from your account.');
  await expect(page.getByRole('definition').filter({ hasText: '$40.00' })).toBeVisible();
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
