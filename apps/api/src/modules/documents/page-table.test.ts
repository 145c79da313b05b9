import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGES } from '@passage/contract/pages';
import { afterAll, expect, it } from 'vitest';
import { startStorefront } from './documents.testing.ts';

const folder = await mkdtemp(join(tmpdir(), 'passage-web-'));
await writeFile(
  join(folder, 'index.html'),
  '<html lang="en"><head><!--head--></head><body><div id="root"></div></body></html>',
);
const manifest = {
  pages: Object.fromEntries(
    PAGES.map(({ name, path }) => [
      path,
      {
        shell: 'plain',
        code: [`/assets/${name}.js`],
        texts: {},
        title: { en: `Title of ${name}`, zh: `${name} 的标题` },
        description: { en: `What {{name}} says of ${name}` },
      },
    ]),
  ),
  shells: {},
  item: '',
};
await writeFile(join(folder, '.page-manifest.json'), JSON.stringify(manifest));
afterAll(() => rm(folder, { recursive: true }));

const { world, call } = await startStorefront(folder);
const product = await world.product();
const [{ brandId } = { brandId: 0 }] = await world.query<{ brandId: number }>(
  'select brand_id as "brandId" from spu where id = $1',
  [product.spuId],
);

/** What pages of a thing need in their addresses. */
const QUERIES: Readonly<Partial<Record<string, Record<string, string>>>> = {
  productDetail: { no: String(product.spuId) },
  shopProduct: { no: String(product.shopId) },
};
const pathOf = (path: string): string => path.replace(/:\w+/, String(brandId));

it('house-11 each row’s document has the head of its kind, and is kept from search engines where the row says so', async () => {
  for (const { name, path, head, robots } of PAGES) {
    const { status, text } = await call
      .with({ headers: { accept: 'text/html' } })
      .get(pathOf(path), QUERIES[name] ?? {});
    const title = /<title>([^<]*)<\/title>/.exec(text)?.[1];
    expect([name, status, text.includes('<meta name="robots" content="noindex" />')]).toEqual([
      name,
      200,
      robots === 'noindex',
    ]);
    expect([name, text.includes('rel="canonical"')]).toEqual([name, robots === 'index']);
    expect([name, title === `Title of ${name} | Passage`]).toEqual([name, head === 'titled']);
    if (head === 'titled') expect(text).toContain(`<meta name="description" content="What Passage says of ${name}" />`);
    expect(text).toContain(`href="/assets/${name}.js"`);
  }
  const { text } = await call.with({ host: 'second.localhost', headers: { accept: 'text/html' } }).get('/wishlist');
  expect(text).toContain('<title>wishlist 的标题 | Passage</title>');
});

it('house-11 robots.txt closes each row that says so and no other', async () => {
  const { text } = await call.with({ host: 'localhost' }).get('/robots.txt');
  const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  const isClosed = (path: string): boolean => closed.some((start) => path.startsWith(start));
  for (const { path, robots } of PAGES)
    expect([path, isClosed(path.replace(/:\w+/, '7'))]).toEqual([path, robots === 'noindex']);
  for (const own of ['/app-api/', '/admin-api/', '/docs', '/newsletter/']) expect(closed).toContain(own);
});

it('house-11 the sitemap has each row that is in it by itself and no other, and a file for each kind that a row shows', async () => {
  const locations = async (path: string): Promise<string[]> =>
    [...(await call.with({ host: 'localhost' }).get(path)).text.matchAll(/<loc>http:\/\/localhost([^<]*)<\/loc>/g)].map(
      ([, address = '']) => address,
    );
  expect(await locations('/sitemap-pages.xml')).toEqual(
    PAGES.filter(({ sitemap }) => sitemap?.includes('page')).map(({ path }) => path),
  );
  await world.query(`insert into designer (tenant_id, desno, name) values (1, 'DS-9', 'Ren')`);
  await world.query(`insert into article_type (tenant_id, id, code, name) values (1, 902, 'help', '{}')`);
  await world.query(`insert into article (tenant_id, type_id, code, title, body) values (1, 902, 'shown', '{}', '{}')`);
  for (const kind of new Set(PAGES.flatMap(({ sitemap = [] }) => sitemap.filter((part) => part !== 'page')))) {
    const [address = ''] = await locations(`/sitemap-${kind}-1.xml`);
    const row = PAGES.find(({ path }) =>
      new RegExp(`^${path.replace(/:\w+/, '\\d+')}$`).test(address.replace(/\?.*/, '')),
    );
    expect([kind, row?.sitemap?.includes(kind)]).toEqual([kind, true]);
  }
});
