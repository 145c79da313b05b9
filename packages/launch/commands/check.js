import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_STEPS, preparePackages } from '../bring-up.js';
import { ROOT } from '../folder.js';
import { workspaceFolders } from '../packages.js';
import { oneAtATime } from '../prepare.js';
import { progress } from '../progress.js';
import { runTurbo } from '../turbo.js';
import { checkWebBuild } from '../web-build.js';

const TITLES = {
  lint: () => 'biome',
  check: (/** @type {string} */ folder) => `types of ${folder}`,
  build: (/** @type {string} */ folder) => `build of ${folder}`,
};

/**
 * Lint, format, types and build of the whole workspace; what did not change since comes from turbo's cache.
 *
 * @param {import('../session.js').Session} session
 */
export async function run(session) {
  progress.begin(PACKAGE_STEPS + 2);
  await preparePackages(session);
  const typed = workspaceFolders().filter(hasTypes);
  const total = typed.length + 1;
  /** @type {import('../turbo.js').TurboTask[]} */
  const done = [];
  await progress.step('Lint and types', async (tell) => {
    let ended = 0;
    /** @param {boolean} isCached */
    const onTask = (isCached) => {
      ended += 1;
      if (!isCached) tell(`${ended} of ${total}`);
    };
    done.push(
      ...(await runTurbo(session, { name: 'check', tasks: ['lint', 'check'], folders: ['.', ...typed], onTask })),
    );
    return howMany(done);
  });
  await progress.step('Storefront', async (tell) => {
    const build = await oneAtATime(session, tell, () => checkWebBuild(session));
    if (build) done.push(build);
    return howMany(build ? [build] : []);
  });
  if (session.isEnding) return 1;
  for (const { name, folder, isCached, isRight, seconds, output } of done) {
    const title = TITLES[/** @type {keyof typeof TITLES} */ (name)](folder);
    const how = isCached ? 'from the cache' : `${seconds.toFixed(1)} s`;
    process.stdout.write(`${isRight ? 'ok    ' : 'FAULT '} ${title} (${how})\n${isRight ? '' : `${output}\n\n`}`);
  }
  const right = done.filter(({ isRight }) => isRight).length;
  process.stdout.write(`${done.filter(({ isCached }) => isCached).length} of ${done.length} from turbo's cache\n`);
  process.stdout.write(`${right} of ${done.length} checks passed\n`);
  return right === done.length && done.length === total + 1 ? 0 : 1;
}

/** @param {string} folder of a package */
function hasTypes(folder) {
  const { scripts = {} } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  return 'check' in scripts;
}

/** @param {readonly import('../turbo.js').TurboTask[]} tasks */
const howMany = (tasks) => (tasks.every(({ isRight }) => isRight) ? 'no fault' : 'faults, see below');
