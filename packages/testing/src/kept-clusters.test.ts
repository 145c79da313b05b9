import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startCluster } from '@passage/launch/postgres';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { keyOf, MIGRATED_FROM, SEEDED_FROM } from './kept-clusters.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'passage-kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('a kept cluster', () => {
  it('house-43 is made once by runs that start at the same time, never from a draft, and reused by the next', async () => {
    const cache = temporaryFolder();
    const clusters = join(cache, 'clusters');
    // A run that was ended left a draft, and older sources left clusters of theirs.
    const olden = ['empty-older-1', 'empty-older-2', 'empty-older-3', 'demo-older-1'];
    for (const [index, name] of ['empty-draft', ...olden].entries()) {
      mkdirSync(join(clusters, name, 'postgres'), { recursive: true });
      writeFileSync(join(clusters, name, 'postgres', 'PG_VERSION'), 'no such version');
      utimesSync(join(clusters, name), index, index);
    }
    const run = async (): Promise<[string, string]> => {
      const folder = temporaryFolder();
      const words = ['--import', 'tsx', 'packages/testing/src/kept-clusters.testing.ts', folder];
      const { stdout } = await promisify(execFile)(process.execPath, words, {
        cwd: ROOT,
        env: { ...process.env, TEST_CACHE: cache },
      });
      return [stdout.trim(), folder];
    };
    const [[one, folder], [other]] = await Promise.all([run(), run()]);
    expect([one, other].sort()).toEqual(['kept', 'made']);
    expect((await run())[0]).toBe('kept');
    expect(readdirSync(clusters).sort()).toEqual(
      ['demo-older-1', 'empty-older-2', 'empty-older-3', keyOf('empty')].sort(),
    );

    const cluster = await startCluster({ folder, isThrowaway: true });
    const client = new pg.Client({ connectionString: cluster.url('postgres') });
    await client.connect();
    const { rows } = await client.query("select datname from pg_database where datname like 'passage%'");
    await client.end();
    await cluster.stop('immediate');
    expect(rows).toEqual([{ datname: 'passage_template' }]);
  });

  it('house-43 has another key when a migration or the seed changed, and the same when a test did', () => {
    const root = temporaryFolder();
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    };
    const day = new Date('2026-03-01T10:00:00Z');
    const keys = () => [keyOf('empty', { root, day }), keyOf('demo', { root, day })];
    write('prisma/migrations/1/migration.sql', 'create table a ()');
    write('prisma/seed/index.ts', 'a');
    write('apps/api/src/app.ts', 'a');
    const [empty, demo] = keys();

    for (const test of ['prisma/seed/a.test.ts', 'apps/api/src/a.testing.ts', 'apps/api/src/testing/api.ts'])
      write(test, 'a');
    expect(keys()).toEqual([empty, demo]);
    for (const path of ['prisma/seed/index.ts', 'apps/api/src/app.ts', 'packages/studio/src/index.ts']) {
      write(path, 'b');
      const [sameEmpty, otherDemo] = keys();
      expect([path, sameEmpty]).toEqual([path, empty]);
      expect([path, otherDemo]).not.toEqual([path, demo]);
    }
    const [, before] = keys();
    write('prisma/migrations/1/migration.sql', 'create table b ()');
    const [otherEmpty, otherDemo] = keys();
    expect(otherEmpty).not.toBe(empty);
    expect(otherDemo).not.toBe(before);
    // What the seed dates by the day is of that day.
    const tomorrow = new Date('2026-03-02T00:00:00Z');
    expect(keyOf('demo', { root, day: tomorrow })).not.toBe(otherDemo);
    expect(keyOf('empty', { root, day: tomorrow })).toBe(otherEmpty);
  });

  it('house-43 has a key of all files that migrations and seed import', () => {
    const importedBy = (entries: readonly string[]): string[] => {
      const seen = new Set<string>();
      const waiting = entries.map((path) => join(ROOT, path));
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
        if (seen.has(file) || !existsSync(file)) continue;
        seen.add(file);
        const text = readFileSync(file, 'utf8');
        for (const [, to = ''] of text.matchAll(/(?:from|import\(?) ?['"]([^'"]+)['"]|new URL\('(\.[^']+\.[jt]s)'/g)) {
          if (to.startsWith('.')) waiting.push(join(dirname(file), to));
          const [, name, inner] = /^@passage\/(\w+)\/?(.*)$/.exec(to) ?? [];
          if (name === 'api' || name === 'web') waiting.push(join(ROOT, 'apps', name, 'package.json'));
          else if (name !== undefined)
            for (const path of [`src/${inner || 'index'}.ts`, `${inner || 'index'}.js`, `${inner}.ts`, 'package.json'])
              waiting.push(join(ROOT, 'packages', name, path));
        }
      }
      return [...seen].map((file) => relative(ROOT, file));
    };
    const isBelow = (sources: readonly string[]) => (path: string) =>
      sources.some((source) => path === source || path.startsWith(`${source}/`));
    const migrated = importedBy(['packages/database/src/migrate-database.ts']);
    expect(migrated.length).toBeGreaterThan(3);
    expect(migrated.filter((path) => !isBelow(MIGRATED_FROM)(path))).toEqual([]);
    const seeded = importedBy(['prisma/seed/main.ts']);
    expect(seeded.length).toBeGreaterThan(300);
    expect(seeded.filter((path) => !isBelow([...MIGRATED_FROM, ...SEEDED_FROM])(path))).toEqual([]);
  });
});
