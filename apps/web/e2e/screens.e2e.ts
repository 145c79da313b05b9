import { PAGES } from '@passage/contract/pages';
import type { APIRequestContext, Page } from '@playwright/test';
import { demoScreens } from './support/demo-screens.ts';
import { fitFaults, watchFit } from './support/fit.ts';
import { walkThrough, watchWalks } from './support/keyboard-walk.ts';
import {
  contentFaults,
  dialogFaults,
  headOf,
  severeFaults,
  watchAccessibility,
  watchPolicy,
} from './support/screen-faults.ts';
import type { Screen } from './support/screens.ts';
import { signIn } from './support/shopper.ts';
import { emptyAnswers, holdAnswers } from './support/state-answers.ts';
import { shortenAnswers, stretchAnswers } from './support/stretch.ts';
import { expect, test } from './support/test.ts';
import { begun, filled, open, openFirst, whole } from './support/visits.ts';

/** Everybody's screens are looked at on a desktop first, a member's own on a phone: what takes time takes it there. */
const DESKTOP = { width: 1440, height: 900 } as const;
const PHONE = { width: 390, height: 844 } as const;
const WIDTHS = [1440, 768, 390] as const;

const PARTS = [
  { whose: 'of the shop', isOwn: false },
  { whose: 'of a member’s account', isOwn: true },
] as const;

test.describe.configure({ mode: 'parallel', timeout: 400_000 });

/** The screens of one part, with a page that is signed in where they are a member's. */
async function begin(page: Page, request: APIRequestContext, isOwn: boolean): Promise<readonly Screen[]> {
  const { shopper, shown } = await demoScreens(request);
  if (isOwn) {
    await signIn(page, shopper);
    await page.setViewportSize(PHONE);
  }
  return shown.filter(({ isSignedIn = false }) => isSignedIn === isOwn);
}

const isPlain = ({ act }: Screen): boolean => act === undefined;

test('house-11 signed out, each member’s page leads to the sign-in and every other shows itself, all under the title that its document has', async ({
  page,
  request,
}) => {
  const { shown } = await demoScreens(request);
  await openFirst(page);
  for (const { name, access, head } of PAGES) {
    const path = shown.find((screen) => screen.name === name)?.path ?? 'no screen';
    await page.evaluate((to) => {
      window.history.pushState({}, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page, name).toHaveURL(access === 'member' ? /\/login(\?apply=true)?$/ : path);
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    // The entrance has the store's own name.
    expect(title, name).toMatch(head === 'entrance' ? /^Passage$/ : /^.+ \| Passage$/);
    if (head === 'titled' && access === 'anyone') await expect(page).toHaveTitle(title);
  }
});

for (const { whose, isOwn } of PARTS) {
  test(`layout-57 layout-41 layout-47 layout-46 security-05 each screen ${whose}: nothing severe for axe, nothing that the content policy refuses, a head of its own, and the Tab key leads through all of it in sight, marked and in order`, async ({
    page,
    request,
  }) => {
    const shown = await begin(page, request, isOwn);
    const found: string[] = [];
    const heads = new Map<string, string>();
    let current = 'first';
    await watchPolicy(page, (refusal) => found.push(`${current}: ${refusal}`));
    await shortenAnswers(page);
    await openFirst(page);
    await watchAccessibility(page);
    await watchWalks(page);
    const sizes = isOwn ? [PHONE, DESKTOP] : [DESKTOP, PHONE];
    for (const { name, path, act } of shown) {
      current = name;
      await page.setViewportSize(sizes[0] ?? DESKTOP);
      await open(page, path);
      await whole(page);
      const { title, description } = await headOf(page);
      heads.set(path.replace(/\?.*/, ''), `${title} — ${description}`);
      for (const [index, size] of sizes.entries()) {
        await page.setViewportSize(size);
        if (act) {
          await act(page);
          await expect(page.getByRole('dialog')).toBeVisible();
        }
        const severe = index === 0 ? await severeFaults(page) : [];
        const unreached = act ? await dialogFaults(page) : await contentFaults(page);
        found.push(...[...severe, ...unreached].map((fault) => `${name} at ${size.width}: ${fault}`));
      }
    }
    if (!isOwn) {
      // The frame around them is the same on all.
      await open(page, '/customerService');
      await whole(page);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.locator('a[href="#content"]').focus();
        expect(await walkThrough(page, 'header'), `the header at ${size.width}`).toEqual([]);
        await page.getByRole('main').getByRole('link').last().focus();
        expect(await walkThrough(page, '#content ~ footer'), `the footer at ${size.width}`).toEqual([]);
      }
    }
    expect(found).toEqual([]);
    const texts = [...heads].map(([path, text]) => `${path}: ${text}`);
    expect(texts.filter((text) => !/: .+ \| Passage — .{10,}$/.test(text))).toEqual([]);
    // The two ways to a paid order say the same.
    const distinct = [...heads].filter(([path]) => path !== '/paySuccess');
    const said = distinct.map(([, text]) => text);
    expect(distinct.filter(([, text]) => said.indexOf(text) !== said.lastIndexOf(text))).toEqual([]);
  });

  test(`layout-50 long names, prices of twelve digits and missing pictures break no screen ${whose}`, async ({
    page,
    request,
  }) => {
    const shown = await begin(page, request, isOwn);
    // The language with the longest words.
    await page.addInitScript(() => localStorage.setItem('lang', 'fr'));
    await stretchAnswers(page);
    await openFirst(page);
    await watchFit(page);
    const found: string[] = [];
    for (const { name, path } of shown.filter(isPlain)) {
      await open(page, path);
      await filled(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        found.push(...(await fitFaults(page)).map((fault) => `${name} at ${width}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });

  test(`layout-57 axe finds nothing severe on any screen ${whose} while it loads, nor once that has failed`, async ({
    page,
    request,
  }) => {
    const shown = await begin(page, request, isOwn);
    const { fail } = await holdAnswers(page);
    await openFirst(page);
    await watchAccessibility(page);
    const found: string[] = [];
    for (const [index, { name, path }] of shown.filter(isPlain).entries()) {
      const known = { isFrameKnown: index > 0 };
      await open(page, path);
      await begun(page);
      found.push(...(await severeFaults(page, known)).map((fault) => `${name} loading: ${fault}`));
      // One answer may be what another call waits for.
      await expect
        .poll(async () => {
          fail();
          return page.locator('main h1').count();
        })
        .toBeGreaterThan(0);
      await filled(page);
      found.push(...(await severeFaults(page, known)).map((fault) => `${name} failed: ${fault}`));
    }
    fail();
    expect(found).toEqual([]);
  });

  test(`layout-57 axe finds nothing severe on any empty screen ${whose}`, async ({ page, request }) => {
    const shown = await begin(page, request, isOwn);
    await emptyAnswers(page);
    await openFirst(page);
    await watchAccessibility(page);
    const found: string[] = [];
    for (const [index, { name, path }] of shown.filter(isPlain).entries()) {
      const known = { isFrameKnown: index > 0 };
      await open(page, path);
      await begun(page);
      found.push(...(await severeFaults(page, known)).map((fault) => `${name}: ${fault}`));
    }
    expect(found).toEqual([]);
  });
}
