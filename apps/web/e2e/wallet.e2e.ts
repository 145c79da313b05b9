import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { answer, payloadOf, watchCalls } from './support/page.ts';
import { demoShopper, newShopper, signIn } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const TYPES = [
  [1, 'Withdrawal', '-'],
  [2, 'Consumption', '-'],
  [3, 'Merchant pay', '-'],
  [4, 'Refund', '+'],
  [5, 'Recharge', '+'],
  [6, 'Backend recharge', '+'],
  [7, 'Backend deduction', '-'],
  [8, 'Merchant collection', '+'],
  [9, 'Platform refund', '+'],
] as const;

test('wallet-03 wallet-04 i18n-18 i18n-22 balance, frozen amount and points stand in dollars, with the ways in and out', async ({
  page,
  request,
}) => {
  await signIn(page, await newShopper(request));
  await page.addInitScript(() => {
    for (const [key, value] of Object.entries({ currency: 'JPY', currencyCode: 'JPY', symbol: '¥' }))
      localStorage.setItem(key, value);
  });
  await answer(page, 'pay/wallet/get', {
    data: { balance: 5123.4, freezebalance: 20, point: 1250, payPasswordFlag: true },
  });
  await page.goto('/walletIndex');
  await expect(page).toHaveTitle('Wallet | Passage');
  const summary = page.getByRole('region', { name: 'Wallet' });
  await expect(summary.getByRole('definition').filter({ hasText: '$5,123.40' })).toBeVisible();
  await expect(summary.getByRole('definition').filter({ hasText: '$20.00' })).toBeVisible();
  await expect(summary.getByRole('definition').filter({ hasText: '1,250' })).toBeVisible();
  await expect(summary.getByRole('link', { name: 'Recharge' })).toHaveAttribute('href', '/recharge');
  await expect(summary.getByRole('button', { name: 'Withdraw' })).toBeVisible();

  await expect(page.getByRole('tab', { name: 'Balance log', selected: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No changes yet' })).toBeVisible();
  await page.getByRole('tab', { name: 'Recharge log' }).click();
  await expect(page).toHaveURL('/walletIndex?activeName=second');
  await expect(page.getByRole('heading', { name: 'No recharges yet' })).toBeVisible();
  await page.goto('/walletIndex?activeName=third');
  await expect(page.getByRole('tab', { name: 'Withdraw log', selected: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No withdrawals yet' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Recharge log', selected: true })).toBeVisible();
  await expectAccessible(page);
});

test('a log that is opened brings the balance up to date', async ({ page, request }) => {
  await signIn(page, await newShopper(request));
  await page.goto('/walletIndex');
  const balance = page.getByRole('region', { name: 'Wallet' }).getByRole('definition').first();
  await expect(balance).toHaveText('$0.00');
  await answer(page, 'pay/wallet/get', {
    data: { balance: 2000, freezebalance: 0, point: 0, payPasswordFlag: true },
  });
  await page.getByRole('tab', { name: 'Recharge log' }).click();
  await expect(balance).toHaveText('$2,000.00');
});

test('wallet-05 wallet-07 wallet-08 i18n-22 the log has ten rows to a page, and each of its types its sign', async ({
  page,
  request,
}) => {
  await signIn(page, await newShopper(request));
  const rows = [...TYPES, TYPES[4]].map(([type], index) => ({
    id: 100 - index,
    type,
    amt: 1234.5 + index,
    hamt: 5000,
    remark: `2026112800000${index}`,
    createTime: Date.UTC(2026, 10, 28, 9, index),
  }));
  await answer(page, 'apppay/log-amount/page', { data: { list: rows, total: 23 } });
  const calls = watchCalls(page);
  await page.goto('/walletIndex?activeName=first');
  await expect(page.getByRole('row')).toHaveCount(11);
  // What stands there is an order's number, a withdrawal's, or what somebody wrote.
  await expect(page.getByRole('columnheader')).toHaveText(['Date', 'Type', 'Reference', 'Amount', 'Balance after']);
  for (const [index, [, name, sign]] of TYPES.entries()) {
    const row = page.getByRole('row').nth(index + 1);
    await expect(row.getByRole('cell').nth(1)).toHaveText(name);
    await expect(row.getByRole('cell').nth(2)).toHaveText(`2026112800000${index}`);
    await expect(row.getByRole('cell').nth(3)).toHaveText(`${sign}$${(1234.5 + index).toLocaleString('en')}0`);
    await expect(row.getByRole('cell').nth(4)).toHaveText('$5,000.00');
  }
  await page.getByRole('button', { name: 'Page 3' }).click();
  await expect(page).toHaveURL('/walletIndex?activeName=first&page=3');
  const asked = (): (string | null)[][] =>
    calls
      .filter((call) => call.url().includes('log-amount'))
      .map(payloadOf)
      .map((payload) => [payload.get('pageNo'), payload.get('pageSize')]);
  await expect.poll(asked).toEqual([
    ['1', '10'],
    ['3', '10'],
  ]);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Merchant pay' })).toContainText('-$1,236.50');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('wallet-03 wallet-07 wallet-08 the demo shopper sees the real thing', async ({ page, request }) => {
  await signIn(page, await demoShopper(request));
  await page.goto('/walletIndex');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const signs = await page
    .getByRole('row')
    .evaluateAll((found) => found.slice(1).map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
  const outgoing = TYPES.filter(([, , sign]) => sign === '-').map(([, name]): string => name);
  for (const [, type = '', , amount] of signs)
    expect(amount).toMatch(outgoing.includes(type) ? /^-\$[\d,]+\.\d\d$/ : /^\+\$[\d,]+\.\d\d$/);
  await expectAccessible(page);
});

test('wallet-09 the balance is asked for only once user info is known here', async ({ page, request }) => {
  const shopper = await newShopper(request);
  await page.addInitScript((token) => localStorage.setItem('token', token), shopper.token);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/app-api/member/userInfo/getUserInfo*', async (route) => {
    await held;
    await route.continue();
  });
  const calls = watchCalls(page);
  await page.goto('/walletIndex');
  await expect(page.getByRole('heading', { name: 'No changes yet' })).toBeVisible();
  const asked = (): number => calls.filter((call) => call.url().includes('pay/wallet/get')).length;
  expect(asked()).toBe(0);
  letGo();
  await expect(page.getByRole('definition').filter({ hasText: '$0.00' }).first()).toBeVisible();
  expect(asked()).toBe(1);
});

test('wallet-03 a wallet that does not load says so and can be asked again', async ({ page, request }) => {
  await signIn(page, await newShopper(request));
  await page.route('**/app-api/pay/wallet/get*', (route) => route.abort());
  await page.goto('/walletIndex');
  const failure = page.getByRole('alert').filter({ hasText: 'This did not load' });
  await expect(failure).toBeVisible();
  await page.unroute('**/app-api/pay/wallet/get*');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('definition').filter({ hasText: '$0.00' }).first()).toBeVisible();
  await expect(failure).toHaveCount(0);
});
