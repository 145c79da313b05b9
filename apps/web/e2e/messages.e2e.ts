import type { APIRequestContext, Locator, Page, Request } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { api } from './support/api.ts';
import { answer, header, payloadOf, toasts, watchCalls } from './support/page.ts';
import { newShopper, type Shopper, signIn } from './support/shopper.ts';
import { decide, fillWallet, staffToken } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { addWithdrawalAddress, USDT } from './support/withdrawals.ts';

const LIST = 'message/getMyMessage';
const COUNT = 'message/total/unread/num';
const of = (calls: readonly Request[], path: string): Request[] => calls.filter((call) => call.url().includes(path));
const asked = (calls: readonly Request[]): (string | null)[][] =>
  of(calls, LIST).map((call) => ['type', 'pageNo', 'pageSize', 'userType'].map((key) => payloadOf(call).get(key)));

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name });
const dialog = (page: Page): Locator => page.getByRole('dialog');
const navEntry = (page: Page): Locator =>
  page.getByRole('main').getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'System messages' });

/** As many messages as times that something was added to the balance. */
async function tellOfBalance(request: APIRequestContext, { userId }: Shopper, times: number): Promise<void> {
  const token = await staffToken(request, 'staff');
  for (let amount = 1; amount <= times; amount++)
    await api(request, `/admin-api/wallets/${userId}/adjust`, {
      method: 'POST',
      token,
      payload: { amount, remark: 'For the test' },
    });
}

test('message-14 message-15 message-16 messages stand by type, ten to a page, are read in a dialog and then no longer unread', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request, { payPassword: null });
  await tellOfBalance(request, shopper, 12);
  await signIn(page, shopper);
  const calls = watchCalls(page);
  await page.goto('/message');
  await expect(page.getByRole('tab')).toHaveText(['Orders', /^Wallet\s*12$/, 'Shop', 'Notices']);
  await expect(tab(page, 'Orders')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'No messages here' })).toBeVisible();
  await expect(navEntry(page)).toContainText('12 unread messages');
  await expectAccessible(page);

  await tab(page, 'Wallet').click();
  await expect(page).toHaveURL('/message?type=wallet');
  await expect(page.getByRole('columnheader')).toHaveText(['Title', 'Message', 'Received', 'Action']);
  await expect(page.getByRole('row')).toHaveCount(11);
  const newest = page.getByRole('row').nth(1);
  await expect(newest).toContainText('Unread');
  await expect(newest).toContainText('12.00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/message?type=wallet&page=2');
  await expect(page.getByRole('row')).toHaveCount(3);

  await tab(page, 'Shop').click();
  await expect(page).toHaveURL('/message?type=shop');
  await expect(page.getByRole('heading', { name: 'No messages here' })).toBeVisible();
  await tab(page, 'Wallet').click();
  await expect(page).toHaveURL('/message?type=wallet');
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect
    .poll(() => asked(calls))
    .toEqual([
      ['1', '1', '10', '1'],
      ['2', '1', '10', '1'],
      ['2', '2', '10', '1'],
      ['3', '1', '10', '1'],
      ['2', '1', '10', '1'],
    ]);

  await tellOfBalance(request, shopper, 1);
  await expect(newest).toContainText('USD 1.00 was added');
  await expect(tab(page, 'Wallet')).toHaveText(/Wallet\s*13$/);

  const marked = page.waitForRequest((call) => call.url().includes('message/readmsg'));
  await newest.getByRole('button', { name: /^View/ }).click();
  await expect(dialog(page).getByRole('heading')).toHaveText('Balance increased');
  await expect(dialog(page)).toContainText('Wallet');
  await expect(dialog(page)).toContainText('USD 1.00 was added to your balance.');
  expect(payloadOf(await marked).get('id')).toMatch(/^\d+$/);
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(newest.getByRole('button')).toBeFocused();
  await expect(newest).not.toContainText('Unread');
  await expect(tab(page, 'Wallet')).toHaveText(/Wallet\s*12$/);
  await expect(navEntry(page)).toContainText('12 unread messages');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const cards = page.getByRole('list', { name: 'System messages' }).getByRole('listitem');
  await expect(cards).toHaveCount(10);
  await expect(cards.first()).not.toContainText('Unread');
  await expect(cards.nth(1)).toContainText('Unread');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // What was read is marked once.
  await cards.first().getByRole('button', { name: /^View/ }).click();
  await expect(dialog(page)).toContainText('USD 1.00');
  expect(of(calls, 'message/readmsg')).toHaveLength(1);
});

test('message-17 message-18 message-22 fault:notify-01 what staff decide shows as a dot within five seconds, but a hidden tab and a visitor ask for nothing', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  await page.routeWebSocket(/\/message\/ws/, (socket) => socket.close());
  await page.clock.install();
  const calls = watchCalls(page);
  const counts = (): number => of(calls, COUNT).length;
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' }).first()).toBeVisible();
  await page.clock.runFor(20_000);
  expect(of(calls, 'unread')).toEqual([]);

  await signIn(page, shopper);
  await page.goto('/customerService');
  const entry = page.getByRole('menuitem', { name: 'System messages' });
  await header(page).getByRole('button', { name: 'Account' }).click();
  await expect(entry).toHaveText('System messages');
  await page.clock.runFor(1_000);
  await expect.poll(counts).toBe(1);

  await fillWallet(request, shopper, 50);
  const { id } = await addWithdrawalAddress(request, shopper, USDT);
  await api(request, 'pay/withdraw/apply', {
    method: 'POST',
    token: shopper.token,
    payload: { amount: 20, type: USDT.type, receiveAddress: id, payPassword: shopper.payPassword },
  });
  await decide(request, 'withdrawals', 'reject', shopper, 'The name differs.');
  await page.clock.runFor(5_000);
  await expect(entry).toContainText('2 unread messages');
  await expect.poll(counts).toBe(2);
  expect(of(calls, 'message/user/unread/num')).toHaveLength(2);
  expect(of(calls, COUNT).map((call) => payloadOf(call).get('userType'))).toEqual(['1', '1']);

  const see = (state: 'hidden' | 'visible'): Promise<void> =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  await see('hidden');
  await page.clock.runFor(30_000);
  expect(counts()).toBe(2);
  await see('visible');
  await expect.poll(counts).toBe(3);

  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(header(page).getByRole('link', { name: 'Account' })).toBeVisible();
  await page.clock.runFor(20_000);
  expect(counts()).toBe(3);
});

test('message-19 failed calls about messages say nothing but where the list would be', async ({ page, request }) => {
  const shopper = await newShopper(request, { payPassword: null });
  await tellOfBalance(request, shopper, 1);
  await signIn(page, shopper);
  const failure = { code: 500, msg: 'It broke.' };
  for (const path of [LIST, COUNT, 'message/unradmsg', 'message/readmsg', 'message/user/unread/num'])
    await answer(page, path, failure);
  await page.goto('/message?type=wallet');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expectAccessible(page);
  await page.unroute(`**/app-api/${LIST}*`);
  await retry.click();
  const view = page.getByRole('button', { name: 'View Balance increased' });
  const tried = page.waitForResponse((response) => response.url().includes('message/readmsg'));
  await view.click();
  await expect(dialog(page)).toContainText('USD 1.00 was added');
  await tried;
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(toasts(page)).toHaveCount(0);
});
