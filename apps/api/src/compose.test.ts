/** What docker-compose.yml, Dockerfile, .env.example and the proxy's configuration promise, as far as their text tells. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ERRORS } from '@passage/contract';
import { assertBoundLogin, urlAs } from '@passage/database';
import { startThrowawayCluster } from '@passage/testing/throwaway-cluster';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig } from './config.ts';
import { errorMessage } from './texts/error-message.ts';
import { LANGUAGES } from './texts/index.ts';
import { PROXY_ANSWERS, proxyTexts } from './texts/proxy-texts.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const run = promisify(execFile);
const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

const condition = z.enum(['service_healthy', 'service_completed_successfully']);
const service = z.object({
  image: z.string(),
  user: z.string().optional(),
  build: z.object({ context: z.literal('.'), target: z.string() }).optional(),
  command: z.array(z.string()).optional(),
  restart: z.literal('unless-stopped').optional(),
  healthcheck: z.object({ test: z.array(z.string()), interval: z.string(), timeout: z.string() }).optional(),
  depends_on: z.record(z.string(), z.object({ condition })).default({}),
  ports: z.array(z.string()).default([]),
  profiles: z.array(z.string()).optional(),
  container_name: z.never().optional(),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  cap_add: z.never().optional(),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  volumes: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
});
const compose = z
  .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.object({})) })
  .parse(parse(read('docker-compose.yml'), { merge: true }));
const { services } = compose;
const entries = Object.entries(services);
/** They end when they are done. */
const JOBS = ['secrets', 'migrate', 'seed'];
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

/** The last stage of what a target of the Dockerfile is built from. */
const stages = read('packages/deploy/Dockerfile')
  .split(/^(?=FROM )/m)
  .slice(1);
const stageOf = (name: string): string =>
  stages.find((text) => new RegExp(`^FROM \\S+ AS ${name}$`, 'm').test(text)) ?? '';

it('ops-03 docker-compose.yml declares the whole stack, the object storage behind a profile', () => {
  const kept = ['postgres', 'redis', 'mail', 'api', 'worker', 'web', 'proxy', 'storage'];
  expect(entries.map(([name]) => name).sort()).toEqual([...JOBS, ...kept].sort());
  expect(entries.filter(([, { profiles }]) => profiles)).toMatchObject([['storage', { profiles: ['s3'] }]]);
  expect(services.postgres?.image).toMatch(/^postgres:18/);
  expect(services.worker?.command?.at(-1)).toBe('apps/api/src/work.ts');
  expect(services.api?.environment).toMatchObject({ PASSAGE_MODE: 'production', PASSAGE_WORKER: 'off' });
  expect(read('packages/deploy/proxy.conf')).toContain('set $web http://web:8080;');
  for (const [name, { depends_on }] of entries)
    for (const other of Object.keys(depends_on)) expect(services, `${name} needs ${other}`).toHaveProperty(other);
});

it('fault:security-55 the demo’s accounts are let in by word, and while only this machine reaches the stack', () => {
  for (const name of ['api', 'worker', 'seed'])
    expect(services[name]?.environment, name).toMatchObject({
      DEMO_WORLD: expect.stringMatching(/^\$\{DEMO_WORLD:-on\}$/),
      PUBLISHED_ADDRESS: expect.stringMatching(/^\$\{HOST:-127\.0\.0\.1\}$/),
      FRONT_PROXY: expect.stringMatching(/^\$\{FRONT_PROXY:-\}$/),
    });
  for (const [name, { ports }] of entries)
    for (const port of ports) expect(port, name).toMatch(/^\$\{HOST:-127\.0\.0\.1\}:/);
});

it('ops-04 what keeps running has a health check and comes back, and what must last is in named volumes', () => {
  for (const [name, { restart, healthcheck }] of entries) {
    const [isKept, isChecked] = [restart !== undefined, healthcheck !== undefined];
    expect([name, isKept, isChecked]).toEqual([name, !JOBS.includes(name), !JOBS.includes(name)]);
  }
  const places = entries.flatMap(([, { volumes }]) => volumes);
  expect(places.filter((place) => !Object.keys(compose.volumes).some((name) => place.startsWith(`${name}:/`)))).toEqual(
    [],
  );
  expect(services.postgres?.volumes).toContain('database:/var/lib/postgresql');
  expect(services.redis?.volumes).toContain('queues:/data');
  for (const name of ['api', 'worker', 'seed'])
    expect(services[name]?.volumes).toContain('uploads:/var/lib/passage/files');
});

