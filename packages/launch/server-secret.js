import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA } from './folder.js';
import { givenSecret } from './settings.js';

const FILE = join(DATA, 'secret');

/**
 * What the demo's server signs tokens with: made once, so that whoever is signed in still is after the next start.
 *
 * @returns {string}
 */
export function serverSecret() {
  const given = givenSecret();
  if (given !== undefined) return given;
  try {
    const secret = readFileSync(FILE, 'utf8').trim();
    if (secret.length >= 32) return secret;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
  }
  const secret = randomBytes(32).toString('hex');
  writeFileSync(FILE, `${secret}\n`, { mode: 0o600 });
  return secret;
}
