/** What is served under a host that no tenant owns. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@passage/testing/database';
import { afterAll, describe, expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';

const folder = await mkdtemp(join(tmpdir(), 'passage-web-'));
await mkdir(join(folder, 'assets'));
await writeFile(
  join(folder, 'index.html'),
  '<!doctype html><html lang="en"><head><title>Passage</title><!--head--><style id="tenant"></style></head><body><div id="root"></div></body></html>',
);
afterAll(() => rm(folder, { recursive: true }));

const STRANGE = ['evil.example', 'evil.example:8443', 'EVIL.Example', 'EVIL.EXAMPLE:4000'];
/** Where a page asks the browser to have been. */
const HTML = { accept: 'text/html' };

interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Sent as written: fetch would set the host itself. */
function ask(origin: string, path: string, headers: Record<string, string>, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const request = send(new URL(origin), { path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

const whole = ({ headers, text }: Got): string => `${JSON.stringify(headers)}${text}`.toLowerCase();

describe('outside production mode', async () => {
  const { origin, world, call } = await startApi({ worker: true, settings: { PASSAGE_WEB: folder } });
  const product = await world.product();
  await world.query("insert into tenant_host (host, tenant_id, shop_id) values ('atelier.test', 1, $1)", [
    product.shopId,
  ]);
  await world.query('update tenant_host set is_primary = false where tenant_id = 1');
  await world.query("insert into tenant_host (host, tenant_id, is_primary) values ('store.test', 1, true)");
  const pages = ['/', `/productDetail?no=${product.spuId}&shopId=${product.shopId}`, '/brand'];

  it('fault:tenant-52 a page under an unknown host names the tenant’s primary host in its head and is for no search engine', async () => {
    for (const host of STRANGE)
      for (const path of pages) {
        const got = await ask(origin, path, { host, ...HTML });
        expect([host, path, got.status]).toEqual([host, path, 200]);
        expect(whole(got)).not.toContain('evil');
        expect(got.text).toContain('"tenantId":1');
        expect(got.text).toContain('<meta name="robots" content="noindex" />');
        expect(got.headers['x-robots-tag']).toBe('noindex');
        expect(got.text).toMatch(/<meta property="og:url" content="http:\/\/store\.test:4000\//);
      }
    const shown = await ask(origin, pages[1] ?? '', { host: 'evil.example', ...HTML });
    expect(shown.text).toContain(
      `<link rel="canonical" href="http://store.test:4000/productDetail?no=${product.spuId}&#38;shopId=${product.shopId}" />`,
    );
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(shown.text) ?? [];
    expect(data).toContain('http://store.test:4000/');
  });

  it('fault:tenant-52 sitemap and robots.txt under an unknown host name the tenant’s primary host alone', async () => {
    for (const host of STRANGE) {
      const robots = await ask(origin, '/robots.txt', { host });
      expect(robots.text).toContain('Sitemap: http://store.test:4000/sitemap.xml\n');
      const index = await ask(origin, '/sitemap.xml', { host });
      const pagesOf = await ask(origin, '/sitemap-pages.xml', { host });
      for (const got of [robots, index, pagesOf]) {
        expect([host, got.status, got.headers['x-robots-tag']]).toEqual([host, 200, 'noindex']);
        expect(whole(got)).not.toContain('evil');
      }
      const named = [...`${index.text}${pagesOf.text}`.matchAll(/<loc>([^<]+)</g)].map(([, address]) => address);
      expect(named.length).toBeGreaterThan(5);
      for (const address of named) expect(address).toMatch(/^http:\/\/store\.test:4000\//);
    }
  });

  it('fault:tenant-52 a host of the tenant or of its shop is named as it is asked, in lower case, and indexed', async () => {
    for (const [host, page] of [
      ['Store.TEST', '/'],
      ['ATELIER.test:4100', `/shopProduct?no=${product.shopId}`],
    ] as const) {
      const got = await ask(origin, '/', { host, ...HTML });
      expect(got.text).toContain(`<meta property="og:url" content="http://${host.toLowerCase()}${page}" />`);
      expect(got.text).not.toContain('noindex');
      expect(got.headers['x-robots-tag']).toBeUndefined();
      const robots = await ask(origin, '/robots.txt', { host });
      expect(robots.text).toContain(`Sitemap: http://${host.toLowerCase()}/sitemap.xml\n`);
    }
  });

  it('fault:tenant-52 a mail asked for under an unknown host leads to the primary host, one under a shop’s host to that', async () => {
    const mailed = async (email: string): Promise<string | undefined> =>
      (await world.query<{ text: string }>('select text from stored_mail where recipient = $1', [email]))[0]?.text;
    for (const [host, email, link] of [
      ['EVIL.example:8443', 'a@mail.test', 'http://store.test:4000/newsletter/confirm'],
      ['atelier.test', 'b@mail.test', 'http://atelier.test:4000/newsletter/confirm'],
    ] as const) {
      const { code } = await call.with({ host }).post('member/newsletter/subscribe', { email });
      expect([host, code]).toEqual([host, 0]);
      await expect.poll(() => mailed(email), { timeout: 15_000 }).toContain(link);
      expect((await mailed(email))?.toLowerCase()).not.toContain('evil');
    }
  });

  it('fault:tenant-52 the database keeps one primary host a tenant, and none that is a shop’s or in capitals', async () => {
    for (const values of [
      "('two.test', 1, null, true)",
      `('shop.test', 2, ${product.shopId}, true)`,
      "('Capital.test', 1, null, false)",
      "('port.test:80', 1, null, false)",
    ])
      await expect(
        world.query(`insert into tenant_host (host, tenant_id, shop_id, is_primary) values ${values}`),
      ).rejects.toThrow(/tenant_host_|violates/);
  });
});

describe('in production mode', async () => {
  const database = await createTestDatabase();
  const production = {
    PASSAGE_MODE: 'production',
    PASSAGE_WEB: folder,
    SMTP_URL: 'smtp://127.0.0.1:1',
    RATE_LIMIT: '0',
    LOG_LEVEL: 'silent',
  };
  const bare = await startApi({ database, settings: production });
  const proxied = await startApi({
    // What is there already is not made again.
    template: 'demo',
    database: { ...database, drop: async () => undefined },
    settings: { ...production, TRUSTED_PROXIES: '127.0.0.1' },
  });
  const { world } = bare;
  const primary = async (host: string) => {
    await world.query('update tenant_host set is_primary = false where tenant_id = 1 and is_primary');
    await world.query(
      'insert into tenant_host (host, tenant_id, is_primary) values ($1, 1, true) on conflict (host) do update set is_primary = true',
      [host],
    );
    // Told of by the database, not waited for.
    for (const api of [bare, proxied])
      await expect
        .poll(async () => (await ask(api.origin, '/', { host, ...HTML })).status, { timeout: 15_000 })
        .toBe(200);
  };
  const paths = ['/', '/productDetail?no=1&shopId=2', '/sitemap.xml', '/robots.txt', '/no/such/page?a=%2F'];

  it('trust-48 a page under an unknown host is 421 and names the command, while the primary host is no public name', async () => {
    for (const name of ['localhost', 'store.internal', 'shop', '10.0.0.7']) {
      await primary(name);
      for (const host of name === 'localhost' ? STRANGE : STRANGE.slice(0, 1))
        for (const path of name === 'localhost' ? paths : paths.slice(0, 1)) {
          const got = await ask(bare.origin, path, { host, ...HTML });
          expect([name, host, path, got.status]).toEqual([name, host, path, 421]);
          expect(got.text).toContain('npm run store -- host add');
          expect(whole(got)).not.toContain('evil');
          expect(got.headers.location).toBeUndefined();
        }
    }
    const inFrench = await ask(bare.origin, '/', { host: 'evil.example', 'accept-language': 'fr-CA,fr;q=0.9' });
    expect(inFrench.text).toContain('<html lang="fr">');
    expect(inFrench.text).toContain('Aucune boutique');
  });

  it('trust-48 it moves to the same path on the primary host where that is a public name, without naming the asked one', async () => {
    await primary('store.example');
    for (const host of STRANGE)
      for (const path of paths) {
        const got = await ask(bare.origin, path, { host, ...HTML });
        expect([host, path, got.status, got.headers.location]).toEqual([
          host,
          path,
          307,
          `https://store.example${path}`,
        ]);
        expect(got.headers['cache-control']).toBe('no-store');
        expect(whole(got)).not.toContain('evil');
      }
    expect((await ask(bare.origin, '/', { host: 'evil.example' }, 'POST')).status).toBe(421);
    expect((await ask(bare.origin, '/', { host: 'second.localhost', ...HTML })).status).toBe(200);
    expect((await ask(bare.origin, '//evil.example/x', { host: 'other.example' })).headers.location).toBe(
      'https://store.example//evil.example/x',
    );
  });

  it('trust-48 an endpoint under an unknown host needs a tenant-id, and answers a named error without', async () => {
    const { call } = bare;
    for (const host of STRANGE) {
      const refused = await call.with({ host, tenantId: '' }).get('home/first/intofirstdata');
      expect([host, refused.status, refused.code]).toEqual([host, 200, 1075]);
      expect(refused.text.toLowerCase()).not.toContain('evil');
      const named = await call.with({ host, tenantId: 1 }).get('trade/cart/listFirst');
      expect([host, named.code]).not.toEqual([host, 1075]);
    }
    expect((await ask(bare.origin, '/health/live', { host: 'evil.example' })).status).toBe(200);
  });

  it('trust-48 X-Forwarded-Host counts from a trusted proxy alone', async () => {
    const told = { 'x-forwarded-host': 'store.example', ...HTML };
    for (const host of STRANGE) expect((await ask(bare.origin, '/', { host, ...told })).status).toBe(307);
    expect((await ask(proxied.origin, '/', { host: 'evil.example', ...told })).status).toBe(200);
    const lied = { 'x-forwarded-host': 'EVIL.example:9', ...HTML };
    const own = await ask(bare.origin, '/', { host: 'store.example', ...lied });
    expect(own.status).toBe(200);
    expect(whole(own)).not.toContain('evil');
    expect((await ask(proxied.origin, '/', { host: 'store.example', ...lied })).headers.location).toBe(
      'https://store.example/',
    );
  });

  it('trust-48 a mail asked for under an unknown host leads to the primary host', async () => {
    const { code } = await bare.call
      .with({ host: 'EVIL.example:8443', tenantId: 1 })
      .post('member/newsletter/subscribe', { email: 'c@mail.test' });
    expect(code).toBe(0);
    const [row] = await world.query<{ host: string }>(
      "select host from newsletter_subscriber where tenant_id = 1 and email = 'c@mail.test'",
      [],
    );
    expect(row?.host).toBe('store.example');
  });
});
