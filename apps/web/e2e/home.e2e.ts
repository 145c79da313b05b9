import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { api } from './support/api.ts';
import { payloadOf } from './support/page.ts';
import { rewrite } from './support/rewrite.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

interface Banner {
  id: number;
  type: number;
  buyId: number | string;
  shopId: number;
  title: string;
  subtitle: string;
  name: string;
  img: string;
  tone: string;
}
interface Home {
  publicize1: Banner[];
  publicize2: Banner[];
  publicize3: Banner[];
  publicize4: Banner[];
  promotional1: Banner[];
  promotionalvideo1: { title: string; videoUrl: string; posterUrl: string; link: string }[];
  productSpuList1: { title: string; productSpuDTOList: { productId: number; shopId: number; producctName: string }[] };
  productSpuList2: Home['productSpuList1'];
}

const PATH = 'home/first/intofirstdata';
const WOMEN = '/population/female';
const homeOf = (request: Parameters<typeof api>[0], tenantId = 1): Promise<Home> =>
  api(request, PATH, { method: 'POST', tenantId, payload: { platformtype: 2, sex: 2 } });

test('home-02 home-03 home-04 home-10 each zone asks for its own home, and for pictures that fit the window', async ({
  page,
}) => {
  for (const [zone, sex, width, platform] of [
    ['male', '1', 1440, '2'],
    ['female', '2', 1201, '2'],
    ['children', '3', 1200, '1'],
  ] as const) {
    // Nothing of the zone before hears of the new width.
    await page.goto('about:blank');
    await page.setViewportSize({ width, height: 900 });
    const asked = page.waitForRequest(`**/${PATH}`);
    await page.goto(`/population/${zone}`);
    const payload = payloadOf(await asked);
    expect([payload.get('sex'), payload.get('platformtype')]).toEqual([sex, platform]);
    expect(await page.evaluate(() => localStorage.getItem('population'))).toBe(zone);
  }
});

test('home-12 home-13 home-23 home-27 the blocks stand in their order, filled from their data', async ({
  page,
  request,
}) => {
  const home = await homeOf(request);
  await page.goto(WOMEN);
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: 'New arrivals by post' }).scrollIntoViewIfNeeded();
  const titles = (banners: readonly { title: string }[]): string[] => banners.map(({ title }) => title);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    ...titles(home.publicize1),
    ...titles(home.promotionalvideo1),
    home.productSpuList1.title,
    ...titles(home.publicize2),
    home.productSpuList2.title,
    ...titles(home.publicize3),
    'New arrivals by post',
  ]);
  expect([home.promotionalvideo1.length, home.publicize2.length, home.publicize3.length]).toEqual([2, 2, 3]);
  await expect(main.getByRole('link', { name: home.promotional1[0]?.title ?? '' })).toHaveAttribute(
    'href',
    '/customerService?type=shipment',
  );
  const { productId = 0, shopId = 0, producctName = '' } = home.productSpuList1.productSpuDTOList[0] ?? {};
  const rail = main.getByRole('region', { name: home.productSpuList1.title });
  await expect(rail.getByRole('link', { name: producctName }).first()).toHaveAttribute(
    'href',
    `/productDetail?no=${productId}&shopId=${shopId}`,
  );
  await expectAccessible(page);
});

