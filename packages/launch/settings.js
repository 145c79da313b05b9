import { portFault } from './free-port.js';
import { LaunchFailure } from './launch-failure.js';

const PORT_WAIT_MS = 2000;

/**
 * @typedef {object} Settings
 * @property {number} port
 * @property {string} host
 * @property {string | undefined} databaseUrl
 */

/**
 * The settings of the launcher itself; the server checks its own.
 *
 * @returns {Settings}
 */
export function readSettings() {
  const { HOST, DATABASE_URL } = process.env;
  return { port: readPort('PORT', 4000), host: readHost(HOST), databaseUrl: readDatabaseUrl(DATABASE_URL) };
}

/**
 * @param {string} name of the setting
 * @param {number} otherwise
 * @returns {number}
 */
export function readPort(name, otherwise) {
  const text = process.env[name];
  if (!text) return otherwise;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535)
    throw wrong(`${name} is "${text}", but a port is a number from 1 to 65535: correct or unset ${name}.`);
  return port;
}

/** @param {string | undefined} text */
function readHost(text) {
  if (!text) return '127.0.0.1';
  if (!/^[\w.:-]+$/.test(text)) {
    throw wrong(
      `HOST is "${text}", but it must be an address of this machine, as 127.0.0.1 or 0.0.0.0: correct or unset HOST.`,
    );
  }
  return text;
}

/** @param {string | undefined} text */
function readDatabaseUrl(text) {
  if (!text) return undefined;
  // The address holds a password: the sentence must not repeat it.
  const sentence =
    'DATABASE_URL is not the address of a PostgreSQL database, as postgres://user:password@host:5432/database: correct it, or unset it to use the embedded PostgreSQL.';
  let url;
  try {
    url = new URL(text);
  } catch {
    throw wrong(sentence);
  }
  if (
    !/^postgres(ql)?:$/.test(url.protocol) ||
    !(url.hostname || url.searchParams.has('host')) ||
    url.pathname.length < 2
  ) {
    throw wrong(sentence);
  }
  return text;
}

/** @param {string} sentence */
function wrong(sentence) {
  return new LaunchFailure(sentence, { exitCode: 78 });
}

/**
 * Fails before the long steps when nothing can listen there.
 *
 * @param {number} port
 * @param {string} host
 * @param {{ name: string, command: string }} setting what to change, and for which command
 */
export async function checkPort(port, host, { name, command }) {
  const limit = Date.now() + PORT_WAIT_MS;
  let fault = await faultOf(port, host);
  // A server of ours that lost its launcher is ending by itself at this moment.
  while (fault === 'EADDRINUSE' && Date.now() < limit) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    fault = await faultOf(port, host);
  }
  if (fault === 'EADDRINUSE') {
    throw new LaunchFailure(
      `Port ${port} is in use by another program: end that program, or choose another port: ${name}=${port === 65_535 ? 4001 : port + 1} ${command}`,
    );
  }
  if (fault === 'EACCES') {
    throw new LaunchFailure(
      `This user may not listen on port ${port}: choose one above 1023, as ${name}=4000 ${command}`,
    );
  }
  if (fault) {
    throw wrong(`HOST is "${host}", which is no address of this machine (${fault}): correct or unset HOST.`);
  }
}

/**
 * @param {number} port
 * @param {string} host
 */
async function faultOf(port, host) {
  const fault = await portFault(port, host);
  if (fault || host !== '127.0.0.1') return fault;
  // A browser tries `localhost` as ::1 first: a program there would answer in our place.
  return (await portFault(port, '::1')) === 'EADDRINUSE' ? 'EADDRINUSE' : undefined;
}
