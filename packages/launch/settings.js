import { LOGINS } from '../database/login-url.js';
import { demoWorldFault, faultsOf, settingOf, WRONG_SETTING } from '../settings/settings.js';
import { portFault } from './free-port.js';
import { LaunchFailure } from './launch-failure.js';

const PORT_WAIT_MS = 2000;

/**
 * @typedef {object} Settings
 * @property {number} port
 * @property {string} host
 * @property {string | undefined} databaseUrl the owner's, who migrates
 * @property {string | undefined} appUrl where the server logs in, unless that follows from the owner's
 */

/**
 * Checks every setting that a command or what it starts will read, before anything else is done: one sentence for each
 * that is wrong.
 *
 * @param {{ makesDemoWorld?: boolean }} [options] whether the command makes one where it is missing
 * @returns {Settings}
 */
export function readSettings({ makesDemoWorld = false } = {}) {
  const { env } = process;
  const demoWorld = makesDemoWorld ? demoWorldFault(env) : undefined;
  const faults = [...faultsOf(env), ...(demoWorld === undefined ? [] : [demoWorld])];
  if (faults.length > 0) throw wrong(faults.join('\n'));
  // What a command starts listens as the demo does, whatever mode is set.
  const asDemo = { ...env, PASSAGE_MODE: 'demo' };
  const [owner, other] = [settingOf(asDemo, 'DATABASE_OWNER_URL'), settingOf(asDemo, 'DATABASE_URL')];
  if (other && !owner && decodeURIComponent(new URL(other).username) === LOGINS.app.login)
    throw wrong(
      `DATABASE_URL logs in as ${LOGINS.app.login}, which may not migrate: set DATABASE_OWNER_URL to the owner's address too.`,
    );
  return {
    port: Number(settingOf(asDemo, 'PORT')),
    host: settingOf(asDemo, 'HOST') ?? '',
    databaseUrl: owner ?? other,
    appUrl: owner ? other : undefined,
  };
}

/** @returns {number} the port of the client that follows saved changes */
export function readWebPort() {
  return Number(settingOf(process.env, 'WEB_PORT'));
}

/** @returns {boolean} whether a command that fails tells where in the code */
export function tellsWhere() {
  return settingOf(process.env, 'PASSAGE_DEBUG') === 'on';
}

/** @returns {string | undefined} what tokens are signed with, where somebody set it */
export function givenSecret() {
  return settingOf(process.env, 'PASSAGE_SECRET');
}

/** @param {string} sentence */
function wrong(sentence) {
  return new LaunchFailure(sentence, { exitCode: WRONG_SETTING });
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
