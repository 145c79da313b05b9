/**
 * Command: runs one SQL statement in the rows of one tenant, with the rights that the app has, and prints what it answers.
 * It reads, unless --write is given.
 */
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { CommandFailure, runCommand } from './run-command.ts';

const USAGE = 'npm run sql -- "select id, name from shop" [--tenant 1] [--write]';
const MOST_TENANT = 2_147_483_647;

interface Wanted {
  readonly statement: string;
  readonly tenantId: number;
  readonly isWrite: boolean;
}

/** @throws CommandFailure for words that are no statement and options of it */
function wantedOf(words: readonly string[]): Wanted {
  const options = { tenant: { type: 'string', default: '1' }, write: { type: 'boolean', default: false } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const [statement, ...more] = positionals;
    const tenantId = Number(values.tenant);
    if (statement === undefined || more.length > 0 || !Number.isInteger(tenantId)) throw new Error('not understood');
    if (tenantId < 1 || tenantId > MOST_TENANT) throw new Error('no tenant');
    return { statement, tenantId, isWrite: values.write };
  } catch {
    throw new CommandFailure(`One statement is run, in quotes: ${USAGE}`);
  }
}

async function print(url: string, { statement, tenantId, isWrite }: Wanted): Promise<void> {
  const client = new Client({ connectionString: url, options: '-c role=passage_app -c search_path=public' });
  await client.connect();
  try {
    await client.query(isWrite ? 'begin' : 'begin read only');
    await client.query("select set_config('app.tenant_id', $1, true)", [String(tenantId)]);
    // Of what has a name PostgreSQL takes a single statement: none can end the transaction before another.
    const { rows, rowCount, command } = await client.query({ name: 'sql', text: statement });
    await client.query(isWrite ? 'commit' : 'rollback');
    if (rows.length > 0) console.table(rows);
    console.log(`${command}: ${rowCount ?? 0} ${rowCount === 1 ? 'row' : 'rows'}`);
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw new CommandFailure(`${error.message} (${error.code})`);
    throw error;
  } finally {
    await client.end();
  }
}

await runCommand({ name: process.argv.includes('--write') ? 'sql --write' : 'sql' }, async (config, words) => {
  const wanted = wantedOf(words);
  console.log(`As passage_app, tenant ${wanted.tenantId}, ${wanted.isWrite ? 'reading and writing' : 'read-only'}.`);
  await print(config.databaseUrl, wanted);
});
