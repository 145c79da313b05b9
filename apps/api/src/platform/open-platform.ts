import { openDatabase } from '@passage/database';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Config } from '../config.ts';
import { type Clock, systemClock } from './clock.ts';
import { LIVE_PACE, type LivePace, openLive } from './live.ts';
import { openMail } from './mail.ts';
import type { Platform } from './platform.ts';
import { openStorage } from './storage.ts';

/** Logs hold ids, never payloads; what could slip in is struck out. */
export const openLog = (config: Config): FastifyBaseLogger =>
  pino({
    level: config.logLevel,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.payPassword', '*.token'],
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?')[0],
      }),
    },
    ...(config.mode === 'development' ? { transport: { target: 'pino-pretty', options: { colorize: true } } } : {}),
  });

/** @param livePace how patient the server is with websockets */
export function openPlatform(
  config: Config,
  { clock = systemClock, livePace = LIVE_PACE }: { clock?: Clock; livePace?: LivePace } = {},
): Platform {
  const log = openLog(config);
  const live = openLive(config, livePace, (error) => log.warn({ err: error }, 'live connection'));
  const opened = openDatabase({
    url: config.databaseUrl,
    poolSize: config.poolSize,
    onError: (error) => log.error({ err: error }, 'database connection'),
    announce: live.announce,
  });
  const database = {
    ...opened,
    close: async () => {
      await live.close();
      await opened.close();
    },
  };
  const storage = openStorage(config);
  return { config, database, clock, mail: openMail(config), storage, live, log };
}
