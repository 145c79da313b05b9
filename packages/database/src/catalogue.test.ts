/** What the migrated database holds to be true of every table, read from PostgreSQL's own catalogue. */
import { useTestDatabase } from '@passage/testing/database';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSchema, withSchemaEngine } from './schema-engine.ts';

/** Tables that belong to no tenant, and what the app may do with them. */
const GLOBAL_TABLES: Readonly<Record<string, readonly string[]>> = {
  _prisma_migrations: [],
  seed_state: [],
  tenant: ['SELECT'],
  tenant_host: ['SELECT'],
};
/** Tables whose rows, once written, stay as they are. */
const APPEND_ONLY = [
  'after_sale_event',
  'after_sale_picture',
  'audit',
  'delivery_event',
  'evaluation',
  'evaluation_picture',
  'look_alike',
  'payment_proof_order',
  'point_entry',
  'stock_movement',
  'submitted_picture',
];
/** Tables that only the ledger's functions write. */
const READ_ONLY = ['ledger_account', 'ledger_entry', 'ledger_transaction'];
/** Policies beside the tenant's own. */
const OTHER_POLICIES = [
  'ledger_proof relay passage_relay',
  'outbox relay passage_relay',
  'search_entry search passage_search',
];

const BOUND_TO_TENANT = "(tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer)";
const TENANT_DEFAULT = "(NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer";

const database = useTestDatabase();
let owner: Client;
beforeAll(async () => {
  owner = new Client({ connectionString: database.url });
  await owner.connect();
});
afterAll(() => owner.end());

const read = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await owner.query<Row>(sql, values)).rows;

const tables = async (): Promise<string[]> =>
  (await read<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public' order by 1")).map(
    ({ name }) => name,
  );
const tenantTables = async () => (await tables()).filter((name) => !(name in GLOBAL_TABLES));

