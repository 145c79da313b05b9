import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { makeLogFolder, PRIVATE_FILE } from './folder.js';
import { freePort, portFault } from './free-port.js';
import { LaunchFailure, machineFault } from './launch-failure.js';
import { guardProcess } from './orphan-guard.js';
import { giveTo, makeFolderFor, postgresAccount } from './postgres-account.js';
import { postgresBinaries } from './postgres-binaries.js';
import { postmasterOf, runPostgresProgram, startServer, stopServer } from './postgres-server.js';

/**
 * A PostgreSQL of our own in a folder of our own: `<folder>/postgres` holds the data, `<folder>/postgres.json`
 * (readable by its owner alone) the port and the password, `<folder>/log/postgres.log` the log.
 *
 * @typedef {object} Cluster
 * @property {number} port
 * @property {string} dataFolder
 * @property {(database: string) => string} url
 * @property {(mode?: 'fast' | 'immediate') => Promise<void>} stop
 * @property {Promise<void>} ended when the server is gone, by `stop` or by itself
 *
 * @typedef {object} ClusterOptions
 * @property {string} folder
 * @property {Record<string, string | number>} [settings] lines of postgresql.conf
 * @property {boolean} [isThrowaway] the folder goes with the cluster, at the latest when this process dies
 */

const USER = 'passage';
const OWN_SETTINGS = 'passage.conf';

/** @type {Record<string, string | number>} */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // What a log tells of is faults, not what was in the rows: DETAIL names failing rows, STATEMENT may hold values.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length: 0,
  log_parameter_max_length_on_error: 0,
  // Containers often have 64 MB of shared memory, less than a parallel index build asks for: it would look like a full disk.
  max_parallel_workers_per_gather: 0,
  max_parallel_maintenance_workers: 0,
};

/**
 * Makes the cluster where there is none, ends one that was left over, and starts it.
 *
 * @param {ClusterOptions} options
 * @returns {Promise<Cluster>}
 */
export async function startCluster({ folder, settings = {}, isThrowaway = false }) {
  const dataFolder = join(folder, 'postgres');
  const logFile = logFileIn(folder);
  const account = postgresAccount(dataFolder);
  const binaries = postgresBinaries();
  mkdirSync(folder, { recursive: true });
  makeLogFolder(folder);
  // Each start has its own log: what it tells of is of now.
  writeFileSync(logFile, '', { mode: PRIVATE_FILE });
  chmodSync(logFile, PRIVATE_FILE);
  giveTo(account, logFile);

  const access = readAccess(folder, dataFolder);
  if (!existsSync(dataFolder))
    await initialise({ account, initdb: binaries.initdb, dataFolder, logFile, isThrowaway, password: access.password });
  await stopServer({ account, binaries, dataFolder });

  /** @type {import('./postgres-server.js').Server | undefined} */
  let server;
  for (let attempt = 1; ; attempt++) {
    if (!access.port || (await portFault(access.port))) access.port = await freePort();
    writeFileSync(join(folder, 'postgres.json'), `${JSON.stringify(access)}\n`, { mode: 0o600 });
    writeSettings(account, dataFolder, { ...SETTINGS, ...settings, port: access.port });
    const logStart = statSync(logFile).size;
    server = await startServer({ account, binaries, dataFolder, logFile });
    if (server) break;
    const log = readFileSync(logFile).subarray(logStart).toString();
    const isPortTaken = /could not bind|Address already in use/.test(log);
    // After a crash the old server's last children may still hold its shared memory for a moment.
    const isMemoryHeld = /pre-existing shared memory block/.test(log);
    if (attempt < 5 && (isPortTaken || isMemoryHeld)) {
      if (isPortTaken) access.port = 0;
      await new Promise((resolve) => setTimeout(resolve, 500));
      continue;
    }
    throw startFailure(log, logFile, dataFolder);
  }

  const { port, password } = access;
  const endGuard = guardProcess({
    target: server.pid,
    signal: isThrowaway ? 'QUIT' : 'INT',
    ...(isThrowaway ? { folder } : {}),
  });
  return {
    port,
    dataFolder,
    url: (database) => `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`,
    ended: server.ended,
    async stop(mode = 'fast') {
      await stopServer({ account, binaries, dataFolder, mode });
      await server?.whenGone();
      if (isThrowaway) rmSync(folder, { recursive: true, force: true });
      await endGuard();
    },
  };
}

