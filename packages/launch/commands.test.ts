import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Checkout } from './checkout.fixture.ts';
import { freePort } from './free-port.js';
import { LEFT_OUT } from './studio-tests.js';

let clone: Checkout;

beforeAll(async () => {
  clone = await Checkout.copy();
});

afterAll(() => clone?.remove(), 60_000);

/**
 * Leaves the clone one small test of each kind: that they run is the matter here, not what they find. The studio keeps
 * its own, which an unchanged one leaves out.
 */
async function leaveOneTestOfEachKind(): Promise<void> {
  for (const parent of ['apps', 'packages', 'prisma']) {
    // With types it does not follow the links of node_modules, which lead round in circles.
    const files = await readdir(clone.path(parent), { recursive: true, withFileTypes: true });
    const tests = files.filter((file) => file.isFile() && /\.(test\.tsx?|e2e\.ts)$/.test(file.name));
    const others = tests.filter((file) => !file.parentPath.startsWith(clone.path('packages', 'studio')));
    await Promise.all(others.map((file) => rm(join(file.parentPath, file.name))));
  }
  await writeFile(
    clone.path('packages', 'money', 'src', 'unit.test.ts'),
    `import { expect, it } from 'vitest';\nit('a unit', () => expect(1 + 1).toBe(2));\n`,
  );
  await writeFile(
    clone.path('apps', 'api', 'src', 'http.test.ts'),
    `import { expect, it } from 'vitest';
import { startApi } from './testing/api.ts';
const api = await startApi();
it('the API over HTTP and PostgreSQL', async () => expect((await fetch(api.origin + '/health/ready')).status).toBe(200));
`,
  );
  await mkdir(clone.path('apps', 'web', 'e2e'), { recursive: true });
  await writeFile(
    clone.path('apps', 'web', 'e2e', 'page.e2e.ts'),
    `import { expect, test } from '@playwright/test';
test('the built app in Chromium', async ({ page, browserName }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  expect(browserName).toBe('chromium');
});
`,
  );
}

describe('npm test', () => {
  it('start-12 installs what is missing and ends with the sum of its tests', async () => {
    const run = clone.npm(['test', '--', 'packages/money']);
    expect(await run.ended, run.output()).toBe(0);
    expect(run.output()).toMatch(/Packages[\s\S]*installed/);
    expect(run.output()).toContain('Long tests run in their small size.\n');
    expect(run.output().trim()).toMatch(/\n[1-9]\d* passed, 0 failed$/);
  });

  it('start-12 start-13 house-39 runs units, API and browser, says that the unchanged studio is left out, and needs no network once everything is installed', async () => {
    await leaveOneTestOfEachKind();
    // Whoever asks a registry or a download server now gets no answer.
    const dead = 'http://127.0.0.1:9';
    const env = { npm_config_registry: dead, HTTP_PROXY: dead, HTTPS_PROXY: dead, http_proxy: dead, https_proxy: dead };
    const local = { NO_PROXY: 'localhost,127.0.0.1', no_proxy: 'localhost,127.0.0.1' };
    const run = clone.npm(['test'], { ...env, ...local, PASSAGE_E2E_PORT: String(await freePort()) });
    expect(await run.ended, run.output()).toBe(0);
    expect(run.output()).toContain(`\n${LEFT_OUT}\n`);
    expect(run.output().trim()).toMatch(/\n3 passed, 0 failed$/);
    expect(clone.processes()).toEqual([]);
  });

  it('start-12 fails where a test fails, where a file does not load and where none runs', async () => {
    await writeFile(
      clone.path('packages', 'money', 'src', 'broken.test.ts'),
      `import { expect, it } from 'vitest';\nit('adds up', () => expect(1 + 1).toBe(3));\n`,
    );
    await writeFile(clone.path('packages', 'money', 'src', 'unloadable.test.ts'), `import './not-there.ts';\n`);
    const run = clone.npm(['test', '--', 'packages/money/src/broken', 'packages/money/src/unloadable']);
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain('\n0 passed, 2 failed\n');
    const none = clone.npm(['test', '--', 'no-such-file']);
    expect(await none.ended).toBe(1);
  });
});

