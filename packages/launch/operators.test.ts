/** What an operator's commands do to databases, settings and logs that are not as they expect. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../database/src/migrate-database.ts';
import { Checkout } from './checkout.fixture.ts';
import { freePort } from './free-port.js';
import { openLogFile } from './log-file.js';
import { type Cluster, startCluster } from './postgres.js';

let clone: Checkout;
let cluster: Cluster;
let folder: string;

async function on<T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: cluster.url(database) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Everything in a database: its tables with their columns, and all rows. */
const contentOf = (database: string): Promise<string> =>
  on(database, async (client) => {
    const { rows: columns } = await client.query(
      `select table_schema, table_name, string_agg(column_name || ' ' || data_type, ', ' order by ordinal_position) as columns
       from information_schema.columns where table_schema not in ('pg_catalog', 'information_schema')
       group by 1, 2 order by 1, 2`,
    );
    const told = [];
    for (const { table_schema, table_name, columns: held } of columns) {
      const name = `"${table_schema}"."${table_name}"`;
      const { rows } = await client.query(
        `select count(*)::int as count, md5(coalesce(string_agg(line::text, E'\\n' order by line::text), '')) as sum from ${name} as line`,
      );
      told.push([name, held, rows[0]]);
    }
    return JSON.stringify(told, null, 1);
  });

const TENANT_7 = `
  insert into tenant (id, key, name, default_language, default_currency) values (7, 'seven', 'Seven', 'en', 'USD');
  insert into tenant_host (host, tenant_id) values ('seven.example', 7);`;

/** The databases that a command may meet. */
const DATABASES = ['empty', 'seven', 'older', 'newer'] as const;
type Kind = (typeof DATABASES)[number];

const migrations = () =>
  readdirSync(clone.path('prisma', 'migrations'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

async function makeDatabase(kind: Kind): Promise<void> {
  await on('postgres', (client) => client.query(`create database ${kind}`));
  if (kind === 'empty') return;
  await migrate(cluster.url(kind), kind === 'older' ? { only: migrations().slice(0, -1) } : {});
  await on(kind, async (client) => {
    await client.query(TENANT_7);
    if (kind === 'newer')
      await client.query(
        `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
         values ('later', 'x', '20991231000000_later', now(), 1)`,
      );
  });
}

/** Runs a command of package.json on one of the databases. */
async function command(words: string[], kind: Kind | undefined, env: Record<string, string> = {}) {
  const [name = '', ...rest] = words;
  const run = clone.run('node', [`packages/launch/${name}.js`, ...rest], {
    ...(kind === undefined ? {} : { DATABASE_URL: cluster.url(kind) }),
    ...env,
  });
  return { code: await run.ended, output: run.output() };
}

/** Host, port and name as the line has them, which never has the password. */
const lineFor = (kind: Kind, does: RegExp) =>
  new RegExp(`^Database 127\\.0\\.0\\.1:${cluster.port}/${kind}: ${does.source}\\.$`, 'm');
const password = () => new URL(cluster.url('x')).password;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'passage-operators-'));
  cluster = await startCluster({ folder: join(folder, 'cluster'), isThrowaway: true });
  clone = await Checkout.copy();
});

afterAll(async () => {
  await clone?.remove();
  await cluster?.stop('immediate');
  await rm(folder, { recursive: true, force: true });
});

