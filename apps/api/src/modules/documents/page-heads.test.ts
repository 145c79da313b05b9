import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { putBanner } from '../home/home.testing.ts';
import { startStorefront } from './documents.testing.ts';

const folder = await mkdtemp(join(tmpdir(), 'passage-web-'));
await writeFile(
  join(folder, 'index.html'),
  `<!doctype html><html lang="en"><head><title>Passage</title><!--head--><style id="tenant"></style></head><body><div id="root"></div></body></html>`,
);
afterAll(() => rm(folder, { recursive: true }));

const { origin, world, call } = await startStorefront(folder);

interface Page {
  status: number;
  html: string;
  title: string;
  /** Contents of meta elements by name or property. */
  meta: ReadonlyMap<string, string>;
  canonical: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the data as they come
  data: any[];
}

const plain = (html: string): string => html.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

/** Reads the server's answer as a crawler does, without running anything. */
async function open(path: string, host = 'localhost:4000'): Promise<Page> {
  const url = new URL(path, 'http://localhost');
  const crawler = call.with({ host, headers: { accept: '*/*', 'user-agent': 'facebookexternalhit/1.1' } });
  const { status, text: html } = await crawler.get(url.pathname, Object.fromEntries(url.searchParams));
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  return {
    status,
    html,
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    meta: new Map(metas.map(([, name = '', content = '']) => [name, plain(content)])),
    canonical: plain(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '') || undefined,
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
      JSON.parse(json),
    ),
  };
}

const crumbsIn = ({ data }: Page): [string, string][] =>
  data
    .find((entry) => entry['@type'] === 'BreadcrumbList')
    ?.itemListElement.map(({ name, item }: { name: string; item: string }) => [name, item]);

const rootId = await world.category({ name: { en: 'Women <clothing>', zh: '女装' } });
const leafId = await world.category({ parentId: rootId, name: { en: 'Coats' } });
const product = await world.product({
  categoryId: leafId,
  name: { en: 'Coat "A" </script>' },
  skus: [{ price: 129_000 }],
});
const [{ brandId } = { brandId: 0 }] = await world.query<{ brandId: number }>(
  `select brand_id as "brandId" from spu where id = $1`,
  [product.spuId],
);
await world.query(`update brand set name = 'Ondine', story = '{"en":"Silk since 1921."}' where id = $1`, [brandId]);
await world.query(
  `update shop set name = 'Galerie', description = '{"en":"Coats by day."}', logo = 'scene/crest.2/square.svg' where id = $1`,
  [product.shopId],
);
await world.query(
  `insert into designer (tenant_id, desno, name, story) values (1, 'DS-1', 'Ren Asakura', '{"en":"Pleats."}')`,
);
await world.query(
  `insert into article_type (tenant_id, id, code, name) values (1, 900, 'shipment', '{"en":"Delivery"}')`,
);
await world.query(
  `insert into article (tenant_id, type_id, code, title, body) values (1, 900, 'freight', '{"en":"Freight"}', '{"en":"<p>Twelve dollars.</p>"}')`,
);
await putBanner(world, { block: 1, link: '/shop' });

const PUBLIC: readonly [path: string, title: string | RegExp][] = [
  ['/', 'Passage'],
  ['/population/female', 'Women | Passage'],
  ['/population/male', 'Men | Passage'],
  ['/population/children', 'Children | Passage'],
  [`/productDetail?no=${product.spuId}&shopId=${product.shopId}`, 'Coat "A" </script> · Ondine | Passage'],
  ['/categoryIndex', 'All pieces | Passage'],
  ['/categoryIndex?type=1', 'New in | Passage'],
  [`/categoryIndex?type=4&categoryId=${leafId}`, 'Coats · Women <clothing> | Passage'],
  [`/categoryIndex?type=5&brandId=${brandId}`, 'Ondine | Passage'],
  ['/categoryIndex?type=2&desno=DS-1', 'Ren Asakura | Passage'],
  [`/brand/product/search/${brandId}`, 'Ondine | Passage'],
  ['/brand', 'Brands | Passage'],
  ['/designers', 'Designers | Passage'],
  ['/shop', 'Shops | Passage'],
  [`/shopProduct?no=${product.shopId}&name=x`, 'Galerie | Passage'],
  ['/customerService', 'Help centre | Passage'],
  ['/customerService?code=freight', 'Freight | Passage'],
  ['/customerService?type=shipment', 'Delivery · Help centre | Passage'],
];

