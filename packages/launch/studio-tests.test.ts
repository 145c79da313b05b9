import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { noteStudioTested, withoutStudio } from './studio-tests.js';

const LOCK = `importers:

  packages/money:
    devDependencies:
      vitest:
        version: 4.1.12

  packages/studio:
    devDependencies:
      sharp:
        specifier: ^0.35.0
        version: 0.35.1

  prisma:
    dependencies:
      pg:
        version: 8.0.0
`;

it('house-39 the studio’s tests are left out until a file below it or one of its packages changes, and where they are named or all are asked for they run', async () => {
  const root = await mkdtemp(join(tmpdir(), 'passage-studio-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  };
  const run = async (...statuses: string[]): Promise<void> => {
    const testResults = statuses.map((status) => ({ name: `${root}/packages/studio/src/a.test.ts`, status }));
    await write('report.json', JSON.stringify({ testResults }));
    noteStudioTested(join(root, 'report.json'), root);
  };
  const isLeftOut = () => withoutStudio({ isNamed: false, isAll: false, root }).length > 0;
  await write('pnpm-lock.yaml', LOCK);
  await write('packages/studio/src/index.ts', 'a');
  expect(isLeftOut()).toBe(false);
  await run();
  await run('passed', 'failed');
  expect(isLeftOut()).toBe(false);
  await run('passed');
  expect(withoutStudio({ isNamed: false, isAll: false, root })).toEqual(['--project=!studio']);
  expect(withoutStudio({ isNamed: true, isAll: false, root })).toEqual([]);
  expect(withoutStudio({ isNamed: false, isAll: true, root })).toEqual([]);

  await write('packages/money/src/index.ts', 'b');
  await write('pnpm-lock.yaml', LOCK.replace('4.1.12', '4.1.13').replace('8.0.0', '8.0.1'));
  expect(isLeftOut()).toBe(true);
  await write('packages/studio/src/index.ts', 'b');
  expect(isLeftOut()).toBe(false);
  await run('passed');
  expect(isLeftOut()).toBe(true);
  await write('pnpm-lock.yaml', LOCK.replace('0.35.1', '0.35.2'));
  expect(isLeftOut()).toBe(false);
});

it('house-39 the hash of what passed last is a file of the repository', async () => {
  const file = new URL('../studio/tested-sources.txt', import.meta.url);
  expect(await readFile(file, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
});