test('home-11 home-17 home-18 home-19 home-20 home-21 a banner opens what its type says', async ({ page, context }) => {
  const banner = (type: number, buyId: number | string, title: string): Banner => {
    return { id: type, type, buyId, shopId: 4, title, subtitle: '', name: `N${type}`, img: '/icon.svg', tone: 'light' };
  };
  await rewrite<Home>(page, PATH, (home) => ({
    ...home,
    publicize1: [banner(3, 7, 'A brand')],
    publicize2: [banner(1, 11, 'A product'), banner(2, 12, 'A category')],
    publicize3: [
      banner(4, 'DS-9', 'A designer'),
      banner(5, 'https://journal.example/', 'A journal'),
      { ...banner(5, 'javascript:alert(1)', 'A trap'), id: 6 },
    ],
  }));
  await page.goto(WOMEN);
  const link = (title: string) => page.getByRole('main').getByRole('link', { name: title });
  for (const [title, href] of [
    ['A brand', '/categoryIndex?type=5&name=N3&brandId=7&navigation=0'],
    ['A product', '/productDetail?no=11&shopId=4'],
    ['A category', '/categoryIndex?type=4&name=N2&categoryId=12'],
    ['A designer', '/categoryIndex?type=2&desno=DS-9&navigation=0&name=N4'],
    ['A journal', 'https://journal.example/'],
  ] as const) {
    const wanted = new URL(href, 'http://x');
    const got = new URL((await link(title).getAttribute('href')) ?? '', 'http://x');
    expect([got.pathname, [...got.searchParams].sort()]).toEqual([wanted.pathname, [...wanted.searchParams].sort()]);
  }
  await expect(link('A trap')).toHaveCount(0);
  await context.route('https://journal.example/', (route) => route.fulfill({ body: 'Journal' }));
  const [opened] = await Promise.all([context.waitForEvent('page'), link('A journal').click()]);
  expect(opened.url()).toBe('https://journal.example/');
});

test('home-28 a block without data is not there, and a home without any says so', async ({ page }) => {
  const empty = { title: '', productSpuDTOList: [] };
  await rewrite<Home>(page, PATH, (home) => ({
    ...home,
    publicize1: [],
    promotionalvideo1: [],
    publicize3: [],
    productSpuList2: empty,
  }));
  await page.goto(WOMEN);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'New in' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Hot product' })).toHaveCount(0);
  await expect(main.getByRole('region', { name: 'Films' })).toHaveCount(0);
  await expect(main.getByRole('region', { name: 'Houses on show' })).toHaveCount(0);
  await page.unrouteAll();
  await rewrite<Home>(page, PATH, (home) => {
    const bare = Object.fromEntries(Object.keys(home).map((key) => [key, []]));
    return Object.assign(home, bare, { productSpuList1: empty, productSpuList2: empty });
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'The shops are setting up' })).toBeVisible();
});

test('layout-42 layout-44 a home has its shape while it loads and can be tried again', async ({ page }) => {
  let isBroken = true;
  await page.route(`**/${PATH}`, (route) =>
    isBroken ? route.fulfill({ json: { code: 500, msg: 'Broken', data: null } }) : route.continue(),
  );
  await page.goto(WOMEN);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This page did not load');
  isBroken = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Houses on show' })).toBeVisible();
});

test.describe('carousels', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('home-24 home-25 fault:a11y-03 the row moves an item every 3 s, and rests under pointer and focus', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(WOMEN);
    const rail = page.getByRole('region', { name: 'New in', exact: true });
    await page.evaluate(() => window.scrollTo(0, 900));
    const first = rail.locator('li').first();
    await expect(first.locator('article')).toBeVisible();
    const x = async (): Promise<number> => Math.round((await first.boundingBox())?.x ?? 0);
    const settle = async (): Promise<void> => {
      await page.clock.runFor(1200);
    };
    await page.mouse.move(5, 5);
    // From here on only runFor lets time pass, however slow the machine.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await settle();
    const start = await x();
    await page.clock.runFor(3000);
    await settle();
    await expect.poll(x).toBe(start - 226);

    await rail.hover();
    await page.clock.runFor(9000);
    expect(await x()).toBe(start - 226);
    await page.mouse.move(5, 5);
    await rail.getByRole('button', { name: 'New in, next pieces' }).focus();
    await page.clock.runFor(9000);
    expect(await x()).toBe(start - 226);
    // Slides outside the view are out of reach.
    await expect(rail.locator('li').last()).toHaveAttribute('inert');
    await expect(rail.locator('li').nth(2)).not.toHaveAttribute('inert');
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.clock.runFor(3000);
    await settle();
    await expect.poll(x).toBeLessThan(start - 226);
  });
});

