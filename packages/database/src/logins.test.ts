import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { useTestDatabase } from '@passage/testing/database';
import { startThrowawayCluster } from '@passage/testing/throwaway-cluster';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appUrlOf, urlAs } from '../login-url.js';
import { assertBoundLogin } from './assert-bound-login.ts';
import { integer } from './column-types.ts';
import { openDatabase } from './database.ts';
import { sqlState } from './errors.ts';
import { migrate } from './migrate-database.ts';
import { statement } from './sql.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const INSUFFICIENT_PRIVILEGE = '42501';
const run = promisify(execFile);

const stateOf = (work: Promise<unknown>): Promise<string | undefined> => work.then(() => undefined, sqlState);

async function withClient<T>(url: string, options: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, options });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** The connections of a process: the app's and its live news', the queues', and those of the relay and the metrics. */
const CONNECTIONS = [
  { as: 'app', login: 'passage_login', role: 'passage_app', sees: 'public.member' },
  { as: 'relay', login: 'passage_relay_login', role: 'passage_relay', sees: 'public.outbox' },
  { as: 'queue', login: 'passage_queue_login', role: 'passage_queue', sees: 'bullmq.jobs' },
] as const;

const countMembers = statement({
  name: 'test-count-members',
  columns: { n: integer },
  text: 'select count(*)::int as n from member',
});

const test = useTestDatabase();
let owner: Client;
let ownerName: string;
beforeAll(async () => {
  owner = new Client({ connectionString: test.url });
  await owner.connect();
  ownerName = new URL(test.url).username;
  await owner.query(`insert into tenant (id, key, name, default_language, default_currency)
                     values (1, 'one', 'One', 'en', 'USD'), (2, 'two', 'Two', 'en', 'USD')`);
  await owner.query(
    `insert into member (tenant_id, email, password_hash) values (1, 'a@1.test', ''), (2, 'a@2.test', '')`,
  );
});
afterAll(() => owner.end());

describe('row-level security stays on', () => {
  it.each(CONNECTIONS)(
    'fault:tenant-51 a connection of the $as logs in as $login, which owns nothing, stands above nothing and may become $role alone',
    async ({ as, login, role }) => {
      await withClient(urlAs(test.appUrl, as), `-c role=${role}`, async (client) => {
        const { rows } = await client.query('select session_user::text as login, current_user::text as role');
        expect(rows).toEqual([{ login, role }]);
      });
      const { rows } = await owner.query(
        `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication, rolinherit,
           array(select roleid::regrole::text from pg_auth_members where member = login.oid) as "memberOf",
           (select count(*)::int from pg_shdepend where deptype = 'o' and refclassid = 'pg_authid'::regclass and refobjid = login.oid) as owned
         from pg_roles as login where rolname = $1`,
        [login],
      );
      expect(rows).toEqual([
        {
          rolsuper: false,
          rolbypassrls: false,
          rolcreaterole: false,
          rolcreatedb: false,
          rolreplication: false,
          rolinherit: false,
          memberOf: [role],
          owned: 0,
        },
      ]);
    },
  );

  it.each(CONNECTIONS)(
    'fault:tenant-51 no careless statement on a connection of the $as shows it more: each ends in an error, or row-level security holds',
    async ({ as, role, sees }) => {
      const url = urlAs(test.appUrl, as);
      const tables = [...new Set(['public.member', 'public.session', sees])];
      const asOwnRole = new Map<string, string | undefined>();
      await withClient(url, `-c role=${role}`, async (client) => {
        for (const table of tables) asOwnRole.set(table, await stateOf(client.query(`select * from ${table}`)));
      });
      for (const [statement, isRefused] of [
        [`set role ${ownerName}`, true],
        [`select set_config('role', '${ownerName}', false)`, true],
        [`set session authorization ${ownerName}`, true],
        [`set local role ${ownerName}`, true],
        ['set role passage_search', true],
        ['set role pg_read_all_data', true],
        ['set role none', false],
        ["select set_config('role', 'none', false)", false],
        ['reset role', false],
        ['reset session authorization', false],
        ['set row_security = off', false],
        ['discard all', false],
      ] as const) {
        await withClient(url, `-c role=${role}`, async (client) => {
          const state = await stateOf(client.query(statement));
          expect([statement, state !== undefined]).toEqual([statement, isRefused]);
          for (const table of tables) {
            // The statement as a role without rights, or as the role that the connection has: no third.
            const read = client.query(`select * from ${table}`);
            const refused = await stateOf(read);
            if (/none/.test(statement))
              expect([statement, table, refused]).toEqual([statement, table, INSUFFICIENT_PRIVILEGE]);
            else if (!/row_security/.test(statement))
              expect([statement, table, refused]).toEqual([statement, table, asOwnRole.get(table)]);
            if (refused === undefined && table !== sees) expect((await read).rows).toEqual([]);
            if (refused === undefined && as === 'app') expect((await read).rows).toEqual([]);
          }
        });
      }
    },
  );

  it('fault:tenant-51 a tenant’s connection on which a role was reset still sees that tenant alone', async () => {
    await withClient(test.appUrl, '-c role=passage_app -c search_path=public', async (client) => {
      await client.query("select set_config('app.tenant_id', '1', false)");
      for (const statement of ['reset role', 'discard temp', 'reset session authorization']) {
        await client.query(statement);
        expect((await client.query('select email from member')).rows, statement).toEqual([{ email: 'a@1.test' }]);
      }
    });
  });

  it.each([
    ['a superuser', 'superuser', ''],
    ['one above row-level security', 'bypassrls', ''],
    ['one who copies all that is written', 'replication', ''],
    ['one who may make roles', 'createrole', ''],
    ['one who may become the owner', '', 'passage'],
    ['one who may read all data', '', 'pg_read_all_data'],
    ['one who may read files', '', 'pg_read_server_files'],
    ['one who may become the queues’ too', '', 'passage_queue'],
  ])('fault:tenant-51 the start refuses %s', async (_who, attribute, group) => {
    await owner.query(`create role careless login password 'careless' ${attribute}`);
    await owner.query(`grant passage_app, passage_relay, passage_queue to careless`);
    for (const role of ['passage_relay', 'passage_queue']) await owner.query(`revoke ${role} from careless`);
    if (group) await owner.query(`grant ${group === 'passage' ? ownerName : group} to careless`);
    const url = new URL(test.url);
    [url.username, url.password] = ['careless', 'careless'];
    const database = openDatabase({ url: url.href, poolSize: 1 });
    try {
      await expect(database.assertBoundRole()).rejects.toThrow('careless could bypass row-level security');
      await expect(assertBoundLogin(url.href, 'app')).rejects.toThrow('careless could bypass row-level security');
    } finally {
      await database.close();
      await owner.query('drop role careless');
    }
  });

  it('fault:tenant-51 the start refuses an owner, one that takes the app’s role included, and none of the logins', async () => {
    await owner.query("create role keeper login password 'keeper' in role passage_app");
    const url = new URL(test.url);
    [url.username, url.password] = ['keeper', 'keeper'];
    await assertBoundLogin(url.href, 'app');
    await owner.query('create table owned_by_keeper (id int); alter table owned_by_keeper owner to keeper');
    await expect(assertBoundLogin(url.href, 'app')).rejects.toThrow('it owns what it uses');
    await owner.query('drop table owned_by_keeper; drop role keeper');
    await expect(assertBoundLogin(test.url, 'app')).rejects.toThrow('could bypass row-level security');
    for (const { as } of CONNECTIONS) await assertBoundLogin(urlAs(test.appUrl, as), as);
  });
});

