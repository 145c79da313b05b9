import { ERRORS } from '@passage/contract';
import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './support/accessibility.ts';
import { cards } from './support/catalogue.ts';
import { addToBag, findGoods } from './support/goods.ts';
import { toasts } from './support/page.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const documents = (page: Page): string[] => {
  const opened: string[] = [];
  page.on('request', (call) => call.isNavigationRequest() && opened.push(new URL(call.url()).pathname));
  return opened;
};

test('fault:frontend-01 after a release a page whose code is gone is loaded anew once, and then says so', async ({
  page,
  request,
}) => {
  await signIn(page, await newShopper(request));
  await page.goto('/myaccount');
  let isGone = true;
  await page.route(/\/assets\/(wallet|transaction-password)-page/, (route) =>
    isGone ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }) : route.continue(),
  );
  const opened = documents(page);
  // The document that is loaded anew knows the new code.
  const anew = page.waitForRequest((call) => call.isNavigationRequest());
  await page.getByRole('main').getByRole('link', { name: 'Balance', exact: true }).click();
  await anew;
  isGone = false;
  await expect(page).toHaveURL('/walletIndex');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  isGone = true;
  opened.length = 0;
  await page.getByRole('main').getByRole('link', { name: 'Transaction password' }).click();
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible();
  expect(opened).toEqual(['/transactionPassword']);
  isGone = false;
  await page.getByRole('alert').getByRole('button').first().click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('fault:navigation-02 back to a list paints it at once, and keeps the place when the answer comes', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/categoryIndex?type=1&navigation=0');
  await expect(cards(page)).toHaveCount(20);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  const inSight = cards(page).nth(5).getByRole('link').last();
  const listTitle = await page.title();
  await inSight.click();
  await expect(page).toHaveURL(/productDetail/);
  // The list stays on the page until the product's code is there.
  await expect(page).not.toHaveTitle(listTitle);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // The list is old enough to be asked for again, and the API does not answer until it is let.
  await page.clock.fastForward('02:00');
  let answerAll = (): void => undefined;
  const isLet = new Promise<void>((resolve) => {
    answerAll = resolve;
  });
  await page.route('**/app-api/**', async (route) => {
    await isLet;
    await route.continue();
  });
  await page.goBack();
  await expect(cards(page)).toHaveCount(20);
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  const answered = page.waitForResponse(/product\/spuFirst\/page/);
  answerAll();
  await answered;
  await expect(cards(page)).toHaveCount(20);
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

/** Whether a press on its middle reaches it: nothing lies over it, and it is inside the window. */
const isReachable = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element === hit || element.contains(hit));
  });

for (const [width, height] of [
  [375, 667],
  [390, 844],
] as const) {
  test(`fault:mobile-01 at ${width} x ${height} the buttons of the side menu and of the basket can be pressed`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height });
    const shopper = await newShopper(request);
    for (const good of await findGoods(request, 4)) await addToBag(request, shopper, good);
    await signIn(page, shopper);
    await page.goto('/population/female');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    expect(await isReachable(menu.getByRole('button', { name: /^Close/ }))).toBe(true);
    const last = menu.getByRole('button').last();
    await last.scrollIntoViewIfNeeded();
    expect(await isReachable(last)).toBe(true);
    // As high as what is seen, whatever the browser's own bars take.
    expect((await menu.boundingBox())?.height).toBe(height);
    await page.keyboard.press('Escape');

    await page.goto('/basket');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    const settle = page.getByRole('main').getByRole('button', { name: 'Settle' }).last();
    await expect.poll(() => isReachable(settle)).toBe(true);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => isReachable(settle)).toBe(true);
    await expectNoSidewaysScroll(page);
  });
}

test('fault:mobile-02 pages can be enlarged with two fingers', async ({ page, request }) => {
  for (const path of ['/', '/basket']) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    expect(html).toContain('<meta name="viewport"');
    expect(html).not.toMatch(/maximum-scale|user-scalable/);
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const content = await page.locator('meta[name=viewport]').getAttribute('content');
  expect(content).not.toMatch(/maximum-scale|user-scalable/);
});

test('ops-21 while the store is read only who is signed in goes on looking, and is told why a change was refused', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  await signIn(page, shopper);
  const msg =
    'Nothing can be changed for the moment because of maintenance; you can look around meanwhile. Please try again later.';
  // As a server answers that may not write.
  await page.route('**/app-api/product/favorite-two/create', (route) =>
    route.fulfill({
      status: 503,
      headers: { 'retry-after': '60' },
      json: { code: ERRORS.READ_ONLY, msg, data: null },
    }),
  );
  await page.goto('/categoryIndex?type=1&navigation=0');
  const heart = cards(page)
    .first()
    .getByRole('button', { name: /favourites/ });
  await heart.click();
  await expect(toasts(page)).toContainText(msg);
  await expect(heart).toHaveAccessibleName(/^Add /);
  await cards(page).first().getByRole('link').last().click();
  await expect(page).toHaveURL(/productDetail/);
  await page.goto('/myaccount');
  await expect(page).toHaveURL('/myaccount');
});
