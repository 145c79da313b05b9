import { closeSync, fchmodSync, openSync, renameSync, writeSync } from 'node:fs';
import { PRIVATE_FILE } from './folder.js';

const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Opens a log of one's own for a program, empty. One that grows beyond its bound is put aside as `<file>.1`, in the place
 * of what was there, and goes on empty. A full disk may cut it short, but breaks nothing.
 *
 * @param {string} path
 * @param {number} [mostBytes]
 */
export function openLogFile(path, mostBytes = MOST_BYTES) {
  /** @type {number | undefined} */
  let file;
  let bytes = 0;
  const attempt = (/** @type {() => void} */ action) => {
    try {
      action();
    } catch {
      // The program's own failure says what matters.
    }
  };
  const open = () => {
    file = openSync(path, 'w', PRIVATE_FILE);
    // One that was there keeps the rights that it was made with.
    fchmodSync(file, PRIVATE_FILE);
    bytes = 0;
  };
  const close = () => {
    if (file !== undefined) closeSync(file);
    file = undefined;
  };
  attempt(open);
  return {
    write: (/** @type {Buffer} */ chunk) =>
      attempt(() => {
        if (bytes > 0 && bytes + chunk.length > mostBytes) {
          close();
          renameSync(path, `${path}.1`);
          open();
        }
        if (file === undefined) return;
        writeSync(file, chunk);
        bytes += chunk.length;
      }),
    close: () => attempt(close),
  };
}
