import { Client } from 'pg';

const CONNECT_AGAIN_MS = 500;

/** What a connection that only listens and tells is like: it touches no table. */
export const TELLING_SESSION =
  '-c role=passage_app -c search_path=public -c statement_timeout=5000 -c synchronous_commit=off';

export interface PostgresListener {
  /**
   * Opens the connection, which opens itself anew whenever it is lost.
   *
   * @throws Error while there is none at the first time
   */
  connect(): Promise<void>;
  /** As `connect`, but tries until there is one. */
  keepConnecting(): void;
  close(): Promise<void>;
}

/**
 * LISTEN on a connection of its own.
 *
 * @param onText what is told on the channel
 * @param onGap something may have been missed, for instance while the connection was away
 */
export function listenOnPostgres(
  url: string,
  channel: string,
  { onText, onGap, onError }: { onText(text: string): void; onGap(): void; onError(error: Error): void },
): PostgresListener {
  let listener: Client | undefined;
  let isClosed = false;

  const connect = async (): Promise<void> => {
    const client = new Client({ connectionString: url, options: TELLING_SESSION, keepAlive: true });
    client.on('error', onError);
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) onText(payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    // Closed while it was being opened.
    if (isClosed) return client.end();
    listener = client;
    client.once('end', () => {
      if (isClosed) return;
      onGap();
      connectAgain();
    });
  };
  const connectAgain = (): void => {
    setTimeout(keepConnecting, CONNECT_AGAIN_MS).unref();
  };
  const keepConnecting = (): void => {
    if (isClosed) return;
    // What was told before it listened is missed.
    connect().then(onGap, (error: Error) => {
      onError(error);
      connectAgain();
    });
  };
  return {
    connect,
    keepConnecting,
    close: async () => {
      isClosed = true;
      await listener?.end();
    },
  };
}