describe('npm run check', () => {
  /** Their types take long, and the rest shows the same. */
  async function leaveOutLargePackages(): Promise<void> {
    for (const folder of ['apps/api', 'apps/web', 'packages/bench', 'packages/soak', 'prisma']) {
      const manifest = clone.path(...folder.split('/'), 'package.json');
      const text = await readFile(manifest, 'utf8');
      await writeFile(manifest, text.replace('"check": "tsc -p ."', '"checked-elsewhere": "tsc -p ."'));
    }
  }

  it('start-15 lints and checks types, names each fault and exits non-zero', async () => {
    await writeFile(clone.path('packages', 'money', 'src', 'fault.ts'), `export const price: number = 'ten';\n`);
    await writeFile(clone.path('packages', 'launch', 'fault.js'), `debugger\n`);
    await leaveOutLargePackages();
    const run = clone.npm(['run', 'check']);
    expect(await run.ended).toBe(1);
    expect(run.output()).toMatch(/FAULT {2}biome[\s\S]*noDebugger/);
    expect(run.output()).toMatch(/FAULT {2}types of packages\/money[\s\S]*fault\.ts[\s\S]*TS2322/);
    expect(run.output()).toMatch(/ok {5}types of packages\/contract/);
  });

  it('house-33 a second one takes everything from the cache and says so, and after a change all but what holds it', async () => {
    // What the tests before have left.
    const faults = [
      'money/src/fault.ts',
      'money/src/broken.test.ts',
      'money/src/unloadable.test.ts',
      'launch/fault.js',
    ];
    const ofOthers = ['apps/api/src/http.test.ts', 'apps/web/e2e/page.e2e.ts', 'packages/money/src/unit.test.ts'];
    for (const file of [...faults.map((name) => `packages/${name}`), ...ofOthers])
      await rm(clone.path(...file.split('/')), { force: true });
    await leaveOutLargePackages();
    const check = async (): Promise<string[]> => {
      const run = clone.npm(['run', 'check']);
      expect(await run.ended, run.output()).toBe(0);
      return run.output().split('\n');
    };
    const TASKS = [
      'biome',
      ...['contract', 'database', 'deploy', 'launch', 'money', 'settings', 'studio', 'testing'].map(
        (name) => `types of packages/${name}`,
      ),
      'build of apps/web',
    ];
    expect(await check()).toContain('10 of 10 checks passed');
    const second = await check();
    expect(second).toEqual(
      expect.arrayContaining([
        "10 of 10 from turbo's cache",
        ...TASKS.map((task) => `ok     ${task} (from the cache)`),
      ]),
    );
    expect(clone.processes()).toEqual([]);
    // What was built can be thrown away, and comes back whole.
    const built = await readFile(clone.path('apps', 'web', 'dist', 'index.html'), 'utf8');
    await rm(clone.path('apps', 'web', 'dist'), { recursive: true });
    expect(await check()).toContain("10 of 10 from turbo's cache");
    expect(await readFile(clone.path('apps', 'web', 'dist', 'index.html'), 'utf8')).toBe(built);
    await appendFile(clone.path('apps', 'web', 'src', 'app', 'main.tsx'), '// Changed.\n');
    await appendFile(clone.path('packages', 'settings', 'version.js'), '// Changed.\n');
    const third = await check();
    const fresh = third.flatMap((line) => /^ok {5}(.+) \([\d.]+ s\)$/.exec(line)?.[1] ?? []);
    expect(fresh.sort()).toEqual(
      [
        'biome',
        'build of apps/web',
        ...['database', 'launch', 'settings', 'testing'].map((name) => `types of packages/${name}`),
      ].sort(),
    );
  });
});
