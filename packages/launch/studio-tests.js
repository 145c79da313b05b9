import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf } from './fingerprint.js';
import { ROOT } from './folder.js';

const STUDIO = 'packages/studio';
/** Holds the hash of the sources that passed last. It is committed, so that a clean clone knows it, too. */
const TESTED = 'tested-sources.txt';

export const LEFT_OUT =
  'The tests of packages/studio are left out: neither it nor what it depends on changed since they passed. npm test -- --all runs them, too.';

/**
 * One value for what the studio's tests depend on: its files, and the versions of its packages.
 *
 * @param {string} [root] the clone's unless said otherwise
 * @returns {string} 64 hexadecimal digits
 */
export function studioFingerprint(root = ROOT) {
  const files = fingerprintOf([STUDIO], { root, isCounted: (name) => name !== TESTED });
  const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  // Its paragraph among the importers names each of its packages with the version that is installed.
  const [, packages = ''] = new RegExp(`\\n  ${STUDIO}:\\n((?: {4,}.*\\n|\\n(?= {4}))*)`).exec(lock) ?? [];
  return createHash('sha256').update(files).update(packages).digest('hex');
}

/**
 * Words by which Vitest leaves the studio's tests out; none where they changed, where they are named or where all are
 * asked for.
 *
 * @param {{ isNamed: boolean, isAll: boolean, root?: string }} run
 * @returns {string[]}
 */
export function withoutStudio({ isNamed, isAll, root = ROOT }) {
  return isNamed || isAll || !isTested(root) ? [] : ['--project=!studio'];
}

/** @param {string} root */
function isTested(root) {
  try {
    return readFileSync(join(root, STUDIO, TESTED), 'utf8').trim() === studioFingerprint(root);
  } catch {
    return false;
  }
}

/**
 * Notes the present sources as tested, where a run's report says that all of the studio's tests passed.
 *
 * @param {string} report Vitest's, as JSON
 * @param {string} [root]
 */
export function noteStudioTested(report, root = ROOT) {
  /** @type {{ name: string, status: string }[]} */
  let files = [];
  try {
    files = JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    return;
  }
  const own = files.filter(({ name }) => name.replaceAll('\\', '/').startsWith(`${root}/${STUDIO}/`));
  if (own.length === 0 || own.some(({ status }) => status !== 'passed') || isTested(root)) return;
  writeFileSync(join(root, STUDIO, TESTED), `${studioFingerprint(root)}\n`);
}
