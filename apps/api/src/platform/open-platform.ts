import { openDatabase, type StatementObserver } from '@passage/database';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { type Clock, SECOND_MS, systemClock } from './clock.ts';
import { LIVE_TIMING, type LiveTiming, openLive } from './live.ts';
import { openLog } from './log.ts';
import { openMail } from './mail.ts';
import { openMetrics } from './metrics.ts';
import { openOutboxAdmin } from './outbox-admin.ts';
import type { Platform } from './platform.ts';
import { openServerTiming } from './server-timing.ts';
import { openStorage } from './storage.ts';
import type { Tracing } from './tracing.ts';

/**
 * @param liveTiming how patient the server is with websockets
 * @param log where its lines go
 * @param tracing what traces it
 */
export function openPlatform(
  config: Config,
  {
    clock = systemClock,
    liveTiming = LIVE_TIMING,
    log = openLog(config),
    tracing,
  }: { clock?: Clock; liveTiming?: LiveTiming; log?: FastifyBaseLogger; tracing?: Tracing | undefined } = {},
): Platform {
  const timing = config.tellsTimes ? openServerTiming() : undefined;
  const live = openLive(config, liveTiming, (error) => log.warn({ err: error }, 'live connection'));
  const opened = openDatabase({
    url: config.databaseUrl,
    replicaUrl: config.replicaUrl,
    replicaBehindMs: config.replicaBehindSeconds * SECOND_MS,
    onReplica: (isAsked) => log.info({ isAsked }, 'replica'),
    poolSize: config.poolSize,
    onError: (error) => log.error({ err: error }, 'database connection'),
    announce: live.announce,
    observe: observeBoth(tracing?.observe, timing && (() => timing.begin('sql'))),
    observeConnect: timing && (() => timing.begin('pool')),
    traceparent: tracing?.traceparent,
  });
  const outboxAdmin = openOutboxAdmin(config.relayUrl, (error) => log.warn({ err: error }, 'metrics connection'));
  const metrics = openMetrics({
    database: opened,
    outboxAdmin,
    clock,
    onError: (error) => void log.warn({ err: error }, 'metrics'),
  });
  const database = {
    ...opened,
    close: async () => {
      await live.close();
      await opened.close();
      await outboxAdmin.close();
      await tracing?.close();
    },
  };
  const storage = openStorage(config);
  return { config, database, clock, mail: openMail(config), storage, live, log, metrics, timing, tracing };
}

function observeBoth(
  first: StatementObserver | undefined,
  second: StatementObserver | undefined,
): StatementObserver | undefined {
  if (!first || !second) return first ?? second;
  return (name) => {
    const [overFirst, overSecond] = [first(name), second(name)];
    return (error) => {
      overFirst?.(error);
      overSecond?.();
    };
  };
}
