/** Tenants on a real connection: what the app's role sees, and what the pools send. */
import { readdir, readFile } from 'node:fs/promises';
import { useTestDatabase } from '@passage/testing/database';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, integer, openDatabase, sqlState, statement, text } from './index.ts';

const FOREIGN_KEY_VIOLATION = '23503';
const NOT_NULL_VIOLATION = '23502';
const POLICY_VIOLATION = '42501';
const MEMBERS = [1, 2].flatMap((tenantId) =>
  [1, 2, 3].map((number) => ({ tenantId, email: `${number}@${tenantId}.test` })),
);

const emails = statement({
  name: 'test-emails',
  columns: { email: text },
  text: 'select email from member order by email',
});
const foreign = statement({
  name: 'test-foreign',
  columns: { id: integer },
  text: "insert into member (tenant_id, email, password_hash) values (2, 'x@2.test', '') returning id",
});
const moved = statement({
  name: 'test-moved',
  columns: { id: integer },
  text: 'update member set tenant_id = 2 returning id',
});
const emailsOf = (tenantId: number) =>
  MEMBERS.filter((member) => member.tenantId === tenantId).map(({ email }) => email);

const test = useTestDatabase();
let owner: Client;
beforeAll(async () => {
  owner = new Client({ connectionString: test.url });
  await owner.connect();
  await owner.query(`insert into tenant (id, key, name, default_language, default_currency)
                     values (1, 'one', 'One', 'en', 'USD'), (2, 'two', 'Two', 'zh', 'JPY')`);
  for (const { tenantId, email } of MEMBERS)
    await owner.query("insert into member (tenant_id, email, password_hash) values ($1, $2, '')", [tenantId, email]);
});
afterAll(() => owner.end());

/** Two connections serve hundreds: who has to wait is no part of what is asked here. */
const LONG_MS = 60_000;

