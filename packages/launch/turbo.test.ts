import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HUNG_RUN_MS } from '../testing/src/limits.ts';
import { Checkout } from './checkout.fixture.ts';
import { workspaceFolders } from './packages.js';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Task {
  readonly dependsOn?: readonly string[];
  readonly inputs?: readonly string[];
}
const tasks: Readonly<Record<string, Task>> = JSON.parse(read('turbo.json')).tasks;
const manifestOf = (
  folder: string,
): {
  name: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
} => JSON.parse(read(join(folder, 'package.json')));

describe('what turbo runs', () => {
  it('house-34 every command of every package.json is a task of turbo.json, or stands with its reason in the decision record', () => {
    const names = new Set(Object.keys(tasks).map((id) => id.replace(/^.*#/, '')));
    const record = read('.github/decisions/0025-turbo-checks-and-builds.md');
    const reasons = new Map(
      [...record.matchAll(/^- ((?:`[\w-]+`(?:, )?)+): (.+)$/gm)].flatMap(([, words = '', reason = '']) =>
        [...words.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => [name, reason] as const),
      ),
    );
    const commands = ['.', ...workspaceFolders()].flatMap((folder) => Object.keys(manifestOf(folder).scripts ?? {}));
    // The root's check is what calls turbo, which runs the packages'.
    expect(commands).toEqual(expect.arrayContaining(['start', 'test', 'check', 'lint', 'build', 'generate']));
    for (const name of commands) expect([name, names.has(name) || reasons.has(name)]).toEqual([name, true]);
    for (const [name, reason] of reasons) {
      expect([name, reason.length > 20 && commands.includes(name) && !names.has(name)]).toEqual([name, true]);
    }
  });

  it('house-33 each package has its types checked, and there is no remote cache and no cache of another folder', () => {
    for (const folder of workspaceFolders())
      expect([folder, manifestOf(folder).scripts?.check]).toEqual([folder, 'tsc -p .']);
    expect(JSON.parse(read('turbo.json'))).toMatchObject({
      cacheDir: '.turbo/cache',
      remoteCache: { enabled: false },
      envMode: 'strict',
    });
  });

  it('house-33 what a package reads of another by a relative path is an input of its check', () => {
    const packageOf = (path: string): string =>
      workspaceFolders().find((folder) => path.startsWith(`${folder}/`)) ?? '.';
    const found = new Set<string>();
    for (const folder of workspaceFolders()) {
      const files = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile() && /\.(ts|tsx|js)$/.test(file.name))
        .map((file) => relative(ROOT, join(file.parentPath, file.name)).replaceAll('\\', '/'))
        .filter((path) => !/\/(node_modules|dist|generated)\//.test(path));
      for (const path of files)
        for (const [, to = ''] of read(path).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
          const target = packageOf(join(dirname(path), to).replaceAll('\\', '/'));
          if (target !== folder) found.add(`${folder} ${target}`);
        }
    }
    expect([...found].sort()).toEqual(expect.arrayContaining(['packages/launch packages/database']));
    for (const pair of found) {
      const [folder = '', target = ''] = pair.split(' ');
      const { name, dependencies, devDependencies } = manifestOf(folder);
      const { dependsOn = [] } = tasks[`${name}#check`] ?? tasks.check ?? {};
      const other = manifestOf(target).name;
      const isNamed = dependsOn.includes(`${other}#transit`);
      const isBelow = dependsOn.includes('^transit') && other in { ...dependencies, ...devDependencies };
      expect([pair, isNamed || isBelow]).toEqual([pair, true]);
    }
  });
});

describe('what turbo runs again', () => {
  let clone: Checkout;
  let before: ReadonlyMap<string, string>;
  beforeAll(async () => {
    clone = await Checkout.copy();
    before = await hashes();
  }, HUNG_RUN_MS);
  afterAll(() => clone?.remove(), 60_000);

  /** What turbo would run in the clone: each task that has a command, with the key of its result. */
  async function hashes(env: Record<string, string> = {}): Promise<ReadonlyMap<string, string>> {
    const turbo = join(ROOT, 'node_modules', 'turbo', 'bin', 'turbo');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [turbo, 'run', 'check', 'build', 'lint', '--dry=json', '--skip-infer', `--cwd=${clone.folder}`],
      {
        env: {
          PATH: [join(ROOT, 'node_modules', '.bin'), dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter),
          TURBO_TELEMETRY_DISABLED: '1',
          ...env,
        },
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    const planned: { tasks: { taskId: string; hash: string; command: string }[] } = JSON.parse(stdout);
    const run = planned.tasks.filter(({ command }) => command !== '<NONEXISTENT>');
    return new Map(run.map(({ taskId, hash }) => [taskId.replace('@passage/', ''), hash]));
  }

  const changed = (after: ReadonlyMap<string, string>): string[] =>
    [...after].flatMap(([id, hash]) => (before.get(id) === hash ? [] : [id])).sort();

  const append = (text: string) => (content: string) => `${content}${text}`;
  const bump = (name: string) => (content: string) =>
    content
      .replaceAll(new RegExp(`(\\b${name}@)(\\d+\\.\\d+)\\.\\d+`, 'g'), '$1$2.999')
      .replaceAll(
        new RegExp(`(\\n {6}${name}:\\n {8}specifier: [^\\n]+\\n {8}version: \\d+\\.\\d+)\\.\\d+`, 'g'),
        '$1.999',
      );
  const ALL_CHECKS = [
    ...['api', 'bench', 'contract', 'database', 'demo', 'deploy', 'launch'],
    ...['money', 'settings', 'soak', 'studio', 'testing', 'web'],
  ].map((name) => `${name}#check`);

  it.each<[string, string, (content: string) => string, string[]]>([
    [
      'a source of money',
      'packages/money/src/index.ts',
      append('\n'),
      [...['api', 'bench', 'contract', 'demo', 'money', 'soak', 'web'].map((name) => `${name}#check`), 'web#build'],
    ],
    [
      'a source of the studio',
      'packages/studio/src/index.ts',
      append('\n'),
      [...['api', 'bench', 'demo', 'soak', 'studio'].map((name) => `${name}#check`)],
    ],
    ['a source of the storefront', 'apps/web/src/app/main.tsx', append('\n'), ['web#build', 'web#check']],
    [
      'the schema',
      'prisma/schema/after-sales.prisma',
      append('\n'),
      [...['api', 'bench', 'database', 'demo', 'launch', 'soak', 'testing', 'web'].map((name) => `${name}#check`)],
    ],
    ['the projects of tests', 'vitest.config.ts', append('\n'), ['testing#check']],
    ['the compiler’s settings', 'tsconfig.base.json', append('\n'), [...ALL_CHECKS, 'web#build']],
    ['a text', 'README.md', append('\n'), []],
    [
      'a library of the API in the lock file',
      'pnpm-lock.yaml',
      bump('qrcode-generator'),
      [...['api', 'bench', 'demo', 'soak'].map((name) => `${name}#check`)],
    ],
    [
      'a library of the storefront in the lock file',
      'pnpm-lock.yaml',
      bump('embla-carousel-react'),
      ['web#build', 'web#check'],
    ],
  ])('house-33 %s runs the tasks that hold it and no other', async (_what, file, change, expected) => {
    const path = clone.path(...file.split('/'));
    const content = await readFile(path, 'utf8');
    expect(change(content), file).not.toBe(content);
    await writeFile(path, change(content));
    const after = await hashes();
    await writeFile(path, content);
    // Biome reads every file, whatever package it is of.
    expect(changed(after)).toEqual(['//#lint', ...expected].sort());
    expect(changed(await hashes())).toEqual([]);
  });

  it('house-33 a named variable runs the build alone, and one that nobody names runs nothing', async () => {
    expect([...before.keys()].sort()).toEqual(['//#lint', ...ALL_CHECKS, 'web#build'].sort());
    expect(changed(await hashes({ NODE_ENV: 'production' }))).toEqual(['web#build']);
    expect(changed(await hashes({ API_ORIGIN: 'http://elsewhere', NODE_OPTIONS: '--no-warnings' }))).toEqual([]);
  });
});
