import type { Locator } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { payloadOf, toasts, watchCalls } from './support/page.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { expect, test } from './support/test.ts';
import { documentOf, pauseBetween, timesOf } from './support/timing.ts';
import { addWithdrawalAddress, CARD, USDT } from './support/withdrawals.ts';

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
  expect(await pauseBetween(creating, list)).toBeGreaterThanOrEqual(900);
  expect(await documentOf(page)).toBe(opened);
});

test('withdraw-08 withdraw-09 withdraw-10 withdraw-11 withdraw-32 addresses are listed, changed and, after a question, deleted', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  for (let index = 0; index < 11; index++)
    await addWithdrawalAddress(request, shopper, { ...USDT, address: `TWallet${index}` });
  await addWithdrawalAddress(request, shopper, CARD);
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
  expect(await pauseBetween(deleting, list)).toBeGreaterThanOrEqual(900);
  expect(await documentOf(page)).toBe(opened);

  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/walletAddress?page=2');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('list', { name: 'Withdrawal addresses' }).getByRole('listitem')).toHaveCount(1);
  await expectNoSidewaysScroll(page);
});
