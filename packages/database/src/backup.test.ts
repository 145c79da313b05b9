import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { backUpDatabase } from './back-up-database.ts';
import { migrate } from './migrate-database.ts';
import { restoreDatabase } from './restore-database.ts';
import { readMigrations } from './schema-engine.ts';

const cluster = inject('clusterUrl');

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function bareDatabase(): Promise<string> {
  const name = `bare_${randomBytes(4).toString('hex')}`;
  await ask(cluster, `create database ${name} template template0`);
  afterAll(() => ask(cluster, `drop database ${name} with (force)`));
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.href;
}

it('ops-22 a backup of an older schema comes up with the newest, keeps texts as they are, and one of a newer program is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'passage-backup-'));
  afterAll(() => rm(folder, { recursive: true }));
  const all = (await readMigrations()).migrationDirectories.map(({ path }) => path);
  const older = all.slice(0, -1);
  const [source, target] = [await bareDatabase(), await bareDatabase()];
  await expect(backUpDatabase(source, folder)).rejects.toThrow('has no schema of Passage');
  await migrate(source, { only: older });
  await ask(
    source,
    `insert into tenant (id, key, name, default_language, default_currency)
     values (1, 'one', E'tab\\there, line\\nthere, \\\\N, \\\\., "quotes" and 時計', 'en', 'USD'), (2, 'two', '', 'zh', 'JPY')`,
  );
  await ask(
    source,
    `insert into member (tenant_id, email, password_hash) select 2, n || '@two.test', '' from generate_series(1, 3) as n`,
  );
  const manifest = await backUpDatabase(source, folder);
  expect(manifest.migrations).toEqual(older);
  expect(manifest.tables.find(({ name }) => name === 'member')?.rows).toBe(3);

  const newer = { ...manifest, migrations: [...older, '20990101000000_newer'] };
  await expect(restoreDatabase({ ownerUrl: target }, folder, newer)).rejects.toThrow(
    'newer schema than this program (20990101000000_newer)',
  );
  const changed = manifest.tables.map((table) => (table.name === 'member' ? { ...table, sha256: '0' } : table));
  await expect(restoreDatabase({ ownerUrl: target }, folder, { ...manifest, tables: changed })).rejects.toThrow(
    /^member .+ damaged/,
  );
  await restoreDatabase({ ownerUrl: target }, folder, manifest);

  const names = 'select id, name from tenant order by id';
  expect(await ask(target, names)).toEqual(await ask(source, names));
  const applied = 'select migration_name as name from _prisma_migrations where finished_at is not null order by 1';
  expect((await ask<{ name: string }>(target, applied)).map(({ name }) => name)).toEqual(all);
  const next = `insert into member (tenant_id, email, password_hash) values (2, 'next@two.test', '') returning id`;
  expect(await ask(target, next)).toEqual(await ask(source, next));
  await expect(restoreDatabase({ ownerUrl: target }, folder, manifest)).rejects.toThrow('is not empty');
}, 60_000);