it('trust-50 passage_login is refused what would get round or take away the tables’ rules', async () => {
  const statements = [
    'create table public.taken (id int)',
    'create table passage.taken (id int)',
    'create schema taken',
    "create function public.taken() returns int language sql as 'select 1'",
    "create function passage.taken() returns int language sql as 'select 1'",
    'create temporary table taken (id int)',
    'create temporary table public.taken (id int)',
    'create temporary table bullmq.taken (id int)',
    'alter table public.member disable row level security',
    'alter table public.member no force row level security',
    'create policy all_of_it on public.member using (true)',
    'truncate public.member',
    "copy (select 1) to program 'true'",
    "copy public.member from program 'true'",
    "copy public.member to '/tmp/members'",
    "select pg_read_file('PG_VERSION')",
    "select lo_import('/etc/hostname')",
    'select * from pg_authid',
    'select * from pg_shadow',
    'alter system set log_statement = none',
    'create role taken',
    'alter role passage_app bypassrls',
    'grant passage_relay to passage_login',
  ];
  for (const options of ['-c role=passage_app', ''])
    await withClient(test.appUrl, options, async (client) => {
      for (const statement of statements) {
        const state = await stateOf(client.query(statement));
        // A temporary table in another schema is no statement that anybody may make.
        const expected = /temporary table (public|bullmq)/.test(statement)
          ? ['42P16', INSUFFICIENT_PRIVILEGE]
          : [INSUFFICIENT_PRIVILEGE];
        expect(expected, `${options} ${statement}`).toContain(state);
      }
    });
});

