import { spawn } from 'node:child_process';
import { WRONG_SETTING } from '../settings/settings.js';
import { logFileOf, ROOT } from './folder.js';
import { LaunchFailure, machineFault } from './launch-failure.js';
import { openLogFile } from './log-file.js';
import { guardProcess } from './orphan-guard.js';

const IS_WINDOWS = process.platform === 'win32';
const KEPT_CHARACTERS = 20_000;

/**
 * @typedef {object} ProgramOptions
 * @property {string} name of its log
 * @property {string} [program] Node unless said otherwise
 * @property {string[]} words
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env]
 * @property {boolean} [isShell]
 * @property {(line: string) => void} [onLine] each line of its standard output
 * @property {'log' | 'terminal'} [output] where what it prints goes
 * @property {number} [endLimitMs] how long it may take to end by itself
 *
 * @typedef {object} Program
 * @property {Promise<{ code: number, output: string }>} ended
 * @property {() => Promise<unknown>} end asks it to end and sees to it
 */

/**
 * Starts a program that ends with the session, and with this process even where that dies by SIGKILL.
 *
 * @param {import('./session.js').Session} session
 * @param {ProgramOptions} options
 * @returns {Program}
 */
export function startProgram(session, options) {
  const {
    name,
    program = process.execPath,
    words,
    cwd = ROOT,
    env = {},
    isShell = false,
    onLine,
    endLimitMs = 10_000,
  } = options;
  const isShown = options.output === 'terminal';
  const child = spawn(program, words, {
    cwd,
    env: { ...process.env, ...env },
    shell: isShell,
    // A group of its own: Ctrl-C in the terminal reaches us alone, and we end the group in order.
    detached: !IS_WINDOWS,
    windowsHide: true,
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
  });
  const endGuard = child.pid && !IS_WINDOWS ? guardProcess({ target: -child.pid, signal: 'TERM' }) : undefined;
  const log = isShown ? undefined : openLogFile(logFileOf(name));
  let output = '';
  let line = '';
  /** @param {Buffer} chunk */
  const keep = (chunk) => {
    log?.write(chunk);
    output = (output + chunk).slice(-KEPT_CHARACTERS);
  };
  child.stdout?.on('data', (/** @type {Buffer} */ chunk) => {
    keep(chunk);
    if (!onLine) return;
    const lines = (line + chunk).split(/\r?\n/);
    line = lines.pop() ?? '';
    for (const each of lines) if (each.trim()) onLine(each.trim());
  });
  child.stderr?.on('data', keep);

  let isOver = false;
  /** @type {Promise<{ code: number, output: string }>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, output: `${output}\n${error.message}` }));
    child.once('close', (code, signal) => resolve({ code: code ?? (signal ? 128 : 1), output }));
  });
  const forget = session.atEnd(() => end());
  void ended.then(() => {
    isOver = true;
    log?.close();
    endGuard?.();
    forget();
  });

  /** @param {NodeJS.Signals} signal */
  const signalGroup = (signal) => {
    if (isOver || child.pid === undefined) return;
    try {
      if (IS_WINDOWS) spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
      else process.kill(-child.pid, signal);
    } catch {
      // The group is gone already.
    }
  };
  const end = async () => {
    signalGroup('SIGTERM');
    session.whenHurried(() => signalGroup('SIGKILL'));
    const limit = setTimeout(() => signalGroup('SIGKILL'), endLimitMs);
    await ended;
    clearTimeout(limit);
    // Whatever of the group outlived its head.
    killGroup(child.pid);
  };
  return { ended, end };
}

/** @param {number | undefined} pid */
function killGroup(pid) {
  if (IS_WINDOWS || pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing is left of it.
  }
}

/**
 * Runs a program to its end. A wrong setting it names and a fault of the machine become the failure; anything else
 * becomes the sentence given.
 *
 * @param {import('./session.js').Session} session
 * @param {ProgramOptions & { failure: (output: string) => string }} options
 * @returns {Promise<string>} what it printed
 */
export async function runProgram(session, options) {
  const { code, output } = await startProgram(session, options).ended;
  if (code === 0) return output;
  if (code === WRONG_SETTING) throw new LaunchFailure(lastLineOf(output), { exitCode: WRONG_SETTING });
  throw new LaunchFailure(machineFault(output) ?? options.failure(output));
}

/** @param {{ code: number, output: string }} end */
export function wrongSettingOf({ code, output }) {
  return code === WRONG_SETTING ? new LaunchFailure(lastLineOf(output), { exitCode: WRONG_SETTING }) : undefined;
}

/** @param {string} output */
function lastLineOf(output) {
  return output.trim().split(/\r?\n/).at(-1)?.trim() || 'A setting is wrong.';
}
