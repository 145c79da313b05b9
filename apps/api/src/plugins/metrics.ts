import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isOfThisMachine } from '../http/caller-address.ts';
import { Failure } from '../http/failure.ts';
import type { Platform } from '../platform/platform.ts';

/** /metrics, in Prometheus' text form: to who knows the token; without one to this machine alone, in production to nobody. */
export async function metricsPages(app: FastifyInstance, { platform }: { platform: Platform }): Promise<void> {
  const { config, metrics } = platform;
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config)) throw new Failure('NOT_FOUND');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

function mayRead(request: FastifyRequest, { metricsToken: token, mode }: Config): boolean {
  // In production a proxy may stand on this machine that tells nothing of whom it asks for.
  if (token === undefined) return mode !== 'production' && isOfThisMachine(request);
  const [wanted, given] = [Buffer.from(`Bearer ${token}`), Buffer.from(request.headers.authorization ?? '')];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}