/**
 * Ends the server of that folder, whoever started it.
 *
 * @param {string} folder
 */
export async function stopCluster(folder) {
  const dataFolder = join(folder, 'postgres');
  await stopServer({ account: postgresAccount(dataFolder), binaries: postgresBinaries(), dataFolder });
}

/**
 * The machine's fault that the server's log of this start tells of, if it does.
 *
 * @param {string} folder
 * @returns {string | undefined}
 */
export function clusterFault(folder) {
  try {
    return machineFault(readFileSync(logFileIn(folder), 'utf8').slice(-20_000));
  } catch {
    return undefined;
  }
}

/** @param {string} folder */
function logFileIn(folder) {
  return join(folder, 'log', 'postgres.log');
}

/**
 * The address of a cluster that another process of ours runs in that folder, or undefined where none answers.
 *
 * @param {string} folder
 * @param {string} database
 * @returns {string | undefined}
 */
export function runningClusterUrl(folder, database) {
  if (!postmasterOf(join(folder, 'postgres'))) return undefined;
  const { port, password } = readAccess(folder, join(folder, 'postgres'));
  return `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;
}

/**
 * @param {string} folder
 * @param {string} dataFolder
 * @returns {{ port: number, password: string }}
 */
function readAccess(folder, dataFolder) {
  const file = join(folder, 'postgres.json');
  try {
    const { port, password } = JSON.parse(readFileSync(file, 'utf8'));
    if (Number.isInteger(port) && typeof password === 'string') return { port, password };
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EACCES') throw error;
  }
  if (existsSync(dataFolder)) {
    throw new LaunchFailure(
      `The password of the database in ${dataFolder} is lost (${file}): delete ${folder} and run the command again, the demo world is made anew.`,
    );
  }
  return { port: 0, password: randomBytes(24).toString('base64url') };
}

/** @param {{ account: import('./postgres-account.js').PostgresAccount, initdb: string, dataFolder: string, logFile: string, isThrowaway: boolean, password: string }} options */
async function initialise({ account, initdb, dataFolder, logFile, isThrowaway, password }) {
  // Made beside its place and moved there when whole, so that a start that was cut off leaves no half a cluster.
  const draft = `${dataFolder}.new`;
  const passwordFile = `${dataFolder}.password`;
  rmSync(draft, { recursive: true, force: true });
  makeFolderFor(account, draft);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  giveTo(account, passwordFile);
  try {
    const words = [`--pgdata=${draft}`, `--username=${USER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    words.push('--encoding=UTF8', ...localeWords(), ...(isThrowaway ? ['--no-sync'] : []));
    const { code, output } = await runPostgresProgram(account, initdb, words);
    appendFileSync(logFile, output);
    if (code !== 0) throw startFailure(output, logFile, dataFolder);
    appendFileSync(join(draft, 'postgresql.conf'), `\ninclude_if_exists = '${OWN_SETTINGS}'\n`);
    renameSync(draft, dataFolder);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(draft, { recursive: true, force: true });
  }
}

/** With the C locale pg_trgm would find no letters beyond ASCII; C.UTF-8 sorts the same on every machine. */
function localeWords() {
  if (process.platform === 'linux') return ['--locale=C.UTF-8'];
  const words = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  return process.platform === 'darwin' ? [...words, '--locale=en_US.UTF-8'] : [...words, '--locale=C'];
}

/**
 * @param {import('./postgres-account.js').PostgresAccount} account
 * @param {string} dataFolder
 * @param {Record<string, string | number>} settings
 */
function writeSettings(account, dataFolder, settings) {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'\n`);
  const file = join(dataFolder, OWN_SETTINGS);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
  giveTo(account, file);
}

/**
 * @param {string} log
 * @param {string} logFile
 * @param {string} dataFolder
 */
function startFailure(log, logFile, dataFolder) {
  const fault = machineFault(log);
  if (fault) return new LaunchFailure(fault);
  if (/database files are incompatible with server/.test(log)) {
    return new LaunchFailure(
      `The database in ${dataFolder} was made by another version of PostgreSQL: delete that folder and run the command again, the demo world is made anew.`,
    );
  }
  if (!existsSync(dataFolder)) {
    return new LaunchFailure(
      `The embedded PostgreSQL cannot be set up here (details: ${logFile}): set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
  return new LaunchFailure(
    `The database in ${dataFolder} is broken and does not start (details: ${logFile}): delete that folder and run the command again, the demo world is made anew.`,
  );
}
