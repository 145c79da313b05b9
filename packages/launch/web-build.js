import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf, isRemembered, remember } from './fingerprint.js';
import { logFileOf, ROOT } from './folder.js';
import { LaunchFailure, machineFault } from './launch-failure.js';
import { isInCache, runTurbo } from './turbo.js';

const FOLDER = 'apps/web';
/** The built storefront. */
export const DIST = join(ROOT, FOLDER, 'dist');
// Inside the build, so that the two go together: Vite empties the folder first, and a build that was cut off has none.
const MARKER = join(DIST, '.build-hash');
const SOURCES = [FOLDER, 'packages/contract', 'packages/money', 'pnpm-lock.yaml', 'tsconfig.base.json'];
const LOG = 'web-build';
const ENV = { NODE_ENV: 'production' };

/** @param {string} fingerprint */
const isCurrent = (fingerprint) => existsSync(join(DIST, 'index.html')) && isRemembered(MARKER, fingerprint);

/**
 * Builds the storefront when its sources changed.
 *
 * @param {import('./session.js').Session} session
 * @returns {Promise<string>}
 */
export async function buildWeb(session) {
  const fingerprint = fingerprintOf(SOURCES);
  if (isCurrent(fingerprint)) return 'up to date';
  const task = await build(session, fingerprint);
  if (task && !task.isRight)
    throw new LaunchFailure(
      machineFault(task.output) ??
        `The storefront could not be built (details: ${logFileOf(LOG)}): correct what the log names and run the command again.`,
    );
  return task?.isCached ? 'from the cache' : 'built';
}

/**
 * The same as a check: what it gives back says whether the build comes from turbo's cache, and of a fault what it is.
 *
 * @param {import('./session.js').Session} session
 * @returns {Promise<import('./turbo.js').TurboTask | undefined>} undefined where the session ends
 */
export async function checkWebBuild(session) {
  const fingerprint = fingerprintOf(SOURCES);
  // A build that somebody may be looking at is not written over with itself.
  if (isCurrent(fingerprint) && (await isInCache(session, { name: LOG, task: 'build', folder: FOLDER, env: ENV })))
    return { name: 'build', folder: FOLDER, isCached: true, seconds: 0, isRight: true, output: '' };
  return build(session, fingerprint);
}

/**
 * @param {import('./session.js').Session} session
 * @param {string} fingerprint of what is built
 */
async function build(session, fingerprint) {
  // What comes from the cache is laid over what is there, and an older build's files would stay among it.
  rmSync(DIST, { recursive: true, force: true });
  const [task] = await runTurbo(session, { name: LOG, tasks: ['build'], folders: [FOLDER], env: ENV });
  if (task?.isRight) remember(MARKER, fingerprint);
  return task;
}
