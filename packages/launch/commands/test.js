import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_STEPS, preparePackages, prepareWeb } from '../bring-up.js';
import { DATA, makeDataFolder, ROOT } from '../folder.js';
import { startProgram } from '../programs.js';
import { progress } from '../progress.js';
import { LEFT_OUT, noteStudioTested, withoutStudio } from '../studio-tests.js';
import { playwrightCounts, sumOf, vitestCounts } from '../test-counts.js';

const REPORTS = join(DATA, 'test');

/**
 * `npm test`: everything, what takes long in its small size, but for the tests of packages/studio where nothing changed
 * that they depend on. `npm test -- --all`: everything in its whole size.
 * `npm test -- api`: the Vitest tests that the words name. `npm test -- --browser [words]`: the browser tests, all or those.
 *
 * @param {import('../session.js').Session} session
 * @param {string[]} words
 */
export async function run(session, [...words]) {
  const isAll = words[0] === '--all';
  if (isAll) words.shift();
  const size = isAll ? 'whole' : process.env.TEST_SIZE || 'small';
  process.stdout.write(`Long tests run in their ${size} size.\n`);
  makeDataFolder();
  mkdirSync(REPORTS, { recursive: true });
  const isBrowserOnly = words[0] === '--browser';
  const isFull = words.length === 0;
  const hasBrowser = isFull || isBrowserOnly;
  progress.begin(PACKAGE_STEPS + (hasBrowser ? 1 : 0));
  await preparePackages(session);
  if (hasBrowser) await prepareWeb(session);

  const counts = [];
  // Only a run that was asked for some tests by name may leave others out.
  if (!isBrowserOnly) counts.push(await runVitest(session, words, { isFull, isAll, size }));
  if (hasBrowser) counts.push(await runPlaywright(session, words.slice(1), words.length <= 1));
  const { passed, failed, notes } = sumOf(counts);
  for (const note of notes) process.stdout.write(`${note}\n`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

/**
 * @param {import('../session.js').Session} session
 * @param {string[]} words
 * @param {{ isFull: boolean, isAll: boolean, size: string }} run
 */
async function runVitest(session, words, { isFull, isAll, size }) {
  const report = join(REPORTS, 'vitest.json');
  rmSync(report, { force: true });
  const studio = withoutStudio({ isNamed: !isFull, isAll });
  if (studio.length > 0) process.stdout.write(`${LEFT_OUT}\n`);
  const { code } = await startProgram(session, {
    name: 'vitest',
    words: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...studio,
      ...words,
    ],
    env: { NODE_ENV: 'test', TEST_SIZE: size },
    output: 'terminal',
  }).ended;
  noteStudioTested(report);
  return vitestCounts(report, code, isFull);
}

/**
 * @param {import('../session.js').Session} session
 * @param {string[]} words
 * @param {boolean} isFull
 */
async function runPlaywright(session, words, isFull) {
  const report = join(REPORTS, 'playwright.json');
  rmSync(report, { force: true });
  const { code } = await startProgram(session, {
    name: 'playwright',
    words: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...words],
    cwd: join(ROOT, 'apps', 'web'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    output: 'terminal',
    // It ends its own server first.
    endLimitMs: 20_000,
  }).ended;
  return playwrightCounts(report, code, isFull);
}
