import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { api } from './support/api.ts';
import { answer, payloadOf, watchCalls } from './support/page.ts';
import { freshPicture } from './support/pictures.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { decide, uploadPicture } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const paid = (page: Page): Locator => page.getByRole('button', { name: 'Paid', exact: true });
const screenshot = (page: Page): Locator => page.getByLabel('Screenshot of the payment');
const custom = (page: Page): Locator => page.getByLabel('Other amount in US dollars');
const preset = (page: Page, label: string): Locator => page.getByRole('radio', { name: label, exact: true });

test('recharge-01 recharge-08 recharge-11 amount, pay method and screenshot, without which nothing can be handed in', async ({
  page,
  request,
}) => {
  await signIn(page, await newShopper(request));
  await page.goto('/walletIndex');
  await page.getByRole('region', { name: 'Wallet' }).getByRole('link', { name: 'Recharge' }).click();
  await expect(page).toHaveURL('/recharge');
  await expect(page).toHaveTitle('Recharge | Passage');
  for (const label of ['$50', '$100', '$200', '$500', '$1,000', '$2,000'])
    await expect(preset(page, label)).toBeVisible();
  await expect(paid(page)).toBeDisabled();

  await preset(page, '$100').check();
  await page.getByLabel('Pay method').selectOption({ label: 'Card' });
  const main = page.getByRole('main');
  await expect(main).toContainText('Pay $100.00 to this account.');
  await expect(main).toContainText('4000 0098 7654 3210');
  await expect(main.getByRole('img', { name: 'QR code: Card' })).toHaveAttribute(
    'src',
    /^\/files\/qr\/4000009876543210\.svg\?expires=\d+&signature=/,
  );
  await page.getByLabel('Pay method').selectOption({ label: 'Virtual currency' });
  await expect(main).toContainText('TPassageDemoWallet4Kq2Lm8Nz5Rt6Yw');
  await expect(paid(page)).toBeDisabled();
  await screenshot(page).setInputFiles({ ...freshPicture('proof.gif'), mimeType: 'image/gif' });
  await expect(page.getByRole('alert')).toHaveText('Only image files may be uploaded: jpeg, jpg or png.');
  await screenshot(page).setInputFiles(freshPicture());
  await expect(paid(page)).toBeEnabled();

  // One amount at a time.
  await custom(page).fill('12,505x');
  await expect(custom(page)).toHaveValue('12.50');
  await expect(preset(page, '$100')).not.toBeChecked();
  await expect(main).toContainText('Pay $12.50 to this account.');
  await expect(paid(page)).toBeEnabled();
  await custom(page).fill('0.00');
  await expect(paid(page)).toBeDisabled();
  await custom(page).fill('7');
  await preset(page, '$50').check();
  await expect(custom(page)).toHaveValue('');
  await expect(main).toContainText('Pay $50.00 to this account.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove proof.png' }).click();
  await expect(paid(page)).toBeDisabled();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('recharge-09 recharge-10 a recharge that is handed in has a page of its own, and grows the balance once it has passed', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  await signIn(page, shopper);
  await page.goto('/recharge');
  await custom(page).fill('120.5');
  await page.getByLabel('Pay method').selectOption({ label: 'Online payment' });
  await page.getByLabel('Reference').fill('TR-7');
  await screenshot(page).setInputFiles(freshPicture());
  const [response] = await Promise.all([
    page.waitForResponse((answered) => answered.url().includes('pay/order/submitPayOrder')),
    paid(page).click(),
  ]);
  const sent = payloadOf(response.request());
  expect([sent.get('money'), sent.get('bankno')]).toEqual(['120.5', 'TR-7']);
  expect(sent.get('payOrderPic')).toMatch(/^\/files\/u\//);
  expect(response.request().headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  const { data: id }: { data: number } = await response.json();
  await expect(page).toHaveURL(`/success/recharge/${id}`);
  await expect(page).toHaveTitle('Recharge under review | Passage');
  await expect(page.getByRole('main')).toContainText('It will be reviewed within 24 hours, please be patient.');
  await expect(page.getByRole('main')).toContainText(/No\. R\d{20}Online payment\$120\.50/);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'See the recharge log' }).click();
  await expect(page).toHaveURL('/walletIndex?activeName=second');
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText('$120.50');
  await expect(row).toContainText('Awaiting review');
  await expect(row.getByRole('cell').last()).toHaveText('');
  await expect(row.getByRole('link', { name: /^Screenshot of R/ })).toHaveAttribute(
    'href',
    /^\/files\/u\/.+signature=/,
  );

  await decide(request, 'recharges', 'approve', shopper);
  await page.reload();
  await expect(row).toContainText('Passed');
  await expect(row.getByRole('cell').last()).toHaveText(/\d{4}/);
  await expect(page.getByRole('definition').filter({ hasText: '$120.50' })).toBeVisible();
});

