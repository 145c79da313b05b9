import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HUNG_RUN_MS } from '../testing/src/limits.ts';
import { Checkout, type Run } from './checkout.fixture.ts';
import { freePort } from './free-port.js';
import { carryBackup, seedManyProducts, showSavedChanges } from './store-commands.fixture.ts';

/** One clone serves all of these tests, and they follow each other as a person's sessions would. */
let clone: Checkout;
let port: number;
let first: Run;

const READY = /Ctrl-C ends it/;
const STEPS = ['Packages', 'Prisma client', 'Database', 'Migrations', 'Demo world', 'Storefront', 'Server'];

const origin = () => `http://127.0.0.1:${port}`;

function start(env: Record<string, string> = {}): Run {
  return clone.npm(['start'], { PORT: String(port), ...env });
}

function embeddedUrl(): string {
  const access = JSON.parse(readFileSync(clone.path('.data', 'postgres.json'), 'utf8'));
  return `postgres://passage:${access.password}@127.0.0.1:${access.port}/passage`;
}

async function rows(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: embeddedUrl() });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Whom the store's processes are logged in as. */
async function loggedIn(): Promise<unknown[]> {
  const names = await rows(
    "SELECT DISTINCT usename::text AS name FROM pg_stat_activity WHERE datname = 'passage' AND backend_type = 'client backend' AND pid <> pg_backend_pid() ORDER BY 1",
  );
  return names.map(({ name }) => name);
}

/** How many rows every table has. */
async function worldOf(): Promise<string> {
  const tables = await rows("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1");
  const counts = tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS count FROM "${name}"`);
  return JSON.stringify(await rows(counts.join(' UNION ALL ')));
}

beforeAll(async () => {
  clone = await Checkout.copy();
  port = await freePort();
  first = start();
  await first.waitFor(READY);
});

afterAll(() => clone?.remove(), 60_000);

describe('the first npm start', () => {
  it('start-01 installs, starts the embedded PostgreSQL in .data, migrates, seeds, builds and serves', async () => {
    expect(first.output()).toMatch(/Packages[\s\S]*installed/);
    expect(readFileSync(clone.path('.data', 'postgres', 'PG_VERSION'), 'utf8').trim()).toBe('18');
    expect(existsSync(clone.path('apps', 'web', 'dist', 'index.html'))).toBe(true);
    expect((await fetch(`${origin()}/health/ready`)).status).toBe(200);
    const [{ products = 0 } = {}] = await rows('SELECT count(*)::int AS products FROM spu');
    expect(products).toBeGreaterThanOrEqual(400);
  });

  it('start-01 keeps the database to its owner: a password only the owner can read, one address, no socket', async () => {
    expect(statSync(clone.path('.data', 'postgres.json')).mode & 0o077).toBe(0);
    const [{ addresses, sockets } = {}] = await rows(
      "SELECT current_setting('listen_addresses') AS addresses, current_setting('unix_socket_directories') AS sockets",
    );
    expect([addresses, sockets]).toEqual(['127.0.0.1', '']);
    const wrong = new pg.Client({ connectionString: embeddedUrl().replace(/:[^:@]+@/, ':wrong@') });
    await expect(wrong.connect()).rejects.toThrow(/password/);
  });

  it('trust-49 the embedded database has passage_login, and nobody of the server is logged in as the owner', async () => {
    expect(await loggedIn()).toEqual(['passage_login', 'passage_queue_login', 'passage_relay_login']);
  });

  it('start-02 serves storefront and API on one origin, the port in PORT', async () => {
    const page = await fetch(`${origin()}/`, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/html/)]);
    expect(await page.text()).toContain('<div id="root"');
    const answer = await fetch(`${origin()}/app-api/system/tenant/get-by-website?website=localhost`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^application\/json/),
    ]);
  });

  it('house-50 names the version of package.json first, as readiness and the change log do, and the licence is a file', async () => {
    const root = new URL('../../', import.meta.url);
    const { version, license } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
    expect(
      first
        .output()
        .split('\n')
        .find((line) => line !== '' && !line.startsWith('>')),
    ).toBe(`Passage ${version}`);
    expect(await (await fetch(`http://127.0.0.1:${port}/health/ready`)).json()).toEqual({ status: 'ready', version });
    const headings = readFileSync(new URL('CHANGELOG.md', root), 'utf8').match(/^## \S+ - \d{4}-\d\d-\d\d$/gm);
    expect(headings?.[0]).toMatch(new RegExp(`^## ${version.replaceAll('.', '\\.')} - `));
    expect(readFileSync(new URL('LICENSE', root), 'utf8')).toContain(`${license} License`);
  });

  it('start-03 prints each step with its progress, and at the end the URLs and the demo accounts', async () => {
    const text = first.output();
    for (const [index, step] of STEPS.entries()) {
      const block = text.slice(text.indexOf(`[${index + 1}/${STEPS.length}] ${step}`)).split(/\n\[|\n\n/, 1)[0];
      expect(block, step).toMatch(/\(\d+\.\d s\)/);
    }
    for (const host of ['localhost', 'second.localhost', 'atelier.localhost'])
      expect(text).toContain(`http://${host}:${port}`);
    for (const page of ['/docs', '/dev/mail']) expect(text).toContain(`http://localhost:${port}${page}`);
    for (const account of [
      'shopper',
      'newcomer',
      'owner',
      'applicant',
      'staff',
      'reviewer',
      'support',
      'shopper2',
      'staff2',
    ]) {
      expect(text).toContain(`${account}@passage.test`);
    }
    expect(text).toMatch(/Passage2026.*135790/);
    const members = (await rows('SELECT email FROM member')).map(({ email }) => email);
    expect(members).toEqual(expect.arrayContaining(text.match(/\w+@passage\.test/g) ?? []));
  });

  it('start-11 seeding shows its progress and draws no picture ahead of its first request', async () => {
    const text = first.output();
    const lines = text.slice(text.indexOf('Demo world'), text.indexOf('Storefront')).split('\n');
    expect(lines.filter((line) => /\(\d+\.\d s\)/.test(line)).length).toBeGreaterThan(3);
    // The rows name pictures; what they look like is nowhere yet, neither beside the database nor in it.
    const kept = readdirSync(clone.path('.data')).filter(
      (name) => !/^(log|postgres|postgres\.json|secret|files|\w+\.lock)$/.test(name),
    );
    expect(kept).toEqual([]);
    // What was uploaded (payment proofs) is no drawing.
    const uploads = readdirSync(clone.path('.data', 'files'), { recursive: true }).map(String);
    expect(uploads.filter((name) => /\b(art2?|scene)\b/.test(name) || name.endsWith('.svg'))).toEqual([]);
    const [{ file = '' } = {}] = await rows('SELECT file FROM spu_picture WHERE tenant_id = 1 LIMIT 1');
    const [{ bytes = 0 } = {}] = await rows("SELECT pg_database_size('passage') AS bytes");
    expect(Number(bytes)).toBeLessThan(150_000_000);
    const picture = await fetch(`${origin()}/files/${file}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
  });

  it('start-04 a second npm start in the same folder says who runs there, and disturbs nothing', async () => {
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(
      new RegExp(`already runs in this folder \\(http://localhost:${port}, process \\d+\\): end it`),
    );
    expect((await fetch(`${origin()}/health/ready`)).status).toBe(200);
  });
});

