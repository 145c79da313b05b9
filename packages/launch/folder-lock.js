import { constants, copyFileSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA } from './folder.js';
import { birthOf, isAlive } from './processes.js';

/**
 * @typedef {object} Holder
 * @property {number} pid
 * @property {string} birth tells it from a later process of the same id
 * @property {string} note
 */

/**
 * Takes the lock of that name in a folder, `.data` unless said otherwise. A holder that died without giving it back holds
 * it no longer.
 *
 * @param {string} name
 * @param {string} [note] for whoever finds it taken
 * @param {string} [folder]
 * @returns {{ release: () => void } | { holder: Holder }}
 */
export function takeLock(name, note = '', folder = DATA) {
  const file = join(folder, `${name}.lock`);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ pid: process.pid, birth: birthOf(process.pid), note }));
  try {
    for (;;) {
      try {
        appear(draft, file);
        return { release: () => rmSync(file, { force: true }) };
      } catch (error) {
        if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      }
      const holder = readHolder(file);
      if (holder && isAlive(holder.pid) && birthOf(holder.pid) === holder.birth) return { holder };
      putAside(file, holder);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * A link appears whole or not at all, and only where there is none. File systems without links get a copy.
 *
 * @param {string} draft
 * @param {string} file
 */
function appear(draft, file) {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') throw error;
    copyFileSync(draft, file, constants.COPYFILE_EXCL);
  }
}

/**
 * Takes the lock, after whoever holds it gave it back.
 *
 * @param {string} name
 * @param {(holder: Holder) => void} onWait
 * @param {() => boolean} isGivenUp
 * @param {string} [folder]
 */
export async function waitForLock(name, onWait, isGivenUp, folder = DATA) {
  for (let isFirst = true; ; isFirst = false) {
    const lock = takeLock(name, '', folder);
    if ('release' in lock) return lock;
    if (isGivenUp()) return { release: () => {} };
    if (isFirst) onWait(lock.holder);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/**
 * @param {string} file
 * @returns {Holder | undefined}
 */
function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Removes a dead holder's file. Of several who find it one moves it; who by then moved a living one's puts it back.
 *
 * @param {string} file
 * @param {Holder | undefined} dead
 */
function putAside(file, dead) {
  const aside = `${file}.dead.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (moved && (moved.pid !== dead?.pid || moved.birth !== dead.birth)) {
    try {
      appear(aside, file);
    } catch {
      // Somebody else has it by now.
    }
  }
  rmSync(aside, { force: true });
}