test('fault:notify-01 a rejected recharge says why; a picture that has served another one is refused at the field', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const payOrderPic = await uploadPicture(request, shopper);
  const { payTypes } = await api<{ payTypes: { id: number }[] }>(request, 'pay/wallet/intodata', {
    token: shopper.token,
  });
  await api(request, 'pay/order/submitPayOrder', {
    method: 'POST',
    token: shopper.token,
    payload: { money: 20, appId: payTypes[0]?.id, payOrderPic },
  });
  await decide(request, 'recharges', 'reject', shopper, 'The transfer did not arrive.');
  await signIn(page, shopper);
  await page.goto('/walletIndex?activeName=second');
  await expect(page.getByRole('row').nth(1)).toContainText('RejectedThe transfer did not arrive.');

  await page.goto('/recharge');
  await preset(page, '$50').check();
  await page.getByLabel('Pay method').selectOption({ label: 'Card' });
  await screenshot(page).setInputFiles(freshPicture());
  await expect(paid(page)).toBeEnabled();
  const gone = { issues: [{ path: 'payOrderPic', message: 'Please check this field.' }] };
  await answer(page, 'pay/order/submitPayOrder', { code: 400, msg: 'Please check your entries.', data: gone });
  await paid(page).click();
  await expect(screenshot(page)).toHaveAccessibleDescription('Please check this field.');
  await expect(page).toHaveURL('/recharge');
});

test('recharge-12 recharge-14 wallet-06 fault:money-01 the log has ten rows to a page in a table of at most 600 px, and an audit time once decided', async ({
  page,
  request,
}) => {
  await signIn(page, await newShopper(request));
  await page.addInitScript(() => {
    for (const [key, value] of Object.entries({ currency: 'JPY', currencyCode: 'JPY', symbol: '¥' }))
      localStorage.setItem(key, value);
  });
  const list = Array.from({ length: 10 }, (_, index) => ({
    id: 100 - index,
    payorderno: `R2026112800000000000${index}`,
    price: 123456,
    payOrderPic: '/files/scene/crest.2/square.svg',
    appName: 'Virtual currency',
    auditStatus: index % 4,
    remark: index % 4 === 2 ? 'The amount on the screenshot differs from the amount that was asked for.' : '',
    createTime: Date.UTC(2026, 10, 28, 9, index),
    updateTime: Date.UTC(2026, 10, 29, 10, index),
  }));
  await answer(page, 'pay/order/list', { data: { list, total: 23 } });
  const calls = watchCalls(page);
  await page.goto('/walletIndex?activeName=second');
  await expect(page.getByRole('row')).toHaveCount(11);
  for (const index of list.keys()) {
    const cells = page
      .getByRole('row')
      .nth(index + 1)
      .getByRole('cell');
    await expect(cells.nth(3)).toHaveText('$1,234.56');
    const isAudited = index % 4 === 1 || index % 4 === 2;
    await expect(cells.last()).toHaveText(isAudited ? new RegExp(`Nov 29, 2026, 10:0${index}`) : '');
  }
  const table = page.getByRole('region', { name: 'Recharge log' });
  const box = await table.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(600);
  expect(await table.evaluate((area) => area.scrollHeight)).toBeGreaterThan(600);
  await table.focus();
  await page.keyboard.press('End');
  await expect.poll(() => table.evaluate((area) => area.scrollTop)).toBeGreaterThan(0);
  await expect(page.getByRole('columnheader', { name: 'Audit time' })).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Page 3' }).click();
  await expect(page).toHaveURL('/walletIndex?activeName=second&page=3');
  const asked = (): (string | null)[][] =>
    calls
      .filter((call) => call.url().includes('pay/order/list'))
      .map((call) => [payloadOf(call).get('pageNo'), payloadOf(call).get('pageSize')]);
  await expect.poll(asked).toEqual([
    ['1', '10'],
    ['3', '10'],
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('list', { name: 'Recharge log' }).getByRole('listitem')).toHaveCount(10);
  await expectNoSidewaysScroll(page);
});

test('recharge-10 a visitor signs in first', async ({ page }) => {
  for (const path of ['/recharge', '/success/recharge/7']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
});