describe('the first answer of a public page', () => {
  it.each(PUBLIC)(
    'seo-01 seo-02 fault:seo-01 %s holds a title, a description and Open Graph tags of its own',
    async (path, title) => {
      const { status, meta, canonical, ...page } = await open(path);
      expect([status, page.title]).toEqual([200, title]);
      expect(meta.get('description')?.length).toBeGreaterThan(5);
      expect(meta.get('og:title')).toBe(String(title).replace(/ \| Passage$/, ''));
      expect(meta.get('og:description')).toBe(meta.get('description'));
      expect(meta.get('og:site_name')).toBe('Passage');
      expect(canonical).toMatch(/^http:\/\/localhost:4000\//);
      expect(meta.get('og:url')).toBe(canonical);
      expect(meta.has('robots')).toBe(false);
      expect(page.html.match(/<title>|name="description"|rel="canonical"/g)).toHaveLength(3);
    },
  );

  it('seo-01 descriptions say what stands in the tables', async () => {
    const said = async (path: string) => (await open(path)).meta.get('description');
    expect(await said(`/brand/product/search/${brandId}`)).toBe('Silk since 1921.');
    expect(await said(`/shopProduct?no=${product.shopId}`)).toBe('Coats by day.');
    expect(await said('/categoryIndex?desno=DS-1')).toBe('Pleats.');
    expect(await said('/customerService?code=freight')).toBe('Twelve dollars.');
    expect((await open('/customerService?code=freight')).meta.get('og:type')).toBe('article');
  });

  it('seo-01 speaks the store’s language', async () => {
    const { title, meta } = await open('/population/female', 'second.localhost');
    expect(title).toBe('女士 | Passage');
    expect(meta.get('description')).toContain('女士');
  });

  it('seo-02 pictures are absolute, and painted where they are drawn, for other sites show no SVG', async () => {
    const { meta } = await open(`/productDetail?no=${product.spuId}`);
    const image = new URL(meta.get('og:image') ?? '');
    expect(image.href).toBe('http://localhost:4000/preview/art/coat.camel/front.jpg');
    expect(meta.get('twitter:card')).toBe('summary_large_image');
    const answer = await fetch(new URL(image.pathname, origin));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    for (const path of [
      'art/coat.camel/front.svg',
      'art/nothing.x/front.jpg',
      '../../etc/passwd.jpg',
      'art/coat.camel/front',
    ])
      expect((await call.get(`/preview/${path}`)).status, path).toBe(404);
    expect((await open(`/shopProduct?no=${product.shopId}`)).meta.get('og:image')).toMatch(
      /preview\/scene\/crest\.2\/square\.jpg$/,
    );
  });

  it('a crowd that asks for previews at once gets drawn pictures instead of a queue without end', async () => {
    await world.query(
      `insert into spu_picture (tenant_id, spu_id, position, file)
       select 1, $1, 100 + n, 'art/coat.camel.' || (100 + n) || '/front.svg' from generate_series(0, 23) as n`,
      [product.spuId],
    );
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, seed) =>
        fetch(new URL(`/preview/art/coat.camel.${seed + 100}/front.jpg`, origin), { redirect: 'manual' }),
      ),
    );
    await world.query('delete from spu_picture where spu_id = $1 and position >= 100', [product.spuId]);
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 302]));
    const sent = answers.find(({ status }) => status === 302)?.headers.get('location');
    expect(sent).toMatch(/^\/files\/art\/coat\.camel\.\d+\/front\.svg$/);
  });

  it('layout-55 the largest picture is loaded ahead: a product’s, a list’s first, a home page’s banner in both its forms', async () => {
    const preloads = async (path: string) => (await open(path)).html.match(/<link rel="preload"[^>]*>/g);
    for (const path of [
      `/productDetail?no=${product.spuId}`,
      `/categoryIndex?categoryId=${leafId}`,
      `/brand/product/search/${brandId}`,
    ])
      expect(await preloads(path)).toEqual([
        '<link rel="preload" as="image" href="/files/art/coat.camel/front.svg" fetchpriority="high" />',
      ]);
    expect(await preloads('/population/female')).toEqual([
      '<link rel="preload" as="image" href="/files/scene/hero.1/tall.svg" media="(max-width: 1200px)" fetchpriority="high" />',
      '<link rel="preload" as="image" href="/files/scene/hero.1/wide.svg" media="(min-width: 1201px)" fetchpriority="high" />',
    ]);
    expect(await preloads('/population/male')).toBeNull();
  });
});

