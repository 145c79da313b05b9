import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Endpoint, endpoints } from '@passage/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { startApi } from '../testing/api.ts';
import { openCaller } from '../testing/caller.ts';
import { callerFor, forEachAtOnce, leanPayload } from './every-endpoint.testing.ts';
import { sendRaw } from './raw-call.testing.ts';

/** What anybody may ask and everybody is answered alike. */
const FOR_ALL = [
  'tenant.byWebsite',
  'tenant.setting',
  'tenant.countries',
  'tenant.currencies',
  'tenant.shopByDomain',
  'home.templates',
  'home.notices',
  'articles.types',
  'articles.page',
  'articles.detail',
  'session.registrationIntro',
  'catalogue.tree',
  'catalogue.crumbs',
  'catalogue.options',
  'catalogue.levelOne',
  'catalogue.reviews',
  'catalogue.brands',
  'catalogue.designers',
  'catalogue.shopCategories',
  'catalogue.shopBrands',
  'payment.methods',
];
/** The same where the answer to a member holds something of that person, such as collectflag. */
const FOR_VISITORS = [
  'home.first',
  'catalogue.page',
  'catalogue.recommended',
  'catalogue.suggest',
  'catalogue.shopProducts',
  'catalogue.detail',
  'shops.search',
  'shops.info',
];

