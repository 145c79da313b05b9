/** A fault whose message is the one sentence that a person at the terminal needs: what is wrong and what to do. */
export class LaunchFailure extends Error {
  /**
   * @param {string} sentence
   * @param {{ exitCode?: number, cause?: unknown }} [options]
   */
  constructor(sentence, { exitCode = 1, cause } = {}) {
    super(sentence, cause === undefined ? undefined : { cause });
    this.name = 'LaunchFailure';
    this.exitCode = exitCode;
  }
}

const READ_ONLY = /EROFS|Read-only file system/;
const NO_PERMISSION = /EACCES|EPERM|Permission denied|Operation not permitted/;
const FULL_DISK =
  /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded|could not extend file|database or disk is full/;
const TOO_MANY_FILES = /EMFILE|ENFILE|Too many open files/;
const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ERR_PNPM_META_FETCH_FAIL|ERR_PNPM_FETCH_/;

/**
 * The sentence for a fault of the machine that any step can meet, or undefined when the text tells of none.
 *
 * @param {string} text what a program printed, or an error's message and code
 * @returns {string | undefined}
 */
export function machineFault(text) {
  if (FULL_DISK.test(text)) return 'The disk is full: free some space and run the command again.';
  if (READ_ONLY.test(text)) return 'This folder is read-only: run the command in a folder that can be written to.';
  if (TOO_MANY_FILES.test(text))
    return 'Too many files are open: raise the limit (ulimit -n 4096) and run the command again.';
  return undefined;
}

/**
 * @param {string} text
 * @returns {boolean}
 */
export function tellsOfNoNetwork(text) {
  return NO_NETWORK.test(text);
}

/**
 * @param {string} text
 * @returns {boolean}
 */
export function tellsOfNoPermission(text) {
  return NO_PERMISSION.test(text);
}

/**
 * What any error becomes at the top: a LaunchFailure stays, a fault of the machine gets its sentence.
 *
 * @param {unknown} error
 * @returns {LaunchFailure}
 */
export function asLaunchFailure(error) {
  if (error instanceof LaunchFailure) return error;
  const { code = '', message = String(error), path = '' } = /** @type {NodeJS.ErrnoException} */ (error ?? {});
  const text = `${code} ${message}`;
  const fault = machineFault(text);
  if (fault) return new LaunchFailure(fault, { cause: error });
  if (tellsOfNoPermission(text)) {
    return new LaunchFailure(
      `${path || 'A file'} cannot be written: give this user the right to it, or use a folder of its own.`,
      {
        cause: error,
      },
    );
  }
  return new LaunchFailure(`This was not foreseen: ${message}.`, { cause: error });
}
