import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../http/failure.ts';
import type { Platform } from '../platform/platform.ts';

/** /metrics, in Prometheus' text form: to who knows the token, else to this machine alone. */
export async function metricsPages(app: FastifyInstance, { platform }: { platform: Platform }): Promise<void> {
  const { config, metrics } = platform;
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) throw new Failure('NOT_FOUND');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

function mayRead({ headers, ip }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) {
    // What a proxy of this machine passes on comes from elsewhere.
    const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip);
    return isLocal && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
  }
  const [wanted, given] = [Buffer.from(`Bearer ${token}`), Buffer.from(headers.authorization ?? '')];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}
