import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { api } from './support/api.ts';
import { cards, chooseSku, detailOf } from './support/catalogue.ts';
import { header, payloadOf, toasts } from './support/page.ts';
import { rewrite } from './support/rewrite.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { columnsOf, type ShopProductAnswer, shopList, shopNamed, shopProducts } from './support/shops.ts';
import { fillLogin, signInForm } from './support/sign-in.ts';
import { staffToken } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const PRODUCTS = 'product/spu/listshoppagebyshopid';
const productCall = (page: Page) => page.waitForRequest(new RegExp(PRODUCTS));

test('shop-12 shop-14 shop-15 shop-17 the shop introduces itself and shows twenty pieces in five columns', async ({
  page,
  request,
}) => {
  const { id, shopname, shopDesc } = await shopNamed(request, 'Bottega');
  const { list, total } = await shopProducts(request, { shopId: id });
  expect(total).toBeGreaterThan(20);
  const asked = productCall(page);
  await page.goto(`/shopProduct?no=${id}`);
  const payload = payloadOf(await asked);
  expect([payload.get('shopId'), payload.get('pageNo'), payload.get('pageSize'), payload.get('sort')]).toEqual([
    String(id),
    '1',
    '20',
    '0',
  ]);
  await expect(page).toHaveTitle(`${shopname} | Passage`);
  await expect(page.getByRole('main').getByText(shopDesc).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /out of 5$/ })).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
  const [first] = list;
  await expect(cards(page).first().getByRole('link')).toHaveAttribute(
    'href',
    `/productDetail?no=${first?.productId}&shopId=${id}`,
  );
  for (const [width, count] of [
    [390, 2],
    [1199, 4],
    [1200, 5],
    [1440, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    expect(await columnsOf(page, 'Pieces of the shop'), `at ${width}`).toBe(count);
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards(page)).toHaveCount(total - 20);
});

