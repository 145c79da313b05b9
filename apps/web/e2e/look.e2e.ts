import type { Page } from '@playwright/test';
import { cards, findProduct, isPlain, productPath } from './support/catalogue.ts';
import { findGood, placeOrders } from './support/goods.ts';
import { header } from './support/page.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { expect, test } from './support/test.ts';
import { whole } from './support/visits.ts';

const LIST = '/categoryIndex?type=1&navigation=0';

test('layout-07 up to 1200 px the header is the phone’s, with its side menu', async ({ page }) => {
  const opener = header(page).getByRole('button', { name: 'Open menu' });
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await page.setViewportSize({ width: 1201, height: 900 });
  await page.goto(LIST);
  await expect(categories).toBeVisible();
  await expect(opener).toBeHidden();
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect(categories).toBeHidden();
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  const box = await menu.boundingBox();
  expect([box?.x, box?.height]).toEqual([0, 900]);
});

test('layout-08 up to 768 px pages lie as cards: two in a row, pictures to swipe, the account’s menu in a drawer', async ({
  page,
  request,
}) => {
  const columns = (): Promise<number> =>
    cards(page)
      .first()
      .evaluate((card) => getComputedStyle(card.closest('ul') ?? card).gridTemplateColumns.split(' ').length);
  await page.setViewportSize({ width: 769, height: 900 });
  await page.goto(LIST);
  await expect(cards(page)).toHaveCount(20);
  expect(await columns()).toBe(3);
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await columns()).toBe(2);

  const product = await findProduct(request, isPlain);
  await page.goto(productPath(product));
  const pictures = page.getByRole('list', { name: `Pictures of ${product.name}` });
  await expect(pictures).toHaveCSS('display', 'flex');
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(pictures).toHaveCSS('display', 'grid');

  await signIn(page, await newShopper(request));
  await page.goto('/myaccount');
  const tabs = page.getByRole('main').getByRole('link', { name: 'Orders', exact: true });
  await expect(tabs).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(tabs).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Orders', exact: true })).toBeVisible();
});

test('order-15 on a phone orders are cards, one under the other as wide as the page', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = await newShopper(request);
  const good = await findGood(request);
  await placeOrders(request, shopper, [good]);
  await placeOrders(request, shopper, [good]);
  await signIn(page, shopper);
  await page.goto('/myOrders');
  const orders = cards(page);
  await expect(orders).toHaveCount(2);
  await expect(page.getByRole('table')).toHaveCount(0);
  const [first, second] = [await orders.nth(0).boundingBox(), await orders.nth(1).boundingBox()];
  expect([first?.x, first?.width]).toEqual([20, 350]);
  expect([second?.x, second?.width]).toEqual([20, 350]);
  expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0));
  // What can be done stands under what was bought, over the whole card.
  const pay = await orders
    .nth(0)
    .getByRole('link', { name: /^Order details/ })
    .boundingBox();
  expect(pay?.width).toBe(350);
});

