import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { api } from './support/api.ts';
import { cards, productPage } from './support/catalogue.ts';
import { expect, test } from './support/test.ts';

interface Option {
  id: number;
  name: string;
  count: number;
}
interface Options {
  categoryBaseVOList: (Option & { parentId: number })[];
  productPropertyListVos: { id: number; name: string; values: Option[] }[];
  designerSaveReqVOList: Option[];
  productBrands: Option[];
}
const LIST = '/categoryIndex?type=1&navigation=0';
const optionsOf = (request: Parameters<typeof api>[0], searchForm: object = {}): Promise<Options> =>
  api(request, 'product/spuFirst/querycategory', { payload: { type: 1, navigation: 0, sex: 2, searchForm } });
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Filter' });
const pieces = (count: number): string => `${count} ${count === 1 ? 'piece' : 'pieces'}`;

test('catalogue-21 catalogue-23 catalogue-24 catalogue-29 the drawer narrows by properties, designers and brands, and counts', async ({
  page,
  request,
}) => {
  const all = await optionsOf(request);
  const size = all.productPropertyListVos.find(({ name }) => name === 'Size');
  const brand = all.productBrands.toSorted((one, other) => other.count - one.count)[0];
  const value = size?.values.toSorted((one, other) => other.count - one.count)[0];
  if (!size || !brand || !value) throw new Error('the demo world has no such filters');
  await page.goto(`${LIST}&page=2`);
  await page.getByRole('button', { name: 'Filter' }).click();
  const drawer = drawerOf(page);
  expect((await drawer.boundingBox())?.width).toBe(400);
  await expect(drawer.locator('summary')).toHaveText([
    'Category',
    ...all.productPropertyListVos.map(({ name }) => name),
    'Designers',
    'Brands',
  ]);

  await drawer.getByRole('checkbox', { name: `${value.name}, ${pieces(value.count)}` }).check();
  await expect(page).toHaveURL(`${LIST}&attributes=${size.id}-${value.id}`);
  await expect(drawer.getByRole('button', { name: `Show ${pieces(value.count)}` })).toBeVisible();

  const attributeList = [{ propertyId: size.id, valueIds: [value.id] }];
  const narrowed = await optionsOf(request, { attributeList });
  const left = narrowed.productBrands.find(({ count }) => count > 1);
  if (!left) throw new Error('no brand is left');
  await drawer.locator('summary', { hasText: 'Brands' }).click();
  const more = drawer.getByRole('button', { name: /^Show all/ }).last();
  if (await more.isVisible()) await more.click();
  const box = drawer.getByRole('checkbox', { name: new RegExp(`^${left.name} ?${left.count}$`) });
  await box.check();
  await expect(page).toHaveURL(new RegExp(`brands=${left.id}&attributes=|attributes=.*&brands=${left.id}`));
  await expectAccessible(page, '[role=dialog]');
  const { total } = await productPage(request, {
    sex: 2,
    type: 1,
    navigation: 0,
    searchForm: { attributeList, brandIds: [left.id] },
  });
  expect(total).toBe(left.count);
  await drawer.getByRole('button', { name: `Show ${pieces(total)}` }).click();
  await expect(cards(page)).toHaveCount(Math.min(20, total));
  const opener = page.getByRole('button', { name: /^Filter.*2 filters active/ });
  await expect(opener).toBeFocused();

  // Chips take a filter out; back puts it in again.
  await page.getByRole('button', { name: `Remove ${value.name}`, exact: true }).click();
  await expect(page).toHaveURL(`${LIST}&brands=${left.id}`);
  await page.goBack();
  await expect(page.getByRole('button', { name: `Remove ${value.name}`, exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(Math.min(20, total));
  await page.getByRole('region', { name: 'Filter and sort' }).getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(LIST);
});

test('layout-48 layout-49 fault:navigation-01 a copied link shows the same list, and back from a product too', async ({
  page,
  request,
}) => {
  const { productBrands } = await optionsOf(request);
  const [one, two] = productBrands.toSorted((first, second) => second.count - first.count);
  if (!one || !two) throw new Error('the demo world has no two brands');
  const searchForm = { brandIds: [one.id, two.id], sort: 2 };
  const { total, list } = await productPage(request, { sex: 2, type: 1, navigation: 0, searchForm });
  await page.goto(`${LIST}&sort=2&brands=${one.id}.${two.id}`);
  await expect(page.getByRole('main').getByText(pieces(total)).first()).toBeVisible();
  await expect(cards(page).first()).toContainText(list[0]?.producctName ?? '');
  await expect(page.getByRole('button', { name: `Remove ${one.name}`, exact: true })).toBeVisible();
  const card = cards(page).last();
  await card.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/productDetail/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`brands=${one.id}\\.${two.id}$`));
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('2');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top - 5);
});

