import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { faultsOf, SETTINGS, settingOf } from './settings.js';
import { exampleText, readmeTable } from './settings-text.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');

/** What .env.example says holds in the stack without each. */
const IN_THE_STACK: Readonly<Record<string, string>> = {
  HOST: '127.0.0.1',
  PUBLISHED_ADDRESS: '127.0.0.1',
  PORT: '8080',
  MAIL_PORT: '8025',
  DEMO_WORLD: 'on',
  COMPOSE_PROFILES: '',
  PUBLIC_PORT: '8080',
  FRONT_PROXY: '127.0.0.1/32',
  TRUSTED_PROXIES: 'uniquelocal',
  PASSAGE_SECRET: '',
  METRICS_TOKEN: '',
  SMTP_URL: 'smtp://mail:1025',
  MAIL_FROM: 'Passage <care@passage.test>',
  DATABASE_OWNER_URL: '',
  DATABASE_URL: '',
  DATABASE_REPLICA_URL: '',
  DATABASE_REPLICA_LAG: '5',
  DATABASE_POOL: '10',
  REDIS_URL: 'redis://redis:6379',
  STORAGE_FOLDER: '/var/lib/passage/files',
  STORAGE_URL: '',
  STORAGE_ENDPOINT: '',
  STORAGE_PUBLIC_ENDPOINT: '',
  STORAGE_REGION: 'us-east-1',
  STORAGE_ACCESS_KEY: '',
  STORAGE_SECRET_KEY: '',
  STORAGE_PATH_STYLE: '',
  STORAGE_PORT: '9000',
  PASSAGE_MODE: 'production',
  PASSAGE_WORKER: 'off',
  PASSAGE_READ_ONLY: 'off',
  RATE_LIMIT: '600',
  MEMBER_COMMANDS: '2',
  SERVER_TIMING: 'off',
  PASSAGE_WEB: '/app/apps/web/dist',
  DRAIN_SECONDS: '3',
  BCRYPT_ROUNDS: '11',
  LOG_LEVEL: 'info',
  OTEL_EXPORTER_OTLP_ENDPOINT: '',
  OTEL_SERVICE_NAME: 'passage',
  WEB_PORT: '5173',
  PASSAGE_DEBUG: 'off',
};

