import { get } from 'node:http';
import { logFileOf } from './folder.js';
import { LaunchFailure, machineFault } from './launch-failure.js';
import { startProgram, wrongSettingOf } from './programs.js';
import { serverSecret } from './server-secret.js';

const READY_LIMIT_MS = 90_000;
/** The server finishes its requests first, within a bound of its own. */
const END_LIMIT_MS = 17_000;

/**
 * What the server reads of its surroundings.
 *
 * @param {import('./settings.js').Settings} settings
 * @param {{ mode: string, databaseUrl: string }} options where the app logs in; the owner's address is kept from it
 * @returns {Record<string, string>}
 */
export function serverEnv({ host, port }, { mode, databaseUrl }) {
  return {
    PASSAGE_MODE: mode,
    DATABASE_URL: databaseUrl,
    DATABASE_OWNER_URL: '',
    HOST: host,
    PORT: String(port),
    PASSAGE_SECRET: serverSecret(),
  };
}

/**
 * Starts the API and waits until it serves.
 *
 * @param {import('./session.js').Session} session
 * @param {{ words: string[], env: Record<string, string>, host: string, port: number, isWatched?: boolean }} options
 *   watched, it prints to the terminal and is waited for as long as it takes to correct what keeps it from starting
 */
export async function startServer(session, { words, env, host, port, isWatched = false }) {
  const server = startProgram(session, {
    name: 'api',
    words,
    env,
    output: isWatched ? 'terminal' : 'log',
    endLimitMs: END_LIMIT_MS,
  });
  /** @type {{ code: number, output: string } | undefined} */
  let ending;
  void server.ended.then((end) => {
    ending = end;
    // The server refuses a setting by itself; anything else that ends it is a fault.
    if (!session.isEnding && session.isServing) void session.fail(endFailure(end));
  });
  const limit = Date.now() + READY_LIMIT_MS;
  while (!(await isReady(host, port))) {
    if (ending) throw endFailure(ending);
    if (!isWatched && Date.now() > limit) {
      throw new LaunchFailure(
        `The server does not become ready (details: ${logFileOf('api')}): see the log for what it waits for.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** @param {{ code: number, output: string }} end */
function endFailure(end) {
  const wrongSetting = wrongSettingOf(end);
  if (wrongSetting) return wrongSetting;
  if (/EADDRINUSE/.test(end.output)) {
    return new LaunchFailure(
      'The port is in use by another program: end that program, or choose another port with PORT.',
    );
  }
  return new LaunchFailure(
    machineFault(end.output) ??
      `The server ended by itself (details: ${logFileOf('api')}): see the log and run the command again.`,
  );
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isReady(host, port) {
  const address = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return new Promise((resolve) => {
    const request = get({ host: address, port, path: '/health/ready', timeout: 5000, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
}
