import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import {
  type BackupSequence,
  type BackupTable,
  connectOwner,
  migrationsOf,
  STABLE_TEXT,
  sequencesOf,
  tablesOf,
  tenantsOf,
} from './backup-tables.ts';
import { Checksum, type TableSum, textOf } from './table-text.ts';

/** What a backup of a database holds. */
export interface DatabaseManifest {
  readonly migrations: readonly string[];
  readonly tenants: readonly number[];
  readonly tables: readonly (BackupTable & TableSum)[];
  readonly sequences: readonly BackupSequence[];
}

/** A database that cannot be backed up or restored; the message is a sentence for the person who asked. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** The file of a table in the folder of a backup. */
export const tableFile = (folder: string, { name }: Pick<BackupTable, 'name'>): string =>
  join(folder, 'tables', `${name}.copy.gz`);

/**
 * Writes every row of every table as of one moment, one packed file a table; whoever writes meanwhile is not held up. The
 * queues' schema is left out: what they hold is in the outbox, which hands it over anew.
 *
 * @param databaseUrl connects as the owner
 * @throws BackupError where there is no schema of ours
 */
export async function backUpDatabase(
  databaseUrl: string,
  folder: string,
  tell: (line: string) => void = () => undefined,
): Promise<DatabaseManifest> {
  const client = await connectOwner(databaseUrl);
  try {
    await client.query(STABLE_TEXT);
    await client.query('begin isolation level repeatable read read only');
    // A migration waits until the tables are written, and they for one that is under way.
    await client.query("select pg_advisory_xact_lock_shared(hashtext('passage migrate'))");
    const migrations = await migrationsOf(client);
    if (migrations.length === 0) throw new BackupError('The database at DATABASE_URL has no schema of Passage.');
    const tenants = await tenantsOf(client);
    await mkdir(join(folder, 'tables'), { recursive: true });
    const tables: (BackupTable & TableSum)[] = [];
    for (const table of await tablesOf(client)) {
      tell(table.name);
      const checksum = new Checksum();
      const file = createWriteStream(tableFile(folder, table), { mode: 0o600 });
      await pipeline(textOf(client, table, tenants), checksum, createGzip({ level: 4 }), file);
      tables.push({ ...table, ...checksum.sum() });
    }
    // Read last: a sequence knows no snapshot, and one that is ahead of the rows does no harm.
    return { migrations, tenants, tables, sequences: await sequencesOf(client) };
  } finally {
    await client.end();
  }
}