async function withDatabase<T>(poolSize: number, use: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase({ url: test.appUrl, poolSize, maxWaitMs: LONG_MS });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

const stateOf = (work: Promise<unknown>): Promise<string | undefined> => work.then(() => undefined, sqlState);

describe('a tenant’s rows', () => {
  it('tenant-15 cannot point at another tenant’s, not even when the owner writes them', async () => {
    const { rows } = await owner.query<{ id: number }>('select id from member where tenant_id = 1 limit 1');
    const point = (tenantId: number) =>
      owner.query(
        `insert into address (tenant_id, member_id, first_name, surname, mobile, email, zipcode, detail_address, city, country_region)
         values ($1, $2, '', '', '', '', '', '', '', 'FR')`,
        [tenantId, rows[0]?.id],
      );
    expect(await stateOf(point(2))).toBe(FOREIGN_KEY_VIOLATION);
    expect(await stateOf(point(1))).toBeUndefined();
  });

  it('tenant-16 are all that a connection of the tenant sees, changes or writes', async () => {
    await withDatabase(2, async (database) => {
      const { writable, readable } = database.forTenant(1);
      expect((await readable.sql.rows(emails, [])).map(({ email }) => email)).toEqual(emailsOf(1));
      expect((await readable.prisma.member.findMany({ orderBy: { email: 'asc' } })).map(({ email }) => email)).toEqual(
        emailsOf(1),
      );
      expect(
        await writable.prisma.member.updateMany({ where: { tenantId: 2 }, data: { userName: 'changed' } }),
      ).toEqual({ count: 0 });
      expect(await writable.prisma.member.deleteMany({ where: { tenantId: 2 } })).toEqual({ count: 0 });
      expect(await stateOf(writable.sql.row(foreign, []))).toBe(POLICY_VIOLATION);
      expect(await stateOf(writable.sql.row(moved, []))).toBe(POLICY_VIOLATION);
    });
  });

  it('fault:tenant-03 stay apart when 200 requests of two tenants share two connections', async () => {
    await withDatabase(2, async (database) => {
      const work = Array.from({ length: 200 }, async (_, index) => {
        const tenantId = (index % 2) + 1;
        const { writable, readable } = database.forTenant(tenantId);
        const db = index % 3 === 0 ? writable : readable;
        const seen =
          index % 5 === 0
            ? await db.prisma.member.findMany({ orderBy: { email: 'asc' }, select: { email: true } })
            : await db.sql.rows(emails, []);
        expect(seen.map(({ email }) => email)).toEqual(emailsOf(tenantId));
        if (index % 7 !== 0) return;
        const inside = await writable.inTransaction(async (tx) => [
          ...(await tx.sql.rows(emails, [])),
          ...(await tx.prisma.member.findMany({ select: { email: true } })),
        ]);
        expect(new Set(inside.map(({ email }) => email))).toEqual(new Set(emailsOf(tenantId)));
      });
      await Promise.all(work);
    });
  });
});

describe('two hundred tenants at once', () => {
  const TENANTS = Array.from({ length: 200 }, (_, index) => 1_000 + index);

  it('tenant-17 each see their own rows alone, through one Prisma client and as many connections as one tenant has', async () => {
    await owner.query(
      `insert into tenant (id, key, name, default_language, default_currency)
       select id, 't' || id, 'T', 'en', 'USD' from unnest($1::int[]) as id`,
      [TENANTS],
    );
    await owner.query(
      `insert into member (tenant_id, email, password_hash) select id, n || '@' || id || '.test', '' from unnest($1::int[]) as id, generate_series(1, 2) as n`,
      [TENANTS],
    );
    const expected = (id: number) => [`1@${id}.test`, `2@${id}.test`];
    await withDatabase(2, async (database) => {
      const seen = await Promise.all(
        TENANTS.map(async (id) => {
          const { writable, readable } = database.forTenant(id);
          // Asked within one tick for all tenants, by plain reads of one shape.
          const [read, [first], inside] = await Promise.all([
            readable.prisma.member.findMany({ orderBy: { email: 'asc' }, select: { email: true } }),
            readable.prisma.member.findMany({ where: { email: `1@${id}.test` }, select: { email: true } }),
            writable.inTransaction(async (tx) => [
              ...(await tx.prisma.member.findMany({ orderBy: { email: 'asc' }, select: { email: true } })),
              ...(await tx.sql.rows(emails, [])),
            ]),
          ]);
          return [id, read.map(({ email }) => email), first?.email, inside.map(({ email }) => email)];
        }),
      );
      expect(seen).toEqual(TENANTS.map((id) => [id, expected(id), `1@${id}.test`, [...expected(id), ...expected(id)]]));
      for (const { size, used, idle } of database.pools()) expect(used + idle).toBeLessThanOrEqual(size);
    });
    // An engine of its own for each client is what a tenant used to cost.
    const made = await Promise.all(
      (await readdir(new URL('.', import.meta.url)))
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map(
          async (name) =>
            (await readFile(new URL(name, import.meta.url), 'utf8')).split('new PrismaClient(').length - 1,
        ),
    );
    expect(made.reduce((sum, count) => sum + count, 0)).toBe(1);
  }, 60_000);

  it('tenant-17 findUnique, which would answer several tenants with one statement, is refused', async () => {
    await withDatabase(1, async (database) => {
      const { member } = database.forTenant(1).readable.prisma;
      for (const name of ['findUnique', 'findUniqueOrThrow'])
        expect(() => Reflect.get(member, name)).toThrow('use findFirst');
    });
  });
});

describe('a connection without a tenant', () => {
  const asApp = async <T>(use: (client: Client) => Promise<T>): Promise<T> => {
    const client = new Client({ connectionString: test.appUrl, options: '-c role=passage_app' });
    await client.connect();
    try {
      return await use(client);
    } finally {
      await client.end();
    }
  };

  it('tenant-16 tenant-18 sees no row of any tenant’s table and can write none', async () => {
    await asApp(async (client) => {
      const { rows } = await client.query<{ name: string }>(
        "select table_name as name from information_schema.columns where column_name = 'tenant_id' and table_schema = 'public' and table_name <> 'tenant_host'",
      );
      for (const { name } of rows) {
        const { rows: seen } = await client.query(`select 1 from public."${name}" limit 1`);
        expect(seen, name).toEqual([]);
      }
      const insert = client.query("insert into public.member (email, password_hash) values ('x@none.test', '')");
      expect([NOT_NULL_VIOLATION, POLICY_VIOLATION]).toContain(await stateOf(insert));
      expect((await client.query("update public.member set user_name = 'changed'")).rowCount).toBe(0);
      expect((await client.query('delete from public.member')).rowCount).toBe(0);
    });
  });

  it('tenant-18 is what global tables are read on, whatever tenants used the pool before', async () => {
    await withDatabase(1, async (database) => {
      await database.forTenant(1).readable.sql.rows(emails, []);
      expect(await database.global.rows(emails, [])).toEqual([]);
    });
  });

  it('tenant-16 cannot put off the app’s role or row-level security', async () => {
    await asApp(async (client) => {
      const role = async () => (await client.query<{ name: string }>('select current_user as name')).rows[0]?.name;
      await client.query('reset role');
      expect(await role()).toBe('passage_app');
      await client.query('reset all');
      expect(await role()).toBe('passage_app');
      await client.query('discard all');
      expect(await role()).toBe('passage_app');
      expect(await stateOf(client.query('alter table public.member disable row level security'))).toBe(
        POLICY_VIOLATION,
      );
      expect(await stateOf(client.query('alter table public.member no force row level security'))).toBe(
        POLICY_VIOLATION,
      );
      expect(await stateOf(client.query('drop policy tenant on public.member'))).toBe(POLICY_VIOLATION);
      expect(await stateOf(client.query('truncate public.member'))).toBe(POLICY_VIOLATION);
      await client.query('set row_security = off');
      expect(await stateOf(client.query('select 1 from public.member'))).toBe(POLICY_VIOLATION);
    });
  });

  it('tenant-16 fault:tenant-04 is no way to start: the app refuses a role that row-level security does not bind', async () => {
    await withDatabase(1, (database) => database.assertBoundRole());
    const asOwner = openDatabase({
      url: `${test.url}?options=${encodeURIComponent('-c search_path=public')}`,
      poolSize: 1,
    });
    try {
      await expect(asOwner.assertBoundRole()).rejects.toThrow('could bypass row-level security');
    } finally {
      await asOwner.close();
    }
  });

  it('tenant-16 has a role of its own that is neither superuser nor above row-level security', async () => {
    const { rows } = await owner.query(
      `select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles
       where rolname in ('passage_app', 'passage_relay', 'passage_queue') order by 1`,
    );
    const bound = { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false };
    expect(rows).toEqual(['passage_app', 'passage_queue', 'passage_relay'].map((rolname) => ({ rolname, ...bound })));
  });
});

describe('binding a connection', () => {
  it('tenant-17 costs a statement only when the connection’s last tenant was another', async () => {
    const sent = vi.spyOn(Client.prototype, 'query');
    const textOf = (query: unknown) =>
      typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
    const bindings = () =>
      sent.mock.calls.filter(([query]: unknown[]) => String(textOf(query)).includes('set_config')).length;
    try {
      await withDatabase(1, async (database) => {
        const read = async (tenantId: number) => {
          await database.forTenant(tenantId).readable.sql.rows(emails, []);
          await database.forTenant(tenantId).readable.prisma.member.count();
        };
        await read(1);
        expect(bindings()).toBe(1);
        for (let index = 0; index < 10; index++) await read(1);
        expect(bindings()).toBe(1);
        await read(2);
        expect(bindings()).toBe(2);
        await read(2);
        await read(1);
        expect(bindings()).toBe(3);

        const write = (tenantId: number) =>
          database.forTenant(tenantId).writable.inTransaction((tx) => tx.sql.rows(emails, []));
        for (let index = 0; index < 5; index++) await write(1);
        expect(bindings()).toBe(4);
      });
    } finally {
      sent.mockRestore();
    }
  });
});
