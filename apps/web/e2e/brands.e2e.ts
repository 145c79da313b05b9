import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { api } from './support/api.ts';
import { cards, listBody, listCall, productPage } from './support/catalogue.ts';
import { answer } from './support/page.ts';
import { rewrite } from './support/rewrite.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

interface Maker {
  id: number;
  name: string;
  initial: string;
  count: number;
  desno?: string;
}

const letters = (page: Page) => page.getByRole('navigation', { name: 'Initials' });
const names = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('link').filter({ hasText: 'piece' });

test('catalogue-34 brands stand under their initials with the number of their pieces', async ({ page, request }) => {
  const brands = await api<Maker[]>(request, 'product/brand/list');
  await page.goto('/brand');
  await expect(page).toHaveTitle('Brands | Passage');
  await expect(names(page)).toHaveCount(brands.length);
  const initials = [...new Set(brands.map(({ initial }) => initial))];
  await expect(letters(page).getByRole('link')).toHaveCount(initials.length);
  const [brand] = brands.slice(-1);
  if (!brand) throw new Error('unreachable');
  const link = names(page).filter({ hasText: brand.name });
  await expect(link).toContainText(`${brand.count} piece`);
  await expect(link).toHaveAttribute('href', `/brand/product/search/${brand.id}`);
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await letters(page).getByRole('link', { name: brand.initial, exact: true }).click();
  await expect(page.getByRole('region', { name: brand.initial, exact: true })).toBeInViewport();
  const field = page.getByRole('searchbox', { name: 'Find a brand' });
  await field.fill('verriere');
  await expect(names(page)).toHaveText([/Maison Verrière/]);
  await field.fill('zzzz');
  await expect(page.getByRole('heading', { name: 'No name like this' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all names' }).click();
  await expect(names(page)).toHaveCount(brands.length);
});

test('catalogue-35 designers lead to the list of what they have drawn', async ({ page, request }) => {
  const designers = await api<Maker[]>(request, 'product/designer/list');
  await page.goto('/designers');
  await expect(page).toHaveTitle('Designers | Passage');
  await expect(names(page)).toHaveCount(designers.length);
  await expectAccessible(page);
  const designer = designers.find(({ count }) => count > 0);
  if (!designer) throw new Error('The demo world has no such designer.');
  const asked = listCall(page);
  await names(page).filter({ hasText: designer.name }).click();
  expect(listBody(await asked).desno).toBe(designer.desno);
  await expect(page.getByRole('heading', { name: designer.name, level: 1 })).toBeVisible();
  await expect(cards(page)).toHaveCount(Math.min(20, designer.count));
});

test('catalogue-36 a brand shows its pieces of all zones, in the order and page that the address names', async ({
  page,
  request,
}) => {
  const brands = await api<Maker[]>(request, 'product/brand/list');
  const brand = brands.toSorted((one, other) => other.count - one.count)[0];
  if (!brand) throw new Error('unreachable');
  await page.goto('/brand');
  await names(page).filter({ hasText: brand.name }).click();
  await expect(page).toHaveURL(`/brand/product/search/${brand.id}`);
  await expect(page).toHaveTitle(`${brand.name} | Passage`);
  await expect(page.getByRole('heading', { name: brand.name, level: 1 })).toBeVisible();
  await expect(cards(page)).toHaveCount(Math.min(20, brand.count));

  const asked = listCall(page);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high');
  expect(listBody(await asked)).toMatchObject({ brandId: brand.id, searchForm: { sort: 2 }, pageNo: 1 });
  await expect(page).toHaveURL(`/brand/product/search/${brand.id}?sort=2`);
  const { list } = await productPage(request, { brandId: brand.id, searchForm: { sort: 2 } });
  await expect(cards(page).first()).toContainText(list[0]?.producctName ?? '');
  await page.getByRole('combobox', { name: 'Per page' }).selectOption('10');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(`/brand/product/search/${brand.id}?sort=2&row=10&page=2`);
  await expect(cards(page)).toHaveCount(brand.count - 10);
  await page.reload();
  await expect(cards(page)).toHaveCount(brand.count - 10);
  await expectAccessible(page);
  await page.goBack();
  await expect(cards(page)).toHaveCount(10);
});

test('favourite-12 a heart on the brand page is kept', async ({ page, request }) => {
  const [brand] = await api<Maker[]>(request, 'product/brand/list');
  const shopper = await newShopper(request);
  await signIn(page, shopper);
  await page.goto(`/brand/product/search/${brand?.id}`);
  const heart = cards(page).first().getByRole('button');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => api(request, 'product/favorite/get-count', { token: shopper.token })).toBe(1);
});

test('layout-51 layout-43 a brand that is not there or has nothing leads on', async ({ page, request }) => {
  const [brand] = await api<Maker[]>(request, 'product/brand/list');
  for (const id of ['99999999', 'abc']) {
    await page.goto(`/brand/product/search/${id}`);
    await expect(page.getByRole('heading', { name: 'This brand is not here', level: 1 })).toBeVisible();
  }
  await answer(page, 'product/spuFirst/page', { data: { list: [], total: 0 } });
  await page.goto(`/brand/product/search/${brand?.id}`);
  await expect(page.getByRole('heading', { name: 'Nothing by this brand at the moment' })).toBeVisible();
  await expectAccessible(page);
  await answer(page, 'product/brand/list', { data: [] });
  await page.goto('/brand');
  await expect(page.getByRole('heading', { name: 'No brands yet' })).toBeVisible();
});

test('layout-42 layout-44 indexes and lists have a shape while they load, and can be tried again', async ({ page }) => {
  let isBroken = true;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/product/designer/list*', async (route) => {
    await held;
    if (isBroken) await route.fulfill({ json: { code: 500, msg: 'Broken', data: null } });
    else await route.continue();
  });
  await page.goto('/designers');
  await expect(page.getByRole('main').getByRole('status')).toContainText('Loading');
  release();
  const failure = page.getByRole('alert').filter({ hasText: 'The designers did not load' });
  await expect(failure).toBeVisible();
  isBroken = false;
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(names(page).first()).toBeVisible();
});

test('layout-45 fault:layout-01 long names break no layout of indexes and brands from 320 px on', async ({
  page,
  request,
}) => {
  const [brand] = await api<Maker[]>(request, 'product/brand/list');
  await rewrite<Maker[]>(page, 'product/brand/list', (brands) =>
    brands.map((each) => ({ ...each, name: 'M'.repeat(200) })),
  );
  for (const width of [320, 390, 768, 769, 1200, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/brand');
    await expect(names(page).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/brand/product/search/${brand?.id}`);
    await expect(cards(page).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});
