import type { Sql, Statement } from '@passage/database';
import type { Client } from 'pg';
import type { TenantNumber } from './world/tenants.ts';

/** Where a part of the world goes: a connection that is bound to the tenant as the app's are. */
export interface Target {
  readonly tenant: TenantNumber;
  /** The connection as the services take it. */
  readonly db: { readonly tenantId: number; readonly sql: Sql };
  /** As the owner, for what belongs to no tenant. */
  asOwner(sql: string, values?: readonly unknown[]): Promise<void>;
  run<Row extends object = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Inserts records whose keys are columns; returns their ids where the table has them. */
  insert(table: string, records: readonly Readonly<Record<string, unknown>>[]): Promise<void>;
  insertIds(table: string, records: readonly Readonly<Record<string, unknown>>[]): Promise<number[]>;
}

export async function forTenant(client: Client, tenant: TenantNumber): Promise<Target> {
  await client.query("select set_config('app.tenant_id', $1, false)", [String(tenant)]);
  // Row-level security keeps the parts apart: a name that both stores have means this store's.
  await client.query('set role passage_app');
  const run: Target['run'] = async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
    (await client.query<Row>(sql, [...values])).rows;
  const rows: Sql['rows'] = async <Row, Values extends readonly unknown[]>(
    { name, text }: Statement<Row, Values>,
    values: Values,
  ) => (await client.query<Row & object>({ name, text, values: [...values] })).rows;
  const insertSql = (table: string, records: readonly Readonly<Record<string, unknown>>[], returning: string) => {
    const columns = Object.keys(records[0] ?? {}).join(', ');
    return `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb) ${returning}`;
  };
  return {
    tenant,
    db: { tenantId: tenant, sql: { rows, row: async (what, values) => (await rows(what, values))[0] } },
    asOwner: async (sql, values = []) => {
      await client.query('reset role');
      await client.query(sql, [...values]);
      await client.query('set role passage_app');
    },
    run,
    insert: async (table, records) => {
      if (records.length > 0) await client.query(insertSql(table, records, ''), [JSON.stringify(records)]);
    },
    insertIds: async (table, records) => {
      if (records.length === 0) return [];
      const { rows } = await client.query<{ id: number }>(insertSql(table, records, 'returning id'), [
        JSON.stringify(records),
      ]);
      return rows.map((row) => row.id);
    },
  };
}
