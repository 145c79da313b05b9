import { LaunchFailure } from './launch-failure.js';

const OLDEST_VERSION = 150_000;
const STARTING_UP = '57P03';
const WAIT_MS = 30_000;

/**
 * Fails with a sentence unless the PostgreSQL at the owner's address can be used.
 *
 * @param {string} databaseUrl
 * @returns {Promise<string>} what it is, without its password
 */
export async function checkExternalDatabase(databaseUrl) {
  const { default: pg } = await import('pg');
  const place = placeOf(databaseUrl);
  const limit = Date.now() + WAIT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query(
        "SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS text",
      );
      const { number, text } = rows[0];
      if (number < OLDEST_VERSION) {
        throw new LaunchFailure(
          `The PostgreSQL at ${place} is version ${text}, and 15 or later is needed: upgrade it, or unset DATABASE_URL to use the embedded one.`,
        );
      }
      return `PostgreSQL ${text.split(' ')[0]} at ${place}`;
    } catch (error) {
      const { code } = /** @type {{ code?: string }} */ (error);
      if (code === STARTING_UP && Date.now() < limit) {
        await new Promise((resolve) => setTimeout(resolve, 500));
        continue;
      }
      throw error instanceof LaunchFailure ? error : connectionFailure(error, databaseUrl);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** @param {string} databaseUrl */
function placeOf(databaseUrl) {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

/**
 * @param {unknown} error
 * @param {string} databaseUrl
 */
function connectionFailure(error, databaseUrl) {
  const { hostname, host, pathname, username } = new URL(databaseUrl);
  const {
    code = '',
    message = '',
    errors,
  } = /** @type {{ code?: string, message?: string, errors?: { code?: string }[] }} */ (error);
  const cause = { cause: error };
  switch (code || errors?.[0]?.code) {
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
      return new LaunchFailure(
        `No PostgreSQL answers at ${host}: start it, correct DATABASE_URL, or unset it to use the embedded PostgreSQL.`,
        cause,
      );
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new LaunchFailure(
        `The host ${hostname} of DATABASE_URL is not known: correct DATABASE_URL, or unset it to use the embedded PostgreSQL.`,
        cause,
      );
    case '28P01':
    case '28000':
      return new LaunchFailure(
        `The PostgreSQL at ${host} refuses the user ${username || 'given'}: correct the user and the password in DATABASE_URL.`,
        cause,
      );
    case '3D000':
      return new LaunchFailure(
        `The PostgreSQL at ${host} has no database ${pathname.slice(1)}: create it, or correct DATABASE_URL.`,
        cause,
      );
    case '53300':
      return new LaunchFailure(
        `The PostgreSQL at ${host} has no connection left: close some, or raise its max_connections.`,
        cause,
      );
    case STARTING_UP:
      return new LaunchFailure(
        `The PostgreSQL at ${host} is still starting or ending: run the command again when it is up.`,
        cause,
      );
    default:
      if (/timeout|terminated/i.test(message)) {
        return new LaunchFailure(
          `No PostgreSQL answers at ${host}: start it, correct DATABASE_URL, or unset it to use the embedded PostgreSQL.`,
          cause,
        );
      }
      return new LaunchFailure(
        `The PostgreSQL at ${host} cannot be used (${message}): correct DATABASE_URL, or unset it to use the embedded PostgreSQL.`,
        cause,
      );
  }
}