describe('addresses', () => {
  it('fault:seo-02 the canonical one holds no sort, page, filter or other words, and no two for one list', async () => {
    const canonical = async (path: string) => (await open(path)).canonical?.replace('http://localhost:4000', '');
    const list = `/categoryIndex?type=4&categoryId=${leafId}`;
    for (const extra of [
      '',
      '&sort=2',
      '&page=3',
      '&name=Coats&navigation=2',
      '&brandIds=1,2&attributes=3&categoryPath=1',
    ])
      expect(await canonical(`${list}${extra}`)).toBe(list);
    expect(await canonical(`/categoryIndex?categoryId=${leafId}`)).toBe(list);
    for (const path of [
      `/categoryIndex?type=5&name=Ondine&brandId=${brandId}&navigation=0`,
      `/brand/product/search/${brandId}?page=2`,
    ])
      expect(await canonical(path)).toBe(`/brand/product/search/${brandId}`);
    expect(await canonical(`/productDetail?shopId=&no=${product.spuId}&utm_source=x`)).toBe(
      `/productDetail?no=${product.spuId}&shopId=${product.shopId}`,
    );
    expect(await canonical(`/shopProduct?name=Galerie&no=${product.shopId}&sort=1`)).toBe(
      `/shopProduct?no=${product.shopId}`,
    );
    expect(await canonical('/categoryIndex?desno=DS-1&type=2&name=Ren&navigation=3')).toBe(
      '/categoryIndex?type=2&desno=DS-1',
    );
    expect(await canonical('/customerService?code=freight&collapseCode=freight')).toBe('/customerService?code=freight');
  });

  it('fault:seo-01 what is not there is a 404 that no search engine keeps, and still the storefront', async () => {
    const foreign = await world.product({ tenantId: 2 });
    const missing = [
      `/productDetail?no=${foreign.spuId}`,
      `/shopProduct?no=${foreign.shopId}`,
      '/shopProduct',
      '/shopProduct?no=x',
      '/categoryIndex?type=4&categoryId=2000000000',
      '/categoryIndex?categoryId=99999999999',
      '/categoryIndex?brandId=0',
      '/categoryIndex?desno=nobody',
      '/brand/product/search/2000000000',
      '/brand/product/search/x',
      '/customerService?code=nothing',
    ];
    for (const path of missing) {
      const { status, meta, html, canonical } = await open(path);
      expect([path, status, meta.get('robots'), canonical]).toEqual([path, 404, 'noindex', undefined]);
      expect(html).toContain('<div id="root">');
    }
  });

  it('fault:seo-02 private pages, results of a search and unknown paths are not to be kept', async () => {
    const paths = [
      '/basket',
      '/myaccount',
      '/login',
      '/product/search?word=coat',
      '/shop/search',
      '/categoryIndex?search=coat',
      '/no/such/page',
      '/paymentPage/7',
    ];
    for (const path of paths) {
      const { status, meta } = await open(path);
      expect([path, status, meta.get('robots')]).toEqual([path, 200, 'noindex']);
    }
  });
});

describe('structured data', () => {
  it('seo-03 of a product agree with what its page shows', async () => {
    const page = await open(`/productDetail?no=${product.spuId}`);
    const { data } = await call.get('spuFirst/get-detail', { id: product.spuId });
    const told = page.data.find((entry) => entry['@type'] === 'Product');
    const address = `http://localhost:4000/productDetail?no=${product.spuId}&shopId=${product.shopId}`;
    expect(told).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      productID: String(data.id),
      name: data.name,
      description: 'Cut long.',
      image: data.imglist.map((path: string) => `http://localhost:4000${path}`),
      url: address,
      brand: { '@type': 'Brand', name: data.brandName },
      offers: {
        '@type': 'Offer',
        url: address,
        price: data.price.toFixed(2),
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'Organization', name: data.shopname },
      },
    });
    expect(page.html).not.toContain('</script> · ');
  });

  it('seo-03 follow the stock, the shelf and the currency of the store', async () => {
    const offerOf = async (spuId: number, host?: string) =>
      (await open(`/productDetail?no=${spuId}`, host)).data.find((entry) => entry['@type'] === 'Product').offers;
    const soldOut = await world.product({ skus: [{ stock: 0 }] });
    const off = await world.product({ status: 0 });
    const second = await world.product({ tenantId: 2, skus: [{ price: 10_001 }] });
    expect((await offerOf(soldOut.spuId)).availability).toBe('https://schema.org/OutOfStock');
    expect((await offerOf(off.spuId)).availability).toBe('https://schema.org/Discontinued');
    expect(await offerOf(second.spuId, 'second.localhost')).toMatchObject({ price: '14951', priceCurrency: 'JPY' });
  });

  it('seo-04 of lists and products name the way there', async () => {
    const at = (path: string) => `http://localhost:4000${path}`;
    const home = ['Passage', at('/')];
    const root = ['Women <clothing>', at(`/categoryIndex?type=4&categoryId=${rootId}`)];
    const leaf = ['Coats', at(`/categoryIndex?type=4&categoryId=${leafId}`)];
    const own = ['Coat "A" </script>', at(`/productDetail?no=${product.spuId}&shopId=${product.shopId}`)];
    expect(crumbsIn(await open(`/productDetail?no=${product.spuId}`))).toEqual([home, root, leaf, own]);
    expect(crumbsIn(await open(`/categoryIndex?categoryId=${leafId}`))).toEqual([home, root, leaf]);
    expect(crumbsIn(await open(`/brand/product/search/${brandId}`))).toEqual([
      home,
      ['Brands', at('/brand')],
      ['Ondine', at(`/brand/product/search/${brandId}`)],
    ]);
    expect(crumbsIn(await open('/categoryIndex'))).toEqual([home, ['All pieces', at('/categoryIndex')]]);
  });
});
