import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { api } from './support/api.ts';
import { cards, productPage } from './support/catalogue.ts';
import { stored } from './support/page.ts';
import { expect, test } from './support/test.ts';

async function openSearch(page: Page, path = '/population/female'): Promise<Locator> {
  await page.goto(path);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click();
  return page.getByRole('dialog', { name: 'Search' });
}
const field = (drawer: Locator): Locator => drawer.getByRole('searchbox', { name: 'What are you looking for?' });

test('search-01 search-02 search-03 search-04 a word is looked for in a zone or among shops, by Enter and by the button', async ({
  page,
}) => {
  let drawer = await openSearch(page);
  await expect(field(drawer)).toBeFocused();
  const types = drawer.getByRole('group', { name: 'Search in' }).getByRole('radio');
  expect(await types.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
    'Women',
    'Men',
    'Children',
    'Shops',
  ]);
  await expect(drawer.getByRole('radio', { name: 'Women' })).toBeChecked();
  await expectAccessible(page, '[role=dialog]');
  await drawer.getByRole('radio', { name: 'Men', exact: true }).check();
  await field(drawer).fill(' coat ');
  await field(drawer).press('Enter');
  await expect(page).toHaveURL('/product/search?population=1&word=coat');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“coat”');

  drawer = await openSearch(page);
  await drawer.getByRole('radio', { name: 'Shops' }).check();
  await field(drawer).fill('atelier');
  await drawer.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/shop/search?word=atelier');
});

test('search-07 search-08 search-09 the ten newest words are kept, and taken out one by one or all', async ({
  page,
}) => {
  await page.goto('/population/female');
  await page.evaluate(() =>
    localStorage.setItem('searchHistory', JSON.stringify(Array.from({ length: 10 }, (_, index) => `w${index}`))),
  );
  let drawer = await openSearch(page);
  await field(drawer).fill('   ');
  await field(drawer).press('Enter');
  await expect(drawer).toBeVisible();
  expect(JSON.parse((await stored(page, 'searchHistory')) ?? '')).toHaveLength(10);
  await field(drawer).fill('silk');
  await field(drawer).press('Enter');
  await expect(page).toHaveURL(/word=silk/);
  const kept: string[] = JSON.parse((await stored(page, 'searchHistory')) ?? '');
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([10, 'silk', 'w8']);

  drawer = await openSearch(page);
  const recent = drawer.getByRole('region', { name: 'Recent searches' });
  await recent.getByRole('button', { name: 'Remove w3 from recent searches' }).click();
  await expect(recent.getByRole('button', { name: 'w3', exact: true })).toHaveCount(0);
  expect(JSON.parse((await stored(page, 'searchHistory')) ?? '')).not.toContain('w3');
  await recent.getByRole('button', { name: 'silk', exact: true }).click();
  await expect(page).toHaveURL(/population=2&word=silk/);

  drawer = await openSearch(page);
  await drawer.getByRole('button', { name: 'Clear all' }).click();
  await expect(recent).toHaveCount(0);
  expect(await stored(page, 'searchHistory')).toBeNull();
});

