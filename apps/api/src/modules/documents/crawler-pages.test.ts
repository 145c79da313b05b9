import { expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { IDS_PER_FILE } from './sitemap.queries.ts';

const { world, call } = await startApi();

const own = await world.product();
const other = await world.product();
const off = await world.product({ status: 0 });
const closed = await world.product();
await world.query('update shop set status = 0 where id = $1', [closed.shopId]);
const second = await world.product({ tenantId: 2 });
await world.query(`insert into designer (tenant_id, desno, name) values (1, 'A&B', 'Ren')`);
await world.query(`insert into article_type (tenant_id, id, code, name) values (1, 901, 'help', '{}')`);
await world.query(
  `insert into article (tenant_id, type_id, code, title, body, status) values (1, 901, 'shown', '{}', '{}', 1), (1, 901, 'draft', '{}', '{}', 0)`,
);
await world.query(`insert into tenant_host (host, tenant_id, shop_id) values ('atelier.test', 1, $1)`, [own.shopId]);

const plain = (xml: string): string => xml.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

async function locations(path: string, host: string): Promise<string[]> {
  const { status, headers, text } = await call.with({ host }).get(path);
  expect([path, status, headers['content-type']]).toEqual([path, 200, 'application/xml; charset=utf-8']);
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => plain(address));
}

/** Every page that a host's sitemap names. */
async function pagesOf(host: string): Promise<string[]> {
  const files = await locations('/sitemap.xml', host);
  const pages = [];
  for (const file of files) {
    expect(file.startsWith(`http://${host}/`)).toBe(true);
    pages.push(...(await locations(new URL(file).pathname, host)));
  }
  for (const page of pages) expect(page.startsWith(`http://${host}/`)).toBe(true);
  expect(new Set(pages).size).toBe(pages.length);
  return pages.map((page) => page.replace(`http://${host}`, ''));
}

const pageOf = ({ spuId, shopId }: { spuId: number; shopId: number }) => `/productDetail?no=${spuId}&shopId=${shopId}`;

it('seo-05 fault:seo-02 the sitemap of a store names its public pages and none of another store', async () => {
  const [first, two] = [await pagesOf('localhost:4000'), await pagesOf('second.localhost')];
  expect(first).toEqual(
    expect.arrayContaining([
      '/',
      '/population/female',
      '/brand',
      pageOf(own),
      pageOf(other),
      `/shopProduct?no=${own.shopId}`,
      '/categoryIndex?type=2&desno=A%26B',
      '/customerService?code=shown',
    ]),
  );
  expect(first.some((page) => page.startsWith('/categoryIndex?type=4&categoryId='))).toBe(true);
  expect(first.some((page) => page.startsWith('/brand/product/search/'))).toBe(true);
  for (const hidden of [
    pageOf(off),
    pageOf(closed),
    `/shopProduct?no=${closed.shopId}`,
    '/customerService?code=draft',
    pageOf(second),
  ])
    expect(first).not.toContain(hidden);
  expect(two).toContain(pageOf(second));
  for (const foreign of [pageOf(own), `/shopProduct?no=${own.shopId}`, '/customerService?code=shown'])
    expect(two).not.toContain(foreign);
});

it('seo-05 the sitemap of a shop’s own host names that shop and its products alone', async () => {
  expect((await pagesOf('atelier.test')).sort()).toEqual([pageOf(own), `/shopProduct?no=${own.shopId}`].sort());
  expect((await call.with({ host: 'atelier.test' }).get('/sitemap-pages.xml')).status).toBe(404);
});

it('seo-05 a large catalogue has several files, each of a bounded size, and none that is empty', async () => {
  const far = IDS_PER_FILE * 3 + 5;
  await world.query('update spu set id = $2 where id = $1', [off.spuId, far]);
  await world.query('update spu set status = 1 where id = $1', [far]);
  const files = (await locations('/sitemap.xml', 'localhost')).filter((file) => file.includes('products'));
  expect(files).toEqual(['http://localhost/sitemap-products-1.xml', 'http://localhost/sitemap-products-4.xml']);
  expect(await locations('/sitemap-products-4.xml', 'localhost')).toEqual([
    `http://localhost/productDetail?no=${far}&shopId=${off.shopId}`,
  ]);
  for (const path of [
    '/sitemap-products-2.xml',
    '/sitemap-products-0.xml',
    '/sitemap-products-x.xml',
    '/sitemap-secrets-1.xml',
    '/sitemap-products-9999999.xml',
  ])
    expect((await call.with({ host: 'localhost' }).get(path)).status, path).toBe(404);
});

it('seo-06 fault:seo-02 robots.txt names the sitemap of its host and closes private pages and the API', async () => {
  for (const host of ['localhost:4000', 'second.localhost', 'atelier.test']) {
    const { status, headers, text } = await call.with({ host }).get('/robots.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain(`Sitemap: http://${host}/sitemap.xml\n`);
    expect(text.match(/Sitemap:/g)).toHaveLength(1);
    for (const path of [
      '/app-api/',
      '/admin-api/',
      '/basket',
      '/myaccount',
      '/myOrders',
      '/paymentPage/',
      '/login',
      '/product/search',
    ])
      expect(text).toContain(`Disallow: ${path}\n`);
    for (const page of [
      '/productDetail',
      '/categoryIndex',
      '/brand',
      '/shop',
      '/shopProduct',
      '/customerService',
      '/population',
    ])
      expect(
        text.split('\n').filter((line) => line.startsWith('Disallow: ') && page.startsWith(line.slice(10))),
      ).toEqual([]);
  }
});