describe('the migration command', async () => {
  const cluster = await startThrowawayCluster();
  afterAll(() => cluster.stop());
  // No table of ours is in there yet.
  const ownerUrl = cluster.url;
  const DROP_LOGINS = 'drop role passage_login; drop role passage_relay_login; drop role passage_queue_login';
  beforeAll(() => withClient(ownerUrl, '', (client) => client.query(DROP_LOGINS)));
  const runMigrate = (environment: Record<string, string>) =>
    run(process.execPath, ['--import', 'tsx', 'packages/database/src/migrate.ts'], {
      cwd: ROOT,
      env: { ...process.env, DATABASE_OWNER_URL: '', DATABASE_URL: '', ...environment },
    });
  /** Everything about the roles, their passwords included, and about who may do what in the database. */
  const rolesOf = () =>
    withClient(ownerUrl, '', async (client) => ({
      roles: (await client.query("select * from pg_authid where rolname like 'passage%' order by rolname")).rows,
      members: (
        await client.query(
          'select oid, roleid, member, grantor, admin_option, xmin::text from pg_auth_members order by oid',
        )
      ).rows,
      rights: (
        await client.query(
          "select datacl::text as acl, xmin::text from pg_database where datname = 'postgres' union all select nspacl::text, xmin::text from pg_namespace where nspname = 'public'",
        )
      ).rows,
    }));
  const countsOf = () =>
    withClient(ownerUrl, '', async (client) => {
      const { rows } = await client.query<{ name: string }>(
        "select tablename as name from pg_tables where schemaname = 'public' order by 1",
      );
      const counts = rows.map(({ name }) => `select '${name}' as name, count(*)::int as count from public."${name}"`);
      return (await client.query(counts.join(' union all '))).rows;
    });

  it('trust-49 makes passage_login under a given address, from the owner’s address alone too; run twice it changes nothing', async () => {
    await runMigrate({ DATABASE_URL: ownerUrl });
    await assertBoundLogin(appUrlOf(ownerUrl), 'app');
    const made = await rolesOf();
    expect(made.roles.filter(({ rolcanlogin }) => rolcanlogin).map(({ rolname }) => rolname)).toEqual([
      'passage',
      'passage_login',
      'passage_queue_login',
      'passage_relay_login',
    ]);
    await migrate(ownerUrl);
    expect(await rolesOf()).toEqual(made);
  });

  it('trust-49 takes the password that an address names, and keeps it', async () => {
    const given = new URL(ownerUrl);
    [given.username, given.password] = ['passage_login', 'a-password-that-somebody-thought-of'];
    await runMigrate({ DATABASE_OWNER_URL: ownerUrl, DATABASE_URL: given.href });
    for (const as of ['app', 'relay', 'queue'] as const) await assertBoundLogin(urlAs(given.href, as), as);
    await expect(assertBoundLogin(appUrlOf(ownerUrl), 'app')).rejects.toThrow(/password/);
    const changed = await rolesOf();
    await migrate(ownerUrl, { appUrl: given.href });
    expect(await rolesOf()).toEqual(changed);
  });

  it('trust-49 refuses to make a login of another name', async () => {
    await expect(migrate(ownerUrl, { appUrl: ownerUrl })).rejects.toThrow('has to be the address of passage_login');
  });

  it('trust-49 takes from passage_login whatever it should not have', async () => {
    await withClient(ownerUrl, '', (client) =>
      client.query('alter role passage_login createrole bypassrls inherit; grant pg_read_all_data to passage_login'),
    );
    await expect(assertBoundLogin(appUrlOf(ownerUrl), 'app')).rejects.toThrow();
    await migrate(ownerUrl);
    await assertBoundLogin(appUrlOf(ownerUrl), 'app');
  });

  it('trust-49 on an installation of before, where the app logged in as the owner, it makes the login and loses no row', async () => {
    await withClient(ownerUrl, '', async (client) => {
      await client.query(
        `revoke temporary on database postgres from passage_queue; grant temporary on database postgres to public;
         ${DROP_LOGINS}`,
      );
      await client.query(
        `insert into tenant (id, key, name, default_language, default_currency) values (1, 'one', 'One', 'en', 'USD')`,
      );
      await client.query(
        `insert into member (tenant_id, email, password_hash) select 1, n || '@one.test', '' from generate_series(1, 100) as n`,
      );
      await client.query(
        `insert into outbox (tenant_id, job, key, payload, run_at) values (1, 'mail', 'k', '{}', now())`,
      );
    });
    const before = await countsOf();
    await migrate(ownerUrl);
    expect(await countsOf()).toEqual(before);
    const database = openDatabase({ url: appUrlOf(ownerUrl), poolSize: 1 });
    await database.assertBoundRole();
    expect(await database.forTenant(1).readable.sql.rows(countMembers, [])).toEqual([{ n: 100 }]);
    await database.close();
  });

  it('fault:ops-51 trust-49 of another database of the same server leaves the password with which the first one is served', async () => {
    await withClient(ownerUrl, '', (client) => client.query('create database trial'));
    const trial = new URL(ownerUrl);
    trial.pathname = '/trial';
    const given = new URL(appUrlOf(trial.href));
    given.password = 'a-password-that-somebody-thought-of';
    const before = await rolesOf();
    await expect(migrate(trial.href, { appUrl: given.href })).rejects.toThrow(
      /^The login passage_login has another password, with which this PostgreSQL serves postgres too: /,
    );
    expect(await rolesOf()).toEqual(before);
    await assertBoundLogin(appUrlOf(ownerUrl), 'app');
    await migrate(trial.href);
    await assertBoundLogin(appUrlOf(trial.href), 'app');
  });
});