test('shop-09 shop-13 fault:a11y-01 fault:a11y-02 fault:mobile-01 four orders, and filters of which one group allows a single choice', async ({
  page,
  request,
}) => {
  const { id } = await shopNamed(request, 'Entrep');
  await page.goto(`/shopProduct?no=${id}&page=2`);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect(sort.getByRole('option')).toHaveText([
    'Default',
    'Price, low to high',
    'Price, high to low',
    'Latest arrivals',
  ]);
  const asked = productCall(page);
  await sort.selectOption('Price, low to high');
  expect(payloadOf(await asked).get('sort')).toBe('1');
  await expect(page).toHaveURL(`/shopProduct?no=${id}&sort=1`);
  const cheapest = await shopProducts(request, { shopId: id, sort: 1 });
  await expect(cards(page).first()).toContainText(cheapest.list[0]?.producctName ?? '');

  const opener = page.getByRole('button', { name: 'Filter' });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.click();
  const drawer = page.getByRole('dialog', { name: /^Filter/ });
  await expect(drawer).toBeVisible();
  expect((await drawer.boundingBox())?.width).toBe(400);
  await drawer.getByRole('radio', { name: 'Women' }).check();
  await drawer.getByRole('radio', { name: /^Men/ }).check();
  await expect(drawer.getByRole('radio', { name: 'Women' })).not.toBeChecked();
  const ofMen = await shopProducts(request, { shopId: id, personCategoryList: [1] });
  await expect(drawer.getByRole('button', { name: `Show ${ofMen.total} pieces` })).toBeVisible();
  const brands = drawer.getByRole('group', { name: 'Brand' }).getByRole('checkbox');
  await brands.nth(0).check();
  await brands.nth(1).check();
  await expect(brands.nth(0)).toBeChecked();
  await expect(opener.or(drawer).getByRole('img', { name: '3 filters active' }).first()).toBeVisible();
  await expectAccessible(page);
  // On a small phone the button is in view and nothing lies over it.
  await page.setViewportSize({ width: 375, height: 667 });
  await drawer.getByRole('button', { name: /^Show/ }).click({ trial: true });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  // Fifty tabs stay inside, Escape closes, the focus goes back.
  for (let press = 0; press < 50; press += 1) await page.keyboard.press('Tab');
  // The guards before and after the drawer hand the focus on.
  await expect.poll(() => drawer.evaluate((part) => part.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(/for=male&brand=\d+%2C\d+$/);

  const count = await cards(page).count();
  await page.reload();
  await expect(cards(page)).toHaveCount(count);
  await page.getByRole('button', { name: 'Filter' }).click();
  await drawer.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(`/shopProduct?no=${id}&sort=1`);
  await drawer.getByRole('button', { name: /^Show/ }).click();
  await expect(drawer).toBeHidden();
  await page.goBack();
  await expect(cards(page)).toHaveCount(count);

  // While the list still counts, the drawer closes all the same.
  await page.route(new RegExp(PRODUCTS), () => undefined);
  await sort.selectOption('Latest arrivals');
  await opener.click();
  const show = drawer.getByRole('button', { name: /^Show/ });
  await expect(show).toHaveAttribute('aria-busy', 'true');
  await show.click();
  await expect(drawer).toBeHidden();
});

test('favourite-16 the shop and its pieces are kept and given up', async ({ page, request }) => {
  const shopper = await newShopper(request);
  await signIn(page, shopper);
  const { id, favoriteCount } = await shopNamed(request, 'Kuramae');
  await page.goto(`/shopProduct?no=${id}`);
  const head = page.locator('main header');
  await head.getByRole('button', { name: /^Add to favourites/ }).click();
  await expect(toasts(page)).toContainText('collect success');
  const follow = head.getByRole('button', { name: /^Among your favourites/ });
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await expect(head).toContainText(`${favoriteCount + 1} favourite`);
  await follow.click();
  await expect(toasts(page)).toContainText('collect cancelled');
  await expect(head.getByRole('button', { name: /^Add to favourites/ })).toHaveAttribute('aria-pressed', 'false');
  const { favoriteFlag } = await api<{ favoriteFlag: number }>(request, 'system/shop/getShopInfoByShopId', {
    token: shopper.token,
    payload: { shopId: id },
  });
  expect(favoriteFlag).toBe(0);

  const heart = cards(page)
    .first()
    .getByRole('button', { name: /favourites$/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(header(page).getByRole('link', { name: 'Favourites, 1 piece' })).toBeVisible();
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.route('**/shopFavorite/add', (route) =>
    route.fulfill({ json: { code: 409, msg: 'Not now.', data: null } }),
  );
  await head.getByRole('button', { name: /^Add to favourites/ }).click();
  await expect(toasts(page)).toContainText('Not now.');
  await expect(head.getByRole('button', { name: /^Add to favourites/ })).toHaveAttribute('aria-pressed', 'false');
});

test('favourite-19 a visitor who keeps a shop finds it kept after the sign-in', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const { id } = await shopNamed(request, 'Kuramae');
  await page.goto(`/shopProduct?no=${id}`);
  await page.getByRole('button', { name: /^Add to favourites/ }).click();
  await expect(page).toHaveURL('/login');
  await fillLogin(signInForm(page), shopper);
  await expect(page).toHaveURL(`/shopProduct?no=${id}`);
  await expect(page.getByRole('button', { name: /^Among your favourites/ })).toBeVisible();
  const { total } = await api<{ total: number }>(request, 'shop/shopFavorite/list', { token: shopper.token });
  expect(total).toBe(1);
});

test('shop-16 a piece opens over the shop, is chosen and put in the bag', async ({ page, request }) => {
  const shopper = await newShopper(request);
  await signIn(page, shopper);
  const { id } = await shopNamed(request, 'Pembroke');
  const { list } = await shopProducts(request, { shopId: id });
  let wanted: ShopProductAnswer | undefined;
  let sku: Awaited<ReturnType<typeof detailOf>>['skus'][number] | undefined;
  for (const product of list) {
    const detail = await detailOf(request, product.productId);
    sku = detail.skus.find(({ stock, properties }) => stock > 5 && properties.length > 1);
    wanted = product;
    if (sku && detail.status === 'on' && detail.properties.some(({ values }) => values.length > 1)) break;
  }
  if (!wanted || !sku) throw new Error('The demo world has no such piece.');
  await page.goto(`/shopProduct?no=${id}`);
  const opener = page.getByRole('button', { name: `Quick view of ${wanted.producctName}`, exact: true });
  await opener.press('Enter');
  const popup = page.getByRole('dialog', { name: wanted.producctName });
  await expect(popup).toBeVisible();
  await expectAccessible(page);
  await popup.getByRole('button', { name: 'Add to bag' }).click();
  await expect(toasts(page)).toContainText('select specification');
  await chooseSku(page, sku);
  await popup.getByRole('button', { name: 'Add to bag' }).click();
  await expect(toasts(page)).toContainText('added to cart');
  await expect(header(page).getByRole('link', { name: 'Bag, 1 piece' })).toBeVisible();
  await expect(popup).toBeHidden();
  await opener.press('Enter');
  await expect(popup.getByRole('link', { name: 'See all details' })).toHaveAttribute(
    'href',
    `/productDetail?no=${wanted.productId}&shopId=${id}`,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('layout-51 layout-43 layout-44 what is missing, closed, empty or broken says so and leads on', async ({
  page,
  request,
}) => {
  for (const query of ['no=99999999', 'no=abc', '']) {
    await page.goto(`/shopProduct?${query}`);
    await expect(page.getByRole('heading', { name: 'This shop is not here', level: 1 })).toBeVisible();
  }
  await expectAccessible(page);
  const { id } = await shopNamed(request, 'Colbert');
  await page.goto(`/shopProduct?no=${id}&page=99`);
  await page.getByRole('button', { name: 'To the first page' }).click();
  await expect(cards(page)).toHaveCount(20);
  await page.goto(`/shopProduct?no=${id}&category=99999999`);
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(cards(page)).toHaveCount(20);

  let isBroken = true;
  await page.route(`**/${PRODUCTS}`, (route) =>
    isBroken ? route.fulfill({ json: { code: 500, msg: 'Broken', data: null } }) : route.continue(),
  );
  await page.reload();
  const failure = page.getByRole('alert').filter({ hasText: 'The list did not load' });
  await expect(failure).toBeVisible();
  isBroken = false;
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(20);

  await rewrite<object>(page, 'system/shop/getShopInfoByShopId', (shop) => ({ ...shop, status: 0 }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This shop is closed' })).toBeVisible();
  await expect(page.getByRole('button', { name: /favourites/ })).toHaveCount(0);
});

test('layout-48 fault:navigation-01 back from a piece finds page, order, filter and place again', async ({
  page,
  request,
}) => {
  const { id } = await shopNamed(request, 'Bottega');
  await page.goto(`/shopProduct?no=${id}&sort=2`);
  await expect(cards(page)).toHaveCount(20);
  await cards(page).nth(12).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  const name = (await cards(page).nth(12).getByRole('link').textContent()) ?? '';
  await cards(page).nth(12).getByRole('link').click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('2');
  await expect(cards(page).nth(12).getByRole('link')).toHaveText(name);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 5);
});

test('layout-45 fault:layout-01 long names break no layout from 320 px on', async ({ page, request }) => {
  const { id } = await shopNamed(request, 'Colbert');
  await rewrite<object>(page, 'system/shop/getShopInfoByShopId', (shop) => ({
    ...shop,
    shopname: 'S'.repeat(200),
    address: 'a'.repeat(200),
  }));
  await rewrite<{ list: object[] }>(page, PRODUCTS, (data) => ({
    ...data,
    list: data.list.map((product) => ({
      ...product,
      producctName: 'n'.repeat(200),
      brandName: 'B'.repeat(200),
      price: 9_999_999_999.99,
    })),
  }));
  for (const width of [320, 390, 768, 769, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/shopProduct?no=${id}`);
    await expect(cards(page).first()).toContainText('$9,999,999,999.99');
    await expectNoSidewaysScroll(page);
  }
});

const FORMERLY = [
  ['en', 'Formerly'],
  ['fr', 'Anciennement'],
  ['id', 'Sebelumnya'],
  ['jp', '旧店名：'],
  ['kor', '이전 이름:'],
  ['zh', '曾用名：'],
  ['zhTW', '曾用名：'],
] as const;

test('fault:security-56 the page of a shop says what it was formerly called, in the reader’s language', async ({
  page,
  request,
}) => {
  // Seven languages are seven page loads.
  test.slow();
  const shop = (await shopList(request)).at(-1);
  if (!shop) throw new Error('no shop');
  const former = `Interim ${Date.now()}`;
  const token = await staffToken(request, 'staff');
  const rename = (shopname: string) =>
    api(request, '/admin-api/shop', { method: 'PUT', token, payload: { shopId: shop.id, shopname } });
  const main = page.getByRole('main');
  await page.goto(`/shopProduct?no=${shop.id}`);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(shop.shopname);
  await expect(main).not.toContainText('Formerly');
  await rename(former);
  await rename(shop.shopname);
  for (const [language, word] of FORMERLY) {
    await page.evaluate((code) => localStorage.setItem('lang', code), language);
    await page.goto(`/shopProduct?no=${shop.id}`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(shop.shopname);
    await expect(main.getByText(`${word}${word.endsWith('：') ? '' : ' '}${former}`)).toBeVisible();
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
