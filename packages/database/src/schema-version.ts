import { connectOwner, migrationsOf, tablesOf } from './backup-tables.ts';
import { readMigrations } from './schema-engine.ts';

/** How the schema of a database compares to the one that this program works with. */
export type SchemaVersion = 'none' | 'older' | 'same' | 'newer' | 'foreign';

/**
 * Reads which migrations a database has had, and changes nothing.
 *
 * @param databaseUrl connects as the owner
 * @returns none for a database without tables, foreign for one with tables that are not ours, newer also for one that has
 *   had some migration that this program does not know
 */
export async function schemaVersionOf(databaseUrl: string): Promise<SchemaVersion> {
  const { migrationDirectories } = await readMigrations();
  const known = new Set(migrationDirectories.map(({ path }) => path));
  const client = await connectOwner(databaseUrl);
  try {
    await client.query('set default_transaction_read_only = on');
    const applied = await migrationsOf(client);
    if (applied.length === 0) return (await tablesOf(client)).length === 0 ? 'none' : 'foreign';
    if (applied.some((name) => !known.has(name))) return 'newer';
    return applied.length < known.size ? 'older' : 'same';
  } finally {
    await client.end();
  }
}

const SENTENCES: Readonly<Record<Exclude<SchemaVersion, 'same'>, string>> = {
  none: 'has no schema yet: name the database of a store in DATABASE_URL, or make one with npm run migrate.',
  foreign: 'holds tables that are not of this program: correct DATABASE_URL.',
  older: 'has an older schema than this program: back it up with the program that wrote it, then run npm run migrate.',
  newer: 'has a newer schema than this program: use the program that it was migrated with, or a later one.',
};

/**
 * Why a command that changes no schema cannot work on a database.
 *
 * @param databaseUrl connects as the owner
 * @returns one sentence; undefined where the schema is this program's own
 */
export async function schemaFault(databaseUrl: string): Promise<string | undefined> {
  const version = await schemaVersionOf(databaseUrl);
  return version === 'same' ? undefined : `The database at DATABASE_URL ${SENTENCES[version]}`;
}

/**
 * Why a database cannot be brought to the newest schema, before it is tried.
 *
 * @param databaseUrl connects as the owner
 * @returns one sentence; undefined where it can
 */
export async function migrationFault(databaseUrl: string): Promise<string | undefined> {
  const version = await schemaVersionOf(databaseUrl);
  return version === 'newer' || version === 'foreign'
    ? `The database at DATABASE_URL ${SENTENCES[version]}`
    : undefined;
}