describe('every tenant’s table', () => {
  it('tenant-14 is all tables but a written list', async () => {
    const names = await tables();
    expect(Object.keys(GLOBAL_TABLES).filter((name) => !names.includes(name))).toEqual([]);
    expect((await tenantTables()).length).toBeGreaterThan(25);
  });

  it('tenant-14 has a tenant_id that is never null and is the connection’s by default', async () => {
    const columns = await read<{ table_name: string; is_nullable: string; data_type: string; column_default: string }>(
      `select table_name, is_nullable, data_type, column_default from information_schema.columns
       where table_schema = 'public' and column_name = 'tenant_id' and table_name <> all ($1) order by 1`,
      [Object.keys(GLOBAL_TABLES)],
    );
    expect(columns).toEqual(
      (await tenantTables()).map((table_name) => ({
        table_name,
        is_nullable: 'NO',
        data_type: 'integer',
        column_default: TENANT_DEFAULT,
      })),
    );
  });

  it('tenant-14 ops-26 has a primary key and unique keys that begin with the tenant', async () => {
    const keys = await read<{ table: string; first: string; kind: string }>(
      `select relation.relname as table, attribute.attname as first,
         case when indisprimary then 'primary' else 'unique' end as kind
       from pg_index join pg_class relation on relation.oid = indrelid
       join pg_attribute attribute on attribute.attrelid = indrelid and attribute.attnum = indkey[0]
       where relation.relnamespace = 'public'::regnamespace and indisunique and relation.relname <> all ($1)`,
      [Object.keys(GLOBAL_TABLES)],
    );
    expect(keys.filter(({ first }) => first !== 'tenant_id')).toEqual([]);
    expect(
      keys
        .filter(({ kind }) => kind === 'primary')
        .map(({ table }) => table)
        .sort(),
    ).toEqual(await tenantTables());
  });

  it('tenant-15 is referred to by foreign keys that carry the tenant', async () => {
    const keys = await read<{ name: string; referrer: string; columns: string[]; target: string; targets: string[] }>(
      `select conname as name, conrelid::regclass::text as referrer, confrelid::regclass::text as target,
         (select array_agg(attname::text order by position) from unnest(conkey) with ordinality as key (number, position)
          join pg_attribute on attrelid = conrelid and attnum = number) as columns,
         (select array_agg(attname::text order by position) from unnest(confkey) with ordinality as key (number, position)
          join pg_attribute on attrelid = confrelid and attnum = number) as targets
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    );
    const toTenantTables = keys.filter(({ target }) => !(target in GLOBAL_TABLES));
    expect(toTenantTables.length).toBeGreaterThan(20);
    for (const { name, columns, targets } of toTenantTables) {
      expect([columns[0], targets[0]], name).toEqual(['tenant_id', 'tenant_id']);
      expect(columns.length, name).toBeGreaterThan(1);
    }
  });

  it('tenant-16 has row-level security that binds its owner too, with one policy for reading and writing', async () => {
    const secured = await read<{ name: string; enabled: boolean; forced: boolean }>(
      `select relname as name, relrowsecurity as enabled, relforcerowsecurity as forced from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> all ($1) order by 1`,
      [Object.keys(GLOBAL_TABLES)],
    );
    expect(secured).toEqual((await tenantTables()).map((name) => ({ name, enabled: true, forced: true })));

    const policies = await read<Record<string, string>>(
      `select tablename as table, policyname as name, array_to_string(roles, ',') as roles, cmd, permissive, qual, with_check
       from pg_policies where schemaname = 'public' order by 1, 2`,
    );
    const isTenants = ({ name }: Record<string, string>) => name === 'tenant';
    expect(policies.filter(isTenants)).toEqual(
      (await tenantTables()).map((table) => ({
        table,
        name: 'tenant',
        roles: 'public',
        cmd: 'ALL',
        permissive: 'PERMISSIVE',
        qual: BOUND_TO_TENANT,
        with_check: BOUND_TO_TENANT,
      })),
    );
    const others = policies.filter((policy) => !isTenants(policy));
    expect(others.map(({ table, name, roles }) => `${table} ${name} ${roles}`)).toEqual(OTHER_POLICIES);
  });

  it('tenant-16 gives the app the rights it needs and no more', async () => {
    const granted = await read<{ name: string; rights: string[] }>(
      `select relname as name, coalesce(array_agg(privilege_type::text order by privilege_type)
         filter (where grantee in (0, 'passage_app'::regrole)), '{}') as rights
       from pg_class left join lateral aclexplode(relacl) on true
       where relnamespace = 'public'::regnamespace and relkind = 'r' group by 1 order by 1`,
    );
    const expected = (name: string): readonly string[] => {
      if (GLOBAL_TABLES[name]) return GLOBAL_TABLES[name];
      if (READ_ONLY.includes(name)) return ['SELECT'];
      return APPEND_ONLY.includes(name) ? ['INSERT', 'SELECT'] : ['DELETE', 'INSERT', 'SELECT', 'UPDATE'];
    };
    expect(granted).toEqual(granted.map(({ name }) => ({ name, rights: [...expected(name)] })));
  });
});

describe('functions', () => {
  it('tenant-16 that run with the owner’s rights have a fixed search path and are not everybody’s', async () => {
    const functions = await read<{ name: string; settings: string[] | null; everybody: boolean }>(
      `select proname as name, proconfig as settings, has_function_privilege('public', pg_proc.oid, 'execute') as everybody
       from pg_proc where prosecdef and pronamespace in ('public'::regnamespace, 'passage'::regnamespace)`,
    );
    expect(functions.length).toBeGreaterThan(0);
    for (const { name, settings, everybody } of functions) {
      expect(
        settings?.some((setting) => setting.startsWith('search_path=')),
        name,
      ).toBe(true);
      expect(everybody, name).toBe(false);
    }
  });
});

describe('the migrations', () => {
  it('tenant-14 make what the Prisma schema declares', async () => {
    const { stdout } = await withSchemaEngine(database.url, async (engine) =>
      engine.diff({
        from: { tag: 'empty' },
        to: { tag: 'schemaDatamodel', files: await readSchema() },
        script: true,
        exitCode: null,
        filters: { externalTables: [], externalEnums: [] },
      }),
    );
    await owner.query('create schema declared');
    try {
      await owner.query('set search_path = declared');
      await owner.query((stdout ?? '').replace(/CREATE SCHEMA IF NOT EXISTS "public";/, ''));
      await owner.query('set search_path = public');
      expect(await shapeOf('public')).toEqual(await shapeOf('declared'));
      const declared = await namesIn('declared');
      expect(declared.length).toBeGreaterThan(80);
      expect(await namesIn('public')).toEqual(expect.arrayContaining(declared));
    } finally {
      await owner.query('reset search_path');
      await owner.query('drop schema declared cascade');
    }
  });

  const shapeOf = (schema: string) =>
    read(
      `select table_name, column_name, udt_name, is_nullable, character_maximum_length, datetime_precision,
         replace(column_default, $1 || '.', '') as column_default
       from information_schema.columns where table_schema = $1 and table_name <> '_prisma_migrations' order by 1, 2`,
      [schema],
    );

  /** Indexes and foreign keys, in full. Migrations may add some that Prisma cannot say. */
  const namesIn = async (schema: string): Promise<string[]> =>
    (
      await read<{ definition: string }>(
        `select replace(indexdef, $1 || '.', '') as definition from pg_indexes where schemaname = $1
         union all
         select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
         where connamespace = $1::regnamespace and contype = 'f'`,
        [schema],
      )
    ).map(({ definition }) => definition.replaceAll(`${schema}.`, ''));
});
