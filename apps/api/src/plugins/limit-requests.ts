import { setTimeout as pause } from 'node:timers/promises';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { callerAddressOf } from '../http/caller-address.ts';
import { Failure } from '../http/failure.ts';
import { setRequestTenant } from '../http/observe-requests.ts';
import type { TenantDirectory } from '../http/tenant-directory.ts';
import { MINUTE_MS, SECOND_MS } from '../platform/clock.ts';
import type { Platform } from '../platform/platform.ts';
import { connectRedis } from '../platform/redis.ts';

/** Longer than that no request waits to be counted. */
const COUNT_LIMIT_MS = 250;
/** Files and previews of them, which may have to be drawn. */
const COUNTED = /^\/(?:files|preview)\//;
const CONNECT_LIMIT_MS = 2 * SECOND_MS;

/**
 * Bounds what one caller may ask of one tenant in a minute, at the endpoints that are registered afterwards and
 * of files; pages are not counted. With Redis all processes count together. While it is away nothing is counted: what protects
 * secrets is counted in the database.
 */
export async function limitRequests(
  app: FastifyInstance,
  { platform, tenants }: { platform: Platform; tenants: TenantDirectory },
): Promise<void> {
  const { config, log } = platform;
  if (config.mostRequestsPerMinute === 0) return;
  app.addHook('onRoute', (route) => {
    if (route.config?.route === undefined && !COUNTED.test(route.url))
      route.config = { ...route.config, rateLimit: false };
  });
  const redis = config.redisUrl
    ? connectRedis(
        config.redisUrl,
        { maxRetriesPerRequest: 0, enableOfflineQueue: false, commandTimeout: COUNT_LIMIT_MS },
        (error) => log.warn({ err: error }, 'rate limit connection'),
      )
    : undefined;
  // A start waits for Redis, so that the first requests count too, and goes on without it.
  if (redis)
    await Promise.race([redis.connect().catch(() => undefined), pause(CONNECT_LIMIT_MS, undefined, { ref: false })]);
  app.addHook('onClose', async () => redis?.disconnect());
  const { pathname } = new URL(config.databaseUrl);
  await app.register(rateLimit, {
    max: config.mostRequestsPerMinute,
    timeWindow: MINUTE_MS,
    redis,
    nameSpace: `passage:requests:${pathname.slice(1)}:`,
    skipOnError: true,
    keyGenerator: async (request) => {
      const { id } = await tenants.ofRequest(request);
      setRequestTenant(request, id);
      return `${id}:${callerAddressOf(request)}`;
    },
    errorResponseBuilder: (_request, { ttl }) =>
      new Failure('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / SECOND_MS)) }),
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': false,
    },
  });
}