describe('beside the running one', () => {
  it('start-06 trust-49 uses the PostgreSQL at DATABASE_URL, the owner’s, logs in there as passage_login, and starts no embedded one', async () => {
    const otherPort = await freePort();
    const servers = () => clone.processes().filter(({ command }) => /bin\/postgres /.test(command)).length;
    const before = servers();
    const other = start({ DATABASE_URL: embeddedUrl(), PORT: String(otherPort) });
    await other.waitFor(READY);
    expect(other.output()).toMatch(/Database … PostgreSQL 18\S* at 127\.0\.0\.1:\d+\/passage/);
    expect((await fetch(`http://127.0.0.1:${otherPort}/health/ready`)).status).toBe(200);
    expect(await loggedIn()).toEqual(['passage_login', 'passage_queue_login', 'passage_relay_login']);
    // A connection's process has the server's command line for a moment, until it takes its own name.
    await expect.poll(servers).toBe(before);
    other.signal('SIGINT');
    await other.ended;
    expect(other.output()).toContain('Stopped.');
    expect((await fetch(`${origin()}/health/ready`)).status).toBe(200);
  });

  it('start-16 npm run seed works in the database of the running one', async () => {
    const run = clone.npm(['run', 'seed']);
    expect(await run.ended, run.output()).toBe(0);
    expect(run.output()).toContain('the demo world is there');
    expect((await fetch(`${origin()}/health/ready`)).status).toBe(200);
  });

  it.each([
    ['BCRYPT_ROUNDS', 'many'],
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['HOST', 'not an address'],
    ['HOST', '203.0.113.7'],
    ['DATABASE_URL', 'mysql://localhost/passage'],
    ['DATABASE_URL', 'postgres://localhost'],
  ])('start-10 the bad value of %s, %s, stops the start with a sentence that names it', async (name, value) => {
    const run = start({ PORT: String(await freePort()), DATABASE_URL: embeddedUrl(), [name]: value });
    expect(await run.ended).toBe(78);
    const sentence =
      run
        .output()
        .trim()
        .split('\n')
        .findLast((line) => line && !line.startsWith('npm ')) ?? '';
    expect(sentence).toMatch(new RegExp(`\\b${name}\\b.*\\.$`));
  });

  it.each([
    [
      'nobody listens',
      () => 'postgres://passage:x@127.0.0.1:1/passage',
      /No PostgreSQL answers at 127\.0\.0\.1:1: start it/,
    ],
    [
      'the host is unknown',
      () => 'postgres://passage:x@database.invalid/passage',
      /database\.invalid.*is not known: correct DATABASE_URL/,
    ],
    [
      'the password is wrong',
      () => embeddedUrl().replace(/:[^:@]+@/, ':wrong@'),
      /refuses the user passage: correct the user and the password/,
    ],
    ['there is no such database', () => `${embeddedUrl()}_else`, /has no database passage_else: create it/],
  ])('start-08 with a database where %s it ends with a sentence that says what to do', async (_case, url, sentence) => {
    const run = start({ PORT: String(await freePort()), DATABASE_URL: url() });
    expect(await run.ended).toBe(1);
    expect(run.output()).toMatch(sentence);
    expect(run.output()).not.toContain('    at ');
  });

  it('start-07 with its port in use it ends, before the long steps, with a sentence that says what to do', async () => {
    let server: Server | undefined;
    const taken = await new Promise<number>((resolve) => {
      server = createServer().listen(0, '127.0.0.1', () => {
        const address = server?.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const run = start({ PORT: String(taken), DATABASE_URL: embeddedUrl() });
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain(
      `Port ${taken} is in use by another program: end that program, or choose another port: PORT=`,
    );
    expect(run.output()).not.toContain('Packages');
    server?.close();
  });
});

describe('ending and starting again', () => {
  /** Files whose time of change tells that a step was done again. */
  const made = () =>
    [
      'node_modules/.passage-installed',
      'packages/database/src/generated/client.ts',
      'apps/web/dist/index.html',
      '.data/postgres/PG_VERSION',
    ].map((file) => statSync(clone.path(file)).mtimeMs);
  let before: { world: string; made: number[] };

  it('start-04 Ctrl-C ends it and everything it started, and leaves no lock', async () => {
    before = { world: await worldOf(), made: made() };
    expect(clone.processes().length).toBeGreaterThan(2);
    first.signal('SIGINT');
    await first.ended;
    expect(first.output()).toContain('Stopped.');
    expect(clone.processes()).toEqual([]);
    const left = [...readdirSync(clone.path('.data')), ...readdirSync(clone.path('.data', 'postgres'))];
    expect(left.filter((name) => /\.lock|\.pid|\.new$/.test(name))).toEqual([]);
    await expect(fetch(`${origin()}/health/live`)).rejects.toThrow();
  });

  it('start-05 the next start reuses installation, database, data and build, and seeds nothing again', async () => {
    const second = start();
    await second.waitFor(READY);
    for (const step of ['Packages', 'Prisma client', 'Storefront']) {
      expect(second.output()).toMatch(new RegExp(`${step} … up to date`));
    }
    expect({ world: await worldOf(), made: made() }).toEqual(before);
    // What a power cut does to all of it at once is the next test's beginning.
    clone.killAll();
    await second.ended;
  });

  it('start-04 after everything was killed the next start recovers, with all its data', async () => {
    const third = start();
    await third.waitFor(READY);
    expect(await worldOf()).toBe(before.world);
    // To npm alone, which passes it to a shell that passes it to nobody.
    process.kill(third.pid, 'SIGTERM');
    await third.ended;
    const limit = Date.now() + HUNG_RUN_MS;
    while (clone.processes().length && Date.now() < limit) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(clone.processes()).toEqual([]);
  });

  it('start-04 Ctrl-C in the middle of a step ends it just so', async () => {
    const run = start();
    await run.waitFor(/Migrations/);
    run.signal('SIGINT');
    expect(await run.ended).not.toBe(0);
    expect(clone.processes()).toEqual([]);
    expect(readdirSync(clone.path('.data')).filter((name) => name.endsWith('.lock'))).toEqual([]);
  });
});

describe('npm run seed', () => {
  it('start-16 makes a catalogue of as many products as asked for', () => seedManyProducts(clone));
});

describe('npm run backup and npm run restore', () => {
  it('ops-22 carry the demo into a clone without one', () => carryBackup(clone));
});

describe('npm run dev', () => {
  it('start-14 shows a saved change of the server and of the client without a restart by hand', () =>
    showSavedChanges(clone));
});
