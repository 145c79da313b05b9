/** What of a database a backup holds, as the catalogue tells it. */
import { Client, type ClientBase } from 'pg';

export interface BackupTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Of the primary key, which gives the order of the rows. */
  readonly keyColumns: readonly string[];
}

export interface BackupSequence {
  readonly name: string;
  readonly value: string;
  readonly isCalled: boolean;
}

/** Prisma's own record of the migrations, which the restore writes by migrating. */
const MIGRATIONS = '_prisma_migrations';
const TENANT_COLUMN = 'tenant_id';

/** Text forms that neither server nor session settings change. */
export const STABLE_TEXT = `
  set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex';
  set extra_float_digits = 1; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/** A connection of the owner's, which sees our tables before all others. */
export async function connectOwner(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, options: '-c search_path=public' });
  // A connection that breaks between two statements fails the next one.
  client.on('error', () => {});
  await client.connect();
  return client;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const listed = (names: readonly string[]): string => names.map(quoted).join(', ');

export async function tablesOf(client: ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; keys: string[] }>(
    `select cls.relname::text as name,
       array_agg(att.attname::text order by att.attnum) as columns,
       coalesce((
         select array_agg(keyed.attname::text order by place.position)
         from pg_index as key
         cross join lateral unnest(key.indkey) with ordinality as place (attnum, position)
         join pg_attribute as keyed on keyed.attrelid = cls.oid and keyed.attnum = place.attnum
         where key.indrelid = cls.oid and key.indisprimary
       ), '{}') as keys
     from pg_class as cls
     join pg_attribute as att on att.attrelid = cls.oid and att.attnum > 0 and not att.attisdropped and att.attgenerated = ''
     where cls.relkind = 'r' and cls.relnamespace = 'public'::regnamespace and cls.relname <> $1
     group by cls.oid, cls.relname order by cls.relname`,
    [MIGRATIONS],
  );
  return rows.map(({ name, columns, keys }) => ({ name, columns, keyColumns: keys }));
}

/**
 * Reads that answer a table's rows in the order of their key. Whoever owns a tenant's table sees of it the one tenant that
 * the connection was told, so those are read tenant by tenant.
 */
export function readsOf({ name, columns, keyColumns }: BackupTable, tenants: readonly number[]): TableRead[] {
  const order = keyColumns.length > 0 ? ` order by ${listed(keyColumns)}` : '';
  const read = (where: string): string =>
    `copy (select ${listed(columns)} from public.${quoted(name)}${where}${order}) to stdout`;
  return columns.includes(TENANT_COLUMN)
    ? tenants.map((tenantId) => ({ tenantId, sql: read(` where ${TENANT_COLUMN} = ${tenantId}`) }))
    : [{ tenantId: undefined, sql: read('') }];
}

export interface TableRead {
  readonly tenantId: number | undefined;
  readonly sql: string;
}

export const fillOf = ({ name, columns }: BackupTable): string =>
  `copy public.${quoted(name)} (${listed(columns)}) from stdin`;

export async function tenantsOf(client: ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>('select id from public.tenant order by id');
  return rows.map(({ id }) => id);
}

export async function sequencesOf(client: ClientBase): Promise<BackupSequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const sequences: BackupSequence[] = [];
  for (const { name } of rows) {
    const { rows: states } = await client.query<{ value: string; is_called: boolean }>(
      `select last_value::text as value, is_called from public.${quoted(name)}`,
    );
    for (const { value, is_called } of states) sequences.push({ name, value, isCalled: is_called });
  }
  return sequences;
}

/** Names of the migrations that were applied, in their order; none where the database has no schema yet. */
export async function migrationsOf(client: ClientBase): Promise<string[]> {
  const { rows: known } = await client.query<{ known: string | null }>(
    `select to_regclass('public.${MIGRATIONS}')::text as known`,
  );
  if (known[0]?.known == null) return [];
  const { rows } = await client.query<{ name: string }>(
    `select migration_name as name from public.${MIGRATIONS} where finished_at is not null and rolled_back_at is null order by 1`,
  );
  return rows.map(({ name }) => name);
}
