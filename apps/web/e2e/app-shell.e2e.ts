import type { Browser, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const PAGES = [
  { name: 'home', path: '/population/female', real: 'main img' },
  { name: 'list', path: '/categoryIndex?type=1&navigation=0', real: 'main article img' },
  { name: 'product', path: '/productDetail?no=17', real: 'main li img' },
] as const;
const WIDTHS = [390, 768, 1440];

const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
    });

interface Opened {
  page: Page;
  letCodeIn: () => void;
  close: () => Promise<void>;
}

/** A page whose code is held back until it is let in. */
async function openWithoutCode(browser: Browser, path: string, width: number, population?: string): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (population !== undefined)
    await page.addInitScript((zone) => localStorage.setItem('population', zone), population);
  let letCodeIn = (): void => undefined;
  const isLetIn = new Promise<void>((resolve) => {
    letCodeIn = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isLetIn;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { page, letCodeIn, close: () => context.close() };
}

test('layout-39 layout-55 the largest picture stands in the document, where and what the page will show', async ({
  browser,
}) => {
  test.slow();
  for (const { name, path, real } of PAGES) {
    for (const width of WIDTHS) {
      const { page, letCodeIn, close } = await openWithoutCode(browser, path, width);
      const drawn = page.locator('#app-shell img').first();
      await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
      // Until the style sheet is there the picture stands as the browser would have it.
      await expect(drawn).toHaveCSS('object-fit', /cover|contain/);
      await page.evaluate(() => document.fonts.ready);
      const before = { box: await boxOf(page, '#app-shell img'), src: await drawn.evaluate(shownSource) };
      letCodeIn();
      await expect(page.locator('#app-shell')).toHaveCount(0);
      const shown = page.locator(real).first();
      const after = { box: await boxOf(page, real), src: await shown.evaluate(shownSource) };
      expect(after, `${name} at ${width}`).toEqual(before);
      await close();
    }
  }
});

const shownSource = (image: Element): string =>
  image instanceof HTMLImageElement ? new URL(image.currentSrc).pathname : '';

test('layout-39 a app shell that is not the visitor’s is taken away unseen, and so by whoever acts', async ({
  browser,
}) => {
  const list = '/categoryIndex?type=1&navigation=0';
  const other = await openWithoutCode(browser, list, 390, 'male');
  const hasBoth = other.page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector('#root header')) resolve(document.getElementById('app-shell') !== null);
        }).observe(document.documentElement, { childList: true, subtree: true });
      }),
  );
  other.letCodeIn();
  expect(await hasBoth).toBe(false);
  await other.close();

  const acting = await openWithoutCode(browser, list, 390);
  // The list never comes, so that nothing else takes the window away.
  await acting.page.route('**/product/spuFirst/page*', () => undefined);
  acting.letCodeIn();
  await expect(acting.page.locator('#root header')).toBeVisible();
  await expect(acting.page.locator('#app-shell')).toHaveCount(1);
  await acting.page.mouse.wheel(0, 40);
  await expect(acting.page.locator('#app-shell')).toHaveCount(0);
  await acting.close();
});

test('layout-53 the document announces all the code that its page begins with', async ({ page, request }) => {
  for (const { path, real } of PAGES) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    const announced = new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file));
    const fetched: string[] = [];
    const listen = (url: string): void => {
      const { pathname } = new URL(url);
      if (pathname.endsWith('.js')) fetched.push(pathname);
    };
    page.on('request', (one) => listen(one.url()));
    await page.goto(path);
    await expect(page.locator(real).first()).toBeVisible();
    page.removeAllListeners('request');
    // The carousel is fetched when it comes near.
    expect(fetched.filter((file) => !announced.has(file) && !file.includes('/rail-'))).toEqual([]);
  }
});
