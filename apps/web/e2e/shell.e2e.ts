import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { api } from './support/api.ts';
import { findProduct, isPlain, productPage, productPath } from './support/catalogue.ts';
import { header, stored, toasts } from './support/page.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

test.describe('addresses', () => {
  test('layout-01 layout-02 a deep link opens its page, an unknown path the entrance', async ({ page }) => {
    for (const [path, title] of [
      ['/population/male', 'Men'],
      ['/categoryIndex?type=1&navigation=0', 'New in'],
      ['/login', 'Sign in'],
      ['/customerService', 'Help'],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(`${title} | Passage`);
    }
    for (const path of ['/no/such/page', '/population/dogs', '/productdetails']) {
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Many shops under one roof');
    }
  });

  test('layout-03 going on begins at the top, back and forward return', async ({ page }) => {
    await page.goto('/population/female');
    const more = page.getByRole('region', { name: 'New in', exact: true }).getByRole('link', { name: 'View all' });
    await more.scrollIntoViewIfNeeded();
    const left = await scrollTop(page);
    expect(left).toBeGreaterThan(300);
    await more.click();
    await expect(page).toHaveURL(/categoryIndex/);
    // The page that was left stays until the next one's code is there.
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
    expect(await scrollTop(page)).toBe(0);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
    await page.evaluate(() => {
      window.scrollTo(0, 700);
      history.back();
    });
    await expect(page.getByRole('region', { name: 'Hot product' })).toBeAttached();
    await expect.poll(() => scrollTop(page)).toBe(left);
    await page.goForward();
    await expect.poll(() => scrollTop(page)).toBe(700);
  });

  test('layout-03 a reload returns to where the page was, an address that is opened anew begins at the top', async ({
    page,
  }) => {
    await page.goto('/population/female');
    const hot = page.getByRole('region', { name: 'Hot product' });
    await hot.scrollIntoViewIfNeeded();
    // Letters of another width may make a line more.
    await page.evaluate(() => document.fonts.ready);
    const left = await scrollTop(page);
    expect(left).toBeGreaterThan(300);
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBe(left);
    await page.goto('/login');
    await page.goto('/population/female');
    await expect(hot).toBeAttached();
    expect(await scrollTop(page)).toBe(0);
  });
});

test.describe('the frame of every page', () => {
  test('layout-04 layout-05 layout-09 layout-34 header, footer and the chat button stand on every page', async ({
    page,
    request,
  }) => {
    const product = await findProduct(request, isPlain);
    for (const path of ['/', '/population/children', '/categoryIndex', productPath(product), '/login', '/basket']) {
      await page.goto(path);
      const bar = header(page);
      const zones = bar.getByRole('navigation', { name: 'Zones' }).first();
      await expect(zones.getByRole('link')).toHaveText(['Women', 'Men', 'Children']);
      await expect(bar.getByRole('link', { name: /Passage/ })).toHaveText('Passage');
      await expect(bar.getByRole('button', { name: /^Language and currency: EN/ })).toBeVisible();
      await expect(bar.getByRole('button', { name: 'Search', exact: true }).last()).toBeVisible();
      await expect(bar.getByRole('link', { name: /^Favourites/ })).toHaveAttribute('href', '/wishlist');
      await expect(bar.getByRole('link', { name: /^Bag/ })).toHaveAttribute('href', '/basket');
      await expect(page.getByRole('contentinfo')).toContainText('care@passage.test');
      await expect(page.getByRole('contentinfo')).toContainText('09:00 to 19:00');
      await expect(page.getByRole('button', { name: 'Chat with customer service' })).toBeVisible();
    }
    await page.goto('/');
    for (const [name, path] of [
      ['Women', '/population/female'],
      ['Men', '/population/male'],
      ['Children', '/population/children'],
    ] as const) {
      const link = header(page)
        .getByRole('navigation', { name: 'Zones' })
        .first()
        .getByRole('link', { name, exact: true });
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(link).toHaveAttribute('aria-current', 'true');
      expect(await stored(page, 'population')).toBe(path.split('/').at(-1));
    }
  });

  test('layout-09 the badges count favourites and the bag of whoever is signed in', async ({ page, request }) => {
    const shopper = await newShopper(request);
    const product = await findProduct(request, isPlain);
    const sku = product.skus.find(({ stock }) => stock > 10);
    const common = { spuId: product.id, shopId: product.shopId };
    const post = (path: string, payload: object): Promise<unknown> =>
      api(request, path, { method: 'POST', token: shopper.token, payload: { ...common, ...payload } });
    await post('trade/cart/addFirst', { skuId: sku?.id, count: 3 });
    await post('product/favorite-two/create', {});
    await signIn(page, shopper);
    await page.goto('/');
    await expect(header(page).getByRole('link', { name: 'Bag, 3 pieces' })).toContainText('3');
    await expect(header(page).getByRole('link', { name: 'Favourites, 1 piece' })).toContainText('1');
  });

  test('layout-06 layout-10 the header is fixed after 48 px, the way back to the top comes after 600', async ({
    page,
  }) => {
    await page.goto('/categoryIndex');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
    const bar = header(page);
    const up = page.getByRole('button', { name: 'Back to the top' });
    const at = async (top: number): Promise<void> => {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await expect.poll(() => scrollTop(page)).toBe(top);
    };
    await at(48);
    await expect(bar).not.toHaveCSS('position', 'fixed');
    const main = await page
      .getByRole('main')
      .evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    await at(49);
    await expect(bar).toHaveCSS('position', 'fixed');
    // Nothing moves when it becomes so.
    expect(
      await page.getByRole('main').evaluate((element) => element.getBoundingClientRect().top + window.scrollY),
    ).toBe(main);
    await at(600);
    await expect(up).toBeHidden();
    await at(601);
    await expect(up).toBeVisible();
    expect((await bar.boundingBox())?.y).toBe(0);
    await up.click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(up).toBeHidden();
  });

  test('layout-30 a toast has a bar that drains in three seconds, and stops under the pointer', async ({
    page,
    request,
  }) => {
    const product = await findProduct(request, isPlain);
    await page.goto(productPath(product));
    await page.getByRole('button', { name: 'Add to bag' }).click();
    const toast = toasts(page).getByText('select specification');
    await expect(toast).toBeVisible();
    // The tests run with reduced motion, under which the bar stands still: its length is read from the style sheet.
    const durations = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .flatMap((rule) => (rule instanceof CSSLayerBlockRule ? [...rule.cssRules] : [rule]))
        .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === '.ui-toast-bar')
        .map((rule) => (rule instanceof CSSStyleRule ? rule.style.animationDuration || rule.style.animation : '')),
    );
    expect(durations.join()).toContain('3s');
    await toast.hover();
    await page.clock.install();
    await page.clock.runFor(10_000);
    await expect(toast).toBeVisible();
  });
});

