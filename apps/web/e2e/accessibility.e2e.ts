import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page, Route } from '@playwright/test';
import { addAddress, addToBag, findGood } from './support/goods.ts';
import { isOf, routePatterns, type Screen, type ShownOrders, screens } from './support/screens.ts';
import { placeShownOrders } from './support/sellers.ts';
import { newShopper, type Shopper, signIn } from './support/shopper.ts';
import { expect, test } from './support/test.ts';
import { begun, filled, open, openFirst } from './support/visits.ts';

declare global {
  interface Window {
    tellRefusal: (refusal: string) => void;
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const severeFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`);
  });

interface Visit {
  shopper?: Shopper;
  /** What the page looks like once it is as it shall be looked at. */
  settled: (page: Page) => Promise<void>;
}

/** Every screen in turn; answers what is wrong on which. */
async function faultsOf(page: Page, visited: readonly Screen[], { shopper, settled }: Visit): Promise<string[]> {
  if (shopper) await signIn(page, shopper);
  const found: string[] = [];
  let shown = 'first';
  await page.exposeFunction('tellRefusal', (refusal: string) => found.push(`${shown}: ${refusal}`));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      window.tellRefusal(`${effectiveDirective} refuses ${blockedURI} of ${sourceFile}`),
    ),
  );
  await openFirst(page);
  await page.evaluate(AXE);
  for (const { name, path, act } of visited) {
    shown = name;
    await open(page, path);
    await settled(page);
    if (act) {
      await act(page);
      await expect(page.getByRole('dialog')).toBeVisible();
    }
    for (const fault of await severeFaults(page)) found.push(`${name}: ${fault}`);
    if (act) {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  }
  return found;
}

const forSignedIn = (isSignedIn: boolean) => (screen: Screen) => (screen.isSignedIn ?? false) === isSignedIn;

/** Endpoints without which no page would be itself. */
const ALWAYS = /get-by-website|userInfo\/get|firstauth/;

async function shopperWithOrders(request: Parameters<typeof newShopper>[0]): Promise<[Shopper, ShownOrders]> {
  const shopper = await newShopper(request);
  const good = await findGood(request);
  await addAddress(request, shopper);
  const orders = await placeShownOrders(request, shopper, [good]);
  await addToBag(request, shopper, good);
  return [shopper, orders];
}

test.describe.configure({ timeout: 240_000 });

test('layout-57 every address of the routes table is among the screens that are looked at', () => {
  const patterns = routePatterns();
  expect(patterns.length).toBeGreaterThan(40);
  expect(
    patterns.filter(
      (pattern) => !screens({ unpaid: 1, paid: 1, underReview: 1 }).some(({ path }) => isOf(pattern, path)),
    ),
  ).toEqual([]);
});

test('layout-57 layout-41 layout-47 security-05 axe finds nothing severe on any filled screen, none breaks the content policy, and each has its own title and description', async ({
  page,
  browser,
  request,
}) => {
  const [shopper, orders] = await shopperWithOrders(request);
  const heads = new Map<string, string>();
  const withHead = async (current: Page): Promise<void> => {
    await filled(current);
    const { pathname } = new URL(current.url());
    await expect.poll(() => current.title()).toMatch(/ \| Passage$/);
    const description = await current.evaluate(
      () => document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    );
    heads.set(pathname, `${await current.title()} — ${description}`);
  };
  expect(await faultsOf(page, screens(orders).filter(forSignedIn(false)), { settled: withHead })).toEqual([]);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const phone = await context.newPage();
  const own = screens(orders).filter(forSignedIn(true));
  expect(await faultsOf(phone, own, { shopper, settled: withHead })).toEqual([]);
  await context.close();

  const texts = [...heads].map(([path, text]) => `${path}: ${text}`);
  expect(texts.filter((text) => !/: .+ \| Passage — .{10,}$/.test(text))).toEqual([]);
  // The two ways to a paid order say the same.
  const shown = [...heads].filter(([path]) => path !== '/paySuccess');
  const said = shown.map(([, text]) => text);
  expect(shown.filter(([, text]) => said.indexOf(text) !== said.lastIndexOf(text))).toEqual([]);
});

for (const { state, answer, settled } of [
  { state: 'loading', settled: begun, answer: () => undefined },
  {
    state: 'failed',
    settled: filled,
    answer: (route: Route) => route.fulfill({ json: { code: 500, msg: 'Out of order', data: null } }),
  },
  {
    state: 'empty',
    settled: begun,
    answer: async (route: Route) => {
      const response = await route.fetch();
      const body: { data: unknown } = await response.json();
      await route.fulfill({ response, json: { ...body, data: emptied(body.data) } });
    },
  },
] as const) {
  test(`layout-57 axe finds nothing severe on any ${state} screen`, async ({ page, browser, request }) => {
    const [shopper, orders] = await shopperWithOrders(request);
    const without = (screen: Screen): boolean => screen.act === undefined;
    const all = screens(orders).filter(without);
    const routed = async (one: Page): Promise<void> => {
      await one.route(
        (url) => url.pathname.startsWith('/app-api/') && !ALWAYS.test(url.pathname),
        (route) => answer(route),
      );
    };
    await routed(page);
    expect(await faultsOf(page, all.filter(forSignedIn(false)), { settled })).toEqual([]);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const phone = await context.newPage();
    await routed(phone);
    expect(await faultsOf(phone, all.filter(forSignedIn(true)), { shopper, settled })).toEqual([]);
    await context.close();
  });
}

/** The same answer with nothing in its lists. */
function emptied(data: unknown): unknown {
  if (Array.isArray(data)) return [];
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, Array.isArray(value) ? [] : key === 'total' ? 0 : value]),
  );
}