test('catalogue-22 one category at a time, with its own counts, in the list and in its chip', async ({
  page,
  request,
}) => {
  const { categoryBaseVOList } = await optionsOf(request);
  const roots = categoryBaseVOList.filter(({ parentId }) => parentId === 0);
  const [first, second] = roots;
  if (!first || !second) throw new Error('the demo world has no two categories');
  await page.goto(LIST);
  await page.getByRole('button', { name: 'Filter' }).click();
  const group = drawerOf(page).getByRole('group', { name: 'Category' });
  await group.getByRole('radio', { name: `${first.name} ${first.count}` }).check();
  await group.getByRole('radio', { name: `${second.name} ${second.count}` }).check();
  await expect(group.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`categoryId=${second.id}&categoryPath=${second.id}$`));
  await drawerOf(page)
    .getByRole('button', { name: `Show ${pieces(second.count)}` })
    .click();
  await page.getByRole('button', { name: `Remove ${second.name}`, exact: true }).click();
  await expect(page).toHaveURL(LIST);
});

test('catalogue-52 a list of a designer holds its pieces alone, of any type, and offers no other designers', async ({
  page,
  request,
}) => {
  for (const type of [2, 3]) {
    const { total } = await productPage(request, { sex: 2, type, desno: 'DS-1001', navigation: 0 });
    await page.goto(`/categoryIndex?type=${type}&desno=DS-1001&navigation=0&name=Sandoz`);
    await expect(page.getByRole('main').getByText(pieces(total)).first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(drawerOf(page).locator('summary', { hasText: 'Category' })).toBeVisible();
  await expect(drawerOf(page).locator('summary', { hasText: 'Designers' })).toHaveCount(0);
});

test('type 1 lists what is new, newest first, and type 2 what is reduced', async ({ page, request }) => {
  for (const [type, title, sort] of [
    [1, 'New in', 3],
    [2, 'Sale', undefined],
  ] as const) {
    const { total, list } = await productPage(request, { sex: 2, type, navigation: 0, searchForm: { sort } });
    await page.goto(`/categoryIndex?type=${type}&navigation=0`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main').getByText(pieces(total)).first()).toBeVisible();
    await expect(cards(page).first()).toContainText(list[0]?.producctName ?? '');
  }
});

test('filters that leave nothing say so and are cleared; a failure of the options is told and tried again', async ({
  page,
}) => {
  let isBroken = true;
  await page.route('**/spuFirst/querycategory*', (route) =>
    isBroken ? route.fulfill({ json: { code: 500, msg: 'Broken', data: null } }) : route.continue(),
  );
  await page.goto(`${LIST}&brands=999999`);
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await page.getByRole('button', { name: /^Filter/ }).click();
  const alert = drawerOf(page).getByRole('alert');
  await expect(alert).toContainText('The filters did not load');
  isBroken = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(drawerOf(page).locator('summary', { hasText: 'Size' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear the filter' }).click();
  await expect(page).toHaveURL(LIST);
  await expect(cards(page)).toHaveCount(20);
});

test('fault:a11y-01 fault:a11y-02 fault:mobile-01 on a phone the drawer is a dialog as wide as the window, its buttons in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 667 });
  await page.goto(LIST);
  const opener = page.getByRole('button', { name: 'Filter' });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.click();
  const drawer = drawerOf(page);
  expect((await drawer.boundingBox())?.width).toBe(390);
  const show = await drawer.getByRole('button', { name: /^Show \d/ }).boundingBox();
  expect((show?.y ?? 999) + (show?.height ?? 0)).toBeLessThanOrEqual(667);
  for (let press = 0; press < 50; press += 1) await page.keyboard.press('Tab');
  expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expectNoSidewaysScroll(page);
});
