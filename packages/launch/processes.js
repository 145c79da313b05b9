import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Whether a process of that id runs, be it ours or not.
 *
 * @param {number} pid
 * @returns {boolean}
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
  // In a container whose first process reaps nobody, a dead process keeps its id.
  return process.platform !== 'linux' || statOf(pid)[0] !== 'Z';
}

/**
 * The fields of Linux's process table from the state on. The name before them is in brackets and may hold blanks.
 *
 * @param {number} pid
 * @returns {string[]}
 */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/**
 * What tells a process from a later one that got the same id: its time of birth, on Linux
 * counted from the boot. Empty where the system does not say.
 *
 * @param {number} pid
 * @returns {string}
 */
export function birthOf(pid) {
  try {
    if (process.platform === 'linux') {
      const ticks = statOf(pid)[19];
      return ticks ? `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${ticks}` : '';
    }
    if (process.platform === 'win32') return '';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/**
 * The command line of a process, or '' where it cannot be seen.
 *
 * @param {number} pid
 * @returns {string}
 */
export function commandOf(pid) {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    if (process.platform === 'win32') return '';
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/**
 * Waits until the process is gone.
 *
 * @param {number} pid
 * @param {number} timeoutMs
 * @returns {Promise<boolean>} false when it still runs after that time
 */
export async function isGoneWithin(pid, timeoutMs) {
  const end = Date.now() + timeoutMs;
  while (isAlive(pid)) {
    if (Date.now() >= end) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}
