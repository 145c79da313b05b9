import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { api } from './support/api.ts';
import { type ListProduct, productPage } from './support/catalogue.ts';
import { header, toasts } from './support/page.ts';
import { rewrite } from './support/rewrite.ts';
import { newShopper, type Shopper, signIn } from './support/shopper.ts';
import { type ShopAnswer, shopList } from './support/shops.ts';
import { expect, test } from './support/test.ts';
import { pauseBetween, timesOf } from './support/timing.ts';

const panel = (page: Page) => page.getByRole('tabpanel');
const LIST = 'product/favorite-two/list';

async function keep(request: APIRequestContext, { token }: Shopper, count: number): Promise<ListProduct[]> {
  const { list } = await productPage(request, { sex: 2, pageSize: Math.max(20, count) });
  const kept = list.slice(0, count);
  for (const { productId, shopId } of kept)
    await api(request, 'product/favorite-two/create', { method: 'POST', token, payload: { spuId: productId, shopId } });
  return kept;
}

async function keepShops(request: APIRequestContext, { token }: Shopper, count: number): Promise<ShopAnswer[]> {
  const kept = (await shopList(request)).slice(0, count);
  for (const { id } of kept)
    await api(request, 'shop/shopFavorite/add', { method: 'POST', token, payload: { shopId: id } });
  return kept;
}

test('favourite-08 favourite-09 favourite-11 favourite-13 favourite-15 favourite-17 a product is deleted, and undone', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const [first, second] = await keep(request, shopper, 2);
  if (!first || !second) throw new Error('unreachable');
  await signIn(page, shopper);
  await page.goto('/wishlist');
  await expect(page).toHaveTitle('Favourites | Passage');
  await expect(page.getByRole('tab')).toHaveText(['Collect product', 'Collect shop']);
  const card = (product: ListProduct) => panel(page).getByRole('article').filter({ hasText: product.producctName });
  await expect(panel(page).getByRole('article')).toHaveCount(2);
  await expect(card(first)).toContainText(first.brandName);
  await expect(card(first).getByRole('link')).toHaveAttribute(
    'href',
    `/productDetail?no=${first.productId}&shopId=${first.shopId}`,
  );
  await expectAccessible(page);

  // The data, not the document, are fetched again a second after the delete.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const removal = timesOf(page, 'favorite-two/delete');
  const list = timesOf(page, 'favorite-two/list');
  await card(first)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(card(first)).toHaveCount(0);
  await expect(toasts(page)).toContainText('collect cancelled');
  await expect(header(page).getByRole('link', { name: 'Favourites, 1 piece' })).toBeVisible();
  expect(await pauseBetween(removal, list)).toBeGreaterThanOrEqual(900);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await expect(card(second)).toBeVisible();

  // One offer to undo at a time: it is the second delete that is taken back.
  const undo = toasts(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveCount(0);
  await card(second)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
  await undo.click();
  await expect(toasts(page)).toContainText('collect success');
  await expect(card(second)).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Favourites, 1 piece' })).toBeVisible();
  await expect.poll(() => api(request, 'product/favorite/get-count', { token: shopper.token })).toBe(1);
  await page.reload();
  await expect(card(second)).toBeVisible();
});

test('favourite-08 favourite-10 favourite-17 a shop opens its page, is deleted, and undone', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const [shop] = await keepShops(request, shopper, 1);
  if (!shop) throw new Error('unreachable');
  await signIn(page, shopper);
  await page.goto('/wishlist');
  await page.getByRole('tab', { name: 'Collect shop' }).click();
  await expect(page).toHaveURL('/wishlist?tab=shop');
  const link = panel(page).getByRole('link', { name: shop.shopname });
  await expect(link).toHaveAttribute('href', `/shopProduct?no=${shop.id}`);
  await expect(panel(page)).toContainText(shop.shopDesc);
  await expectAccessible(page);
  await panel(page)
    .getByRole('button', { name: `Remove ${shop.shopname} from favourites` })
    .click();
  await expect(page.getByRole('heading', { name: 'No favourite shops yet' })).toBeVisible();
  await expect(toasts(page)).toContainText('collect cancelled');
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { name: shop.shopname, level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Among your favourites/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Collect shop', selected: true })).toBeVisible();
});

test('a refused delete puts the product back', async ({ page, request }) => {
  const shopper = await newShopper(request);
  await keep(request, shopper, 1);
  await signIn(page, shopper);
  await page.route('**/favorite-two/delete*', (route) =>
    route.fulfill({ json: { code: 409, msg: 'Not now.', data: null } }),
  );
  await page.goto('/wishlist');
  await panel(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(toasts(page)).toContainText('Not now.');
  await expect(panel(page).getByRole('article')).toHaveCount(1);
});

test('layout-42 layout-43 layout-44 loading, failure and emptiness of the favourites', async ({ page, request }) => {
  await signIn(page, await newShopper(request));
  let isBroken = true;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/app-api/${LIST}*`, async (route) => {
    await held;
    if (isBroken) await route.fulfill({ json: { code: 500, msg: 'Broken', data: null } });
    else await route.continue();
  });
  await page.goto('/wishlist');
  await expect(panel(page).getByRole('status')).toContainText('Loading');
  release();
  const failure = page.getByRole('alert').filter({ hasText: 'Your favourites did not load' });
  await expect(failure).toBeVisible();
  isBroken = false;
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See what is new' }).click();
  await expect(page).toHaveURL(/^[^?]*\/categoryIndex\?type=1/);
});

test('what can no longer be ordered stays and says so; deleting the last of a page leads to the one before', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  await keep(request, shopper, 21);
  await signIn(page, shopper);
  await page.goto('/wishlist?page=2');
  await expect(panel(page).getByRole('article')).toHaveCount(1);
  await panel(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(page).toHaveURL('/wishlist');
  await expect(panel(page).getByRole('article')).toHaveCount(20);

  const states = ['off', 'soldOut', 'shopClosed'];
  await rewrite<{ list: object[]; total: number }>(page, LIST, (data) => ({
    list: data.list.slice(0, 3).map((product, index) => ({ ...product, status: states[index] })),
    total: 3,
  }));
  await page.reload();
  for (const text of ['No longer offered', 'Sold out', 'The shop is closed'])
    await expect(panel(page).getByText(text)).toBeVisible();
  await expectAccessible(page);
});

test('layout-45 fault:layout-01 long names break no layout of the favourites from 320 px on', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  await keep(request, shopper, 3);
  await keepShops(request, shopper, 2);
  await signIn(page, shopper);
  await rewrite<{ list: object[] }>(page, LIST, (data) => ({
    ...data,
    list: data.list.map((product) => ({
      ...product,
      spuName: 'n'.repeat(200),
      brandName: 'B'.repeat(200),
      price: 9_999_999_999.99,
    })),
  }));
  await rewrite<{ list: object[] }>(page, 'shop/shopFavorite/list', (data) => ({
    ...data,
    list: data.list.map((shop) => ({ ...shop, shopname: 'S'.repeat(200), shopDesc: 'd'.repeat(200) })),
  }));
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/wishlist');
    await expect(panel(page).getByRole('article')).toHaveCount(3);
    await expectNoSidewaysScroll(page);
    await page.getByRole('tab', { name: 'Collect shop' }).click();
    await expect(panel(page).getByRole('listitem')).toHaveCount(2);
    await expectNoSidewaysScroll(page);
  }
});
