import { DATA, logFileOf } from './folder.js';
import { takeLock } from './folder-lock.js';
import { LaunchFailure } from './launch-failure.js';
import { clusterFault, runningClusterUrl, startCluster, stopCluster } from './postgres.js';

const DATABASE = 'passage';
const PENDING_START_MS = 5000;

/**
 * Takes the embedded database for this process, or fails with a sentence naming who has it.
 *
 * @param {import('./session.js').Session} session
 * @param {string} note for whoever comes second
 */
export function holdEmbeddedDatabase(session, note) {
  const lock = takeLock('database', note);
  if ('holder' in lock) {
    const { pid, note: other } = lock.holder;
    throw new LaunchFailure(
      `Passage already runs in this folder (${other}, process ${pid}): end it with Ctrl-C there, or use another clone or another DATABASE_URL.`,
    );
  }
  session.atEnd(async () => lock.release());
}

/**
 * The address of the embedded database where another process of this folder runs it.
 *
 * @returns {string | undefined}
 */
export function sharedEmbeddedDatabase() {
  const lock = takeLock('database');
  if ('holder' in lock) return runningClusterUrl(DATA, DATABASE);
  lock.release();
  return undefined;
}

/**
 * Starts the embedded PostgreSQL and makes its database where there is none.
 *
 * @param {import('./session.js').Session} session
 */
export async function startEmbeddedDatabase(session) {
  const pending = startCluster({ folder: DATA, settings: { max_connections: 100, shared_buffers: '128MB' } });
  session.atEnd(async (isHurried) => {
    const cluster = await Promise.race([
      pending.catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, PENDING_START_MS)),
    ]);
    if (cluster) await (await pending).stop(isHurried ? 'immediate' : 'fast');
    else await stopCluster(DATA);
  });
  const cluster = await pending;
  void cluster.ended.then(() => {
    if (!session.isEnding) {
      const otherwise = `The embedded PostgreSQL ended by itself (details: ${logFileOf('postgres')}): run the command again.`;
      void session.fail(new LaunchFailure(clusterFault(DATA) ?? otherwise));
    }
  });
  try {
    await createDatabase(cluster.url('postgres'));
  } catch (cause) {
    const otherwise = `The embedded PostgreSQL does not work (details: ${logFileOf('postgres')}): delete ${DATA} and run the command again, the demo world is made anew.`;
    throw new LaunchFailure(clusterFault(DATA) ?? otherwise, { cause });
  }
  return cluster.url(DATABASE);
}

/** @param {string} maintenanceUrl */
async function createDatabase(maintenanceUrl) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: maintenanceUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}
