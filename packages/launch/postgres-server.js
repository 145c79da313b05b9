import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commandOf, isAlive, isGoneWithin } from './processes.js';

/**
 * @typedef {object} Server
 * @property {number} pid
 * @property {Promise<void>} ended does not keep this process alive
 * @property {() => Promise<void>} whenGone waits for the end, and keeps this process alive until then
 *
 * @typedef {object} ServerPlace
 * @property {import('./postgres-account.js').PostgresAccount} account
 * @property {{ postgres: string, pgCtl: string }} binaries
 * @property {string} dataFolder
 */

// Replaying the log after a crash takes its time.
const START_LIMIT_MS = 120_000;
const IS_WINDOWS = process.platform === 'win32';

/**
 * Starts PostgreSQL and waits until it accepts connections. It is a child of this process, not of pg_ctl, so that
 * it is reaped even in a container whose first process reaps nobody; on Windows pg_ctl gives up the administrator's
 * rights, which PostgreSQL refuses.
 *
 * @param {ServerPlace & { logFile: string }} options
 * @returns {Promise<Server | undefined>} undefined when it ended at once: the log says why
 */
export async function startServer({ account, binaries, dataFolder, logFile }) {
  if (IS_WINDOWS) {
    const words = ['start', '-D', dataFolder, '-l', logFile, '-w', '-t', String(START_LIMIT_MS / 1000), '-s'];
    const { code } = await runPostgresProgram(account, binaries.pgCtl, words);
    const pid = postmasterOf(dataFolder);
    // pg_ctl tells only what it waited for: the end is known when it has stopped the server.
    return code === 0 && pid ? { pid, ended: new Promise(() => {}), whenGone: async () => {} } : undefined;
  }
  const log = openSync(logFile, 'a');
  const child = spawnPostgresProgram(account, binaries.postgres, ['-D', dataFolder], ['ignore', log, log]);
  closeSync(log);
  let isGone = false;
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    const end = () => {
      isGone = true;
      resolve();
    };
    child.once('exit', end);
    child.once('error', end);
  });
  const limit = Date.now() + START_LIMIT_MS;
  while (!isReady(dataFolder, child.pid)) {
    if (Date.now() > limit) child.kill('SIGQUIT');
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 20))]);
    if (isGone) return undefined;
  }
  child.unref();
  const whenGone = () => {
    // Node ends with code 13 when all that is waited for is a child that it need not wait for.
    child.ref();
    return ended;
  };
  return { pid: child.pid ?? 0, ended, whenGone };
}

/**
 * The server's own word on its state is the eighth line of its file.
 *
 * @param {string} dataFolder
 * @param {number | undefined} pid
 */
function isReady(dataFolder, pid) {
  try {
    const lines = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

/**
 * The id of the server that runs on this folder. A file that a crash left behind names a process that is gone, or
 * by now another program: PostgreSQL would take the latter for a server, so the file goes.
 *
 * @param {string} dataFolder
 * @returns {number | undefined}
 */
export function postmasterOf(dataFolder) {
  const file = join(dataFolder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
  if (pid > 0 && isAlive(pid) && (IS_WINDOWS || /postgres/.test(commandOf(pid)))) return pid;
  rmSync(file, { force: true });
  return undefined;
}

/**
 * Ends the server that runs on this folder, if one does: in order, and after a bounded time by force.
 *
 * @param {ServerPlace & { mode?: 'fast' | 'immediate' }} options
 */
export async function stopServer({ account, binaries, dataFolder, mode = 'fast' }) {
  const pid = postmasterOf(dataFolder);
  if (!pid) return;
  if (IS_WINDOWS) {
    await runPostgresProgram(account, binaries.pgCtl, ['stop', '-D', dataFolder, '-m', mode, '-w', '-t', '15', '-s']);
    return;
  }
  /** @type {[NodeJS.Signals, number][]} */
  const ways = [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ];
  for (const [signal, limitMs] of mode === 'fast' ? ways : ways.slice(1)) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await isGoneWithin(pid, limitMs)) return;
  }
}

/**
 * @param {import('./postgres-account.js').PostgresAccount} account
 * @param {string} program
 * @param {string[]} words
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runPostgresProgram(account, program, words) {
  return new Promise((resolve) => {
    const child = spawnPostgresProgram(account, program, words, ['ignore', 'pipe', 'pipe']);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    // 'exit', not 'close': a server that pg_ctl leaves behind may keep the pipes open.
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * @param {import('./postgres-account.js').PostgresAccount} account
 * @param {string} program
 * @param {string[]} words
 * @param {import('node:child_process').StdioOptions} stdio
 */
function spawnPostgresProgram({ prefix, switchTo }, program, words, stdio) {
  const [first = program, ...rest] = [...prefix, program, ...words];
  // PG… variables of the person's shell would point the programs elsewhere.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')));
  return spawn(first, rest, {
    ...switchTo,
    cwd: switchTo ? '/' : dirname(program),
    env: { ...env, LC_ALL: 'C' },
    // A session of its own: Ctrl-C in the terminal must reach the launcher only, which ends things in order.
    detached: !IS_WINDOWS,
    windowsHide: true,
    stdio,
  });
}
