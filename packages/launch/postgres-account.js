import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { LaunchFailure } from './launch-failure.js';

/**
 * Under which account PostgreSQL's programs run. They refuse root, so root runs them in a user namespace where it is
 * another user, or else as that user with the right to pass through root's folders (a clone may lie in a folder that
 * only root may enter).
 *
 * @typedef {object} PostgresAccount
 * @property {string[]} prefix command words to put before the program
 * @property {User} [owner] of the cluster's files, where that is not this user
 * @property {User} [switchTo] whom the program is started as
 *
 * @typedef {{ uid: number, gid: number }} User
 */

/** The user of unmapped files, to whom too much would seem to belong. */
const NOBODY = 65_534;

/**
 * @param {string} dataFolder the cluster's folder, there or not
 * @returns {PostgresAccount}
 */
export function postgresAccount(dataFolder) {
  if (process.getuid?.() !== 0) return { prefix: [] };
  if (existsSync(dataFolder)) {
    const { uid, gid } = statSync(dataFolder);
    // Who made the cluster must go on with it: PostgreSQL wants to own its files.
    if (uid !== 0) return runningAs({ uid, gid });
  }
  const user = ordinaryUser();
  const namespace = ['unshare', '--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`];
  return works(namespace) ? { prefix: namespace } : runningAs(user);
}

/**
 * @param {User} user
 * @returns {PostgresAccount}
 */
function runningAs(user) {
  // Without the secure bit access(2), by which initdb looks for its server, would not count the right.
  const rights = ['--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const prefix = ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', ...rights];
  return works(prefix) ? { prefix, owner: user } : { prefix: [], owner: user, switchTo: user };
}

/**
 * Makes a folder that the account may write.
 *
 * @param {PostgresAccount} account
 * @param {string} folder
 */
export function makeFolderFor(account, folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  giveTo(account, folder);
}

/**
 * @param {PostgresAccount} account
 * @param {string} path
 */
export function giveTo({ owner }, path) {
  if (owner) chownSync(path, owner.uid, owner.gid);
}

/** @param {string[]} prefix */
function works([program = '', ...words]) {
  try {
    execFileSync(program, [...words, 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * A user of this system other than root: initdb looks its own name up, so a number alone would not do.
 *
 * @returns {User}
 */
function ordinaryUser() {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0 && uid !== NOBODY);
  const user = users.find(({ name }) => name === 'postgres') ?? users.find(({ uid }) => uid >= 1000) ?? users[0];
  if (!user) {
    throw new LaunchFailure(
      'PostgreSQL does not run as root, and this system has no other user: add one, or set DATABASE_URL to a PostgreSQL 15 or later.',
    );
  }
  return { uid: user.uid, gid: user.gid };
}
