import type { Page } from '@playwright/test';
import { findGood } from './support/goods.ts';
import { toasts } from './support/page.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

/** What moves by style sheet or script at this moment, and how often somebody asked for it to be smooth. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...document.getAnimations().map(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return `${target?.tagName} ${target?.className}`;
    }),
    ...window.smooth,
  ]);

declare global {
  interface Window {
    smooth: string[];
  }
}

/** Notes what scripts move by themselves, past the style sheet. */
async function noteScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.smooth = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      window.smooth.push(`animate ${this.className}`);
      return animate.apply(this, given);
    };
    for (const owner of [Element.prototype, window]) {
      const scrollTo: unknown = Reflect.get(owner, 'scrollTo');
      if (typeof scrollTo !== 'function') continue;
      Reflect.set(owner, 'scrollTo', function (this: unknown, ...given: unknown[]) {
        const [options] = given;
        if (typeof options === 'object' && options !== null && Reflect.get(options, 'behavior') === 'smooth')
          window.smooth.push('a smooth scroll');
        return Reflect.apply(scrollTo, this, given);
      });
    }
  });
}

/** From one painted frame to the next a thing stands where it stood: it went there in one step. */
const places = (page: Page, selector: string, frames: number): Promise<number[]> =>
  page.evaluate(
    async ([found, count]) => {
      const seen: number[] = [];
      for (let frame = 0; frame < count; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        seen.push(Math.round(document.querySelector(found)?.getBoundingClientRect().x ?? 0));
      }
      return seen;
    },
    [selector, frames] as const,
  );

test('layout-40 nothing moves by itself where motion is unwelcome: drawer, toast, heart, skeleton, rows, banners, scrolling', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const good = await findGood(request);
  await signIn(page, shopper);
  await noteScripts(page);
  await page.clock.install();

  // The shapes of what loads stand still.
  let answer = (): void => undefined;
  const isLet = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/app-api/**', async (route) => {
    if (/intofirstdata|productSpuList|spuFirst/.test(route.request().url())) await isLet;
    await route.fallback();
  });
  await page.goto('/population/female');
  await expect(page.locator('.ui-skeleton').first()).toBeVisible();
  expect(await moving(page)).toEqual([]);
  answer();

  // Neither the banners nor the rows go on by themselves, and by hand they go in one step.
  const banners = page.getByRole('region', { name: 'Houses on show' });
  await expect(banners.getByText('1 / 3')).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(banners.getByText('1 / 3')).toBeVisible();
  const rail = page.getByRole('region', { name: 'New in', exact: true });
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(rail.getByRole('article').first()).toBeVisible();
  const first = rail.getByRole('listitem').first();
  const start = (await first.boundingBox())?.x ?? 0;
  await page.clock.runFor(20_000);
  expect((await first.boundingBox())?.x).toBe(start);
  await page.clock.resume();
  await rail.getByRole('button', { name: 'New in, next pieces' }).click();
  await expect.poll(async () => (await first.boundingBox())?.x).toBe(start - 5 * 226);
  const box = await rail.getByRole('list').boundingBox();
  const [x, y] = [700, (box?.y ?? 0) + 60];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 90, y, { steps: 4 });
  await page.mouse.up();
  const [letGo, ...seen] = await places(page, 'section[aria-label="New in"] li', 12);
  expect(letGo).toBeGreaterThan(start - 5 * 226);
  expect(new Set(seen).size, seen.join()).toBe(1);
  await banners.scrollIntoViewIfNeeded();
  await banners.getByRole('button', { name: /next/i }).click();
  await expect(banners.getByText('2 / 3')).toBeVisible();
  expect(await moving(page)).toEqual([]);
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('video')].every(({ paused, autoplay }) => paused && !autoplay),
    ),
  ).toBe(true);

  // A drawer, a heart and a toast are there or not.
  await page.goto('/categoryIndex?type=1&navigation=0');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /to favourites$/ })
    .first();
  await heart.click();
  expect(await moving(page)).toEqual([]);
  await page.getByRole('main').locator('section button[aria-haspopup="dialog"]').first().click();
  const filter = page.getByRole('dialog', { name: 'Filter' });
  await expect(filter).toBeVisible();
  expect(await moving(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(filter).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('button', { name: 'Back to the top' }).click();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goto(`/productDetail?no=${good.spuId}&shopId=${good.shopId}`);
  await page.getByRole('button', { name: 'Add to bag' }).first().click();
  await expect(toasts(page).getByText(/./).first()).toBeVisible();
  expect(await moving(page)).toEqual([]);
});