test('layout-32 breakpoints are tokens, and the grid has 24 columns from 1400 px and 20 below', async ({ page }) => {
  await page.goto('/');
  const token = (name: string): Promise<string> =>
    page.evaluate((known) => getComputedStyle(document.documentElement).getPropertyValue(known).trim(), name);
  for (const [name, value] of [
    ['max', '1400px'],
    ['xl', '1200px'],
    ['lg', '992px'],
    ['md', '768px'],
    ['sm', '0px'],
  ])
    expect(await token(`--breakpoint-${name}`)).toBe(value);
  for (const [width, columns] of [
    [1400, '24'],
    [1399, '20'],
    [390, '20'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await token('--grid-columns')).toBe(columns);
  }
});

test('layout-36 Chinese, Japanese and Korean fall back to fonts of the system, behind the Latin faces and as heavy', async ({
  page,
}) => {
  const faces = {
    zh: ['Songti SC', 'PingFang SC'],
    zhTW: ['Songti TC', 'PingFang TC'],
    jp: ['Hiragino Mincho ProN', 'Hiragino Sans'],
    kor: ['AppleMyungjo', 'Apple SD Gothic Neo'],
  };
  const fonts: string[] = [];
  page.on('request', (call) => call.resourceType() === 'font' && fonts.push(new URL(call.url()).pathname));
  const weights = new Set<string>();
  for (const [language, [serif, sans]] of Object.entries(faces)) {
    await page.goto('/');
    await page.evaluate((code) => localStorage.setItem('lang', code), language);
    await page.reload();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveCSS('font-family', new RegExp(`^"?Bodoni Moda Variable"?, .*${serif}.*serif$`));
    await expect(page.locator('body')).toHaveCSS('font-family', new RegExp(`^"?Instrument Sans Variable"?, .*${sans}`));
    weights.add(await title.evaluate((element) => getComputedStyle(element).fontWeight));
    await page.evaluate(() => document.fonts.ready);
  }
  // The display faces are never bold, in any script.
  expect([...weights]).toEqual(['400']);
  expect(fonts.filter((file) => !file.includes('latin'))).toEqual([]);
});

test('layout-38 catalogue-31 a card shows its picture 3:4 on a ground, the second one under the pointer, and a heart', async ({
  page,
}) => {
  await page.goto(LIST);
  await expect(cards(page)).toHaveCount(20);
  await expect(cards(page).getByRole('button', { name: /to favourites$/ })).toHaveCount(20);
  const card = cards(page).nth(5);
  await card.scrollIntoViewIfNeeded();
  const frame = card.locator('a > span').first();
  const box = await frame.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3 / 4, 2);
  await expect(frame).toHaveCSS('background-color', 'rgb(244, 242, 238)');
  const second = frame.locator('img').nth(1);
  await page.mouse.move(0, 0);
  await expect(second).toHaveCSS('opacity', '0');
  await card.hover();
  await expect(second).toHaveCSS('opacity', '1');
  expect(await second.getAttribute('src')).not.toBe(await frame.locator('img').first().getAttribute('src'));
});

/** Where everything of the page's own lies. */
const places = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main img, main h1, main h2, main article')]
      .filter((element) => {
        const { top, left } = element.getBoundingClientRect();
        return top < window.innerHeight && left < window.innerWidth;
      })
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, x, y + window.scrollY, width, height].map(String).join(' ');
      })
      .join('\n'),
  );

test('layout-39 nothing moves when pictures arrive: their size is known before', async ({ page, request }) => {
  test.slow();
  const product = await findProduct(request, isPlain);
  for (const path of ['/', '/population/female', LIST, productPath(product), '/shop', '/brand']) {
    let letIn = (): void => undefined;
    const isLetIn = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    await page.route('**/files/**', async (route) => {
      await isLetIn;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
    // What is further down waits until it comes near.
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            [...document.querySelectorAll('main [aria-busy=true]')].filter(
              (area) => area.getBoundingClientRect().top < window.innerHeight,
            ).length,
        ),
      )
      .toBe(0);
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator('#app-shell')).toHaveCount(0);
    const before = await places(page);
    letIn();
    await page.waitForLoadState('load');
    await expect
      .poll(() =>
        page.evaluate(() => {
          const inSight = [...document.images].filter(
            (image) => image.getBoundingClientRect().top < window.innerHeight,
          );
          return inSight.every(({ complete }) => complete);
        }),
      )
      .toBe(true);
    expect(await places(page), path).toBe(before);
    await page.unroute('**/files/**');
  }
});

test('layout-50 where no picture loads its ground, an arch or a letter stands, and no page shows a broken one', async ({
  page,
  request,
}) => {
  test.slow();
  const product = await findProduct(request, isPlain);
  await page.route('**/files/**', (route) => route.abort());
  for (const path of [
    '/',
    '/population/female',
    LIST,
    productPath(product),
    '/shop',
    `/shopProduct?no=${product.shopId}`,
  ]) {
    await page.goto(path);
    await whole(page);
    const broken = (): Promise<string[]> =>
      page.evaluate(() =>
        [...document.images]
          .filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc !== '')
          .filter((image) => image.checkVisibility())
          .map(({ currentSrc }) => currentSrc),
      );
    await expect.poll(broken, path).toEqual([]);
  }
});