describe('what may be kept of answers', async () => {
  const api = await startApi();
  const { call, world } = api;
  const other = await buildApp(api.platform);
  const there = openCaller(await other.listen({ host: '127.0.0.1', port: 0 }));
  afterAll(() => other.close());
  const [product, walked] = [await world.product(), await world.product()];

  it('fault:security-54 no answer is kept but those of a written list, which say what they depend on; no type is guessed', async () => {
    const OF_READ: Readonly<Record<string, object>> = {
      'articles.detail': { code: 'walked' },
      'catalogue.crumbs': { categoryId: await world.category({ population: 2 }) },
      'catalogue.reviews': { spuId: walked.spuId },
      'catalogue.detail': { id: walked.spuId },
      'catalogue.shopProducts': { shopId: walked.shopId },
      'catalogue.shopCategories': { shopId: walked.shopId },
      'catalogue.shopBrands': { shopId: walked.shopId },
      'shops.info': { shopId: walked.shopId },
    };
    await world.query(
      `with type as (insert into article_type (tenant_id, code, name, position, status) values (1, 'walked', '{"en": "Help"}', 1, 1) returning id)
       insert into article (tenant_id, type_id, code, title, body, position, status, updated_at)
       select 1, id, 'walked', '{"en": "Help"}', '{"en": "Help"}', 1, 1, now() from type`,
    );
    const asked = new Map<
      string,
      { headers: IncomingHttpHeaders; isMember: boolean; code: number; method: string }[]
    >();
    // Whoever tries all commands is signed out by one of them.
    const planOf = (endpoint: Endpoint) => JSON.stringify([callerFor(endpoint), endpoint.effect]);
    const members = new Map<string, Awaited<ReturnType<typeof world.member>>>();
    for (const { endpoint } of endpoints) {
      const plan = planOf(endpoint);
      if (!members.has(plan)) members.set(plan, await world.member(callerFor(endpoint)));
    }
    const ask = async ({ name, endpoint }: (typeof endpoints)[number]) => {
      const payload = { ...leanPayload(endpoint), ...(endpoint.effect ? {} : OF_READ[name]) };
      const member = members.get(planOf(endpoint));
      if (!member) throw new Error('no caller');
      const answers: { headers: IncomingHttpHeaders; isMember: boolean; code: number; method: string }[] = [];
      for (const caller of [call, call.as(member)]) {
        const { headers, code } = await caller.with({ tenantId: 1 }).endpoint(endpoint, payload);
        answers.push({ headers, code, isMember: caller !== call, method: endpoint.method });
      }
      asked.set(name, answers);
    };
    // Reads come first: commands may take away what they show.
    for (const isCommand of [false, true])
      await forEachAtOnce(
        endpoints.filter(({ endpoint }) => endpoint.effect === isCommand),
        ask,
      );
    expect(asked.size).toBe(endpoints.length);
    const found: string[] = [];
    for (const [name, answers] of asked) {
      for (const { headers, code, isMember, method } of answers) {
        const about = `${name} ${isMember ? 'member' : 'visitor'} ${code}`;
        expect(headers['x-content-type-options'], about).toBe('nosniff');
        const mayBeKept = FOR_ALL.includes(name) || (FOR_VISITORS.includes(name) && !isMember);
        if (!mayBeKept || code !== 0) {
          expect([headers['cache-control'], headers.etag], about).toEqual(['no-store', undefined]);
          continue;
        }
        // Of a member's answers only those are kept that are declared to be alike for all.
        if (isMember && headers['cache-control'] === 'no-store') continue;
        found.push(name);
        expect(headers['cache-control'], about).toBe('public, no-cache');
        for (const header of ['tenant-id', 'language', 'authorization'])
          expect(String(headers.vary).split(', '), about).toContain(header);
        expect(headers.etag === undefined, about).toBe(method !== 'GET');
      }
    }
    // All of the lists were answered with success.
    expect([...FOR_ALL, ...FOR_VISITORS].filter((name) => !found.includes(name))).toEqual([]);
  });

  it('fault:security-54 where the host names the tenant, a public answer depends on it', async () => {
    const byHost = await call.get('product/category/tree', { sex: 2 });
    expect(String(byHost.headers.vary).split(', ')).toContain('host');
    const byHeader = await call.with({ tenantId: 1 }).get('product/category/tree', { sex: 2 });
    expect(String(byHeader.headers.vary).split(', ')).not.toContain('host');
  });

  it('fault:security-54 refusals, pages, files and what never reaches a route are kept by nobody or taken for nothing else', async () => {
    for (const path of ['/app-api/nowhere', '/app-api/pay/wallet/get'])
      expect((await call.get(path)).headers, path).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    for (const path of ['/health/live', '/files/nothing.svg', '/files/film/nothing.mp4'])
      expect((await call.get(path)).headers['x-content-type-options'], path).toBe('nosniff');
    for (const path of ['/%ff', `/${'x'.repeat(40_000)}`]) {
      const { headers } = await sendRaw(api.origin, { method: 'GET', path });
      expect(headers, path.slice(0, 20)).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('trust-52 what holds something of a person is kept by nobody, and no visitor’s tag matches it', async () => {
    const member = await world.member();
    const reads = [
      ['product/spuFirst/get-detail', { id: product.spuId }, 'collectflag'],
      ['product/spuFirst/get-detail', { id: product.spuId }, 'shopFavoriteFlag'],
      ['product/spuFirst/getRecommendSpuList', { sex: 2 }, 'collectflag'],
    ] as const;
    for (const [path, payload, personal] of reads) {
      const visitor = await call.get(path, payload);
      expect([path, visitor.code, visitor.headers['cache-control']]).toEqual([path, 0, 'public, no-cache']);
      const etag = String(visitor.headers.etag);
      expect((await call.with({ headers: { 'if-none-match': etag } }).get(path, payload)).status).toBe(304);
      for (const tag of [etag, '*']) {
        const own = await call
          .as(member)
          .with({ headers: { 'if-none-match': tag } })
          .get(path, payload);
        expect([own.status, own.headers['cache-control'], own.headers.etag]).toEqual([200, 'no-store', undefined]);
        expect(own.text).toContain(`"${personal}"`);
      }
    }
  });

  const READS = [
    ['product/category/tree', { sex: 2 }],
    ['system/country-region/list', {}],
    ['product/currencies/list', {}],
    ['product/brand/list', {}],
    ['product/designer/list', {}],
  ] as const;

  it('fault:performance-52 what hardly changes has a tag, and is not sent again to who has it', async () => {
    for (const [path, payload] of READS) {
      const first = await call.with({ language: 'en', tenantId: 1 }).get(path, payload);
      expect([path, first.code, first.headers['cache-control']]).toEqual([path, 0, 'public, no-cache']);
      const etag = String(first.headers.etag);
      expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
      const tagged = { headers: { 'if-none-match': `"other", ${etag}` } };
      for (const at of [call, there]) {
        const again = await at.with({ language: 'en', tenantId: 1, ...tagged }).get(path, payload);
        expect([path, again.status, again.text]).toEqual([path, 304, '']);
        expect(again.headers).toMatchObject({ etag, 'cache-control': 'public, no-cache' });
        expect(again.headers['content-type']).toBeUndefined();
      }
      for (const different of [
        { language: 'fr', tenantId: 1 },
        { language: 'en', tenantId: 2 },
      ]) {
        const answer = await call.with({ ...different, ...tagged }).get(path, payload);
        expect([path, answer.status]).toEqual([path, 200]);
        expect(answer.headers.etag).not.toBe(etag);
      }
    }
  });

  it('fault:performance-52 a renamed category shows in the next answer of each process', async () => {
    const category = await world.category({ population: 2, name: { en: 'Coats' } });
    const ask = (at: typeof call, tag?: unknown) =>
      at
        .with({ tenantId: 1, language: 'en', headers: tag === undefined ? {} : { 'if-none-match': String(tag) } })
        .get('product/category/tree', { sex: 2 });
    const before = await ask(call);
    expect(before.text).toContain('Coats');
    for (const at of [call, there]) expect((await ask(at, before.headers.etag)).status).toBe(304);
    await world.query(`update category set name = jsonb_set(name, '{en}', '"Renamed"') where id = $1`, [category]);
    for (const at of [call, there]) {
      const after = await ask(at, before.headers.etag);
      expect(after.status).toBe(200);
      expect(after.text).toContain('Renamed');
    }
  });

  it('fault:performance-52 comes as Brotli or gzip to who takes it', async () => {
    const ask = (encoding: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> =>
      new Promise((resolve, reject) => {
        const url = new URL('/app-api/system/country-region/list', api.origin);
        request(url, { headers: { 'accept-encoding': encoding } }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(parts) }));
        })
          .on('error', reject)
          .end();
      });
    const [plain, tight, packed] = [await ask('identity'), await ask('gzip, br'), await ask('gzip')];
    expect([tight.headers['content-encoding'], packed.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(tight.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(packed.body).equals(plain.body)).toBe(true);
    expect(new Set([plain, tight, packed].map(({ headers }) => headers.etag)).size).toBe(1);
    for (const { headers } of [plain, tight, packed]) expect(headers.vary).toContain('accept-encoding');
  });
});