describe('a wrong setting', () => {
  const settings = (): [string, string][] =>
    [...readFileSync(clone.path('.env.example'), 'utf8').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = '']) => [
      name,
      name === 'PASSAGE_MODE' ? 'staging' : '~ letters ~',
    ]);
  // A folder may be called anything, and a key or a sender is any word.
  const ANY = ['STORAGE_FOLDER', 'PASSAGE_WEB', 'MAIL_FROM'];

  it('fault:ops-59 ends npm start on a fresh clone with one sentence for each, before anything is installed, made or changed', async () => {
    const names = settings().filter(([name]) => !ANY.includes(name));
    expect(names.length).toBeGreaterThan(30);
    const attempts: Record<string, string>[] = [
      ...names.map(([name, value]) => ({ [name]: value })),
      { METRICS_TOKEN: 'short', RATE_LIMIT: 'many' },
      { REDIS_URL: 'localhost', PASSAGE_READ_ONLY: 'perhaps' },
    ];
    for (const env of attempts) {
      const { code, output } = await command(['start'], undefined, env);
      const sentences = output.split('\n').filter((line) => line !== '');
      expect([env, code]).toEqual([env, 78]);
      expect(sentences.map((sentence) => sentence.split(' ')[0]).sort()).toEqual(Object.keys(env).sort());
      for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z_]+ is not .+\. Correct it and start again\.$/);
    }
    expect(existsSync(clone.path('.data'))).toBe(false);
    expect(existsSync(clone.path('node_modules'))).toBe(false);
  });

  it('fault:ops-59 ends every other command that reads settings just so', async () => {
    const env = { METRICS_TOKEN: 'short', RATE_LIMIT: 'many' };
    for (const name of ['dev', 'seed', 'migrate', 'prove', 'jobs', 'store', 'backup', 'restore']) {
      const { code, output } = await command([name], undefined, env);
      expect([name, code, output.split('\n').filter((line) => line !== '')]).toEqual([
        name,
        78,
        [expect.stringMatching(/^METRICS_TOKEN is not /), expect.stringMatching(/^RATE_LIMIT is not /)],
      ]);
    }
    expect(existsSync(clone.path('.data'))).toBe(false);
  });

  it('fault:ops-59 one that the demo world may not be made with is told of before anything else, too', async () => {
    for (const name of ['start', 'dev', 'seed']) {
      const { code, output } = await command([name], undefined, { PASSAGE_MODE: 'production' });
      expect([name, code]).toEqual([name, 78]);
      expect(output.trim()).toMatch(/^In production mode no demo world is made, .+: set DEMO_WORLD=on .+\.$/);
    }
    expect(existsSync(clone.path('.data'))).toBe(false);
  });
});