test('search-15 typing shows what the word may mean, and arrow keys reach it', async ({ page, request }) => {
  interface Suggested {
    products: { productId: number; producctName: string }[];
    brands: { name: string }[];
  }
  const [{ products }, { brands }] = await Promise.all([
    api<Suggested>(request, 'product/spuFirst/suggest', { payload: { word: 'coat', sex: 2 } }),
    api<Suggested>(request, 'product/spuFirst/suggest', { payload: { word: 'ondi', sex: 2 } }),
  ]);
  const drawer = await openSearch(page);
  let calls = 0;
  page.on('request', (call) => {
    if (call.url().includes('spuFirst/suggest')) calls += 1;
  });
  await field(drawer).pressSequentially('coat', { delay: 20 });
  const pieces = drawer.getByRole('list').filter({ hasText: products[0]?.producctName ?? '' });
  await expect(pieces.getByRole('link')).toHaveCount(products.length);
  expect(calls).toBeLessThan(4);
  await expect(drawer.getByRole('status')).toContainText(/\d+ suggestions/);
  await expectAccessible(page, '[role=dialog]');
  await field(drawer).fill('ondi');
  await expect(drawer.getByRole('link', { name: brands[0]?.name ?? '', exact: true })).toBeVisible();
  await field(drawer).press('ArrowDown');
  await expect(drawer.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(drawer)).toBeFocused();
  await drawer.getByRole('link', { name: brands[0]?.name ?? '', exact: true }).click();
  await expect(page).toHaveURL(/categoryIndex\?type=5/);
  expect(await stored(page, 'searchHistory')).toBe('["ondi"]');

  // Suggestions are a help: without them the search works.
  await page.route('**/spuFirst/suggest*', (route) => route.abort());
  const again = await openSearch(page);
  await field(again).fill('boots');
  await again.getByRole('button', { name: 'All results for “boots”' }).click();
  await expect(page).toHaveURL(/word=boots/);
});

test('search-05 results have zones, order, filters and pages, all in the address', async ({ page, request }) => {
  const { total, list } = await productPage(request, { sex: 2, searchparam: 'wool', searchForm: { sort: 2 } });
  await page.goto('/product/search?population=2&word=wool&sort=2');
  await expect(page.getByRole('main').getByText(`${total} pieces`).first()).toBeVisible();
  await expect(cards(page).first()).toContainText(list[0]?.producctName ?? '');
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/product/search?population=2&word=wool&sort=2&page=2');
  await page.getByRole('navigation', { name: 'Search in' }).getByRole('link', { name: 'Men', exact: true }).click();
  const men = await productPage(request, { sex: 1, searchparam: 'wool' });
  await expect(page.getByRole('main').getByText(`${men.total} pieces`).first()).toBeVisible();
});

test('search-05 a mistake, a part of a word and other scripts find pieces, and nothing found leads on', async ({
  page,
  request,
}) => {
  for (const word of ['casmere', 'trenc', '大衣', 'コート']) {
    const { total } = await productPage(request, { sex: 2, searchparam: word });
    expect(total, word).toBeGreaterThan(0);
    await page.goto(`/product/search?population=2&word=${encodeURIComponent(word)}`);
    await expect(cards(page)).toHaveCount(Math.min(20, total));
  }
  await page.goto('/product/search?population=2&word=zzzzqqq');
  await expect(page.getByRole('heading', { name: 'Nothing was found for “zzzzqqq”' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Children' }).last().click();
  await expect(page).toHaveURL('/product/search?population=3&word=zzzzqqq');
});

test('fault:search-01 fault:search-02 signs are text, a broken encoding is no word', async ({ page, request }) => {
  const all = await productPage(request, { sex: 2 });
  for (const word of ['100%25', '%25', '_', '%5C', "'", '%3Cscript%3E', '%3A*', '%F0%9F%98%80']) {
    await page.goto(`/product/search?population=2&word=${word}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`“${decodeURIComponent(word)}”`);
    const { total } = await productPage(request, { sex: 2, searchparam: decodeURIComponent(word) });
    expect(total).toBeLessThan(all.total / 4);
    const found = total === 0 ? page.getByRole('heading', { name: /^Nothing was found/ }) : cards(page).first();
    await expect(found).toBeVisible();
  }
  await page.goto('/product/search?population=2&word=%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What are you looking for?');
});

test('fault:mobile-01 fault:a11y-01 the drawer keeps the focus and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 667 });
  const drawer = await openSearch(page);
  await field(drawer).fill('coat');
  await expect(drawer.getByRole('button', { name: 'All results for “coat”' })).toBeVisible();
  for (let press = 0; press < 25; press += 1) await page.keyboard.press('Tab');
  expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expectNoSidewaysScroll(page);
  await drawer.getByRole('button', { name: 'All results for “coat”' }).scrollIntoViewIfNeeded();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' }).first()).toBeFocused();
});
