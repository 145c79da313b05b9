import { Client, Pool } from 'pg';
import type { Channel } from './live.ts';

const CHANNEL = 'passage_live';
const CONNECT_AGAIN_MS = 500;

// Apart from the commands' own transactions: who notifies waits for every other who does, and news need not be durable.
const SESSION = '-c role=passage_app -c search_path=public -c statement_timeout=5000 -c synchronous_commit=off';

/** LISTEN and NOTIFY, on two connections that are opened when there is something to send and somebody to listen. */
export function channelOnPostgres(url: string, onError: (error: Error) => void): Channel {
  const pool = new Pool({ connectionString: url, max: 1, options: SESSION, connectionTimeoutMillis: 5_000 });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  let listener: Client | undefined;
  let isClosed = false;

  const connect = async (onText: (text: string) => void, onGap: () => void): Promise<void> => {
    const client = new Client({ connectionString: url, options: SESSION, keepAlive: true });
    client.on('error', onError);
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) onText(payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    listener = client;
    client.once('end', () => {
      if (isClosed) return;
      onGap();
      connectAgain(onText, onGap);
    });
  };
  const connectAgain = (onText: (text: string) => void, onGap: () => void): void => {
    setTimeout(() => {
      if (isClosed) return;
      connect(onText, onGap).catch((error: Error) => {
        onError(error);
        connectAgain(onText, onGap);
      });
    }, CONNECT_AGAIN_MS).unref();
  };

  return {
    publish: async (texts) => {
      await pool.query({
        name: 'live-notify',
        text: `select pg_notify('${CHANNEL}', news) from unnest($1::text[]) as news`,
        values: [texts],
      });
    },
    listen: connect,
    close: async () => {
      isClosed = true;
      await Promise.all([pool.end(), listener?.end()]);
    },
  };
}