describe('the commands of package.json', () => {
  beforeAll(async () => {
    await clone.install();
    for (const kind of DATABASES) await makeDatabase(kind);
    // The first command says so, or installs the packages.
    await command(['prove'], 'empty');
  });

  /** Commands that change no schema, with what they say that they do. */
  const OTHERS: readonly [string[], RegExp][] = [
    [['prove'], /reads the books and the audit, and changes nothing/],
    [['jobs'], /reads how the jobs stand, and changes nothing/],
    [['jobs', 'again'], /has the jobs that were given up run again/],
    [['backup'], /reads all rows, and changes nothing/],
    [['store', 'host', 'add', 'x.example'], /gives a store a host, .+/],
    [['store', 'host', 'remove', 'seven.example'], /takes a host from its store, .+/],
  ];

  it('fault:ops-51 are these, and no other', () => {
    const { scripts } = JSON.parse(readFileSync(clone.path('package.json'), 'utf8'));
    // None of test, check and lint opens the database at DATABASE_URL.
    expect(Object.keys(scripts).sort()).toEqual(
      [
        'backup',
        'check',
        'dev',
        'jobs',
        'lint',
        'migrate',
        'prove',
        'restore',
        'seed',
        'sql',
        'start',
        'store',
        'test',
      ].sort(),
    );
  });

  it.each(OTHERS)(
    'fault:ops-51 trust-63 %j names the database and what it does there, and ends with one sentence on an empty, an older and a newer one',
    async (words, does) => {
      for (const kind of ['empty', 'older', 'newer'] as const) {
        const before = await contentOf(kind);
        const { code, output } = await command(words, kind);
        expect([kind, code, output]).toEqual([kind, 1, expect.stringMatching(lineFor(kind, does))]);
        const [last, ...more] = output.trim().split('\n\n').at(-1)?.split('\n') ?? [];
        expect([last, more]).toEqual([
          expect.stringMatching(
            {
              empty: /has no schema yet: .+\.$/,
              older: /has an older schema .+\.$/,
              newer: /has a newer schema .+\.$/,
            }[kind],
          ),
          [],
        ]);
        expect(output).not.toContain(password());
        expect(await contentOf(kind)).toBe(before);
      }
    },
  );

  it('fault:ops-51 trust-63 prove, jobs and backup leave a database as it is, and make no demo world', async () => {
    const before = await contentOf('seven');
    for (const [words, does] of OTHERS.slice(0, 4)) {
      const { code, output } = await command(words, 'seven');
      expect([words, code, output]).toEqual([words, 0, expect.stringMatching(lineFor('seven', does))]);
      expect(output).not.toContain(password());
      expect([words, await contentOf('seven')]).toEqual([words, before]);
    }
  });

  it('fault:ops-51 trust-63 store changes the host that its line announces, and nothing else', async () => {
    const hosts = () =>
      on('seven', async (client) => (await client.query('select host from tenant_host order by host')).rows);
    const { code, output } = await command(['store', 'host', 'add', 'eight.example'], 'seven');
    expect([code, output]).toEqual([0, expect.stringMatching(lineFor('seven', /gives a store a host, .+/))]);
    expect(output).toContain('eight.example is a host of seven');
    expect(await hosts()).toEqual([{ host: 'eight.example' }, { host: 'seven.example' }]);
    expect((await command(['store', 'host', 'remove', 'seven.example'], 'seven')).code).toBe(0);
    expect(await hosts()).toEqual([{ host: 'eight.example' }]);
    const { rows } = await on('seven', (client) =>
      client.query('select id, (select count(*)::int from spu) as products from tenant'),
    );
    expect(rows).toEqual([{ id: 7, products: 0 }]);
  });

  it('house-47 sql reads one tenant’s rows as the app, and writes only with --write', async () => {
    const sql = (...words: string[]) => command(['sql', ...words], 'seven');
    const read = await sql('select current_user, id from tenant', '--tenant', '7');
    expect([read.code, read.output]).toEqual([0, expect.stringContaining('As passage_app, tenant 7, read-only.\n')]);
    expect(read.output).toMatch(/'passage_app'.+\b7\b/);
    expect(read.output).toMatch(/SELECT: 1 row$/m);
    const before = await contentOf('seven');
    const insert = "insert into brand (name) values ('Seven')";
    for (const words of [
      [insert, '--tenant', '7'],
      [`commit; ${insert}`, '--tenant', '7'],
      ['select 1', 'select 2'],
      [],
      ['select 1', '--tenant', 'x'],
    ]) {
      const { code, output } = await sql(...words);
      expect([words, code, output]).toEqual([words, 1, expect.stringMatching(/\((25006|42601)\)$|npm run sql -- /m)]);
    }
    expect(await contentOf('seven')).toBe(before);
    const written = await sql(insert, '--tenant', '7', '--write');
    expect([written.code, written.output]).toEqual([0, expect.stringMatching(/INSERT: 1 row$/m)]);
    expect(written.output).toMatch(lineFor('seven', /runs a statement in one tenant as the app does/));
    const { rows } = await on('seven', (client) => client.query('select tenant_id, name from brand'));
    expect(rows).toEqual([{ tenant_id: 7, name: 'Seven' }]);
    expect((await sql('select name from brand')).output).toMatch(/tenant 1, read-only\.\nSELECT: 0 rows$/m);
    for (const kind of ['empty', 'older', 'newer'] as const) {
      const { code, output } = await command(['sql', 'select 1'], kind);
      expect([code, output]).toEqual([1, expect.stringMatching(/has (no schema yet|an? (older|newer) schema).+\.$/m)]);
    }
  });

  it('seed takes no word that it does not know, and then makes nothing', async () => {
    const before = await contentOf('seven');
    for (const words of [['--product', '5'], ['--products'], ['5'], ['--products', 'many']]) {
      const { code, output } = await command(['seed', ...words], 'seven');
      expect([words, code, output.trim().split('\n').at(-1)]).toEqual([
        words,
        78,
        expect.stringMatching(/^(npm run seed takes --products|--products takes) .+\.$/),
      ]);
    }
    expect(await contentOf('seven')).toBe(before);
  });

  it('fault:ops-51 trust-63 restore refuses every database that is not empty, and leaves it as it is', async () => {
    const folders = readdirSync(clone.path('backups'));
    expect(folders).toHaveLength(1);
    for (const kind of ['seven', 'older', 'newer'] as const) {
      const before = await contentOf(kind);
      const { code, output } = await command(['restore', `backups/${folders[0]}`], kind);
      expect([kind, code, output]).toEqual([
        kind,
        1,
        expect.stringMatching(lineFor(kind, /fills it from the backup, where it is empty/)),
      ]);
      expect(await contentOf(kind)).toBe(before);
    }
  });

  it('trust-64 seed in production mode ends with one sentence and leaves the database as it was, and makes the demo world with DEMO_WORLD=on alone', async () => {
    const wanted = { PASSAGE_MODE: 'production' };
    for (const kind of DATABASES) {
      const before = await contentOf(kind);
      for (const env of [wanted, { ...wanted, DEMO_WORLD: '' }]) {
        const { code, output } = await command(['seed'], kind, env);
        expect([kind, code, output.trim()]).toEqual([
          kind,
          78,
          expect.stringMatching(/^In production mode no demo world is made, .+\.$/),
        ]);
      }
      // As it is run in the image, where nothing stands before it.
      const direct = clone.run('node', ['--import', 'tsx', 'prisma/seed/main.ts'], {
        ...wanted,
        DATABASE_URL: cluster.url(kind),
      });
      expect([kind, await direct.ended, direct.output()]).toEqual([
        kind,
        78,
        expect.stringContaining('set DEMO_WORLD=on'),
      ]);
      expect(await contentOf(kind)).toBe(before);
    }
    const run = clone.run('node', ['packages/launch/seed.js'], {
      ...wanted,
      DEMO_WORLD: 'on',
      DATABASE_URL: cluster.url('newer'),
    });
    // It gets as far as the database, whose schema it may not change.
    expect([await run.ended, run.output()]).toEqual([78, expect.stringContaining('has a newer schema')]);
  });

  it('fault:ops-51 trust-63 start, dev, seed and migrate end with one sentence on a newer database, and say before what they would do', async () => {
    const before = await contentOf('newer');
    const port = String(await freePort());
    for (const name of ['start', 'dev', 'seed', 'migrate']) {
      const { code, output } = await command([name], 'newer', { PORT: port, WEB_PORT: String(await freePort()) });
      const does =
        name === 'migrate'
          ? /brings its schema to the newest/
          : /brings its schema to the newest and makes the demo world where it is missing/;
      expect([name, code, output]).toEqual([name, 78, expect.stringMatching(lineFor('newer', does))]);
      expect(output.trim().split('\n').at(-1)).toMatch(/has a newer schema than this program: .+\.$/);
      expect(output).not.toContain(password());
    }
    expect(await contentOf('newer')).toBe(before);
  });

  it('fault:ops-51 migrate brings an older and an empty database to the newest schema, and makes no demo world', async () => {
    for (const kind of ['older', 'empty'] as const) {
      const { code, output } = await command(['migrate'], kind);
      expect([kind, code, output]).toEqual([
        kind,
        0,
        expect.stringMatching(lineFor(kind, /brings its schema to the newest/)),
      ]);
      const { rows } = await on(kind, (client) => client.query('select id from tenant'));
      expect(rows).toEqual(kind === 'older' ? [{ id: 7 }] : []);
      expect((await command(['prove'], kind)).code).toBe(0);
    }
    const seeded = await command(['seed'], 'empty', { DEMO_WORLD: 'off' });
    expect([seeded.code, seeded.output]).toEqual([0, expect.stringContaining('makes no demo world')]);
    expect((await on('empty', (client) => client.query('select id from tenant'))).rows).toEqual([]);
  });

  it('fault:ops-51 without DATABASE_URL and without a demo in the folder they make none', async () => {
    for (const [words] of OTHERS) {
      const { code, output } = await command(words, undefined);
      expect([words, code, output.trim()]).toEqual([
        words,
        1,
        expect.stringMatching(/^There is no database in this folder yet: .+\.$/),
      ]);
    }
    expect(existsSync(clone.path('.data', 'postgres'))).toBe(false);
  });
});

