import { VERSION } from '../../settings/version.js';
import {
  claimFolder,
  DATABASE_STEPS,
  PACKAGE_STEPS,
  prepareDatabase,
  preparePackages,
  prepareWeb,
} from '../bring-up.js';
import { progress } from '../progress.js';
import { serverEnv, startServer } from '../server.js';
import { checkPort, readSettings } from '../settings.js';
import { DIST } from '../web-build.js';
import { welcome } from '../welcome.js';

/**
 * From a fresh clone to the running demo.
 *
 * @param {import('../session.js').Session} session
 */
export async function run(session) {
  const settings = readSettings({ makesDemoWorld: true });
  const { host, port } = settings;
  claimFolder(session, settings, `http://localhost:${port}`);
  await checkPort(port, host, { name: 'PORT', command: 'npm start' });
  process.stdout.write(`Passage ${VERSION}\n`);
  progress.begin(PACKAGE_STEPS + DATABASE_STEPS + 2);
  await preparePackages(session);
  const { DATABASE_URL: databaseUrl } = await prepareDatabase(session, settings, { line: 'start', mode: 'demo' });
  await prepareWeb(session);
  await progress.step('Server', async () => {
    const env = { ...serverEnv(settings, { mode: 'demo', databaseUrl }), PASSAGE_WEB: DIST };
    await startServer(session, { words: ['--import', 'tsx', 'apps/api/src/server.ts'], env, host, port });
    return 'ready';
  });
  session.isServing = true;
  process.stdout.write(welcome(port));
  return undefined;
}
