/**
 * Command: pictures of every screen at 390, 768 and 1440 px in English, Chinese and French, from a server that runs:
 * `npx tsx apps/web/gallery/screens.ts [origin] [folder]`. Run it beside `npm start`; it signs in as the demo's shopper.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumLaunch } from '@passage/testing/browser';
import { type BrowserContext, chromium } from '@playwright/test';

const [origin = 'http://localhost:4000', folder = '.data/gallery'] = process.argv.slice(2);
const WIDTHS = [390, 768, 1440];
const LANGUAGES = ['en', 'zh', 'fr'];

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly isSignedIn?: boolean;
}

interface Answer<Data> {
  readonly code: number;
  readonly msg: string;
  readonly data: Data;
}

async function api<Data>(path: string, payload?: object, token?: string): Promise<Data> {
  const response = await fetch(`${origin}/app-api/${path}`, {
    ...(payload ? { method: 'POST', body: JSON.stringify(payload) } : {}),
    headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
  });
  const { code, msg, data }: Answer<Data> = await response.json();
  if (code !== 0) throw new Error(`${path} answered ${code}: ${msg}`);
  return data;
}

const { accessToken: token, email } = await api<{ accessToken: string; email: string }>('member/firstauth/login', {
  mailbox: 'shopper@passage.test',
  password: 'Passage2026',
});
const { list: products } = await api<{ list: { productId: number; shopId: number }[] }>('product/spuFirst/page', {
  sex: 2,
});
const { list: orders } = await api<{ list: { id: number }[] }>('trade/order/pageFirst', undefined, token);
const { female } = await api<{ female: { id: number; name: string }[] }>('product/category/tree?sex=2');
const [product, order, category] = [products[0], orders[0], female[0]];
if (!product || !order || !category) throw new Error('the demo world is empty: seed it first');

const account = (name: string): Screen => ({ name, path: `/${name}`, isSignedIn: true });
const screens: readonly Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'home-women', path: '/population/female' },
  { name: 'home-men', path: '/population/male' },
  { name: 'home-children', path: '/population/children' },
  { name: 'list', path: `/categoryIndex?type=4&navigation=1&categoryId=${category.id}&name=${category.name}` },
  { name: 'product', path: `/productDetail?no=${product.productId}&shopId=${product.shopId}` },
  { name: 'product-missing', path: '/productDetail?no=2000000000' },
  { name: 'search', path: '/product/search?population=female&word=wool' },
  { name: 'search-nothing', path: '/product/search?population=female&word=zzzzzz' },
  { name: 'brands', path: '/brand' },
  { name: 'brand', path: '/brand/product/search/1' },
  { name: 'designers', path: '/designers' },
  { name: 'shops', path: '/shop' },
  { name: 'shop', path: `/shopProduct?no=${product.shopId}` },
  { name: 'help', path: '/customerService' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register?a=new%40passage.test' },
  account('basket'),
  { name: 'basket-delivery', path: '/basket?step=2', isSignedIn: true },
  { name: 'basket-pay', path: `/basket?step=3&orders=${order.id}`, isSignedIn: true },
  { name: 'success', path: '/success/pay', isSignedIn: true },
  account('myOrders'),
  { name: 'order', path: `/orderDetails?no=${order.id}`, isSignedIn: true },
  account('myaccount'),
  account('walletIndex'),
  account('transactionPassword'),
  account('wishlist'),
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(chromiumLaunch());
for (const width of WIDTHS)
  for (const language of LANGUAGES) {
    const [visitor, shopper] = [await open(width, language), await open(width, language, true)];
    for (const { name, path, isSignedIn = false } of screens) {
      const page = await (isSignedIn ? shopper : visitor).newPage();
      await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
      // Pictures below the first window load when they come near.
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 600) {
          window.scrollTo(0, top);
          await new Promise((resolve) => setTimeout(resolve, 40));
        }
        window.scrollTo(0, 0);
      });
      await page.screenshot({ path: join(folder, `${name}-${width}-${language}.png`), fullPage: true });
      await page.close();
    }
    await Promise.all([visitor.close(), shopper.close()]);
    console.log(`${width} px, ${language}: ${screens.length} screens in ${folder}`);
  }
await browser.close();

async function open(width: number, language: string, isSignedIn = false): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const stored = { lang: language, ...(isSignedIn ? { token, email } : {}) };
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  return context;
}