test.describe('the navigation', () => {
  test('categories of the zone open under the bar, by pointer and by keyboard', async ({ page }) => {
    await page.goto('/population/female');
    const nav = page.getByRole('navigation', { name: 'Categories' });
    const tree = await api<{ female: { name: string; child: { name: string }[] }[] }>(
      page.request,
      'product/category/tree',
      { payload: { sex: 2 } },
    );
    const roots = tree.female.map(({ name }) => name);
    await expect(nav.getByRole('listitem').getByRole('link')).toHaveText([
      'New in',
      ...roots,
      'Brands',
      'Designers',
      'Sale',
      'Shops',
    ]);
    await nav.getByRole('link', { name: roots[0] ?? '', exact: true }).hover();
    await expect(nav.getByRole('heading', { level: 2 })).toHaveText(
      tree.female[0]?.child.map(({ name }) => name) ?? [],
    );
    await expectAccessible(page, 'header');
    await page.mouse.move(700, 890);
    await expect(nav.getByRole('heading', { level: 2 })).toHaveCount(0);

    await nav.getByRole('button', { name: `Show what is in ${roots[1]}` }).press('Enter');
    await expect(nav.getByRole('heading', { level: 2 }).first().getByRole('link')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(nav.getByRole('button', { name: `Show what is in ${roots[1]}` })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/categoryIndex\?type=4/);
    await expect(nav.getByRole('heading', { level: 2 })).toHaveCount(0);
  });

  test('the side menu leads through the categories one level at a time', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/population/male');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Shoes' }).click();
    await expectAccessible(page, '[role=dialog]');
    await menu.getByRole('link', { name: 'All Shoes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shoes');
    await expect(menu).toBeHidden();
    await expectNoSidewaysScroll(page);
  });
});

test.describe('the look', () => {
  test('layout-35 every font comes from this host', async ({ page, request, baseURL }) => {
    const product = await findProduct(request, isPlain);
    const fonts: string[] = [];
    const foreign: string[] = [];
    page.on('request', (call) => {
      const { protocol, host } = new URL(call.url());
      if (call.resourceType() === 'font') fonts.push(call.url());
      if (protocol.startsWith('http') && host !== new URL(baseURL ?? '').host) foreign.push(call.url());
    });
    for (const path of ['/', productPath(product)]) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
    }
    expect(fonts.length).toBeGreaterThan(1);
    expect(foreign).toEqual([]);
    const faces = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
    );
    expect(faces).toEqual(expect.arrayContaining(['Bodoni Moda Variable', 'Instrument Sans Variable']));
  });

  test('layout-37 space, type, motion, breakpoints and grid are tokens of the root', async ({ page }) => {
    await page.goto('/categoryIndex');
    const tokens = (...names: string[]): Promise<string[]> =>
      page.evaluate(
        (wanted) => wanted.map((name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()),
        names,
      );
    const names = ['--spacing', '--text-base', '--ease-passage', '--container-frame', '--color-ink', '--grid-columns'];
    for (const value of await tokens(...names)) expect(value).not.toBe('');
    for (const [width, columns, pageMargin] of [
      [1440, '24', '3.5rem'],
      [1399, '20', '3.5rem'],
      [1199, '20', '2.5rem'],
      [991, '20', '2rem'],
      [767, '20', '1.25rem'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await tokens('--grid-columns', '--spacing-page')).toEqual([columns, pageMargin]);
    }
    // Named once: no other style sheet of the source defines a token again.
    const css = readFileSync(new URL('../src/ui/styles/tokens.css', import.meta.url), 'utf8');
    for (const name of ['--breakpoint-nav:1201px', '--breakpoint-cards:769px', '--spacing:.25rem'])
      expect(css).toContain(name);
  });
});

