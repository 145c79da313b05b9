import { existsSync, readdirSync } from 'node:fs';
import { cp, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sized } from '../testing/src/size.ts';
import { Checkout } from './checkout.fixture.ts';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** What is installed or made, and is the same in a copy. */
const MADE = [
  'node_modules',
  'prisma/node_modules',
  'packages/database/src/generated',
  ...['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}/node_modules`),
  ),
].filter((path) => existsSync(join(ROOT, path)));

const [LIKE, CODE] = ['fr', 'pt'];
const COMPLETENESS = ['apps/api/src/texts/completeness.test.ts', 'apps/web/src/i18n/completeness.test.ts'];
/** The whole size asks a running API too. */
const FILES = sized({ small: COMPLETENESS, whole: [...COMPLETENESS, 'apps/api/src/texts/offered-languages.test.ts'] });

let checkout: Checkout;
beforeAll(async () => {
  checkout = await Checkout.copy();
  for (const path of MADE) await symlink(join(ROOT, path), checkout.path(path));
});
afterAll(() => checkout.remove());

it('house-14 a copy of a language’s two folders under another code makes that language complete', async () => {
  for (const folder of ['apps/api/src/texts', 'apps/web/src/i18n'])
    await cp(checkout.path(folder, LIKE), checkout.path(folder, CODE), { recursive: true });
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose', '--no-color', ...FILES];
  const run = checkout.run(process.execPath, words);
  const code = await run.ended;
  expect(code, run.output()).toBe(0);
  for (const file of FILES) {
    const told = run
      .output()
      .split('\n')
      .filter((line) => line.includes(file.replace(/^apps\/\w+\//, '')) && new RegExp(`\\b${CODE}\\b`).test(line));
    expect(told.length, file).toBeGreaterThan(0);
    expect(told.every((line) => line.includes('✓'))).toBe(true);
  }
});
