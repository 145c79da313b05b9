import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { LaunchFailure } from './launch-failure.js';

/**
 * Under which account PostgreSQL's programs run. PostgreSQL refuses root, so root runs them in a user namespace
 * where it is user 1000 (this works in a folder that only root may enter), or else as another user.
 *
 * @typedef {object} PostgresAccount
 * @property {string[]} prefix command words to put before the program
 * @property {number} [uid]
 * @property {number} [gid]
 */

const IN_USER_NAMESPACE = ['unshare', '--user', '--map-user=1000', '--map-group=1000'];

/**
 * @param {string} dataFolder the cluster's folder, there or not
 * @returns {PostgresAccount}
 */
export function postgresAccount(dataFolder) {
  if (process.getuid?.() !== 0) return { prefix: [] };
  if (existsSync(dataFolder)) {
    const { uid, gid } = statSync(dataFolder);
    // Who made the cluster must go on with it: PostgreSQL wants to own its files.
    if (uid !== 0) return { prefix: [], uid, gid };
  }
  if (isUserNamespaceAllowed()) return { prefix: IN_USER_NAMESPACE };
  return systemUser();
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
export function giveTo(account, path) {
  if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid);
}

function isUserNamespaceAllowed() {
  try {
    execFileSync(IN_USER_NAMESPACE[0] ?? '', [...IN_USER_NAMESPACE.slice(1), 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** @returns {PostgresAccount} */
function systemUser() {
  const user = 'postgres';
  try {
    if (!idOf('-u', user)) {
      execFileSync('groupadd', ['--force', '--system', user], { stdio: 'ignore' });
      execFileSync('useradd', ['--system', '--gid', user, '--no-create-home', user], { stdio: 'ignore' });
    }
    const uid = idOf('-u', user);
    const gid = idOf('-g', user);
    if (uid && gid) return { prefix: [], uid, gid };
  } catch (cause) {
    throw refusal(cause);
  }
  throw refusal(undefined);
}

/** @param {unknown} cause */
function refusal(cause) {
  return new LaunchFailure(
    'PostgreSQL does not run as root here: run the command as an ordinary user, or set DATABASE_URL to a PostgreSQL 15 or later.',
    { cause },
  );
}

/**
 * @param {'-u' | '-g'} kind
 * @param {string} user
 * @returns {number | undefined}
 */
function idOf(kind, user) {
  try {
    return (
      Number(execFileSync('id', [kind, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()) ||
      undefined
    );
  } catch {
    return undefined;
  }
}
