/**
 * Command: the built storefront and the API on a throwaway database that holds the demo world. The browser tests run
 * against it: `node --import tsx packages/testing/src/serve-demo.ts 4600`. It ends with SIGTERM, and what it started
 * ends with it, even where it is killed.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cloneDatabase } from './clone-database.ts';
import { SEEDED_FILES } from './kept-clusters.ts';
import { startThrowawayCluster } from './throwaway-cluster.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const port = process.argv[2] ?? '4600';

const cluster = await startThrowawayCluster('demo');
const { appUrl } = await cloneDatabase(cluster.url, 'demo');
const server = spawn(process.execPath, ['--import', 'tsx', 'apps/api/src/server.ts'], {
  cwd: ROOT,
  env: {
    ...process.env,
    PASSAGE_MODE: 'demo',
    DATABASE_URL: appUrl,
    STORAGE_FOLDER: join(cluster.folder, SEEDED_FILES),
    HOST: '127.0.0.1',
    PORT: port,
    PASSAGE_WEB: process.env.PASSAGE_WEB ?? `${ROOT}apps/web/dist`,
    // A test says from where it calls: all of them share this machine's address.
    TRUSTED_PROXIES: '127.0.0.1',
    BCRYPT_ROUNDS: '4',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  },
  stdio: ['ignore', 'inherit', 'inherit'],
});

let isEnding = false;
async function end(exitCode: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  server.kill('SIGTERM');
  await cluster.stop();
  process.exit(exitCode);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
server.on('exit', (code) => void end(code ?? 1));
