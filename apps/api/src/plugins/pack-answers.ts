import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { takesGzip } from '../http/takes-gzip.ts';

/** What fits one packet arrives no sooner for being smaller. */
const WORTH_PACKING = 1400;
/** Most of what can be saved, in a fraction of the time. */
const LEVEL = 5;

const pack: (text: string, options: { level: number }) => Promise<Buffer> = promisify(gzip);

/** Answers that are text, documents and envelopes alike, go packed to whoever takes them so. */
export function packAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_PACKING || reply.hasHeader('content-encoding'))
      return payload;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`);
    if (!takesGzip(request)) return payload;
    const packed = await pack(payload, { level: LEVEL });
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return packed;
  });
}
