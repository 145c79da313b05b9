import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf, isRemembered, remember } from './fingerprint.js';
import { logFileOf, ROOT } from './folder.js';
import { runProgram } from './programs.js';

const WEB = join(ROOT, 'apps', 'web');
/** The built storefront. */
export const DIST = join(WEB, 'dist');
// Inside the build, so that the two go together: Vite empties the folder first, and a build that was cut off has none.
const MARKER = join(DIST, '.build-hash');
const SOURCES = ['apps/web', 'packages/contract', 'packages/money', 'pnpm-lock.yaml', 'tsconfig.base.json'];

/**
 * Builds the storefront when its sources changed.
 *
 * @param {import('./session.js').Session} session
 * @returns {Promise<string>}
 */
export async function buildWeb(session) {
  const fingerprint = fingerprintOf(SOURCES);
  if (existsSync(join(DIST, 'index.html')) && isRemembered(MARKER, fingerprint)) return 'up to date';
  await runProgram(session, {
    name: 'web-build',
    words: ['node_modules/vite/bin/vite.js', 'build'],
    cwd: WEB,
    env: { NODE_ENV: 'production' },
    failure: () =>
      `The storefront could not be built (details: ${logFileOf('web-build')}): correct what the log names and run the command again.`,
  });
  remember(MARKER, fingerprint);
  return 'built';
}