test.describe('the entrance and the homes', () => {
  test('home-01 home-05 home-06 home-07 home-08 three doors and three ways to help', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Women' })).toBeVisible();
    await expect(main.getByRole('link', { name: /How to buy/ })).toHaveAttribute(
      'href',
      /^\/customerService\?code=.+&collapseCode=.+$/,
    );
    await expect(main.getByRole('link', { name: /Common problems/ })).toHaveAttribute(
      'href',
      /^\/customerService\?code=/,
    );
    await expect(main.getByRole('link', { name: /Chat with us/ })).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('link', { name: 'Children' }).click();
    await expect(page).toHaveURL('/population/children');
    expect([await stored(page, 'population'), await stored(page, 'sex')]).toEqual(['children', '3']);

    await page.route('**/getByKey?*SYSTEM_ARTICLE_SETTING*', (route) =>
      route.fulfill({ json: { code: 0, msg: '', data: { key: 'SYSTEM_ARTICLE_SETTING', settingValue: '{}' } } }),
    );
    await page.goto('/');
    await expect(main.getByRole('link', { name: /Chat with us/ })).toBeVisible();
    await expect(main.getByRole('link', { name: /How to buy|Common problems/ })).toHaveCount(0);
  });
});

test.describe('other languages and stores', () => {
  test('i18n-01 English is the default, and zh changes every text of the entrance, homes, lists and products', async ({
    page,
    request,
  }) => {
    const product = await findProduct(request, isPlain);
    const pages = ['/', '/population/female', '/categoryIndex?type=1&navigation=0', productPath(product)];
    /** What is read or heard, piece by piece. */
    const textsOf = async (): Promise<string[]> =>
      page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: string[] = [];
        while (walker.nextNode()) {
          const { parentElement, textContent } = walker.currentNode;
          // What buyers wrote stays in their own language.
          if (parentElement && !parentElement.closest('script, style, [lang=""]')) texts.push(textContent ?? '');
        }
        for (const element of document.querySelectorAll('[aria-label], [title], [alt]'))
          for (const name of ['aria-label', 'title', 'alt']) texts.push(element.getAttribute(name) ?? '');
        return [document.title, ...texts].map((text) => text.trim()).filter((text) => /[A-Za-z]{2}/.test(text));
      });
    // Names are the same in both: of brands, shops, the store, languages and currencies.
    const names = new Set(['Passage', 'care@passage.test', 'USD', 'CNY', product.shopname]);
    const { list } = await productPage(request, { pageSize: 200 });
    for (const { brandName } of list) names.add(brandName);
    for (const { name } of await api<{ name: string }[]>(request, 'product/designer/list')) names.add(name);
    const isName = (text: string): boolean => names.has(text) || /^[A-Z]{2}\s*\/\s*USD$|^USD/.test(text);

    for (const path of pages) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('#root main h1')).toBeVisible();
      await page.waitForLoadState('networkidle');
      const english = new Set((await textsOf()).filter((text) => !isName(text)));
      expect(english.size).toBeGreaterThan(20);
      await page.evaluate(() => localStorage.setItem('lang', 'zh'));
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
      await page.waitForLoadState('networkidle');
      await expect.poll(async () => (await textsOf()).filter((text) => english.has(text)), path).toEqual([]);
      await page.evaluate(() => localStorage.removeItem('lang'));
    }
  });

  test('tenant-25 tenant-26 layout-34 the second store has its own name, language, currency and colour', async ({
    page,
    baseURL,
  }) => {
    const second = new URL(baseURL ?? '');
    second.hostname = 'second.localhost';
    await page.goto(`${second.origin}/categoryIndex`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await expect(
      header(page)
        .getByRole('link', { name: /Urayoko|Passage/ })
        .first(),
    ).toHaveText('Urayoko');
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(/[￥¥][\d,]+/);
    await expect(page.getByRole('contentinfo')).toContainText('counter@urayoko.test');
    const accent = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-accent').trim(),
    );
    expect(accent).toBe('#2746c7');
    // The same build in another colour: what is painted follows the property.
    const painted = await page.evaluate(() => {
      const probe = Object.assign(document.createElement('i'), { className: 'text-accent' });
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
    expect(painted).toBe('rgb(39, 70, 199)');
    await header(page).getByRole('button', { name: /JPY/ }).click();
    await expect(page.getByRole('dialog').getByRole('combobox').first().getByRole('option')).toHaveText([
      '日本語',
      'English',
      '한국어',
      '繁體中文',
      '简体中文',
    ]);
  });
});
