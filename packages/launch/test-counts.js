import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './folder.js';

/**
 * What came of one run. Whatever could hide a fault counts as failed: a test that was left out, a file that did not
 * load, an error outside of every test, a run without a report.
 *
 * @typedef {{ passed: number, failed: number, notes: string[] }} Counts
 */

/**
 * @param {string} report
 * @param {number} exitCode
 * @param {boolean} mustRunAll
 * @returns {Counts}
 */
export function vitestCounts(report, exitCode, mustRunAll) {
  const result = readReport(report);
  if (!result) return nothingRan('Vitest');
  const brokenFiles = result.testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length;
  const skipped = result.numPendingTests + result.numTodoTests;
  return counted('Vitest', exitCode, {
    passed: result.numPassedTests,
    failed: result.numFailedTests + brokenFiles,
    skipped: mustRunAll ? skipped : 0,
    names: result.testResults.flatMap(failuresOfFile),
  });
}

/**
 * @param {string} report
 * @param {number} exitCode
 * @param {boolean} mustRunAll
 * @returns {Counts}
 */
export function playwrightCounts(report, exitCode, mustRunAll) {
  const result = readReport(report);
  if (!result) return nothingRan('Playwright');
  const { expected, unexpected, flaky, skipped } = result.stats;
  return counted('Playwright', exitCode, {
    passed: expected,
    // What passes only at the second try is a fault, too.
    failed: unexpected + flaky + result.errors.length,
    skipped: mustRunAll ? skipped : 0,
    names: result.suites.flatMap(failuresOfSuite),
  });
}

/**
 * @param {{ name: string, status: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} file
 * @returns {string[]}
 */
function failuresOfFile({ name, status, message, assertionResults }) {
  if (status !== 'failed') return [];
  const file = name.replace(`${ROOT}/`, '');
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (!tests.length) return [`${file}: ${firstLine(message)}`];
  return tests.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages[0])}`);
}

/**
 * @typedef {{ title: string, file: string, suites?: PlaywrightSuite[], specs?: { title: string, ok: boolean, tests: { results: { error?: { message?: string } }[] }[] }[] }} PlaywrightSuite
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function failuresOfSuite({ file, suites = [], specs = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ title, tests }) => {
      const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
      return `${file}: ${title}: ${firstLine(error?.message)}`;
    }),
    ...suites.flatMap(failuresOfSuite),
  ];
}

/** @param {string | undefined} text */
function firstLine(text = '') {
  return stripVTControlCharacters(text).split('\n', 1)[0];
}

/**
 * @param {string} runner
 * @param {number} exitCode
 * @param {{ passed: number, failed: number, skipped: number, names: string[] }} counts
 * @returns {Counts}
 */
function counted(runner, exitCode, { passed, failed, skipped, names }) {
  // The end of a long log is what is read, and sometimes all that is kept.
  const notes = names.map((name) => `${runner} failed: ${name}`);
  if (skipped) notes.push(`${runner} left out ${skipped} tests, which counts as failed.`);
  const seen = failed + skipped;
  if (exitCode !== 0 && !seen) notes.push(`${runner} met an error outside of its tests: see above.`);
  if (!passed && !seen) notes.push(`${runner} ran no test.`);
  return { passed, failed: seen || (exitCode !== 0 ? 1 : 0), notes };
}

/**
 * @param {string} runner
 * @returns {Counts}
 */
function nothingRan(runner) {
  return { passed: 0, failed: 1, notes: [`${runner} did not run: see above.`] };
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function sumOf(all) {
  return all.reduce(
    (sum, { passed, failed, notes }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      notes: [...sum.notes, ...notes],
    }),
    { passed: 0, failed: 0, notes: [] },
  );
}
