import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readSettings } from './settings.js';
import { playwrightCounts, sumOf, vitestCounts } from './test-counts.js';

afterEach(() => vi.unstubAllEnvs());

describe('the settings', () => {
  it('start-02 without PORT the port is 4000, on this machine alone', () => {
    vi.stubEnv('PORT', '');
    vi.stubEnv('HOST', '');
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('DATABASE_OWNER_URL', '');
    expect(readSettings()).toEqual({ port: 4000, host: '127.0.0.1', databaseUrl: undefined, appUrl: undefined });
  });

  it('start-10 never repeats the password of a bad DATABASE_URL', () => {
    vi.stubEnv('DATABASE_URL', 'mysql://someone:hunter2@localhost/passage');
    expect(readSettings).toThrow(expect.objectContaining({ message: expect.not.stringContaining('hunter2') }));
  });
});

describe('the sum of npm test', () => {
  it('start-12 counts what could hide a fault as failed', () => {
    expect(vitestCounts('/no/such/report.json', 0, true)).toMatchObject({ passed: 0, failed: 1 });
    expect(playwrightCounts('/no/such/report.json', 0, true)).toMatchObject({ passed: 0, failed: 1 });
    expect(
      sumOf([
        { passed: 3, failed: 0, notes: [] },
        { passed: 2, failed: 1, notes: ['n'] },
      ]),
    ).toEqual({ passed: 5, failed: 1, notes: ['n'] });
  });

  it('names what failed, and how', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'passage-reports-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const vitest = join(folder, 'vitest.json');
    await writeFile(
      vitest,
      JSON.stringify({
        ...{ numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 },
        testResults: [
          {
            ...{ name: 'cart.test.ts', status: 'failed', message: '' },
            assertionResults: [
              { status: 'passed', fullName: 'adds', failureMessages: [] },
              { status: 'failed', fullName: 'adds twice', failureMessages: ['Error: 1 is not 2\n    at cart.test.ts'] },
            ],
          },
          { name: 'broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
        ],
      }),
    );
    expect(vitestCounts(vitest, 1, true)).toEqual({
      ...{ passed: 1, failed: 2 },
      notes: [
        'Vitest failed: cart.test.ts: adds twice: Error: 1 is not 2',
        'Vitest failed: broken.test.ts: no such module',
      ],
    });
    const playwright = join(folder, 'playwright.json');
    const error = { message: '\u001b[31mError\u001b[39m: hidden\n  at list.e2e.ts' };
    await writeFile(
      playwright,
      JSON.stringify({
        stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
        errors: [],
        suites: [
          {
            ...{ title: 'list.e2e.ts', file: 'list.e2e.ts' },
            specs: [{ title: 'shows', ok: true, tests: [{ results: [{}] }] }],
            suites: [
              {
                title: 'a list',
                file: 'list.e2e.ts',
                specs: [{ title: 'sorts', ok: false, tests: [{ results: [{ error }] }] }],
              },
            ],
          },
        ],
      }),
    );
    expect(playwrightCounts(playwright, 1, true)).toEqual({
      ...{ passed: 1, failed: 1 },
      notes: ['Playwright failed: list.e2e.ts: sorts: Error: hidden'],
    });
  });
});

describe('the root', () => {
  it('has every command of the README', async () => {
    const [readme, manifest] = await Promise.all(
      ['README.md', 'package.json'].map((file) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8')),
    );
    const scripts = JSON.parse(manifest ?? '{}').scripts;
    const commands = [...(readme ?? '').matchAll(/npm (?:run )?(\w+)/g)].map(([, name]) => name);
    expect(commands.length).toBeGreaterThan(4);
    for (const name of commands) expect(Object.keys(scripts)).toContain(name);
  });
});
