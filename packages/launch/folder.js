import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The clone's root. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What a running demo keeps: its database, its files, its logs. Deleting it is starting anew. */
export const DATA = join(ROOT, '.data');

/** @param {string} step */
export function logFileOf(step) {
  return join(DATA, 'log', `${step}.log`);
}

/** Fails at once, with the reason, where the clone cannot be written to. */
export function makeDataFolder() {
  // One by one: the recursive call hides behind ENOENT that a file system is read-only.
  for (const folder of [DATA, join(DATA, 'log')]) {
    if (!existsSync(folder)) mkdirSync(folder);
  }
  accessSync(DATA, constants.W_OK);
}
