import { join } from 'node:path';
import { claimFolder, DATABASE_STEPS, PACKAGE_STEPS, prepareDatabase, preparePackages } from '../bring-up.js';
import { ROOT } from '../folder.js';
import { LaunchFailure } from '../launch-failure.js';
import { startProgram } from '../programs.js';
import { progress } from '../progress.js';
import { serverEnv, startServer } from '../server.js';
import { checkPort, readSettings, readWebPort } from '../settings.js';
import { welcome } from '../welcome.js';

/**
 * The demo with a server and a client that follow saved changes.
 *
 * @param {import('../session.js').Session} session
 */
export async function run(session) {
  const settings = readSettings({ makesDemoWorld: true });
  const { host, port } = settings;
  const webPort = readWebPort();
  const command = 'npm run dev';
  claimFolder(session, settings, `${command}, http://localhost:${webPort}`);
  await checkPort(port, host, { name: 'PORT', command });
  await checkPort(webPort, host, { name: 'WEB_PORT', command });
  progress.begin(PACKAGE_STEPS + DATABASE_STEPS + 1);
  await preparePackages(session);
  const { DATABASE_URL: databaseUrl } = await prepareDatabase(session, settings, { line: 'dev', mode: 'development' });
  await progress.step('Servers', async () => {
    // What they print from now on belongs on lines of its own.
    progress.interrupt();
    const env = serverEnv(settings, { mode: 'development', databaseUrl });
    const words = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'apps/api/src/server.ts'];
    startWeb(session, { host, port, webPort });
    await startServer(session, { words, env, host, port, isWatched: true });
    return 'ready';
  });
  session.isServing = true;
  process.stdout.write(welcome(webPort, { apiPort: port }));
  return undefined;
}

/**
 * @param {import('../session.js').Session} session
 * @param {{ host: string, port: number, webPort: number }} place
 */
function startWeb(session, { host, port, webPort }) {
  const web = startProgram(session, {
    name: 'web',
    words: ['node_modules/vite/bin/vite.js', '--host', host, '--port', String(webPort), '--strictPort'],
    cwd: join(ROOT, 'apps', 'web'),
    env: { API_ORIGIN: `http://127.0.0.1:${port}` },
    output: 'terminal',
  });
  void web.ended.then(() => {
    if (session.isEnding) return;
    void session.fail(
      new LaunchFailure('The client\'s development server ended: see above, and run "npm run dev" again.'),
    );
  });
}
