import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs';
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

/** Logs are their owner's alone: what programs print may hold what is nobody else's business. */
export const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/** Fails at once, with the reason, where the clone cannot be written to. */
export function makeDataFolder() {
  // One by one: the recursive call hides behind ENOENT that a file system is read-only.
  if (!existsSync(DATA)) mkdirSync(DATA);
  makeLogFolder(DATA);
  accessSync(DATA, constants.W_OK);
}

/**
 * Makes the folder of the logs below another, and sees to it that nobody else may enter, whoever made it and when.
 *
 * @param {string} folder
 */
export function makeLogFolder(folder) {
  const path = join(folder, 'log');
  if (!existsSync(path)) mkdirSync(path, { mode: PRIVATE_FOLDER });
  chmodSync(path, PRIVATE_FOLDER);
}
