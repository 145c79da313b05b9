import type { FastifyReply } from 'fastify';

/**
 * Aborts when the answer has gone out or its connection is closed. The signal of Fastify's request does so as soon as the
 * body has been read.
 */
export function goneOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => controller.abort());
  return controller.signal;
}