/** A value of each that does not fit; a folder may be called anything. */
const WRONG: Readonly<Record<string, readonly string[]>> = {
  HOST: ['here and there', 'http://x'],
  PUBLISHED_ADDRESS: ['here and there', 'http://x'],
  PORT: ['many', '0', '65536', '-1', '80.5', '1e3'],
  MAIL_PORT: ['many'],
  DEMO_WORLD: ['yes', 'ON'],
  COMPOSE_PROFILES: ['a b'],
  PUBLIC_PORT: ['https'],
  FRONT_PROXY: ['proxy', '10.0.0.0/99'],
  TRUSTED_PROXIES: ['everybody', '10.0.0.0/8,nobody', '10.0.0.0/33'],
  PASSAGE_SECRET: ['short'],
  METRICS_TOKEN: ['short'],
  SMTP_URL: ['mail.example', 'smtp://a b'],
  MAIL_FROM: ['nobody'],
  DATABASE_OWNER_URL: ['letters'],
  DATABASE_URL: ['mysql://localhost/passage', 'postgres://localhost', 'letters', '42'],
  DATABASE_REPLICA_URL: ['replica:5432'],
  DATABASE_REPLICA_LAG: ['soon', '0', '3601'],
  DATABASE_POOL: ['many', '0', '501'],
  REDIS_URL: ['localhost', 'redis+cluster://a:1,,b:2'],
  STORAGE_URL: ['/var/files', 's3://bucket/with/path'],
  STORAGE_ENDPOINT: ['minio:9000'],
  STORAGE_PUBLIC_ENDPOINT: ['https://files.example/path'],
  STORAGE_REGION: ['eu central'],
  STORAGE_ACCESS_KEY: ['a b'],
  STORAGE_SECRET_KEY: ['a b'],
  STORAGE_PATH_STYLE: ['yes'],
  STORAGE_PORT: ['many'],
  PASSAGE_MODE: ['staging', 'Production'],
  PASSAGE_WORKER: ['1'],
  PASSAGE_READ_ONLY: ['true'],
  RATE_LIMIT: ['many', '-1', '1000001'],
  MEMBER_COMMANDS: ['many', '0', '1001'],
  SERVER_TIMING: ['yes'],
  DRAIN_SECONDS: ['long', '11'],
  BCRYPT_ROUNDS: ['many', '3', '16'],
  LOG_LEVEL: ['loud'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['collector:4318'],
  OTEL_SERVICE_NAME: ['our api'],
  WEB_PORT: ['many'],
  PASSAGE_DEBUG: ['1'],
};

/** Files that touch the environment, and why. Nobody else reads a setting, or anything else, from it. */
const READERS: Readonly<
  Record<
    string,
    'hands it to the table' | 'hands it to a child' | 'npm’s own names' | 'PostgreSQL’s own names' | 'tests and tools'
  >
> = {
  'apps/api/src/copy-files.ts': 'hands it to the table',
  'apps/api/src/run-command.ts': 'hands it to the table',
  'apps/api/src/run-process.ts': 'hands it to the table',
  'packages/database/src/migrate.ts': 'hands it to the table',
  'packages/launch/bring-up.js': 'hands it to the table',
  'packages/launch/settings.js': 'hands it to the table',
  'prisma/seed/history.ts': 'hands it to the table',
  'prisma/seed/main.ts': 'hands it to the table',
  'prisma/seed/members.ts': 'hands it to the table',

  'packages/database/generate.js': 'hands it to a child',
  'packages/launch/postgres-server.js': 'hands it to a child',
  'packages/launch/programs.js': 'hands it to a child',

  'packages/database/login-url.js': 'PostgreSQL’s own names',

  'packages/launch/packages.js': 'npm’s own names',
  'packages/launch/session.js': 'npm’s own names',

  'apps/api/src/architecture.test.ts': 'tests and tools',
  'apps/api/src/modules/audit/audit.test.ts': 'tests and tools',
  'apps/api/src/modules/ledger/prove-books.test.ts': 'tests and tools',
  'apps/api/src/modules/orders/crash.test.ts': 'tests and tools',
  'apps/api/src/modules/orders/crash.testing.ts': 'tests and tools',
  'apps/api/src/modules/orders/whole-loop.test.ts': 'tests and tools',
  'apps/api/src/platform/jobs-process.testing.ts': 'tests and tools',
  'apps/api/src/platform/jobs.test.ts': 'tests and tools',
  'apps/api/src/plugins/metrics.test.ts': 'tests and tools',
  'apps/api/src/store.test.ts': 'tests and tools',
  'apps/api/src/testing/api.ts': 'tests and tools',
  'apps/api/src/testing/guide.ts': 'tests and tools',
  'apps/api/src/testing/system-process.ts': 'tests and tools',
  'apps/api/src/time-zones.test.ts': 'tests and tools',
  'apps/web/e2e/measures.e2e.ts': 'tests and tools',
  'apps/web/e2e/unpaid-orders.e2e.ts': 'tests and tools',
  'apps/web/playwright.config.ts': 'tests and tools',
  'apps/web/scripts/demo-server.ts': 'tests and tools',
  'apps/web/scripts/gallery.ts': 'tests and tools',
  'apps/web/scripts/measure.ts': 'tests and tools',
  'apps/web/src/app/initial-size.test.ts': 'tests and tools',
  'apps/web/src/app/new-page.test.ts': 'tests and tools',
  'apps/web/vite.config.ts': 'tests and tools',
  'packages/bench/src/bare-server.ts': 'tests and tools',
  'packages/bench/src/probed-server.ts': 'tests and tools',
  'packages/bench/src/server-process.ts': 'tests and tools',
  'packages/database/src/draft-migration.ts': 'tests and tools',
  'packages/database/src/logins.test.ts': 'tests and tools',
  'packages/launch/checkout.fixture.ts': 'tests and tools',
  'packages/soak/src/program.ts': 'tests and tools',
  'packages/testing/src/browser.ts': 'tests and tools',
  'packages/testing/src/cache-folder.ts': 'tests and tools',
  'packages/testing/src/kept-clusters.test.ts': 'tests and tools',
  'packages/testing/src/redis.ts': 'tests and tools',
  'packages/testing/src/s3.ts': 'tests and tools',
  'packages/testing/src/serve-demo.ts': 'tests and tools',
  'packages/testing/src/templates.ts': 'tests and tools',
  'prisma/seed/history.test.ts': 'tests and tools',
  'packages/launch/commands/test.js': 'tests and tools',
  'packages/testing/src/size.ts': 'tests and tools',
};

const PASSED_BY = ['node_modules', 'dist', 'generated', 'test-results', 'playwright-report', '.turbo', '.data'];
/** Also where it is taken apart, or asked of Node by another name. */
const ENVIRONMENT =
  /\bprocess\s*\??\.\s*env\b|\bprocess\[['"`]env|\benv\b[^;=]*\}\s*=\s*process\b|loadEnvFile|from ['"](node:)?process['"]/;

function* sourcesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(`${ROOT}${folder}`, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!PASSED_BY.includes(entry.name)) yield* sourcesBelow(path);
    } else if (/\.(tsx?|jsx?|mjs|cjs)$/.test(entry.name) && !path.startsWith('packages/settings/')) yield path;
  }
}
const sources = ['apps', 'packages', 'prisma'].flatMap((folder) => [...sourcesBelow(folder)]);

