import type { Page } from '@playwright/test';
import { demoScreens } from './support/demo-screens.ts';
import { walkThrough, watchWalks } from './support/keyboard-walk.ts';
import type { Screen } from './support/screens.ts';
import { type Shopper, signIn } from './support/shopper.ts';
import { shortenAnswers } from './support/stretch.ts';
import { expect, test } from './support/test.ts';
import { open, openFirst, whole } from './support/visits.ts';

test.describe.configure({ timeout: 120_000 });

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

async function begin(page: Page, shopper?: Shopper): Promise<void> {
  if (shopper) await signIn(page, shopper);
  await shortenAnswers(page);
  await openFirst(page);
  await watchWalks(page);
}

/** What opens on a screen holds the focus until Escape gives it back to where it was. */
async function walkDialog(page: Page, act: (page: Page) => Promise<void>): Promise<string[]> {
  await act(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator(':focus')).toBeVisible();
  const faults = await walkThrough(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const isBack = await page.evaluate(() => document.activeElement?.getAttribute('aria-haspopup') === 'dialog');
  return isBack ? faults : [...faults, 'the focus does not come back'];
}

/** From the link that skips the header to the first stop after the content. */
async function walkContent(page: Page): Promise<string[]> {
  await page.locator('a[href="#content"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  return walkThrough(page, 'main');
}

async function walkAll(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name, path, act } of screens) {
    await open(page, path);
    await whole(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const faults = act ? await walkDialog(page, act) : await walkContent(page);
      found.push(...faults.map((fault) => `${name} at ${size.width}: ${fault}`));
    }
  }
  return found;
}

test('layout-46 the Tab key leads through every screen of the shop: each stop in sight, marked and in order, nothing left out', async ({
  page,
  request,
}) => {
  const { shown } = await demoScreens(request);
  await begin(page);
  expect(
    await walkAll(
      page,
      shown.filter(({ isSignedIn }) => isSignedIn !== true),
    ),
  ).toEqual([]);
  // The frame around them is the same on all.
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.locator('a[href="#content"]').focus();
    expect(await walkThrough(page, 'header'), `the header at ${size.width}`).toEqual([]);
    await page.getByRole('main').getByRole('link').last().focus();
    expect(await walkThrough(page, '#content ~ footer'), `the footer at ${size.width}`).toEqual([]);
  }
});

test('layout-46 the Tab key leads through every screen of a member’s account in the same way', async ({
  page,
  request,
}) => {
  const { shopper, shown } = await demoScreens(request);
  await begin(page, shopper);
  expect(
    await walkAll(
      page,
      shown.filter(({ isSignedIn }) => isSignedIn === true),
    ),
  ).toEqual([]);
});
