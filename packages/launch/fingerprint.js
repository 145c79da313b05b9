import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './folder.js';

/** What tools make, or what decides nothing about what is made from the sources. */
const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  'e2e',
  'generated',
  'test-results',
  'playwright-report',
  '.data',
  '.turbo',
]);

/**
 * One value for the content of files and folders; any change gives another.
 *
 * @param {string[]} paths relative to the root; what does not exist counts as empty
 * @returns {string}
 */
export function fingerprintOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, path);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function addTo(hash, path) {
  const full = join(ROOT, path);
  try {
    const content = readFileSync(full);
    hash.update(`${path}\0${content.length}\0`).update(content);
    return;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOENT') return;
    if (code !== 'EISDIR') throw error;
  }
  for (const name of readdirSync(full).sort()) {
    if (!LEFT_OUT.has(name)) addTo(hash, `${path}/${name}`);
  }
}

/**
 * Whether the marker says that this fingerprint is what was last made.
 *
 * @param {string} marker
 * @param {string} fingerprint
 */
export function isRemembered(marker, fingerprint) {
  try {
    return readFileSync(marker, 'utf8') === fingerprint;
  } catch {
    return false;
  }
}

/**
 * @param {string} marker
 * @param {string} fingerprint
 */
export function remember(marker, fingerprint) {
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(marker, fingerprint);
}
