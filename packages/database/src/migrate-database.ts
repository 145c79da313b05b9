import { runMigrations } from 'bullmq';
import { Client } from 'pg';
import { QUEUE_SCHEMA } from './queue-schema.ts';
import { readMigrations, withSchemaEngine } from './schema-engine.ts';

/**
 * Brings a database to the newest schema, or to the one that certain migrations make. Safe to repeat and to run twice at
 * once.
 *
 * @param databaseUrl connects as the owner
 * @param only names of the migrations to apply; all of them unless said otherwise
 * @returns the names of the migrations that were applied
 */
export async function migrate(databaseUrl: string, only?: readonly string[]): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('passage migrate'))");
    const migrationsList = await readMigrations(only);
    const { appliedMigrationNames } = await withSchemaEngine(databaseUrl, (engine) =>
      engine.applyMigrations({ migrationsList, filters: { externalTables: [], externalEnums: [] } }),
    );
    await migrateQueues(client);
    return appliedMigrationNames;
  } finally {
    await client.end();
  }
}

/** BullMQ makes a sequence per queue as it goes, hence the right to create. */
async function migrateQueues(client: Client): Promise<void> {
  await runMigrations(client, QUEUE_SCHEMA);
  await client.query(`
    grant usage, create on schema ${QUEUE_SCHEMA} to passage_queue;
    grant select, insert, update, delete on all tables in schema ${QUEUE_SCHEMA} to passage_queue;
    grant usage on all sequences in schema ${QUEUE_SCHEMA} to passage_queue;
    grant execute on all functions in schema ${QUEUE_SCHEMA} to passage_queue;
  `);
}
