/** News of what was committed, for the open pages of members: from every process to every process. */
import { setTimeout } from 'node:timers/promises';
import type { Tx } from '@passage/database';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { SECOND_MS } from './clock.ts';
import { channelOnPostgres } from './live-postgres.ts';
import { channelOnRedis } from './live-redis.ts';

const news = z.object({
  tenantId: z.int(),
  /**
   * What the id is of: a chat message, one that was deleted, the member whose counts have changed, an order, the member
   * of whose sessions some have ended, the member who has a shop from now on.
   */
  about: z.enum(['message', 'deleted', 'unread', 'order', 'session', 'shop']),
  id: z.int(),
});
/** Ids only: who tells it to somebody reads it first. */
export type News = z.output<typeof news>;

/** Carries texts between processes, in the order of each sender. Losing some is told. */
export interface Channel {
  /** Sends at once or, while there is no connection, not at all. */
  publish(texts: readonly string[]): Promise<void>;
  /** Calls until it is closed. `onGap`: something may have been missed, for instance while the connection was away. */
  listen(onText: (text: string) => void, onGap: () => void): Promise<void>;
  close(): Promise<void>;
}

/** How patient the server is with a websocket. */
export interface LiveTiming {
  /** Until it must have said who it is. */
  readonly authMs: number;
  /** Between two heartbeats; one that was not answered by the next is the last. */
  readonly heartbeatMs: number;
  /** What may wait to be read by a client. */
  readonly bufferBytes: number;
}
export const LIVE_TIMING: LiveTiming = { authMs: 5 * SECOND_MS, heartbeatMs: 30 * SECOND_MS, bufferBytes: 256 * 1024 };

export interface Live {
  readonly timing: LiveTiming;
  announce(text: string): void;
  /** Begins to listen with the first call. @throws Error while there is no connection */
  listen(onNews: (news: News) => void, onGap: () => void): Promise<void>;
  close(): Promise<void>;
}

/** What waits to be sent while the channel is slow; more is given up, and pages learn of it when they look again. */
const MOST_WAITING = 10_000;

/** Too short to be seen; under load many commits are told of at once. */
const GATHER_MS = 10;

/** Opens the channel of live news, on Redis where there is one and on PostgreSQL elsewhere. */
export function openLive(config: Config, timing: LiveTiming, onError: (error: Error) => void): Live {
  const channel: Channel = config.redisUrl
    ? channelOnRedis(config.redisUrl, config.databaseUrl, onError)
    : channelOnPostgres(config.databaseUrl, onError);
  let waiting: string[] = [];
  let sending: Promise<void> | undefined;

  const send = async (): Promise<void> => {
    while (waiting.length > 0) {
      await setTimeout(GATHER_MS);
      const texts = waiting;
      waiting = [];
      await channel.publish(texts).catch((error: unknown) => onError(toError(error)));
    }
    sending = undefined;
  };
  return {
    timing,
    announce: (text) => {
      if (waiting.length >= MOST_WAITING) return;
      waiting.push(text);
      sending ??= send();
    },
    listen: (onNews, onGap) =>
      channel.listen((text) => {
        const read = news.safeParse(parse(text));
        if (read.success) onNews(read.data);
      }, onGap),
    close: async () => {
      await sending;
      await channel.close();
    },
  };
}

/** Tells every process of what the transaction has changed, once it is committed. */
export const announce = (tx: Tx, what: Omit<News, 'tenantId'>): void =>
  tx.announce(JSON.stringify({ tenantId: tx.tenantId, ...what }));

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
