import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromiumLaunch } from '@passage/testing/browser';
import { chromium, type Page, request } from '@playwright/test';
import { addToBag, findGoods } from '../e2e/support/goods.ts';
import { screens } from '../e2e/support/screens.ts';
import { placeShownOrders } from '../e2e/support/sellers.ts';
import { newShopper, signIn } from '../e2e/support/shopper.ts';
import { openDemoServer } from './demo-server.ts';

/*
 * Pictures of every screen at three widths in three languages:
 *   node --import tsx scripts/gallery.ts [folder] [part of a screen's name]
 * PASSAGE_E2E_URL names a server that runs already; without it one is started with a demo world of its own.
 */

const [folder = 'gallery-shots', only = ''] = process.argv.slice(2);
const PORT = process.env.PASSAGE_E2E_PORT ?? '4650';
const WIDTHS = [390, 768, 1440] as const;
const LANGUAGES = ['en', 'zh', 'fr'] as const;
const SETTLE_MS = 350;

/** Down and up again, so that what waits to be near is there. */
async function walkThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((place) => window.scrollTo(0, place), top);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(SETTLE_MS);
}

const server = await openDemoServer(PORT);
const browser = await chromium.launch(chromiumLaunch());
try {
  const api = await request.newContext({ baseURL: server.url });
  const shopper = await newShopper(api);
  const goods = await findGoods(api, 2, { minPrice: 100, ofSeveralShops: true });
  const orders = await placeShownOrders(api, shopper, goods.slice(0, 1));
  for (const good of goods) await addToBag(api, shopper, good);
  await mkdir(folder, { recursive: true });
  for (const { name, path, isSignedIn = false, act } of screens(orders).filter((screen) =>
    screen.name.includes(only),
  )) {
    for (const language of LANGUAGES) {
      for (const width of WIDTHS) {
        const context = await browser.newContext({
          baseURL: server.url,
          viewport: { width, height: width === 390 ? 844 : 900 },
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        await context.addInitScript((code) => localStorage.setItem('lang', code), language);
        await context.addCookies([{ name: 'cookie-banner', value: 'closed', url: server.url }]);
        if (isSignedIn) await signIn(page, shopper);
        await page.goto(path, { waitUntil: 'networkidle' });
        await walkThrough(page);
        if (act) {
          await act(page);
          await page.waitForTimeout(SETTLE_MS);
        }
        await page.screenshot({ path: join(folder, `${name}-${width}-${language}.png`), fullPage: act === undefined });
        await context.close();
      }
    }
    console.log(name);
  }
} finally {
  await browser.close();
  server.stop();
}
