import { scryptSync } from 'node:crypto';

/** The roles that processes log in as. Each may take on one role, and has no right without it. */
export const LOGINS = {
  app: { login: 'passage_login', role: 'passage_app' },
  relay: { login: 'passage_relay_login', role: 'passage_relay' },
  queue: { login: 'passage_queue_login', role: 'passage_queue' },
};

const PASSWORD_BYTES = 24;

/**
 * The same database, logged in to as another of the processes' roles. They share one password.
 *
 * @param {string} appUrl
 * @param {keyof typeof LOGINS} as
 * @returns {string}
 */
export function urlAs(appUrl, as) {
  const url = new URL(appUrl);
  url.username = LOGINS[as].login;
  return url.href;
}

/**
 * Where processes log in when the owner's address is all that is known: with a password that follows from the owner's, so
 * that whoever knows the one need not be told the other, and whoever knows the other does not learn the one.
 *
 * @param {string} ownerUrl
 * @returns {string}
 */
export function appUrlOf(ownerUrl) {
  const url = new URL(ownerUrl);
  const password = decodeURIComponent(url.password) || process.env.PGPASSWORD;
  url.username = LOGINS.app.login;
  // Where the owner needs none, the server trusts who comes from here.
  url.password = password ? scryptSync(password, 'passage_login', PASSWORD_BYTES).toString('hex') : '';
  return url.href;
}
