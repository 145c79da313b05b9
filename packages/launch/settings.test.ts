import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSettings } from './settings.js';
import { playwrightCounts, sumOf, vitestCounts } from './test-counts.js';

afterEach(() => vi.unstubAllEnvs());

describe('the settings', () => {
  it('start-02 without PORT the port is 4000, on this machine alone', () => {
    vi.stubEnv('PORT', '');
    vi.stubEnv('HOST', '');
    vi.stubEnv('DATABASE_URL', '');
    expect(readSettings()).toEqual({ port: 4000, host: '127.0.0.1', databaseUrl: undefined });
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
