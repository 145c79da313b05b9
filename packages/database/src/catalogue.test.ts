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
  'consent',
  'consent_decider',
  'consent_posting',
  'delivery_event',
  'evaluation',
  'evaluation_picture',
  'look_alike',
  'payment_proof_order',
  'point_entry',
  'stock_movement',
  'submitted_picture',
  'withdrawal_cut',
];
/** Tables that only the ledger's functions and migrations write. */
const READ_ONLY = [
  'audit_anchor',
  'consent_mark',
  'ledger_account',
  'ledger_entry',
  'ledger_transaction',
  'shop_takings',
  'shop_takings_day',
];
/** Tables whose rows may be erased, never changed. */
const ERASABLE = ['audit_value'];
/** Policies beside the tenant's own. */
const OTHER_POLICIES = [
  'after_sale sweep passage_sweep',
  'attempt_counter sweep passage_sweep',
  'captcha sweep passage_sweep',
  'contact_message sweep passage_sweep',
  'idempotency_key sweep passage_sweep',
  'ledger_proof relay passage_relay',
  'mail_code sweep passage_sweep',
  'newsletter_subscriber sweep passage_sweep',
  'order_item sweep passage_sweep',
  'outbox relay passage_relay',
  'outbox sweep passage_sweep',
  'product_import sweep passage_sweep',
  'search_entry search passage_search',
  'session sweep passage_sweep',
  'shop_name sweep passage_sweep',
  'stored_file sweep passage_sweep',
  'stored_mail sweep passage_sweep',
  'system_message sweep passage_sweep',
  'tenant_setting sweep passage_sweep',
  'trade_order sweep passage_sweep',
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
      if (ERASABLE.includes(name)) return ['DELETE', 'INSERT', 'SELECT'];
      return APPEND_ONLY.includes(name) ? ['INSERT', 'SELECT'] : ['DELETE', 'INSERT', 'SELECT', 'UPDATE'];
    };
    expect(granted).toEqual(granted.map(({ name }) => ({ name, rights: [...expected(name)] })));
  });
});

/**
 * Functions that run with their owner's rights, each with its reason. 'tenant': it keeps to the connection's tenant by
 * itself; 'ids': it looks at all tenants and answers ids alone; 'row': a trigger, which nobody calls and which keeps to
 * the tenant of the row that was written.
 */
const DEFINERS: Readonly<Record<string, { readonly keepsTo: 'tenant' | 'ids' | 'row'; readonly reason: string }>> = {
  ledger_account_id: { keepsTo: 'tenant', reason: 'accounts are made by the ledger alone' },
  ledger_lock: { keepsTo: 'tenant', reason: 'a lock on balances takes a right that the app does not have' },
  ledger_post: { keepsTo: 'tenant', reason: 'balances are changed by the ledger alone' },
  search_entries: { keepsTo: 'tenant', reason: 'text search finds no index behind row-level security' },
  overdue_orders: { keepsTo: 'ids', reason: 'sweeps ask once for what is due over all tenants' },
  due_receipts: { keepsTo: 'ids', reason: 'sweeps ask once for what is due over all tenants' },
  change_zone: { keepsTo: 'row', reason: 'kept days are written by the ledger and by a change of the zone alone' },
  due_settlements: { keepsTo: 'ids', reason: 'sweeps ask once for what is due over all tenants' },
  tenants_without_work: { keepsTo: 'ids', reason: 'sweeps ask once for what is due over all tenants' },
  ...Object.fromEntries(
    [
      'attempt_counter',
      'captcha',
      'contact_message',
      'idempotency_key',
      'mail_code',
      'newsletter_subscriber',
      'outbox',
      'product_import',
      'session',
      'shop_name',
      'stored_file',
      'stored_mail',
      'system_message',
    ].map((table) => [`past_${table}`, { keepsTo: 'ids', reason: 'retention asks once which tenants have old rows' }]),
  ),
};

describe('functions', () => {
  it('tenant-16 trust-51 that run with their owner’s rights are a written list, with a fixed search path, the app’s and not everybody’s, and keep to the tenant or answer ids alone', async () => {
    const functions = await read<{
      name: string;
      settings: string[] | null;
      body: string;
      everybody: boolean;
      app: boolean;
      answers: string;
    }>(
      `select proname as name, proconfig as settings, prosrc as body,
         has_function_privilege('public', pg_proc.oid, 'execute') as everybody,
         has_function_privilege('passage_app', pg_proc.oid, 'execute') as app,
         pg_get_function_result(pg_proc.oid) as answers
       from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
       where prosecdef and nspname not in ('pg_catalog', 'information_schema') order by 1`,
    );
    expect(functions.map(({ name }) => name)).toEqual(Object.keys(DEFINERS).sort());
    for (const { name, settings, body, everybody, app, answers } of functions) {
      const path = settings?.filter((setting) => setting.startsWith('search_path='));
      expect([name, path]).toEqual([name, ['search_path=public, pg_temp']]);
      const isTrigger = answers === 'trigger';
      expect([name, everybody, app]).toEqual([name, false, !isTrigger]);
      const keepsTo = isTrigger
        ? /\.tenant_id\b/.test(body)
          ? 'row'
          : 'nothing'
        : /\bpassage\.tenant_id\(\)|'app\.tenant_id'/.test(body)
          ? 'tenant'
          : /^(SETOF )?integer$|^TABLE\((\w*id integer(, )?)+\)$/.test(answers)
            ? 'ids'
            : 'nothing';
      expect([name, keepsTo]).toEqual([name, DEFINERS[name]?.keepsTo]);
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
