import { runMigrations } from 'bullmq';
import { Client } from 'pg';
import { appUrlOf, LOGINS } from '../login-url.js';
import { makeLogins } from './make-logins.ts';
import { QUEUE_SCHEMA } from './queue-schema.ts';
import { readMigrations, withSchemaEngine } from './schema-engine.ts';

export interface MigrateOptions {
  /** Names of the migrations to apply; all of them unless said otherwise. */
  readonly only?: readonly string[];
  /** Where processes log in; where that follows from the owner's address unless said otherwise. */
  readonly appUrl?: string | undefined;
}

/**
 * Brings a database to the newest schema, or to the one that certain migrations make, and makes the logins of the
 * processes. Safe to repeat and to run twice at once.
 *
 * @param ownerUrl connects as the owner
 * @returns the names of the migrations that were applied
 * @throws LoginError where a login cannot be made
 */
export async function migrate(
  ownerUrl: string,
  { only, appUrl = appUrlOf(ownerUrl) }: MigrateOptions = {},
): Promise<string[]> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('passage migrate'))");
    const migrationsList = await readMigrations(only);
    const { appliedMigrationNames } = await withSchemaEngine(ownerUrl, (engine) =>
      engine.applyMigrations({ migrationsList, filters: { externalTables: [], externalEnums: [] } }),
    );
    await migrateQueues(client);
    await makeLogins(client, appUrl);
    return appliedMigrationNames;
  } finally {
    await client.end();
  }
}

/** BullMQ makes a sequence per queue as it goes, hence the right to create. */
async function migrateQueues(client: Client): Promise<void> {
  await runMigrations(client, QUEUE_SCHEMA);
  await client.query(`
    grant usage, create on schema ${QUEUE_SCHEMA} to ${LOGINS.queue.role};
    grant select, insert, update, delete on all tables in schema ${QUEUE_SCHEMA} to ${LOGINS.queue.role};
    grant usage on all sequences in schema ${QUEUE_SCHEMA} to ${LOGINS.queue.role};
    grant execute on all functions in schema ${QUEUE_SCHEMA} to ${LOGINS.queue.role};
  `);
}
