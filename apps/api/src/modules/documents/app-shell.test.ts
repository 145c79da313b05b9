import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { putBanner } from '../home/home.testing.ts';
import { startStorefront } from './documents.testing.ts';

const folder = await mkdtemp(join(tmpdir(), 'passage-web-'));
await writeFile(
  join(folder, 'index.html'),
  `<!doctype html><html lang="en"><head><!--head--><style id="tenant"></style></head><body><div id="root"></div></body></html>`,
);
await writeFile(
  join(folder, '.page-manifest.json'),
  JSON.stringify({
    pages: {
      '/population/male': {
        shell: 'home',
        code: ['/assets/home.js'],
        texts: { en: ['/assets/home-en.js'], zh: ['/assets/home-zh.js'] },
      },
      '/population/female': { shell: 'home', code: [], texts: {} },
      '/population/children': { shell: 'home', code: [], texts: {} },
      '/categoryIndex': { shell: 'list', code: ['/assets/list.js'], texts: {} },
      '/productDetail': { shell: 'product', code: ['/assets/product.js'], texts: {} },
    },
    shells: {
      plain: '<div id="app-shell">plain of {{name}}</div>',
      home: '<div id="app-shell">{{picture}} {{narrowPicture}}</div>',
      list: '<div id="app-shell"><p>{{title}}</p>{{items}}</div>',
      product: '<div id="app-shell" data-lie="{{lie}}">{{picture}}</div>',
    },
    item: '<i>{{picture}}</i>',
  }),
);
afterAll(() => rm(folder, { recursive: true }));

const { world, call } = await startStorefront(folder);
const browser = call.with({ headers: { accept: 'text/html' } });

async function open(path: string, host = 'localhost'): Promise<{ shell: string; code: string[] }> {
  const url = new URL(path, 'http://localhost');
  const { text } = await browser.with({ host }).get(url.pathname, Object.fromEntries(url.searchParams));
  return {
    shell: /<body>(.*)<div id="root">/.exec(text)?.[1] ?? '',
    code: [...text.matchAll(/<link rel="modulepreload" fetchpriority="low" crossorigin href="([^"]*)"/g)].map(
      ([, file = '']) => file,
    ),
  };
}

const root = await world.category({ name: { en: 'Coats <long>' } });
const product = await world.product({ categoryId: root });
const FRONT = '/files/art/coat.camel/front.svg';

it('layout-55 the document shows the page’s app shell: a banner in both forms, a product, the first of a list', async () => {
  await putBanner(world, { block: 1 });
  expect((await open('/population/female')).shell).toBe(
    '<div id="app-shell">/files/scene/hero.1/wide.svg /files/scene/hero.1/tall.svg</div>',
  );
  expect((await open(`/productDetail?no=${product.spuId}`)).shell).toBe(
    `<div id="app-shell" data-lie="pair">${FRONT}</div>`,
  );
  expect((await open(`/categoryIndex?type=4&categoryId=${root}`)).shell).toBe(
    `<div id="app-shell" data-population="2" data-language="en"><p>Coats &#60;long&#62;</p><i>${FRONT}</i></div>`,
  );
});

it('layout-55 what the client alone knows, or nobody has, is left to it: the header stands alone', async () => {
  const plain = '<div id="app-shell">plain of Passage</div>';
  for (const path of [
    '/basket',
    '/no/such/page',
    '/population/children',
    '/productDetail?no=2000000000',
    '/categoryIndex?categoryId=2000000000',
    '/categoryIndex?type=2',
    ...['sort=1', 'page=2', 'brands=3', 'row=50', 'search=coat'].map(
      (view) => `/categoryIndex?categoryId=${root}&${view}`,
    ),
  ])
    expect([path, (await open(path)).shell]).toEqual([path, plain]);
});

it('layout-53 the document announces the page’s code, and its texts in the store’s language', async () => {
  expect((await open('/population/male')).code).toEqual(['/assets/home.js', '/assets/home-en.js']);
  expect((await open('/population/male', 'second.localhost')).code).toEqual(['/assets/home.js', '/assets/home-zh.js']);
  expect((await open('/basket')).code).toEqual([]);
});
