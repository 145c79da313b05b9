import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startStorefront } from './documents.testing.ts';

const folder = await mkdtemp(join(tmpdir(), 'passage-web-'));
await mkdir(join(folder, 'assets'));
await writeFile(
  join(folder, 'index.html'),
  `<!doctype html>
<html lang="en">
  <head>
    <title>Passage</title>
    <!--head-->
    <style id="tenant"></style>
    <script type="module" crossorigin src="/assets/index-1a2b.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`,
);
await writeFile(join(folder, 'assets', 'index-1a2b.js'), 'console.log(1)');
await writeFile(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
await writeFile(join(folder, '.build-hash'), 'secret');
afterAll(() => rm(folder, { recursive: true }));

const { world, call } = await startStorefront(folder);
const browser = call.with({ headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
/** The caller writes a query from fields. */
const open = (path: string, caller = browser) => {
  const url = new URL(path, 'http://localhost');
  return caller.get(url.pathname, Object.fromEntries(url.searchParams));
};
const htmlOf = async (path: string, host = 'localhost') => (await open(path, browser.with({ host }))).text;

describe('the document', () => {
  it('stands under every path that the storefront routes by itself', async () => {
    for (const path of ['/', '/population/female', '/categoryIndex', '/basket', '/no/such/page', '/brand']) {
      const { status, headers, text } = await browser.get(path);
      expect([path, status, headers['content-type'], headers['cache-control']]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect(text).toContain('<div id="root">');
    }
  });

  it('tenant-26 tenant-09 shows the tenant of its host: language, name, colours and what the client starts from', async () => {
    await world.setting('TABS_SETTING', { tabsLogo: '', tabsName: 'Second & "Sons" </title>' }, 2);
    await world.setting('THEME_SETTING', { accent: '#0a5b4c', onAccent: '#ffffff' }, 2);
    await world.setting('LOCALE_SETTING', { languages: ['zh', 'jp'], currency: 'JPY' }, 2);
    const [first, second] = [await htmlOf('/'), await htmlOf('/', 'second.localhost:4000')];
    expect(first).toContain('<html lang="en">');
    expect(first).toContain('<title>Passage</title>');
    expect(first).toContain(':root{--color-accent:#96521a;--color-on-accent:#fdfcfa}');
    expect(second).toContain('<html lang="zh-Hans">');
    expect(second).toContain('<title>Second &#38; &#34;Sons&#34; &#60;/title&#62;</title>');
    expect(second).toContain(':root{--color-accent:#0a5b4c;--color-on-accent:#ffffff}');
    expect(second).toContain('<meta property="og:url" content="http://second.localhost:4000/" />');
    expect(second.match(/<title>/g)).toHaveLength(1);
    expect(bootOf(second)).toEqual({
      tenantId: 2,
      name: 'Second & "Sons" </title>',
      defaultLanguage: 'zh',
      languages: ['zh', 'jp'],
      currency: 'JPY',
      timeZone: 'UTC',
    });
    expect(bootOf(first)).toMatchObject({ tenantId: 1, name: 'Passage', defaultLanguage: 'en' });
  });

  it('tenant-26 a shop’s own host shows the tenant of the shop', async () => {
    const shopId = await world.shop({ tenantId: 2 });
    await world.query(`insert into tenant_host (host, tenant_id, shop_id) values ('atelier.test', 2, $1)`, [shopId]);
    expect(bootOf(await htmlOf('/', 'atelier.test'))).toMatchObject({ tenantId: 2 });
    expect(bootOf(await htmlOf('/', 'nobody.test'))).toMatchObject({ tenantId: 1 });
  });

  it('security-05 carries a policy that allows this host’s scripts and the tenant’s style alone', async () => {
    const { headers, text } = await browser.get('/');
    const style = /<style id="tenant">([^<]*)<\/style>/.exec(text)?.[1] ?? '';
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });
});

describe('the page of a product', () => {
  it('has the product’s title, description and picture in the document’s language', async () => {
    const { spuId, shopId } = await world.product({ name: { en: 'Coat "A" <b>', zh: '大衣' } });
    await world.query(
      `update spu set description = jsonb_build_object('en', '<p>Double-faced wool &amp; silk.</p><p>Lined.</p><script>alert(1)</script>') where tenant_id = 1 and id = $1`,
      [spuId],
    );
    const html = await htmlOf(`/productDetail?no=${spuId}&shopId=${shopId}`, 'localhost:4000');
    expect(html).toMatch(/<title>Coat &#34;A&#34; &#60;b&#62; · Brand [\w-]+ \| Passage<\/title>/);
    expect(html).toContain('<meta name="description" content="Double-faced wool &#38; silk. Lined." />');
    expect(html).toContain('<meta property="og:type" content="product" />');
    expect(html).toContain(
      '<meta property="og:image" content="http://localhost:4000/preview/art/coat.camel/front.jpg" />',
    );
    expect(html).toContain(
      `<meta property="og:url" content="http://localhost:4000/productDetail?no=${spuId}&#38;shopId=${shopId}" />`,
    );
    expect(html).not.toContain('noindex');
  });

  it('fault:catalog-03 of a product that is not there is a 404 that no search engine keeps, and still the storefront', async () => {
    const [own, foreign] = [await world.product(), await world.product({ tenantId: 2 })];
    const queries = [
      '',
      '?no=',
      '?no=abc',
      '?no=0',
      '?no=2000000000',
      '?no=99999999999',
      `?no=${foreign.spuId}`,
      `?no=${own.spuId}&shopId=${own.shopId + 1}`,
      `?no=${own.spuId}&shopId=x`,
    ];
    for (const query of queries) {
      const { status, text } = await open(`/productDetail${query}`);
      expect([query, status]).toEqual([query, 404]);
      expect(text).toContain('<meta name="robots" content="noindex" />');
      expect(text).toContain('<div id="root">');
    }
    expect((await open(`/productDetail?no=${own.spuId}&shopId=`)).status).toBe(200);
  });
});

describe('files and what is not there', () => {
  it('built files carry their hash in their name and are kept for good', async () => {
    const { status, headers, text } = await call.get('/assets/index-1a2b.js');
    expect([status, text, headers['cache-control']]).toEqual([
      200,
      'console.log(1)',
      'public, max-age=31536000, immutable',
    ]);
    expect(headers['content-type']).toContain('javascript');
    expect(await call.get('/icon.svg')).toMatchObject({
      status: 200,
      headers: { 'content-type': expect.stringContaining('image/svg+xml') },
    });
  });

  it('a missing file is a 404 without a document, and hidden files are not served', async () => {
    const paths = [
      '/assets/gone-9f.js',
      '/assets/',
      '/assets/../index.html',
      '/assets/%2e%2e/.build-hash',
      '/.build-hash',
      '/missing.png',
      '/files/nothing',
      '/docs/nothing',
      '/health/nothing',
      '/dev/nothing',
    ];
    for (const path of paths) {
      const { status, headers, text } = await call.with({ headers: { accept: '*/*' } }).get(path);
      expect([path, status, headers['content-type']]).toEqual([path, 404, expect.not.stringContaining('html')]);
      expect(text).not.toContain('secret');
    }
  });

  it('error-02 an unknown path of the API answers its envelope with HTTP 200, in the caller’s language', async () => {
    for (const caller of [browser, call]) {
      for (const method of ['get', 'post', 'put', 'delete'] as const)
        expect(await caller[method]('/app-api/no/such/path')).toMatchObject({
          status: 200,
          code: 404,
          data: null,
          headers: { 'x-app-code': '404' },
        });
    }
    expect((await call.with({ language: 'zh' }).get('/admin-api/nothing')).msg).not.toBe(
      (await call.with({ language: 'en' }).get('/admin-api/nothing')).msg,
    );
    const bad = await call
      .with({ headers: { 'content-type': 'application/json' } })
      .post('/app-api/no/such/path', { text: 'x'.repeat(3_000_000) });
    expect(bad).toMatchObject({ status: 200, code: 404 });
  });

  it('elsewhere only GET and HEAD have pages', async () => {
    for (const method of ['post', 'put', 'delete'] as const)
      expect(await browser[method]('/basket')).toMatchObject({ status: 404, text: 'Not found\n' });
  });
});

function bootOf(html: string): unknown {
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html)?.[1];
  return json === undefined ? undefined : JSON.parse(json);
}
