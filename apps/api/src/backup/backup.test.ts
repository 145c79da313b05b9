import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appUrlOf } from '@passage/database/login-url';
import { startTestS3 } from '@passage/testing/s3';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { verifyChain } from '../modules/audit/verify-chain.ts';
import { proveBooks } from '../modules/ledger/prove-books.ts';
import { openPlatform } from '../platform/open-platform.ts';
import { startApi } from '../testing/api.ts';
import { openCaller } from '../testing/caller.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

const clusterUrl = inject('clusterUrl');
/** Whole databases are written and read, on a machine that does other things too. */
const LIMIT_MS = 60_000;

const at = (database: string, { user, password }: { user?: string; password?: string } = {}): string => {
  const url = new URL(clusterUrl);
  url.pathname = `/${database}`;
  if (user !== undefined) url.username = user;
  if (password !== undefined) url.password = password;
  return url.href;
};

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** An empty database whose owner is nobody special: bound by row-level security, and no superuser. */
async function emptyDatabase(): Promise<{ url: string; name: string }> {
  const name = `restored_${randomBytes(4).toString('hex')}`;
  const password = randomBytes(12).toString('hex');
  await ask(clusterUrl, `create role ${name} login createrole password '${password}'`);
  await ask(
    clusterUrl,
    `grant passage_app, passage_relay, passage_queue, passage_search, passage_sweep to ${name} with admin option`,
  );
  await ask(clusterUrl, `create database ${name} owner ${name} template template0`);
  afterAll(async () => {
    await ask(clusterUrl, `drop database ${name} with (force)`);
    await ask(clusterUrl, `drop role ${name}`);
  });
  return { url: at(name, { user: name, password }), name };
}

/** Everything that stands in the tables, and every rule about them, told without the code of the backup. */
async function fingerprintOf(url: string): Promise<Record<string, unknown>> {
  const tables = await ask<{ name: string }>(
    url,
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> '_prisma_migrations' order by 1`,
  );
  const sums = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int as rows, md5(string_agg(row::text, '|' order by row::text)) as sum from public."${name}" as row`,
  );
  return {
    tables: await ask(url, `${sums.join(' union all ')} order by 1`),
    sequences: await ask(
      url,
      `select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
    ),
    constraints: await ask(
      url,
      `select conrelid::regclass::text as target, conname, pg_get_constraintdef(oid) as rule, convalidated from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
    ),
    triggers: await ask(
      url,
      `select tgrelid::regclass::text as target, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
    ),
    policies: await ask(
      url,
      `select oid::regclass::text as target, relrowsecurity, relforcerowsecurity from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
    ),
  };
}

describe('backup and restore', async () => {
  const work = await mkdtemp(join(tmpdir(), 'passage-backup-'));
  const s3 = await startTestS3();
  afterAll(async () => {
    await s3.stop();
    await rm(work, { recursive: true, force: true });
  });
  const api = await startApi({ template: 'demo' });
  const source = { ownerUrl: api.databaseUrl, storage: api.platform.storage };
  const shopper = { mailbox: 'shopper@passage.test', password: 'Passage2026' };
  const target = await emptyDatabase();
  // The logins are the cluster's, and another owner made them.
  const appUrl = appUrlOf(at(target.name));
  const platform = openPlatform(
    readConfig({
      PASSAGE_MODE: 'test',
      DATABASE_URL: appUrl,
      PASSAGE_SECRET: 'a secret that only the tests know of',
      ...s3.settings,
    }),
  );
  const app = await buildApp(platform);
  afterAll(async () => {
    await app.close();
    await platform.database.close();
  });
  const into = { ownerUrl: target.url, appUrl, storage: platform.storage };
  const folder = join(work, 'whole');
  const member = async (call = api.call) =>
    call.as({ token: (await call.post('member/firstauth/login', shopper)).data.accessToken });
  const png = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#96521a' } })
    .png()
    .toBuffer();
  const uploaded: string = (await (await member()).upload('infra/file/upload', png, { fields: { purpose: 'proof' } }))
    .data;

  it(
    'ops-22 a backup is whole and its owner’s alone, and goes into an empty database alone, all of it or nothing',
    async () => {
      const manifest = await backUp(source, folder);
      expect(manifest.database.tables.length).toBeGreaterThan(60);
      expect(manifest.files.count).toBe(1);
      const table = join(folder, 'tables', 'address.copy.gz');
      expect([(await stat(folder)).mode & 0o77, (await stat(table)).mode & 0o77]).toEqual([0, 0]);
      await expect(backUp(source, folder)).rejects.toThrow(/is there already/);
      await expect(backUp(into, join(work, 'none'))).rejects.toThrow(/has no schema of Passage/);
      expect(await readdir(work)).toEqual(['whole']);
      await expect(restore(source, folder)).rejects.toThrow(/is not empty/);
      await expect(restore(into, work)).rejects.toThrow(/There is no backup in/);

      const file = join(folder, 'files', `t1/${/u\/[\w-]+\.png/.exec(uploaded)?.[0]}`);
      for (const [damaged, sentence] of [
        [file, /file .+ is not what was backed up/],
        [table, /rows of address cannot be loaded: the backup is damaged/],
      ] as const) {
        const bytes = await readFile(damaged);
        await writeFile(damaged, bytes.subarray(0, bytes.length - 20));
        await expect(restore(into, folder)).rejects.toThrow(sentence);
        await writeFile(damaged, bytes);
      }
      const ends = restore(into, folder, (line) => {
        if (line === 'cart_line') throw new Error('the process ends');
      });
      await expect(ends).rejects.toThrow('the process ends');
      for (const name of ['tenant', 'address', 'audit', 'brand'])
        expect(await ask(at(target.name), `select from ${name} limit 1`), name).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'ops-22 after a backup and a restore into the database of another owner nothing is missing, the books prove and members go on',
    async () => {
      const manifest = await restore(into, folder);
      expect(await fingerprintOf(at(target.name))).toEqual(await fingerprintOf(api.databaseUrl));
      expect(await proveBooks(target.url)).toEqual([]);
      const chains = await verifyChain(target.url);
      expect(chains).toEqual(await verifyChain(api.databaseUrl));
      expect(chains.breaks).toEqual([]);
      // That owner, whom policies bind, backs up all of it too, and does see what is wrong.
      const again = await backUp(into, join(work, 'again'));
      expect([again.database.tables, again.files]).toEqual([manifest.database.tables, manifest.files]);
      await ask(at(target.name), 'update ledger_account set balance = balance + 1 where member_id is not null');
      expect((await proveBooks(target.url)).length).toBeGreaterThan(0);
      await ask(at(target.name), 'update ledger_account set balance = balance - 1 where member_id is not null');

      await app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = app.server.address() as AddressInfo;
      const caller = await member(openCaller(`http://127.0.0.1:${port}`));
      const idsOf = async (who: typeof caller): Promise<number[]> =>
        (await who.get('trade/order/pageFirst')).data.list.map(({ id }: { id: number }) => id);
      const ids = await idsOf(caller);
      expect(ids.length).toBeGreaterThan(3);
      expect(ids).toEqual(await idsOf(await member()));
      const key = `t1/${/u\/[\w-]+\.png/.exec(uploaded)?.[0]}`;
      expect(await platform.storage.get(key)).toEqual(await api.platform.storage.get(key));
      // A new row gets an id of its own.
      expect((await caller.upload('infra/file/upload', png)).code).toBe(0);
    },
    LIMIT_MS,
  );
});
