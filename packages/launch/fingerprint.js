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
 * @param {readonly string[]} paths relative to the root; what does not exist counts as empty
 * @param {object} [options]
 * @param {string} [options.root] the clone's unless said otherwise
 * @param {(name: string) => boolean} [options.isCounted] whether a file or folder of that name below the paths matters
 * @returns {string} 64 hexadecimal digits
 */
export function fingerprintOf(paths, { root = ROOT, isCounted = () => true } = {}) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, root, path, isCounted);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} root
 * @param {string} path
 * @param {(name: string) => boolean} isCounted
 */
function addTo(hash, root, path, isCounted) {
  const full = join(root, path);
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
    if (!LEFT_OUT.has(name) && isCounted(name)) addTo(hash, root, `${path}/${name}`, isCounted);
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