test('home-26 home-31 the buttons move five items of 226 px, by keyboard and without a mouse', async ({ page }) => {
  await page.goto(WOMEN);
  const rail = page.getByRole('region', { name: 'Hot product', exact: true });
  await rail.scrollIntoViewIfNeeded();
  const first = rail.getByRole('listitem').first();
  await expect(first.getByRole('article')).toBeVisible();
  const x = async (): Promise<number> => Math.round((await first.boundingBox())?.x ?? 0);
  const start = await x();
  await expect(rail.getByRole('button', { name: 'Hot product, previous pieces' })).toBeDisabled();
  await rail.getByRole('button', { name: 'Hot product, next pieces' }).press('Enter');
  await expect.poll(x).toBe(start - 5 * 226);
  await rail.getByRole('button', { name: 'Hot product, previous pieces' }).press('Space');
  await expect.poll(x).toBe(start);
});

test('home-30 rows and banners are swiped on touch screens', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  const page = await context.newPage();
  await page.goto(WOMEN);
  await page.getByRole('button', { name: 'Accept' }).tap();
  const swipe = async (y: number): Promise<void> => {
    const client = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    await touch('touchStart', 340);
    for (let x = 320; x >= 40; x -= 20) await touch('touchMove', x);
    await touch('touchEnd');
  };
  const banners = page.getByRole('region', { name: 'Houses on show' });
  await expect(banners.getByText('1 / 3')).toBeVisible();
  const picture = await banners.getByRole('link').first().boundingBox();
  await swipe((picture?.y ?? 0) + 150);
  await expect(banners.getByText('2 / 3')).toBeVisible();

  const rail = page.getByRole('region', { name: 'New in', exact: true });
  await rail.scrollIntoViewIfNeeded();
  const first = rail.getByRole('listitem').first();
  await expect(first.getByRole('article')).toBeVisible();
  const before = (await first.boundingBox())?.x ?? 0;
  await swipe(((await first.boundingBox())?.y ?? 0) + 60);
  await expect.poll(async () => (await first.boundingBox())?.x ?? 0).toBeLessThan(before - 100);
  await expectNoSidewaysScroll(page);
  await context.close();
});

test('layout-33 a film shows its frame at 0.5 s under a play icon of 96 px, and fits whole', async ({ page }) => {
  await rewrite<Home>(page, PATH, (home) => ({
    ...home,
    promotionalvideo1: [{ title: 'A film', videoUrl: '/files/film.webm', posterUrl: '', link: '' }],
  }));
  await page.goto(WOMEN);
  const films = page.getByRole('region', { name: 'Films' });
  const video = films.locator('video');
  await expect(video).toHaveAttribute('src', '/files/film.webm#t=0.5');
  await expect(video).toHaveCSS('object-fit', 'contain');
  const icon = await films.getByRole('button', { name: 'Play: A film' }).locator('span').boundingBox();
  expect([icon?.width, icon?.height]).toEqual([96, 96]);
  await films.getByRole('button', { name: 'Play: A film' }).click();
  await expect(video).toHaveAttribute('controls', '');
});

test('favourite-14 a heart in one row is the same heart in the other', async ({ page, request }) => {
  await signIn(page, await newShopper(request));
  await rewrite<Home>(page, PATH, (home) => ({
    ...home,
    productSpuList2: { ...home.productSpuList1, title: 'Again' },
  }));
  await page.goto(WOMEN);
  const heart = (name: string) =>
    page.getByRole('region', { name, exact: true }).getByRole('button', { pressed: true });
  await page.getByRole('region', { name: 'Again', exact: true }).scrollIntoViewIfNeeded();
  const other = page.getByRole('region', { name: 'Again', exact: true }).getByRole('article').first();
  await expect(other).toBeVisible();
  await other.getByRole('button').click();
  await expect(heart('Again')).toHaveCount(1);
  await expect(heart('New in')).toHaveCount(1);
});

