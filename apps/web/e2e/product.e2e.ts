import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { api } from './support/api.ts';
import { chooseSku, type Detail, detailOf, findProduct, isPlain, productPath, valuesOf } from './support/catalogue.ts';
import { header, toasts, watchCalls } from './support/page.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { fillLogin, signInForm } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const addButton = { name: 'Add to bag' } as const;
const dollars = (amount: number): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(amount);

test.describe('the page of a product', () => {
  test('catalogue-32 catalogue-37 catalogue-42 catalogue-44 catalogue-54 catalogue-57 shows the product with its pictures, prices and shop', async ({
    page,
    request,
  }) => {
    const product = await findProduct(
      request,
      (candidate) => isPlain(candidate) && candidate.marketPrice > candidate.price,
    );
    await page.goto(productPath(product));
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
    await expect(page).toHaveTitle(`${product.name} · ${product.brandName} | Passage`);
    await expect(main.getByRole('link', { name: product.brandName, exact: true }).first()).toHaveAttribute(
      'href',
      /type=5.*brandId=\d+&navigation=0/,
    );
    await expect(main.getByText(dollars(product.price)).first()).toBeVisible();
    await expect(main.locator('del').first()).toContainText(dollars(product.marketPrice));

    const pictures = page.getByRole('list', { name: `Pictures of ${product.name}` }).getByRole('img');
    await expect(pictures).toHaveCount(product.imglist.length);
    const sources = await pictures.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    expect(sources).toEqual(product.imglist);
    expect(sources.some((source) => source?.includes('front'))).toBe(true);
    expect(sources.some((source) => source?.includes('detail'))).toBe(true);

    for (const { propertyName, values } of product.properties)
      await expect(page.getByRole('group', { name: propertyName }).getByRole('radio')).toHaveCount(values.length);
    await expect(main.getByRole('link', { name: 'Visit shop' })).toHaveAttribute(
      'href',
      new RegExp(`/shopProduct\\?no=${product.shopId}&name=`),
    );
    const sku = product.skus.find(({ stock }) => stock > 10);
    if (!sku) throw new Error('It has no SKU in stock.');
    await chooseSku(page, sku);
    for (const { propertyName, valueName } of sku.properties)
      await expect(page.getByRole('group', { name: propertyName })).toContainText(valueName);
    await expect(main.getByText(dollars(sku.price)).first()).toBeVisible();
    await expectAccessible(page);

    await pictures.first().click();
    const zoom = page.getByRole('dialog', { name: `Pictures of ${product.name}` });
    const shown = zoom.getByRole('img');
    await expect(shown).toHaveAttribute('src', product.imglist[0] ?? '');
    await zoom.getByRole('button', { name: 'Next picture' }).press('ArrowRight');
    await expect(zoom).toContainText(`2 / ${product.imglist.length}`);
    await page.keyboard.press('Escape');
    await expect(zoom).toBeHidden();
  });

  test('catalogue-32 a product that is not there, or not in this shop, leads on', async ({ page, request }) => {
    const { id, shopId } = await findProduct(request, isPlain);
    for (const query of ['no=99999999', 'no=abc', '', `no=${id}&shopId=${shopId + 1}`]) {
      await page.goto(`/productDetail?${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This piece is not here');
    }
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'See what is new' }).click();
    await expect(page).toHaveURL(/categoryIndex\?type=1/);
  });

  test('catalogue-33 without a chosen SKU the bag asks for it and gets nothing', async ({ page, request }) => {
    const product = await findProduct(request, isPlain);
    await signIn(page, await newShopper(request));
    await page.goto(productPath(product));
    const calls = watchCalls(page);
    await page.getByRole('button', addButton).click();
    await expect(toasts(page)).toContainText('select specification');
    const [colour, size] = product.properties.map(({ propertyName }) =>
      page.getByRole('group', { name: propertyName }),
    );
    await expect(colour?.getByRole('radio').first() ?? page.locator('none')).toBeFocused();
    await expect(page.getByText(`Choose: ${product.properties[1]?.propertyName}`)).toBeVisible();

    const sku = product.skus.find(({ stock }) => stock > 10);
    await colour?.getByRole('radio', { name: sku?.properties[0]?.valueName ?? '', exact: true }).check();
    await page.getByRole('button', addButton).click();
    await expect(toasts(page)).toContainText('select specification');
    await expect(size ?? page.locator('none')).toHaveAccessibleDescription(/Choose/);
    expect(calls.filter((call) => call.url().includes('cart/addFirst'))).toEqual([]);
    await expect(header(page).getByRole('link', { name: 'Bag, 0 pieces' })).toBeVisible();
  });

  test('catalogue-53 catalogue-38 what does not exist or is sold out is shown so, stays reachable and cannot be chosen', async ({
    page,
    request,
  }) => {
    const product = await findProduct(request, isPlain);
    const [colour, size] = product.properties;
    const [first, second] = colour?.values ?? [];
    const sizes = size?.values.map(({ valueName }) => valueName) ?? [];
    if (!first || !second || sizes.length < 3) throw new Error('It has too few colours or sizes.');
    const [gone = '', missing = '', few = ''] = sizes;
    await page.route('**/product/spuFirst/get-detail*', async (route) => {
      const response = await route.fetch();
      const answer: { data: Detail } = await response.json();
      answer.data.skus = answer.data.skus
        .filter((sku) => valuesOf(sku).join(',') !== `${first.valueName},${missing}`)
        .map((sku) => {
          const stocks: Record<string, number> = {
            [`${first.valueName},${gone}`]: 0,
            [`${first.valueName},${few}`]: 2,
            [`${second.valueName},${gone}`]: 9,
          };
          return { ...sku, stock: stocks[valuesOf(sku).join(',')] ?? sku.stock };
        });
      await route.fulfill({ json: answer });
    });
    await page.goto(productPath(product));
    const colours = page.getByRole('group', { name: colour?.propertyName ?? '' });
    const cells = page.getByRole('group', { name: size?.propertyName ?? '' });
    await expect(cells.getByRole('radio', { name: gone, exact: true })).not.toHaveAttribute('aria-disabled');

    await colours.getByRole('radio', { name: first.valueName, exact: true }).check();
    const soldOut = cells.getByRole('radio', { name: `${gone}, sold out in ${first.valueName}` });
    const notMade = cells.getByRole('radio', { name: `${missing}, not made in ${first.valueName}` });
    for (const cell of [soldOut, notMade]) {
      await expect(cell).toHaveAttribute('aria-disabled', 'true');
      await cell.focus();
      await expect(cell).toBeFocused();
      await cell.click({ force: true });
      await expect(cell).not.toBeChecked();
    }
    await expectAccessible(page);

    await cells.getByRole('radio', { name: few, exact: true }).check();
    await expect(page.getByText(`Only 2 left in ${first.valueName}, ${few}`)).toBeVisible();

    await colours.getByRole('radio', { name: second.valueName, exact: true }).check();
    await cells.getByRole('radio', { name: gone, exact: true }).check();
    await colours.getByRole('radio', { name: first.valueName, exact: true }).check();
    await expect(soldOut).not.toBeChecked();
  });

  test('products that cannot be ordered say why', async ({ page, request }) => {
    const product = await findProduct(request, isPlain);
    let status = 'soldOut';
    await page.route('**/product/spuFirst/get-detail*', async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, data: { ...answer.data, status } } });
    });
    for (const [next, word] of [
      ['soldOut', 'Sold out'],
      ['off', 'No longer offered'],
      ['shopClosed', 'The shop is closed'],
    ] as const) {
      status = next;
      await page.goto(productPath(product));
      await expect(page.getByRole('button', { name: word })).toBeDisabled();
      await expect(page.getByRole('button', addButton)).toHaveCount(0);
    }
  });
});

test.describe('into the bag', () => {
  test('cart-10 layout-30 a SKU is added, the toast says so for three seconds and the badge counts', async ({
    page,
    request,
  }) => {
    const product = await findProduct(request, isPlain);
    const sku = product.skus.find(({ stock }) => stock > 10);
    if (!sku) throw new Error('It has no SKU in stock.');
    const shopper = await newShopper(request);
    await signIn(page, shopper);
    await page.goto(productPath(product));
    await chooseSku(page, sku);
    await page.getByRole('button', addButton).click();
    const toast = toasts(page).getByText('added to cart');
    await expect(toast).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Bag, 1 piece' })).toContainText('1');
    await page.mouse.move(10, 500);
    await expect(toast).toBeHidden({ timeout: 4500 });
    await page.getByRole('button', addButton).click();
    await expect(header(page).getByRole('link', { name: 'Bag, 2 pieces' })).toBeVisible();

    const cart = await api<{ list: { count: number; sku: { id: number } }[] }>(request, 'trade/cart/listFirst', {
      token: shopper.token,
    });
    expect(cart.list.map((line) => [line.sku.id, line.count])).toEqual([[sku.id, 2]]);
    await toasts(page).getByRole('button', { name: 'View bag' }).click();
    await expect(page).toHaveURL('/basket');
  });

  test('cart-10 what the server refuses is told, and the badge stays', async ({ page, request }) => {
    const product = await findProduct(request, isPlain);
    const sku = product.skus.find(({ stock }) => stock > 10);
    if (!sku) throw new Error('It has no SKU in stock.');
    await signIn(page, await newShopper(request));
    await page.route('**/cart/addFirst', (route) =>
      route.fulfill({ json: { code: 1002, msg: 'Not enough of it is left.', data: { lines: [] } } }),
    );
    await page.goto(productPath(product));
    await chooseSku(page, sku);
    await page.getByRole('button', addButton).click();
    await expect(toasts(page)).toContainText('Not enough of it is left.');
    await expect(header(page).getByRole('link', { name: 'Bag, 0 pieces' })).toBeVisible();
    await expect(page.getByRole('button', addButton)).toBeEnabled();
  });

  test('cart-17 favourite-19 a visitor signs in and finds the line added once, and then the heart', async ({
    page,
    request,
  }) => {
    const product = await findProduct(request, isPlain);
    const sku = product.skus.find(({ stock }) => stock > 10);
    if (!sku) throw new Error('It has no SKU in stock.');
    const shopper = await newShopper(request);
    await page.goto(productPath(product));
    await chooseSku(page, sku);
    await page.getByRole('button', addButton).click();
    await expect(page).toHaveURL('/login');
    await fillLogin(signInForm(page), shopper);
    await expect(page).toHaveURL(productPath(product));
    await expect(toasts(page)).toContainText('added to cart');
    await expect(header(page).getByRole('link', { name: 'Bag, 1 piece' })).toBeVisible();
    await page.reload();
    await expect(header(page).getByRole('link', { name: 'Bag, 1 piece' })).toBeVisible();
    const { list } = await api<{ list: { count: number; sku: { id: number } }[] }>(request, 'trade/cart/listFirst', {
      token: await page.evaluate(() => localStorage.getItem('token') ?? ''),
    });
    expect(list.map((line) => [line.sku.id, line.count])).toEqual([[sku.id, 1]]);

    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page
      .getByRole('button', { name: `Add ${product.name} to favourites` })
      .first()
      .click();
    await expect(page).toHaveURL('/login');
    await fillLogin(signInForm(page), shopper);
    await expect(toasts(page)).toContainText('collect success');
    await expect(page.getByRole('button', { name: `Remove ${product.name} from favourites` })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Favourites, 1 piece' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('catalogue-44 catalogue-47 catalogue-54 pictures are swiped, and the bar buys while the button is out of sight', async ({
    page,
    request,
  }) => {
    const { id } = await findProduct(request, isPlain);
    const product = await detailOf(request, id);
    const sku = product.skus.find(({ stock }) => stock > 10);
    if (!sku) throw new Error('It has no SKU in stock.');
    await signIn(page, await newShopper(request));
    await page.goto(productPath(product));
    const rail = page.getByRole('list', { name: `Pictures of ${product.name}` });
    await expect(page.getByText(`1 / ${product.imglist.length}`)).toBeVisible();
    await rail.evaluate((list) => list.scrollTo({ left: list.clientWidth }));
    await expect(page.getByText(`2 / ${product.imglist.length}`)).toBeVisible();

    const bar = page.getByRole('region', { name: 'Buy' });
    await expect(bar).toBeVisible();
    await bar.getByRole('button', addButton).click();
    await expect(toasts(page)).toContainText('select specification');
    await chooseSku(page, sku);
    await page.getByRole('main').getByRole('button', addButton).first().scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar).toContainText(valuesOf(sku).join(', '));
    const chat = await page.getByRole('button', { name: 'Chat with customer service' }).boundingBox();
    const barBox = await bar.boundingBox();
    expect((chat?.y ?? 0) + (chat?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
    await bar.getByRole('button', addButton).click();
    await expect(header(page).getByRole('link', { name: 'Bag, 1 piece' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
