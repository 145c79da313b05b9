import { array, nothing, sqlOf, statement, text } from '@passage/database';
import { Pool } from 'pg';
import type { Channel } from './live.ts';
import { listenOnPostgres, type PostgresListener, TELLING_SESSION } from './postgres-listener.ts';

const CHANNEL = 'passage_live';

const notify = statement({
  name: 'live-notify',
  params: [array(text)('news')],
  columns: { pg_notify: nothing },
  text: `select pg_notify('${CHANNEL}', news) from unnest($1::text[]) as news`,
});

/**
 * LISTEN and NOTIFY, on two connections that are opened when there is something to send and somebody to listen. Apart
 * from the commands' own transactions: who notifies waits for every other who does, and news need not be durable.
 */
export function channelOnPostgres(url: string, onError: (error: Error) => void): Channel {
  const pool = new Pool({ connectionString: url, max: 1, options: TELLING_SESSION, connectionTimeoutMillis: 5_000 });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const sql = sqlOf(pool);
  let listener: PostgresListener | undefined;

  return {
    publish: async (texts) => {
      await sql.rows(notify, [texts]);
    },
    listen: (onText, onGap) => {
      listener = listenOnPostgres(url, CHANNEL, { onText, onGap, onError });
      return listener.connect();
    },
    close: async () => {
      await Promise.all([pool.end(), listener?.close()]);
    },
  };
}