test('pictures that fail one after the other, the second views first, leave the page as it is', async ({ page }) => {
  const held: (() => Promise<void>)[] = [];
  const seconds: string[] = [];
  await page.route('**/files/**', (route) => {
    const fail = () => route.fulfill({ status: 404 });
    if (!/\/front\./.test(route.request().url())) {
      seconds.push(route.request().url());
      return fail();
    }
    held.push(fail);
  });
  await page.goto(WOMEN);
  const rail = page.getByRole('region', { name: 'New in', exact: true });
  await expect(rail.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => seconds.length).toBeGreaterThan(0);
  for (const fail of held) await fail();
  await expect(rail.getByRole('article').first()).toBeVisible();
  await expect(rail.getByRole('article').first().locator('img')).toHaveCount(0);
});

test('tenant-27 layout-22 another store has another home and navigation from the same build', async ({
  page,
  request,
}) => {
  const home = await homeOf(request, 2);
  await page.route('**/app-api/**', async (route) => {
    const headers = { ...route.request().headers(), 'tenant-id': '2' };
    await route.continue({ headers });
  });
  await page.goto(WOMEN);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: home.publicize1[0]?.title ?? '' })).toBeVisible();
  await main.getByRole('heading', { name: 'New arrivals by post' }).scrollIntoViewIfNeeded();
  await expect(main.getByRole('region', { name: 'Also in the arcade' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Picked for now' })).toHaveCount(0);
  const links = page.getByRole('navigation', { name: 'Categories' }).getByRole('listitem').getByRole('link');
  await expect(links.first()).toHaveText('Designers');
  await expect(links.filter({ hasText: 'Sale' })).toHaveCount(0);
});

test('layout-20 layout-23 an entry opens its children and its product, and is there only while switched on', async ({
  page,
}) => {
  interface Entry {
    switch: number;
    type: string;
    productSpu: { spuId: number; shopId: number; name: string } | null;
  }
  await rewrite<{ list: { topNavigationBar: { data: Entry[] } }[] }>(page, 'promotion/diy-template/page', (data) => {
    for (const { topNavigationBar } of data.list)
      for (const entry of topNavigationBar.data) {
        if (entry.type === 'discount') entry.switch = 0;
        if (entry.type === 'brand')
          Object.assign(entry, { productSpu: { spuId: 12, shopId: 3, picUrl: '', name: 'The chosen piece' } });
      }
    return data;
  });
  await page.goto(WOMEN);
  const nav = page.getByRole('navigation', { name: 'Categories' });
  await expect(nav.getByRole('link', { name: 'Sale' })).toHaveCount(0);
  await nav.getByRole('link', { name: 'Brands' }).hover();
  await expect(nav.getByRole('link', { name: 'Ondine' })).toHaveAttribute('href', /type=5&name=Ondine&brandId=\d+/);
  await expect(nav.getByRole('link', { name: 'The chosen piece' })).toHaveAttribute(
    'href',
    '/productDetail?no=12&shopId=3',
  );
  await expectAccessible(page, 'header');
});

test('layout-25 notices stand above the navigation one at a time', async ({ page }) => {
  await page.goto(WOMEN);
  const bar = page.getByRole('region', { name: 'Notices' });
  await expect(bar.getByRole('link')).toHaveAttribute('href', '/customerService?code=delivery-and-freight');
  await bar.getByRole('button', { name: 'Next notice' }).click();
  await expect(bar.getByRole('link')).toHaveAttribute('href', '/customerService?code=returns-and-refunds');
});

test('layout-45 layout-56 a home fits every width and nothing on it jumps', async ({ context }) => {
  await context.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(entry.value) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [390, 768, 1280, 1440]) {
    // A tab of its own: a tab returns to where it was scrolled.
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 900 });
    await page.goto(WOMEN);
    await expect(page.getByRole('region', { name: 'Houses on show' })).toBeVisible();
    await page.getByRole('heading', { name: 'New arrivals by post' }).scrollIntoViewIfNeeded();
    await expectNoSidewaysScroll(page);
    const shift = await page.evaluate(() => Number(Reflect.get(window, 'shift')));
    expect(shift, `at ${width}`).toBeLessThan(0.02);
  }
});
