import { header, stored } from './support/page.ts';
import { expect, test } from './support/test.ts';

test('i18n-10 i18n-11 the dialog asks for language and currency; Continue keeps both with the symbol and loads the document anew', async ({
  page,
}) => {
  await page.goto('/population/female');
  await header(page)
    .getByRole('button', { name: /Language and currency/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Language and currency' });
  await expect(dialog.getByRole('combobox')).toHaveCount(2);
  await expect(dialog.getByRole('combobox', { name: 'Language' }).getByRole('option')).toHaveText([
    'English',
    '简体中文',
    '繁體中文',
    'Français',
    '日本語',
    '한국어',
    'Bahasa Indonesia',
  ]);
  await expect(dialog.getByRole('combobox', { name: 'Currency' }).getByRole('option')).toHaveCount(7);
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption('zh');
  await dialog.getByRole('combobox', { name: 'Currency' }).selectOption('CNY');
  // Nothing is chosen before it is confirmed.
  expect([await stored(page, 'lang'), await stored(page, 'symbol')]).toEqual([null, null]);
  const reloaded = page.waitForRequest((call) => call.isNavigationRequest());
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await reloaded;
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page).toHaveURL('/population/female');
  expect([
    await stored(page, 'lang'),
    await stored(page, 'currency'),
    await stored(page, 'currencyCode'),
    await stored(page, 'symbol'),
  ]).toEqual(['zh', 'CNY', 'CNY', '¥']);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/¥[\d,]+\.\d\d/);
});

test('i18n-25 the document says its language as browsers know it', async ({ page }) => {
  await page.goto('/login');
  for (const [language, tag] of [
    ['en', 'en'],
    ['zh', 'zh-Hans'],
    ['zhTW', 'zh-Hant'],
    ['fr', 'fr'],
    ['jp', 'ja'],
    ['kor', 'ko'],
    ['id', 'id'],
  ] as const) {
    await page.evaluate((code) => localStorage.setItem('lang', code), language);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
  }
});