describe('logs', () => {
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

  it('trust-66 fault:security-57 keep mode 0600 and their folder 0700, under umask 0022, after a restart and after rotation', async () => {
    const log = clone.path('.data', 'log');
    expect(process.umask()).toBe(0o22);
    expect(readdirSync(log).length).toBeGreaterThan(3);
    const check = () => {
      expect(modeOf(log)).toBe('700');
      for (const name of readdirSync(log)) expect([name, modeOf(join(log, name))]).toEqual([name, '600']);
    };
    check();
    // Somebody opens them, and the next run closes them again.
    const { chmodSync } = await import('node:fs');
    chmodSync(log, 0o755);
    for (const name of readdirSync(log)) chmodSync(join(log, name), 0o644);
    await command(['migrate'], 'older');
    await command(['prove'], 'older');
    expect(modeOf(log)).toBe('700');
    for (const name of ['migrate.log', 'prove.log', 'verify-audit.log'])
      expect([name, modeOf(join(log, name))]).toEqual([name, '600']);
    const rotated = openLogFile(join(log, 'rotated.log'), 10);
    for (const text of ['a first line', 'and a second', 'third']) rotated.write(Buffer.from(text));
    rotated.close();
    expect(readFileSync(join(log, 'rotated.log'), 'utf8')).toBe('third');
    expect(readFileSync(join(log, 'rotated.log.1'), 'utf8')).toBe('and a second');
    for (const name of ['rotated.log', 'rotated.log.1']) expect(modeOf(join(log, name))).toBe('600');
  });

  it('fault:security-57 PostgreSQL’s log tells of a failing row without its values, parameters and statement', async () => {
    await on('older', async (client) => {
      await expect(
        client.query(
          'insert into ledger_account (tenant_id, kind, member_id, balance) values (7, 1, 424242, $1)',
          [-77_770_001],
        ),
      ).rejects.toThrow(/violates/);
      await expect(
        client.query(
          "insert into member (tenant_id, email, balance_of_nobody) values (7, 'Somebody@Secret.example', 1)",
        ),
      ).rejects.toThrow();
      await client.query("select set_config('app.tenant_id', '7', false)");
      await expect(
        client.query("insert into mail_code (tenant_id, email, purpose) values (7, 'Somebody@Secret.example', 99)"),
      ).rejects.toThrow();
    });
    const logs = join(folder, 'cluster', 'log');
    const text = readFileSync(join(logs, 'postgres.log'), 'utf8');
    expect(text).toMatch(/ERROR: {2}.*violates/);
    expect(text).not.toMatch(/77770001|424242|Secret\.example|DETAIL|STATEMENT|CONTEXT/);
    expect(text).not.toContain(password());
    expect([modeOf(logs), modeOf(join(logs, 'postgres.log'))]).toEqual(['700', '600']);
    // The stack's server is told the same.
    const stack = readFileSync(clone.path('docker-compose.yml'), 'utf8');
    for (const setting of [
      'log_error_verbosity=terse',
      'log_min_error_statement=panic',
      'log_parameter_max_length=0',
      'log_parameter_max_length_on_error=0',
    ])
      expect(stack).toContain(setting);
  });
});
