import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { api } from './support/api.ts';
import { cards, listBody, listCall, productPage } from './support/catalogue.ts';
import { header, toasts } from './support/page.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const PRICE = /\$[\d,]+\.\d\d/;
const CLOTHING = '/categoryIndex?type=4&categoryId=1&categoryPath=1&navigation=1';

test.describe('the address of a list', () => {
  test('catalogue-01 the zone goes along as population 1, 2 or 3', async ({ page, request }) => {
    for (const [zone, sex] of [
      ['male', 1],
      ['female', 2],
      ['children', 3],
    ] as const) {
      await page.goto(`/population/${zone}`);
      await expect
        .poll(() => page.evaluate(() => [localStorage.getItem('population'), localStorage.getItem('sex')]))
        .toEqual([zone, String(sex)]);
      const call = listCall(page);
      await page.goto('/categoryIndex');
      expect(listBody(await call).sex).toBe(sex);
      const { total } = await productPage(request, { sex });
      await expect(page.getByRole('main').getByText(`${total} pieces`).first()).toBeVisible();
    }
  });

  test('catalogue-18 catalogue-20 a category shows its products under the path to it', async ({ page, request }) => {
    const path = await api<{ id: number; name: string }[]>(request, 'product/category/getCrumbsByCategoryId', {
      payload: { categoryId: 24 },
    });
    const ids = path.map(({ id }) => id);
    const { list, total } = await productPage(request, { searchForm: { categoryId: 24 } });
    const call = listCall(page);
    await page.goto(`/categoryIndex?type=4&name=Elsewhere&categoryId=24&categoryPath=${ids.join(',')}&navigation=2`);
    expect(listBody(await call)).toMatchObject({ type: 4, navigation: 2, searchForm: { categoryId: 24 } });

    const name = path.at(-1)?.name ?? '';
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(`${name} | Passage`);
    const crumbs = page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem');
    await expect(crumbs).toHaveText(['Women', ...path.map((category) => category.name)]);
    await expect(crumbs.last().locator('[aria-current=page]')).toHaveText(name);
    await expect(cards(page)).toHaveCount(Math.min(20, total));
    await expect(cards(page).first()).toContainText(list[0]?.producctName ?? '');
    await expectAccessible(page);

    await crumbs.nth(1).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(path[0]?.name ?? '');
    await expect(page).toHaveURL(/categoryId=1&/);
  });

  test('catalogue-18 brand, designer and word narrow the list, and what cannot be meant is left out', async ({
    page,
    request,
  }) => {
    const { list } = await productPage(request, { sex: 2 });
    const { brandId = 0, brandName = '' } = list[0] ?? {};
    await page.goto(`/categoryIndex?type=5&name=Old&brandId=${brandId}&navigation=0`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(brandName);
    await expect(cards(page).first()).toContainText(brandName);

    const byDesigner = listCall(page);
    await page.goto('/categoryIndex?type=2&desno=DS-1001&navigation=0&name=Aur%C3%A9lie%20Sandoz');
    expect(listBody(await byDesigner)).toMatchObject({ type: 2, desno: 'DS-1001', navigation: 0 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aurélie Sandoz');

    const byWord = listCall(page);
    await page.goto('/categoryIndex?search=wool&type=abc&categoryId=-4&page=0&row=33');
    const body = listBody(await byWord);
    expect(body).toMatchObject({ searchparam: 'wool', pageNo: 1, pageSize: 20 });
    expect(body).not.toHaveProperty('type');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“wool”');
    // What is called so comes first; what is made of it, or stands in a category of that name, may follow.
    await expect(cards(page).first()).toContainText(/wool/i);
    const { list: found } = await productPage(request, { sex: 2, searchparam: 'wool', pageSize: 20 });
    expect(found.length).toBeGreaterThan(3);
    await expect(cards(page)).toHaveCount(found.length);
    for (const [index, { producctName }] of found.entries())
      await expect(cards(page).nth(index)).toContainText(producctName);
  });
});

test.describe('order and pages', () => {
  test('catalogue-25 catalogue-28 catalogue-51 the sort select orders the list and returns to page 1', async ({
    page,
    request,
  }) => {
    await page.goto(`${CLOTHING}&page=2`);
    await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await expect(sort).toHaveValue('0');
    await expect(sort.getByRole('option')).toHaveText([
      'Recommended',
      'Latest arrivals',
      'Price, high to low',
      'Price, low to high',
    ]);

    for (const [value, name] of [
      ['1', 'Price, high to low'],
      ['2', 'Price, low to high'],
      ['3', 'Latest arrivals'],
    ] as const) {
      const call = listCall(page);
      await sort.selectOption(name);
      expect(listBody(await call)).toMatchObject({ searchForm: { sort: Number(value), categoryId: 1 }, pageNo: 1 });
      await expect(page).toHaveURL(new RegExp(`sort=${value}$`));
      await expect(page.getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page');
      const { list } = await productPage(request, { searchForm: { categoryId: 1, sort: Number(value) } });
      await expect(cards(page).getByRole('link')).toHaveText(list.map(({ producctName }) => producctName));
      const prices = (await cards(page).allInnerTexts()).map((text) =>
        Number((PRICE.exec(text)?.[0] ?? '').replace(/[$,]/g, '')),
      );
      const ordered = prices.toSorted((a, b) => (value === '1' ? b - a : a - b));
      if (value !== '3') expect(prices).toEqual(ordered);
    }

    for (const before of ['2', '1', '0']) {
      await page.goBack();
      await expect(sort).toHaveValue(before);
    }
    await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
    const { list } = await productPage(request, { searchForm: { categoryId: 1 }, page: 2 });
    await expect(cards(page).first()).toContainText(list[0]?.producctName ?? '');
  });

  test('catalogue-30 layout-31 twenty products to a page, nine page buttons, sizes 10, 20 and 50', async ({ page }) => {
    await page.goto('/categoryIndex');
    const pager = page.getByRole('navigation', { name: 'Pages' });
    const numbers = pager.getByRole('button', { name: /^Page \d+$/ });
    await expect(cards(page)).toHaveCount(20);
    await expect(numbers).toHaveText(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    await expect(pager.getByRole('button', { name: 'Previous page' })).toBeDisabled();

    await page.evaluate(() => window.scrollTo(0, 900));
    await numbers.nth(6).click();
    await expect(page).toHaveURL(/page=7/);
    await expect(numbers).toHaveText(['3', '4', '5', '6', '7', '8', '9', '10', '11']);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    const size = pager.getByRole('combobox', { name: 'Per page' });
    await expect(size.getByRole('option')).toHaveText(['10', '20', '50']);
    await size.selectOption('50');
    await expect(page).toHaveURL(/\?row=50$/);
    await expect(cards(page)).toHaveCount(50);
    await size.selectOption('10');
    await expect(cards(page)).toHaveCount(10);
    await page.reload();
    await expect(cards(page)).toHaveCount(10);
  });

  test('layout-03 fault:navigation-01 back from a product restores the page of the list and the place on it', async ({
    page,
  }) => {
    await page.goto(`${CLOTHING}&sort=2&page=2`);
    const card = cards(page).nth(9);
    await card.scrollIntoViewIfNeeded();
    const name = await card.getByRole('link').textContent();
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(200);
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/sort=2&page=2/);
    await expect(cards(page).nth(9)).toContainText(name ?? '');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top - 5);
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(top + 5);
  });
});

test.describe('the filter drawer', () => {
  test('a category is chosen from the 400 px drawer, counted and cleared', async ({ page, request }) => {
    await page.goto('/categoryIndex?type=1&navigation=0&page=2');
    await page.getByRole('button', { name: 'Filter' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filter' });
    expect((await drawer.boundingBox())?.width).toBe(400);
    await drawer.getByRole('radio', { name: 'Clothing' }).check();
    await drawer.getByRole('radio', { name: 'Coats' }).check();
    await expect(drawer.getByRole('radio', { name: 'New in' })).not.toBeChecked();
    const { total } = await productPage(request, { sex: 2, type: 1, searchForm: { categoryId: 7 } });
    await expect(page).toHaveURL(/\?type=1&navigation=0&categoryId=7&categoryPath=1%2C7$/);
    await expectAccessible(page, '[role=dialog]');
    await drawer.getByRole('button', { name: `Show ${total} pieces` }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name: /^Filter.*1 filter active/ })).toBeFocused();
    await expect(cards(page)).toHaveCount(Math.min(20, total));

    await page.getByRole('button', { name: /^Filter/ }).click();
    await drawer.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/\?type=1&navigation=0$/);
    await expect(drawer.getByRole('radio', { name: 'New in' })).toBeChecked();
  });
});

test.describe('hearts', () => {
  test('favourite-12 favourite-13 favourite-15 a heart says what it did, counts in the header and stays', async ({
    page,
    request,
  }) => {
    await signIn(page, await newShopper(request));
    await page.goto('/categoryIndex');
    const heart = cards(page).nth(1).getByRole('button');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(toasts(page)).toContainText('collect success');
    await expect(header(page).getByRole('link', { name: 'Favourites, 1 piece' })).toBeVisible();
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(toasts(page)).toContainText('collect cancelled');
    await expect(header(page).getByRole('link', { name: 'Favourites, 0 pieces' })).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  test('fault:favourites-01 quick presses end as the last one wished, and a refused one is taken back', async ({
    page,
    request,
  }) => {
    const shopper = await newShopper(request);
    await signIn(page, shopper);
    await page.goto('/categoryIndex');
    const heart = cards(page).first().getByRole('button');
    for (let press = 0; press < 5; press += 1) await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(header(page).getByRole('link', { name: 'Favourites, 1 piece' })).toBeVisible();
    await expect.poll(() => api(request, 'product/favorite/get-count', { token: shopper.token })).toBe(1);

    await page.route('**/favorite-two/delete*', (route) =>
      route.fulfill({ json: { code: 409, msg: 'Not now.', data: null } }),
    );
    await heart.click();
    await expect(toasts(page)).toContainText('Not now.');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('states', () => {
  test('a list loads in the shape of its cards, says when it fails, and can be tried again', async ({ page }) => {
    let isBroken = true;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/product/spuFirst/page', async (route) => {
      await held;
      if (isBroken) await route.fulfill({ status: 500, json: { code: 500, msg: 'Broken', data: null } });
      else await route.continue();
    });
    await page.goto('/categoryIndex');
    await expect(page.getByRole('main').getByRole('status')).toContainText('Loading');
    release();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The list did not load');
    isBroken = false;
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(20);
  });

  test('the pieces of before stay readable until the next ones are there', async ({ page }) => {
    let isHeld = false;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/product/spuFirst/page', async (route) => {
      if (isHeld) await held;
      await route.continue();
    });
    await page.goto('/categoryIndex');
    await expect(cards(page)).toHaveCount(20);
    isHeld = true;
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible();
    await expectAccessible(page);
    release();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await expect(cards(page)).toHaveCount(20);
  });

  test('an empty list and a page beyond the end lead on', async ({ page }) => {
    await page.goto('/categoryIndex?search=zzzzzz');
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See all pieces' }).click();
    await expect(cards(page)).toHaveCount(20);
    await page.goto(`${CLOTHING}&page=99`);
    await page.getByRole('button', { name: 'To the first page' }).click();
    await expect(cards(page)).toHaveCount(20);
  });

  test('fault:layout-01 long names and prices break no layout from 320 px on', async ({ page }) => {
    await page.route('**/product/spuFirst/page', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      for (const product of answer.data.list)
        Object.assign(product, { producctName: 'n'.repeat(200), brandName: 'B'.repeat(200), price: 9_999_999_999.99 });
      await route.fulfill({ json: answer });
    });
    for (const width of [320, 768, 769, 1200, 1201]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(CLOTHING);
      await expect(cards(page).first()).toContainText('$9,999,999,999.99');
      await expectNoSidewaysScroll(page);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
  });
});
