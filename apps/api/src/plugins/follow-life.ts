import type { FastifyInstance } from 'fastify';
import { Failure } from '../http/failure.ts';
import type { Life } from '../platform/life.ts';

/** Serves nothing but its health before the database may be used, and closes each connection after its answer at the end. */
export function followLife(app: FastifyInstance, life: Life): void {
  app.addHook('onRequest', async (request) => {
    if (life.phase === 'waiting' && !request.url.startsWith('/health/'))
      throw new Failure('OVERLOADED', { retryAfterSeconds: 1 });
  });
  app.addHook('onSend', async (_request, reply) => {
    // Sent to whoever keeps the connection: their next request goes over another one, to another process.
    if (life.phase === 'leaving') reply.header('connection', 'close');
  });
}
