import { boolean, integer, sqlOf, statement } from '@passage/database';
import type { Client } from 'pg';

const passesPolicies = statement({
  name: 'owner-passes-policies',
  columns: { passes: boolean },
  text: 'select rolsuper or rolbypassrls as passes from pg_roles where rolname = current_user',
});
/** Every tenant's id, for an owner's command. */
export const allTenants = statement({
  name: 'owner-tenants',
  columns: { id: integer },
  text: 'select id from tenant order by id',
});

/**
 * Runs a look at all tenants as the owner: at once where the role passes the policies by, as a superuser does, and
 * otherwise tenant by tenant, for to an owner whom they bind every table looks empty.
 *
 * @param client in the transaction, if any, that all of it is to happen in
 */
export async function lookAtEachTenant(client: Client, look: () => Promise<void>): Promise<void> {
  const sql = sqlOf(client);
  if ((await sql.row(passesPolicies, []))?.passes) return look();
  const tenants = await sql.rows(allTenants, []);
  // As a member of the roles that look over all tenants the owner would see some tables whole and others in part.
  await client.query('set role passage_app');
  for (const { id } of tenants) {
    await client.query("select set_config('app.tenant_id', $1, false)", [String(id)]);
    await look();
  }
  await client.query('reset role');
}