describe('the settings', () => {
  it('trust-67 .env.example holds exactly the names of the one table, each with what holds without it', () => {
    const example = read('.env.example');
    const lines = [...example.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]);
    expect(Object.fromEntries(lines)).toEqual(IN_THE_STACK);
    expect(lines.map(([name]) => name)).toEqual(SETTINGS.map(({ name }) => name));
    expect(example).toBe(exampleText());
    // What docker-compose.yml itself says holds without them.
    const told = [...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+):?-([^$}]*)\}/g)];
    expect(told.length).toBeGreaterThan(8);
    // What is left empty there is what the table says.
    for (const [, name = '', value = ''] of told)
      if (name !== 'PUBLIC_PORT' && value !== '') expect([name, IN_THE_STACK[name]]).toEqual([name, value]);
    const { environment } = parse(read('docker-compose.yml'))['x-app'];
    for (const name of ['PASSAGE_MODE', 'STORAGE_FOLDER', 'PASSAGE_WEB', 'TRUSTED_PROXIES'])
      expect([name, environment[name]]).toEqual([name, IN_THE_STACK[name]]);
  });

  it('trust-67 README.md tells of every setting that commands and processes read, with what holds without it', () => {
    const readme = read('README.md');
    expect(readme).toContain(readmeTable());
    for (const [name, otherwise] of [
      ['PORT', '`4000`'],
      ['HOST', '`127.0.0.1`, in production mode `0.0.0.0`'],
      ['RATE_LIMIT', '`0`, in production mode `600`'],
      ['DRAIN_SECONDS', '`0`, in production mode `3`'],
      ['DATABASE_REPLICA_LAG', '`5`'],
      ['METRICS_TOKEN', ''],
      ['WEB_PORT', '`5173`'],
    ] as const)
      expect(readme).toMatch(new RegExp(`^\\| \`${name}\` +\\| ${otherwise} *\\|`, 'm'));
  });

  it('trust-67 nothing in apps, packages and the demo reads the environment but what is written down, and nothing reads a name that is not in the table', () => {
    const readers = sources.filter((path) => ENVIRONMENT.test(read(path)));
    expect(readers.sort()).toEqual(Object.keys(READERS).sort());
    for (const [path, why] of Object.entries(READERS)) {
      if (why === 'tests and tools') continue;
      const names = [...read(path).matchAll(/(?:process\.env|\benv)(?:\.|\[['"`])(\w+)/g)].map(([, name]) => name);
      expect([path, names.filter((name) => name !== undefined && !/^(npm_|PGPASSWORD$)/.test(name))]).toEqual([
        path,
        [],
      ]);
    }
    expect(() => settingOf({}, 'NO_SUCH_SETTING')).toThrow('NO_SUCH_SETTING');
    // And nothing stands in the table that nobody reads.
    const text = [...sources, 'packages/settings/settings.js'].map(read).join('\n');
    for (const { name, only } of SETTINGS)
      if (only !== 'stack') expect([name, text.includes(`'${name}'`)]).toEqual([name, true]);
  });

  it('trust-67 each setting of .env.example that is wrong is one sentence that names it and does not repeat it', () => {
    const checked = SETTINGS.map(({ name }) => name).filter(
      (name) => !['STORAGE_FOLDER', 'PASSAGE_WEB'].includes(name),
    );
    expect(Object.keys(WRONG)).toEqual(checked);
    for (const [name, values] of Object.entries(WRONG))
      for (const value of values) {
        const faults = faultsOf({ [name]: value });
        expect([name, value, faults]).toEqual([
          name,
          value,
          [expect.stringMatching(new RegExp(`^${name} is not .+\\.$`))],
        ]);
        if (value.length > 5) expect(faults[0]).not.toContain(value);
      }
    const all = Object.fromEntries(Object.entries(WRONG).map(([name, [value = '']]) => [name, value]));
    expect(faultsOf(all).map((sentence) => sentence.split(' ')[0])).toEqual(checked);
    expect(faultsOf({ METRICS_TOKEN: 'x', RATE_LIMIT: 'many' })).toHaveLength(2);
    // Empty is as good as not set, and what .env.example says is right.
    expect(faultsOf(Object.fromEntries(checked.map((name) => [name, ' '])))).toEqual([]);
    expect(faultsOf({ ...IN_THE_STACK })).toEqual([]);
  });
});
