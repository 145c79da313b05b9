import { VERSION } from '@passage/settings/version';
import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from '../platform/lifecycle.ts';
import type { Platform } from '../platform/platform.ts';

/** /health/live while the process runs, /health/ready while it can serve and will go on to, with the program's version. */
export async function healthPages(
  app: FastifyInstance,
  { platform, life }: { platform: Platform; life: Lifecycle },
): Promise<void> {
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (request, reply) => {
    if (life.phase !== 'serving') return reply.status(503).send({ status: life.phase });
    try {
      await platform.database.ping();
      return { status: 'ready', version: VERSION };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.status(503).send({ status: 'unavailable' });
    }
  });
}
