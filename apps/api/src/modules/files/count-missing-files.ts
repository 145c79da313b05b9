import { integer, sqlOf, statement, text, timestamptz, uuid } from '@passage/database';
import { Client } from 'pg';
import { allTenants } from '../../platform/look-at-each-tenant.ts';
import { uploadPath } from './file-address.ts';
import { storageKey } from './storage-key.ts';

const BATCH = 10_000;
const NO_ID = '00000000-0000-0000-0000-000000000000';

const filesAfter = statement({
  name: 'files-named-after',
  params: [integer('tenantId'), uuid('after'), timestamptz('before')],
  columns: { id: uuid, format: text },
  text: `select id, format from stored_file
   where tenant_id = $1 and id > $2 and created_at < $3 order by id limit ${BATCH}`,
});

/**
 * How many uploaded pictures the database names and a set of keys lacks, of all tenants.
 *
 * @param databaseUrl connects as the owner
 * @param before pictures that came later do not count
 */
export async function countMissingFiles(databaseUrl: string, keys: ReadonlySet<string>, before: Date): Promise<number> {
  const client = new Client({ connectionString: databaseUrl, options: '-c search_path=public' });
  await client.connect();
  try {
    const sql = sqlOf(client);
    let missing = 0;
    for (const { id: tenantId } of await sql.rows(allTenants, [])) {
      await client.query("select set_config('app.tenant_id', $1, false)", [String(tenantId)]);
      for (let last = NO_ID, isMore = true; isMore; ) {
        const rows = await sql.rows(filesAfter, [tenantId, last, before]);
        missing += rows.filter((file) => !keys.has(storageKey(tenantId, uploadPath(file)))).length;
        last = rows.at(-1)?.id ?? last;
        isMore = rows.length === BATCH;
      }
    }
    return missing;
  } finally {
    await client.end();
  }
}
