import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/platform.ts';

/** /health/live while the process runs, /health/ready while it can serve. */
export async function healthPages(app: FastifyInstance, { platform }: { platform: Platform }): Promise<void> {
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (request, reply) => {
    try {
      await platform.database.ping();
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.status(503).send({ status: 'unavailable' });
    }
  });
}
