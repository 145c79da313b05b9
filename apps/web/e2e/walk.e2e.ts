import type { Locator } from '@playwright/test';
import { api } from './support/api.ts';
import { productPage } from './support/catalogue.ts';
import { findGoods } from './support/goods.ts';
import { payloadOf } from './support/page.ts';
import { CARRIER, placePaidOrder } from './support/sellers.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { staffToken } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const textsOf = (rows: Locator): Promise<string[]> => rows.allInnerTexts();

test('trust-60 the second page of favourites begins behind what the first one showed, whatever was deleted since', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const { list } = await productPage(request, { sex: 2, pageSize: 25 });
  const spuIds = list.slice(0, 23).map(({ productId }) => productId);
  const call = (path: string, method: 'POST' | 'DELETE', spuId: number) =>
    api(request, `product/favorite-two/${path}`, { method, token: shopper.token, payload: { spuId } });
  for (const spuId of spuIds) await call('create', 'POST', spuId);
  await signIn(page, shopper);
  await page.goto('/wishlist');
  const cards = page.getByRole('tabpanel').getByRole('article');
  await expect(cards).toHaveCount(20);
  const before = await textsOf(cards);
  // The newest stand first: these are on the page that is shown.
  for (const spuId of spuIds.slice(-2)) await call('delete', 'DELETE', spuId);
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/wishlist?page=2');
  await expect(cards).toHaveCount(3);
  const names = list.slice(0, 3).map(({ producctName }) => producctName);
  for (const name of names) await expect(cards.filter({ hasText: name })).toHaveCount(1);
  expect((await textsOf(cards)).filter((text) => before.includes(text))).toEqual([]);
});

test('trust-60 the second page of orders begins behind what the first one showed, whatever was shipped since', async ({
  page,
  request,
}) => {
  test.slow();
  const shopper = await newShopper(request);
  const goods = await findGoods(request, 1);
  const orders: { id: number; no: string }[] = [];
  for (let count = 0; count < 12; count++) orders.push(await placePaidOrder(request, shopper, goods));
  // The page is not told of it, else it would show the first page anew.
  await page.routeWebSocket('**/message/ws', () => undefined);
  await signIn(page, shopper);
  await page.goto('/myOrders?status=waitDelivery');
  const cards = page.getByRole('article', { name: /^No\. / });
  await expect(cards).toHaveCount(10);
  const token = await staffToken(request, 'staff');
  for (const { id } of orders.slice(-3))
    await api(request, `/admin-api/orders/${id}/ship`, { method: 'POST', token, payload: CARRIER });
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards).toHaveCount(2);
  for (const { no } of orders.slice(0, 2)) await expect(page.getByRole('article', { name: `No. ${no}` })).toBeVisible();
});

test('trust-60 the second page of conversations is asked for behind the last one of the first', async ({
  page,
  request,
}) => {
  await signIn(page, await newShopper(request));
  const sessionOf = (n: number) => ({
    id: n,
    shopName: `Atelier ${n}`,
    message: 'Yes.',
    type: 1,
    unReadNum: 1,
    createTime: 1_790_000_000_000,
    userId: 1,
    shopId: n,
    shopLogo: '',
    cursor: `cursor-${n}`,
  });
  const asked: string[] = [];
  await page.route('**/message/getUserSessionAllList*', async (route) => {
    const { pageNo = '', after = '' } = Object.fromEntries(payloadOf(route.request()));
    asked.push(`${pageNo} ${after}`);
    const ids = pageNo === '1' ? [20, 19, 18, 17, 16, 15, 14, 13, 12, 11] : [10];
    await route.fulfill({ json: { code: 0, msg: '', data: ids.map(sessionOf) } });
  });
  await page.goto('/leaveMessage?tab=unread');
  const rows = page.getByRole('region', { name: 'My shop messages' }).getByRole('row');
  await expect(rows).toHaveCount(11);
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('Atelier 10');
  expect(asked.at(-1)).toBe('2 cursor-11');
});
