import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';
import { BackupError, type DatabaseManifest, tableFile } from './back-up-database.ts';
import { connectOwner, fillOf, migrationsOf, quoted, STABLE_TEXT, tablesOf } from './backup-tables.ts';
import { migrate } from './migrate-database.ts';
import { readMigrations } from './schema-engine.ts';
import { Checksum, type TableSum, textOf } from './table-text.ts';

/**
 * Fills an empty database from a backup: migrates it to the backup's schema, loads all rows in one transaction, which
 * compares each table with what was backed up, and migrates it to the newest schema. Whatever interrupts it leaves a
 * database without rows, into which the same backup can be restored again.
 *
 * @param addresses the owner's, of whom no more is asked than of one who migrates, and where processes log in
 * @throws BackupError for a database that is not empty, and for a backup that is damaged or newer than this program
 */
export async function restoreDatabase(
  { ownerUrl, appUrl }: { readonly ownerUrl: string; readonly appUrl?: string | undefined },
  folder: string,
  manifest: DatabaseManifest,
  tell: (line: string) => void = () => undefined,
): Promise<void> {
  const client = await connectOwner(ownerUrl);
  try {
    await client.query("select pg_advisory_lock(hashtext('passage restore'))");
    await refuseUnlessEmpty(client, manifest);
    await refuseNewerBackup(manifest);
    tell('schema');
    await migrate(ownerUrl, { appUrl, only: manifest.migrations });
    await client.query(STABLE_TEXT);
    await client.query('begin');
    await load(client, folder, manifest, tell);
    await client.query('commit');
    tell('newer migrations');
    await migrate(ownerUrl, { appUrl });
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** @throws BackupError */
export async function refuseUsedDatabase(databaseUrl: string, manifest: DatabaseManifest): Promise<void> {
  const client = await connectOwner(databaseUrl);
  try {
    await refuseUnlessEmpty(client, manifest);
    await refuseNewerBackup(manifest);
  } finally {
    await client.end();
  }
}

/** Tables without rows are what an interrupted restore leaves, and a migration before it. */
async function refuseUnlessEmpty(client: Client, { migrations }: DatabaseManifest): Promise<void> {
  const isUsed = new BackupError(
    'The database is not empty, and a backup is restored into an empty one alone: create one and restore into that.',
  );
  const applied = await migrationsOf(client);
  const tables = await tablesOf(client);
  if (applied.length === 0) {
    if (tables.length > 0) throw isUsed;
    return;
  }
  // What belongs to a tenant hides behind its policy, and there is none of it without a tenant.
  for (const { name, columns } of tables.filter(
    (table) => !table.columns.includes('tenant_id') || table.name === 'tenant',
  )) {
    const { rowCount } = await client.query(`select ${columns.map(quoted).join(', ')} from ${quoted(name)} limit 1`);
    if (rowCount) throw isUsed;
  }
  if (applied.some((name) => !migrations.includes(name)))
    throw new BackupError(
      'The database has a newer schema than the backup: create a database without tables and restore into that.',
    );
}

async function refuseNewerBackup({ migrations }: DatabaseManifest): Promise<void> {
  const known = (await readMigrations()).migrationDirectories.map(({ path }) => path);
  const missing = migrations.find((name) => !known.includes(name));
  if (missing !== undefined)
    throw new BackupError(
      `The backup has a newer schema than this program (${missing}): restore it with the program of its time.`,
    );
}

async function load(
  client: Client,
  folder: string,
  { tables, tenants, sequences }: DatabaseManifest,
  tell: (line: string) => void,
): Promise<void> {
  const present = await tablesOf(client);
  const expected = JSON.stringify(tables.map(({ name, columns }) => [name, columns]));
  if (JSON.stringify(present.map(({ name, columns }) => [name, columns])) !== expected)
    throw new BackupError(
      'The tables of the backup are not those of its schema: it is damaged, or not one of Passage.',
    );
  const restoreRules = await suspendRules(client);
  for (const table of tables) {
    tell(table.name);
    const checksum = new Checksum();
    const fill = client.query(from(fillOf(table)));
    try {
      await pipeline(createReadStream(tableFile(folder, table)), createGunzip(), checksum, fill);
    } catch (cause) {
      throw new BackupError(`The rows of ${table.name} cannot be loaded: the backup is damaged.`, { cause });
    }
    refuseUnlike(table, checksum.sum());
  }
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [`public.${quoted(name)}`, value, isCalled]);
  await restoreRules();
  for (const table of tables) {
    tell(`${table.name} compared`);
    const checksum = new Checksum();
    await pipeline(textOf(client, table, tenants), checksum, async (text) => {
      for await (const _ of text);
    });
    refuseUnlike(table, checksum.sum());
  }
}

function refuseUnlike(backedUp: TableSum & { readonly name: string }, { rows, sha256 }: TableSum): void {
  if (rows !== backedUp.rows || sha256 !== backedUp.sha256)
    throw new BackupError(
      `${backedUp.name} has ${rows} rows that are not the ${backedUp.rows} that were backed up: the backup is damaged.`,
    );
}

/**
 * Takes away what keeps rows from being written as they were: policies that bind the owner, triggers that count, chain and
 * refuse, and foreign keys, whose order nobody needs to know then.
 *
 * @returns puts all of it back, which checks every foreign key
 */
async function suspendRules(client: Client): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ target: string; name: string; rule: string }>(
    `select conrelid::regclass::text as target, conname::text as name, pg_get_constraintdef(oid) as rule
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  const { rows: targets } = await client.query<{ target: string; is_forced: boolean }>(
    `select oid::regclass::text as target, relforcerowsecurity as is_forced
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const forced = targets.filter(({ is_forced }) => is_forced);
  const run = (statements: readonly string[]) => client.query(statements.join(';\n'));
  await run([
    ...keys.map(({ target, name }) => `alter table ${target} drop constraint ${quoted(name)}`),
    ...targets.map(({ target }) => `alter table ${target} disable trigger user`),
    ...forced.map(({ target }) => `alter table ${target} no force row level security`),
  ]);
  return async () => {
    await run([
      ...keys.map(({ target, name, rule }) => `alter table ${target} add constraint ${quoted(name)} ${rule}`),
      ...targets.map(({ target }) => `alter table ${target} enable trigger user`),
      ...forced.map(({ target }) => `alter table ${target} force row level security`),
    ]);
  };
}
