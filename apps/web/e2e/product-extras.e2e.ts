import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { api } from './support/api.ts';
import { detailOf, findProduct, isPlain, type ListProduct, productPage, productPath } from './support/catalogue.ts';
import { answer, toasts } from './support/page.ts';
import { rewrite } from './support/rewrite.ts';
import { expect, test } from './support/test.ts';

test('catalogue-45 the size guide shows the table of the kind of piece, and marks the chosen size', async ({
  page,
  request,
}) => {
  const product = await findProduct(
    request,
    (one) => isPlain(one) && one.properties.some(({ values }) => values.some(({ valueName }) => valueName === '38')),
  );
  await page.goto(productPath(product));
  const sku = product.skus.find(({ stock }) => stock > 10);
  const size = sku?.properties.find(({ propertyName }) => propertyName === 'Size')?.valueName ?? '';
  await page.getByRole('group', { name: 'Size' }).getByRole('radio', { name: size, exact: true }).check();
  await page.getByRole('button', { name: 'Size guide' }).click();
  const dialog = page.getByRole('dialog', { name: 'Size guide' });
  await expect(dialog.getByRole('columnheader').first()).toHaveText('EU');
  await expect(dialog.locator('[aria-current=true]').getByRole('rowheader')).toHaveText(size);
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Size guide' })).toBeFocused();
});

test('catalogue-46 sharing hands the page on, or copies its address and says so', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const path = productPath(await findProduct(request, isPlain));
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
  await page.goto(path);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(toasts(page)).toContainText('Copied successfully');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path);
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('no')) }));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(toasts(page)).toContainText('Copying failed');
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'share', {
      value: (data: unknown) => {
        document.title = JSON.stringify(data);
        return Promise.resolve();
      },
      configurable: true,
    }),
  );
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveTitle(/productDetail/);
});

test('catalogue-48 what was looked at is shown, newest first, without the piece itself and without a key of its own', async ({
  page,
  request,
}) => {
  const { list } = await productPage(request, { sex: 2, pageSize: 3 });
  const [first, second, third] = list;
  if (!first || !second || !third) throw new Error('too few products');
  await page.goto(`/productDetail?no=${first.productId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.producctName);
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);
  for (const { productId, producctName } of [second, third, second]) {
    await page.goto(`/productDetail?no=${productId}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(producctName);
  }
  const rail = page.getByRole('region', { name: 'Recently viewed' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(rail.getByRole('article')).toHaveCount(2);
  await expect(rail.getByRole('article').first()).toContainText(third.producctName);
  await expect(rail.getByRole('article').last()).toContainText(first.producctName);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('recently-viewed');
});

test('catalogue-49 catalogue-57 the page shows what goes with it and the shop that sells it', async ({
  page,
  request,
}) => {
  const product = await findProduct(request, isPlain);
  const [recommended, shop] = await Promise.all([
    api<ListProduct[]>(request, 'product/spuFirst/getRecommendSpuList', { payload: { spuId: product.id, sex: 2 } }),
    api<{ favoriteCount: number; storeReputation: number }>(request, 'system/shop/getShopInfoByShopId', {
      payload: { shopId: product.shopId },
    }),
  ]);
  await page.goto(productPath(product));
  const main = page.getByRole('main');
  await expect(main.getByText(new RegExp(`${shop.favoriteCount} favourites?$`))).toBeVisible();
  await expect(main.getByRole('link', { name: 'Visit shop' })).toHaveAttribute('href', /shopProduct\?no=/);
  const rail = page.getByRole('region', { name: 'You may also like' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(rail.locator('article')).toHaveCount(recommended.length);
  await expect(rail.locator('article').first()).toContainText(recommended[0]?.producctName ?? '');
  await expectAccessible(page);
});

test('catalogue-56 reviews stand with stars, words and pictures; without any the page says so', async ({
  page,
  request,
}) => {
  const product = await detailOf(request, (await findProduct(request, isPlain)).id);
  await answer(page, 'product/spuFirst/reviews', { data: { list: [], total: 0 } });
  await page.goto(productPath(product));
  const reviews = page.getByRole('region', { name: 'Reviews', exact: true });
  await expect(reviews).toContainText('No reviews yet');
  await page.unrouteAll();

  const review = (id: number) => ({
    id,
    userName: `Buyer ${id}`,
    describeScore: 4,
    logisticsServiceScore: 5,
    serviceAttitudeScore: 5,
    remark: 'A'.repeat(300),
    picUrls: ['/icon.svg'],
    properties: [{ propertyId: 2, propertyName: 'Size', valueId: 1, valueName: '38' }],
    createTime: Date.UTC(2026, 10, 14),
  });
  await page.route('**/product/spuFirst/reviews*', (route) => {
    const pageNo = Number(new URL(route.request().url()).searchParams.get('pageNo'));
    const list = Array.from({ length: pageNo === 1 ? 10 : 2 }, (_, index) => review((pageNo - 1) * 10 + index + 1));
    return route.fulfill({ json: { code: 0, msg: '', data: { list, total: 12 } } });
  });
  await rewrite<object>(page, 'product/spuFirst/get-detail', (detail) => ({
    ...detail,
    scores: { count: 12, average: 4.66, service: 4.8, logistics: 4.5, description: 4.7 },
  }));
  await page.reload();
  await expect(reviews.getByText('4.7', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /12 reviews/ })).toBeVisible();
  await expect(reviews.getByText('Buyer 1', { exact: true })).toBeVisible();
  await reviews.getByRole('button', { name: 'Read more reviews' }).click();
  await expect(reviews.getByText('Buyer 12')).toBeVisible();
  await expect(reviews.getByRole('button', { name: 'Read more reviews' })).toHaveCount(0);
  await reviews.getByRole('button', { name: 'Buyer 1, picture 1 of 1', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('i18n-17 fault:money-01 fault:money-02 a shopping page shows whole yen from its first price on', async ({
  page,
  request,
}) => {
  const product = await findProduct(request, isPlain);
  const currencies = await api<{ code: string; rate: number }[]>(request, 'product/currencies/list');
  const rate = currencies.find(({ code }) => code === 'JPY')?.rate ?? 0;
  await page.addInitScript(() => {
    localStorage.setItem('currencyCode', 'JPY');
    localStorage.setItem('currency', 'JPY');
    localStorage.setItem('symbol', '¥');
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('main .num'))
        for (const [price] of (textContent ?? '').matchAll(/[$¥][\d,.]+/g)) if (!seen.includes(price)) seen.push(price);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto(productPath(product));
  const whole = Math.round(product.price * rate).toLocaleString('en');
  await expect(page.getByRole('main').getByText(`¥${whole}`, { exact: true }).first()).toBeVisible();
  const seen = await page.evaluate((): unknown => Reflect.get(window, 'seen'));
  const prices = Array.isArray(seen) ? seen.map(String) : [];
  expect(prices.filter((price) => price.startsWith('¥') && price.includes('.'))).toEqual([]);
});
