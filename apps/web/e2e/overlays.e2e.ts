import type { Locator, Page } from '@playwright/test';
import { header } from './support/page.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

/** How many presses of the Tab key bring the focus round in what is open. */
const ROUND = 15;

/**
 * Opens a dialog by its button and the keyboard alone: it is modal and named, takes the focus, holds it in both
 * directions, and Escape gives it back.
 */
async function expectDialog(page: Page, opener: Locator, name: string | RegExp): Promise<void> {
  await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  const holds = (): Promise<boolean> =>
    dialog.evaluate((element) => element.contains(document.activeElement) && document.activeElement !== document.body);
  await expect.poll(holds).toBe(true);
  const reached = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < ROUND; press++) {
      await page.keyboard.press(key);
      // At either end a guard sends the focus round.
      await expect.poll(holds, `${String(name)}: ${key} ${press}`).toBe(true);
      reached.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? ''));
    }
  expect(reached.size).toBeGreaterThan(1);
  // What lies behind is out of reach of readers too.
  for (const behind of ['banner', 'contentinfo', 'article'] as const)
    await expect(page.getByRole(behind)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test('layout-58 dialogs and drawers take the focus, hold it and give it back', async ({ page }) => {
  await page.goto('/categoryIndex?type=1&navigation=0');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const filter = page.getByRole('main').locator('section button[aria-haspopup=dialog]').first();
  await expect(filter).toHaveAttribute('aria-expanded', 'false');
  await expectDialog(page, filter, /Filter/);
  await expect(filter).toHaveAttribute('aria-expanded', 'false');
  await expectDialog(page, header(page).getByRole('button', { name: /^Language and currency/ }), /./);
  await expectDialog(page, header(page).getByRole('button', { name: 'Search' }), /Search/);
  await expectDialog(page, header(page).getByRole('button', { name: 'Sign in' }), /./);
});

test('layout-58 the menu and tabs move by arrows and tell which is open; a select is the platform’s own', async ({
  page,
  request,
}) => {
  await signIn(page, await newShopper(request));
  await page.goto('/message');
  // A menu: one stop, arrows within, Escape closes, and the button says that it is open.
  const button = header(page).getByRole('button', { name: 'Account' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: /./ });
  await expect(menu).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const items = menu.getByRole('menuitem');
  await page.keyboard.press('ArrowDown');
  await expect(menu.locator(':focus')).toHaveAttribute('role', 'menuitem');
  await page.keyboard.press('End');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  // Tabs: one stop, arrows within, the open one is named by its panel.
  const tabs = page.getByRole('main').getByRole('tablist', { name: /./ }).getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'false');
  const panel = page.getByRole('tabpanel');
  await expect(panel).toHaveAttribute('aria-labelledby', (await tabs.nth(1).getAttribute('id')) ?? 'none');
  await expect(tabs.nth(1)).toHaveAttribute('aria-controls', (await panel.getAttribute('id')) ?? 'none');
  await page.keyboard.press('Tab');
  await expect(tabs.first()).not.toBeFocused();

  // A select: named, and letters choose.
  await page.goto('/addAddress');
  const country = page.getByRole('combobox', { name: /Country/ });
  await country.focus();
  await page.keyboard.type('France');
  await expect(country.locator('option:checked')).toHaveText('France');
  expect(await country.evaluate((element) => element.tagName)).toBe('SELECT');
});
