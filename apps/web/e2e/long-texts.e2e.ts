import type { Page } from '@playwright/test';
import { demoScreens } from './support/demo-screens.ts';
import { fitFaults, watchFit } from './support/fit.ts';
import type { Screen } from './support/screens.ts';
import { type Shopper, signIn } from './support/shopper.ts';
import { stretchAnswers } from './support/stretch.ts';
import { expect, test } from './support/test.ts';
import { filled, open, openFirst } from './support/visits.ts';

test.describe.configure({ timeout: 120_000 });

const WIDTHS = [1440, 768, 390] as const;

/** Every screen with the longest names, prices of twelve digits and no picture, in the language with the longest words. */
async function faultsOf(page: Page, screens: readonly Screen[], shopper?: Shopper): Promise<string[]> {
  if (shopper) await signIn(page, shopper);
  await page.addInitScript(() => localStorage.setItem('lang', 'fr'));
  await stretchAnswers(page);
  await openFirst(page);
  await watchFit(page);
  const found: string[] = [];
  for (const { name, path } of screens) {
    await open(page, path);
    await filled(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await fitFaults(page)).map((fault) => `${name} at ${width}: ${fault}`));
    }
  }
  return found;
}

test('layout-50 long names, prices of twelve digits and missing pictures break no screen of the shop', async ({
  page,
  request,
}) => {
  const { shown } = await demoScreens(request);
  const plain = shown.filter(({ act, isSignedIn }) => act === undefined && isSignedIn !== true);
  expect(await faultsOf(page, plain)).toEqual([]);
});

test('layout-50 long names, prices of twelve digits and missing pictures break no screen of an account', async ({
  page,
  request,
}) => {
  const { shopper, shown } = await demoScreens(request);
  const own = shown.filter(({ act, isSignedIn }) => act === undefined && isSignedIn === true);
  expect(await faultsOf(page, own, shopper)).toEqual([]);
});