it('ops-05 the API may run several times at once: it has no fixed name or port, and the proxy looks it up anew', () => {
  expect(services.api?.ports).toEqual([]);
  expect(
    entries
      .filter(([, { ports }]) => ports.length > 0)
      .map(([name]) => name)
      .sort(),
  ).toEqual(['mail', 'proxy', 'storage']);
  const proxy = read('packages/deploy/proxy.conf');
  expect(proxy).toMatch(/resolver 127\.0\.0\.11 valid=1s/);
  expect(proxy).toContain('set $api http://api:4000;');
  // Only what was not sent, or changes nothing, goes to another process.
  expect(proxy).toMatch(/proxy_next_upstream error timeout;/);
  expect(proxy).not.toContain('non_idempotent');
});

it('ops-06 .env.example names every setting of the stack and of the API, each with what it is for', () => {
  const asked = new Set<string>();
  const given: Record<string, string> = { DATABASE_URL: 'postgres://a@b/c', STORAGE_URL: 's3://abc' };
  for (const name of ['STORAGE_ACCESS_KEY', 'STORAGE_SECRET_KEY']) given[name] = 'key';
  readConfig(
    new Proxy(given, {
      get: (target, name) => {
        asked.add(String(name));
        return target[String(name)];
      },
    }),
  );
  const named = namesIn(read('.env.example'), /^# ([A-Z_]+)=/gm);
  const interpolated = namesIn(read('docker-compose.yml'), /\$\{([A-Z_]+)/g);
  expect(asked.size).toBeGreaterThan(15);
  expect(named).toEqual(
    [...new Set([...asked, ...interpolated, 'COMPOSE_PROFILES', 'WEB_PORT', 'PASSAGE_DEBUG'])].sort(),
  );
  // Copied as it is, it sets nothing, least of all a secret that everybody knows.
  expect(
    read('.env.example')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  ).toEqual([]);
});

it('ops-07 images are built in stages from pinned versions and run as a user with no rights over a file system that cannot be written', () => {
  const bases = stages.map((text) => /^FROM (\S+) AS/.exec(text)?.[1] ?? '');
  const own = bases.filter((name) => name.includes(':'));
  expect(own.filter((name) => !/:\d+\.\d+\.\d+-/.test(name))).toEqual([]);
  expect(own.length).toBeLessThan(bases.length);
  expect(stageOf('sources')).toContain('pnpm-lock.yaml');
  expect(stageOf('build')).toContain('--frozen-lockfile');
  expect(stageOf('production')).toMatch(/--frozen-lockfile --prod/);
  expect(stageOf('api')).not.toMatch(/pnpm|npm install/);
  for (const [name, { build, user, image }] of entries) {
    const told = user ?? /^USER (\S+)$/m.exec(stageOf(build?.target ?? ''))?.[1];
    expect([name, told]).not.toEqual([name, undefined]);
    expect(told).not.toMatch(/^(root|0)/);
    if (!build) expect(image).toMatch(/:(v?\d+\.\d+|RELEASE\.)/);
  }
});

it('ops-09 migrations run as a job of their own, before anything that serves', () => {
  expect(services.migrate?.command?.at(-1)).toBe('packages/database/src/migrate.ts');
  for (const name of ['api', 'worker', 'seed'])
    expect(services[name]?.depends_on.migrate).toEqual({ condition: 'service_completed_successfully' });
  expect(read('apps/api/src/run-process.ts')).not.toContain('migrate');
});

it('trust-49 in compose the migrations make passage_login, on volumes of before too, and what serves has no way to the owner’s password', async () => {
  const [app, owner] = await Promise.all(['app', 'owner'].map((name) => mkdtemp(join(tmpdir(), `passage-${name}-`))));
  if (app === undefined || owner === undefined) throw new Error('no folders');
  const cluster = await startThrowawayCluster();
  try {
    // What one folder held when the app logged in as the owner.
    const { password, host } = new URL(cluster.url);
    await writeFile(join(app, 'database-password'), password);
    await writeFile(
      join(app, 'settings'),
      `DATABASE_URL=postgres://passage:${password}@postgres:5432/passage\nPASSAGE_SECRET=whoever is signed in stays signed in\n`,
    );
    const makeSecrets = () => run(process.execPath, ['packages/deploy/make-secrets.js', app, owner], { cwd: ROOT });
    const filesIn = async (folder: string) =>
      Promise.all(
        (await readdir(folder)).sort().map(async (name) => [name, await readFile(join(folder, name), 'utf8')]),
      );
    await makeSecrets();
    const made = [await filesIn(app), await filesIn(owner)];
    await makeSecrets();
    expect([await filesIn(app), await filesIn(owner)]).toEqual(made);
    expect(made).toEqual([
      [
        [
          'app-settings',
          expect.stringMatching(
            /^DATABASE_URL=postgres:\/\/passage_login:\w{48}@postgres:5432\/passage\nPASSAGE_SECRET=whoever is signed in stays signed in\n$/,
          ),
        ],
      ],
      [
        ['database-password', password],
        ['settings', `DATABASE_OWNER_URL=postgres://passage:${password}@postgres:5432/passage\n`],
      ],
    ]);
    expect(JSON.stringify(made[0])).not.toContain(password);

    // The migration service's own command, with this machine's PostgreSQL in the place of the stack's.
    const words = services.migrate?.command ?? [];
    for (const [folder, name] of [
      [app, 'app-settings'],
      [owner, 'settings'],
    ] as const) {
      const text = (await readFile(join(folder, name), 'utf8')).replace('@postgres:5432/passage', `@${host}/postgres`);
      await writeFile(join(folder, `${name}.here`), text);
    }
    const here = words
      .slice(1)
      .map((word) =>
        word
          .replace('/run/passage-owner/settings', join(owner, 'settings.here'))
          .replace('/run/passage/app-settings', join(app, 'app-settings.here')),
      );
    await run(process.execPath, ['--import', 'tsx', ...here], { cwd: ROOT });
    const [, url = ''] = /^DATABASE_URL=(.+)$/m.exec(await readFile(join(app, 'app-settings.here'), 'utf8')) ?? [];
    for (const as of ['app', 'relay', 'queue'] as const) await assertBoundLogin(urlAs(url, as), as);
  } finally {
    await cluster.stop();
    for (const folder of [app, owner]) await rm(folder, { recursive: true, force: true });
  }
  for (const name of ['api', 'worker']) {
    expect(services[name]?.command).toContain('--env-file=/run/passage/app-settings');
    expect(services[name]?.volumes.filter((place) => place.startsWith('owner:'))).toEqual([]);
    expect(services[name]?.environment.DATABASE_OWNER_URL).toBe('');
  }
  for (const name of ['migrate', 'seed'])
    expect(services[name]?.command).toEqual(
      expect.arrayContaining(['--env-file=/run/passage-owner/settings', '--env-file=/run/passage/app-settings']),
    );
});

it('ops-10 the stack is up once the demo world of npm start is made', () => {
  expect(read('packages/launch/demo-world.js')).toContain(
    "words: ['--import', 'tsx', 'prisma/seed/main.ts', ...words]",
  );
  expect(services.seed?.command?.slice(-1)).toEqual(['prisma/seed/main.ts']);
  expect(services.proxy?.depends_on.seed).toEqual({ condition: 'service_completed_successfully' });
  expect(services.seed?.environment.DEMO_WORLD).toMatch(/:-on\}$/);
});

it('the proxy speaks the server’s words in every language', () => {
  const proxy = read('packages/deploy/proxy.conf');
  const dockerfile = read('packages/deploy/Dockerfile');
  expect(proxy).toContain('include /etc/nginx/proxy-texts.conf;');
  expect(dockerfile).toContain('RUN node apps/api/src/print-proxy-texts.ts > proxy-texts.conf');
  expect(dockerfile).toContain('COPY --from=build /app/proxy-texts.conf /etc/nginx/proxy-texts.conf');
  const texts = proxyTexts();
  expect(texts).toContain("map $http_language $overloaded {\n  default 'The service is very busy at the moment.");
  expect(texts).toContain("  zhTW '內容過大，請縮小後再試一次。';");
  for (const [variable, error] of Object.entries(PROXY_ANSWERS)) {
    const [, map = ''] = new RegExp(`map \\$http_language \\$${variable} \\{([^}]*)\\}`).exec(texts) ?? [];
    for (const language of LANGUAGES)
      expect(map).toContain(`${language === 'en' ? 'default' : language} '${errorMessage(error, language)}';`);
    expect(proxy).toContain(`{"code":${ERRORS[error]},"msg":"$${variable}","data":null}`);
  }
});
