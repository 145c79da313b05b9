import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { logFileOf, ROOT } from './folder.js';
import { LaunchFailure, machineFault } from './launch-failure.js';
import { startProgram } from './programs.js';

const PNPM = join(ROOT, 'node_modules', 'pnpm', 'bin', 'pnpm.mjs');
const AT_ONCE = 2;
/** Nothing is told to anybody, whatever the person's own settings of turbo are. */
const PRIVATE = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };

/**
 * @typedef {object} TurboTask
 * @property {string} name as in turbo.json, such as check
 * @property {string} folder of the package, '.' for the root
 * @property {boolean} isCached
 * @property {number} seconds that it took, none where it comes from the cache
 * @property {boolean} isRight
 * @property {string} output
 */

/**
 * What turbo tells of a task.
 *
 * @typedef {object} Summarized
 * @property {string} task
 * @property {string} directory relative to the root, '' for that
 * @property {{ status: 'HIT' | 'MISS' }} cache
 * @property {{ startTime: number, endTime: number, exitCode: number }} execution
 * @property {string} logFile
 */

/**
 * Runs tasks of turbo.json in the packages that have them, each with what it needs; what did not change comes from the
 * cache. A task that fails stops none of the others.
 *
 * @param {import('./session.js').Session} session
 * @param {{ name: string, tasks: string[], folders: string[], env?: Record<string, string>, onTask?: (isCached: boolean) => void }} options
 *   name of the log, and the packages' folders, '.' for the root
 * @returns {Promise<TurboTask[]>} none where the session ends
 * @throws LaunchFailure where turbo itself fails
 */
export async function runTurbo(session, { name, tasks, folders, env = {}, onTask }) {
  const words = ['--summarize', '--continue=always', `--concurrency=${AT_ONCE}`, '--log-order=grouped', '--no-color'];
  const { output } = await startProgram(session, {
    name,
    words: [...turbo(tasks, folders), ...words, '--output-logs=new-only'],
    env: { ...PRIVATE, ...env },
    onLine: (line) => {
      const [, how] = /^\S+:\w+: cache (hit|miss|bypass)/.exec(line) ?? [];
      if (how !== undefined) onTask?.(how === 'hit');
    },
  }).ended;
  if (session.isEnding) return [];
  const [, path] = /^Summary: +(\S.*)$/m.exec(output) ?? [];
  if (path === undefined)
    throw new LaunchFailure(
      machineFault(output) ?? `The tasks could not be run (details: ${logFileOf(name)}): correct what the log names.`,
    );
  /** @type {{ tasks: Summarized[] }} */
  const { tasks: ran } = JSON.parse(readFileSync(path, 'utf8'));
  rmSync(path);
  return ran.map(asTask);
}

/**
 * Whether the cache holds what the task would make of the package as it is now.
 *
 * @param {import('./session.js').Session} session
 * @param {{ name: string, task: string, folder: string, env?: Record<string, string> }} options
 */
export async function isInCache(session, { name, task, folder, env = {} }) {
  /** @type {string[]} */
  const lines = [];
  const { code } = await startProgram(session, {
    name,
    words: [...turbo([task], [folder]), '--dry=json'],
    env: { ...PRIVATE, ...env },
    onLine: (line) => lines.push(line),
  }).ended;
  if (code !== 0) return false;
  /** @type {{ tasks: Summarized[] }} */
  const { tasks } = JSON.parse(lines.join('\n'));
  return tasks.some((each) => each.task === task && each.directory === folder && each.cache.status === 'HIT');
}

/**
 * Through pnpm, since turbo looks for it on the PATH.
 *
 * @param {string[]} tasks
 * @param {string[]} folders
 */
function turbo(tasks, folders) {
  const filters = folders.map((folder) => `--filter=${folder === '.' ? '//' : `./${folder}`}`);
  return [PNPM, 'exec', 'turbo', 'run', ...tasks, ...filters, '--ui=stream'];
}

/**
 * @param {Summarized} task
 * @returns {TurboTask}
 */
function asTask({ task, directory, cache, execution, logFile }) {
  const isRight = execution.exitCode === 0;
  return {
    name: task,
    folder: directory || '.',
    isCached: cache.status === 'HIT',
    seconds: (execution.endTime - execution.startTime) / 1000,
    isRight,
    output: isRight ? '' : printedIn(logFile),
  };
}

/**
 * What a task printed, without what pnpm says of it.
 *
 * @param {string} logFile relative to the root
 */
function printedIn(logFile) {
  const lines = readFileSync(join(ROOT, logFile), 'utf8').split(/\r?\n/);
  return lines
    .filter((line) => !/^\$ |ELIFECYCLE/.test(line))
    .join('\n')
    .trim();
}
