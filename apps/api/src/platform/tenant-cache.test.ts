import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openTenantDirectory } from '../http/tenant-directory.ts';
import { openStorefronts } from '../modules/documents/storefront.ts';
import { startApi } from '../testing/api.ts';
import { tenantCaches } from './tenant-cache.ts';

const LIMIT_MS = 120_000;
const FIRST = 10_001;
const COUNT = 1_000;

/** Caches of what is the same for every tenant, each with the reason. */
const OF_NO_TENANT: Readonly<Record<string, string>> = {
  'http/tenant-directory.ts': 'whose a host is, which is asked before the tenant is known',
  'modules/catalogue/safe-html.ts': 'a pure function of the text',
  'modules/documents/preview-pages.ts': 'drawn pictures as JPEG, a pure function of the path',
  'modules/files/drawn-pictures.ts': 'a pure function of the path',
  'modules/search/postgres-search.ts': 'the words of a text, a pure function of it',
  'platform/tenant-cache.ts': 'the way to all others',
};

describe('a thousand tenants', async () => {
  const api = await startApi({ worker: true });
  const { world, platform } = api;
  const { database, clock } = platform;
  await world.query(
    `insert into tenant (id, key, name, default_language, default_currency)
     select $1::int + n, 't' || n, 'Store ' || n, 'en', 'USD' from generate_series(0, $2::int - 1) as n`,
    [FIRST, COUNT],
  );
  await world.query(
    `insert into tenant_host (host, tenant_id) select 't' || n || '.test', $1::int + n from generate_series(0, $2::int - 1) as n`,
    [FIRST, COUNT],
  );
  await world.query(
    `insert into diy_template (tenant_id, name, populations, logo, items)
     select $1::int + n, jsonb_build_object('en', 'Women of ' || n), '{2}', '', '[]' from generate_series(0, $2::int - 1) as n`,
    [FIRST, COUNT],
  );
  await world.query(
    `insert into tenant_setting (tenant_id, key, value)
     select $1::int + n, 'TABS_SETTING', jsonb_build_object('tabsName', 'Store ' || n) from generate_series(0, $2::int - 1) as n`,
    [FIRST, COUNT],
  );
  const directory = openTenantDirectory(platform);
  const storefrontOf = openStorefronts(database, clock);

  const visit = async (n: number): Promise<unknown> => {
    const { data } = await api.call.with({ host: `t${n}.test` }).get('promotion/diy-template/page');
    const storefront = await storefrontOf(await directory.ofHost(`t${n}.test`));
    return [data.list.map(({ name }: { name: string }) => name), storefront.tenantId, storefront.name];
  };
  const expected = (n: number) => [[`Women of ${n}`], FIRST + n, `Store ${n}`];
  const visitAll = async (from: number, to: number) => {
    const seen: unknown[] = [];
    for (let n = from; n < to; n += 20)
      seen.push(...(await Promise.all(Array.from({ length: 20 }, (_, index) => visit(n + index)))));
    return seen;
  };
  const connectionsOf = async () =>
    (
      await world.query<{ n: number }>(
        'select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
    )[0]?.n ?? 0;

  it(
    'fault:performance-51 two hundred tenants that were visited open no client and no connection more than one does',
    async () => {
      await Promise.all(Array.from({ length: 20 }, () => visit(0)));
      const most = database.pools().reduce((sum, { size }) => sum + size, 0);
      const opened = await connectionsOf();
      expect(await visitAll(0, 200)).toEqual(Array.from({ length: 200 }, (_, n) => expected(n)));
      for (const { size, used, idle } of database.pools()) expect(used + idle).toBeLessThanOrEqual(size);
      // Beside the pools: the relay's, the queue's eight, the live news' two, the metrics' and the sweeps' locks.
      expect(await connectionsOf()).toBeLessThanOrEqual(Math.max(opened, most + 16));
      // A tenant's data are what the pools' connections are told, so nothing is kept for it.
      expect(database.forTenant(FIRST)).not.toBe(database.forTenant(FIRST));
    },
    LIMIT_MS,
  );

  it(
    'trust-54 no cache of tenants holds more than its bound after all were visited in turn, and one that fell out is answered rightly again',
    async () => {
      expect(await visitAll(200, COUNT)).toEqual(Array.from({ length: COUNT - 200 }, (_, n) => expected(n + 200)));
      const fills = tenantCaches();
      for (const name of ['tenants', 'storefronts', 'templates', 'categories'])
        expect(fills.map((fill) => fill.name)).toContain(name);
      const bounds: Readonly<Record<string, number>> = {
        tenants: 500,
        'primary hosts': 500,
        storefronts: 500,
        templates: 200,
        categories: 700,
      };
      for (const { name, size, bound } of fills) {
        expect([name, bound]).toEqual([name, bounds[name]]);
        expect(size, name).toBeLessThanOrEqual(bound);
      }
      // All of them are full, so the first that came have fallen out.
      expect(await visitAll(0, 20)).toEqual(Array.from({ length: 20 }, (_, n) => expected(n)));
      // What they are is read anew: nobody is given what another left behind.
      await world.query(`update diy_template set name = '{"en":"Men"}' where tenant_id = $1`, [FIRST + 300]);
      const { data } = await api.call.with({ host: 't300.test' }).get('promotion/diy-template/page');
      expect(data.list.map(({ name }: { name: string }) => name)).toEqual(['Men']);
    },
    LIMIT_MS,
  );

  it('trust-54 a cache is made in one place, which asks for the tenant, or stands in a written list with its reason', async () => {
    const root = new URL('../', import.meta.url);
    const brandsAndDesigners = [];
    for (const file of await readdir(root, { recursive: true })) {
      if (!/\.ts$/.test(file) || /\.test(ing)?\.ts$/.test(file)) continue;
      if ((await readFile(new URL(file, root), 'utf8')).includes("from 'lru-cache'")) brandsAndDesigners.push(file);
    }
    expect(brandsAndDesigners.sort()).toEqual(Object.keys(OF_NO_TENANT).sort());
  });
});
