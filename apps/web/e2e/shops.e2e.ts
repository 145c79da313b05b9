import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { cards } from './support/catalogue.ts';
import { columnsOf, shopList, shopNamed } from './support/shops.ts';
import { expect, test } from './support/test.ts';

test.describe('directory', () => {
  test('shop-10 shop-11 signs and names of all shops stand in 2, 4 and 6 columns', async ({ page, request }) => {
    const shops = await shopList(request);
    await page.goto('/shop');
    await expect(page).toHaveTitle('Shops | Passage');
    const list = page.getByRole('main').getByRole('list', { name: 'Shops' });
    await expect(list.getByRole('link')).toHaveText(shops.map(({ shopname }) => shopname));
    for (const [width, count] of [
      [390, 2],
      [599, 2],
      [600, 2],
      [989, 2],
      [990, 4],
      [1199, 4],
      [1200, 6],
      [1440, 6],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      expect(await columnsOf(page, 'Shops'), `at ${width}`).toBe(count);
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
    const { id, shopname } = await shopNamed(request, 'Colbert');
    await list.getByRole('link', { name: shopname }).click();
    await expect(page).toHaveURL(`/shopProduct?${new URLSearchParams({ no: String(id), name: shopname })}`);
    await expect(page.getByRole('heading', { name: shopname, level: 1 })).toBeVisible();
  });

  test('search-06 shops are found by a part of their name, with Enter and with the button', async ({ page }) => {
    await page.goto('/shop');
    const field = page.getByRole('search').getByLabel('Search shops by name');
    await field.fill('verriere');
    await field.press('Enter');
    await expect(page).toHaveURL('/shop/search?word=verriere');
    const found = page.getByRole('main').getByRole('list').getByRole('link');
    await expect(found).toHaveText(['Galerie Verrière']);
    await field.fill('zzzz');
    await page.getByRole('button', { name: 'Search shops' }).click();
    await expect(page.getByRole('heading', { name: 'No shop has this name' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goBack();
    await expect(field).toHaveValue('verriere');
    await expect(found).toHaveCount(1);
    await field.fill(' ');
    await field.press('Enter');
    await expect(page).toHaveURL('/shop');
  });

  test('layout-42 layout-44 the directory has a shape while it loads, and can be tried again', async ({ page }) => {
    let isBroken = true;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/getByshopname*', async (route) => {
      await held;
      if (isBroken) await route.fulfill({ json: { code: 500, msg: 'Broken', data: null } });
      else await route.continue();
    });
    await page.goto('/shop');
    await expect(page.getByRole('main').getByRole('status')).toContainText('Loading');
    release();
    const failure = page.getByRole('alert').filter({ hasText: 'The shops did not load' });
    await expect(failure).toBeVisible();
    isBroken = false;
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('list', { name: 'Shops' })).toBeVisible();
  });
});

test("shop-18 shop-19 a shop's own host opens the shop, the store's own its entrance", async ({
  page,
  request,
  baseURL,
}) => {
  const { id, shopname, url } = await shopNamed(request, 'Colbert');
  expect(url).toBe('http://atelier.localhost');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Many shops under one roof' })).toBeVisible();
  const { port } = new URL(baseURL ?? '');
  await page.goto(`http://atelier.localhost:${port}/`);
  await expect(page).toHaveURL(
    `http://atelier.localhost:${port}/shopProduct?${new URLSearchParams({ no: String(id), name: shopname })}`,
  );
  await expect(page.getByRole('heading', { name: shopname, level: 1 })).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
  // Going back leaves the shop's host: the entrance was replaced.
  await page.goBack();
  await expect(page).toHaveURL('/');
});
