import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { takesBrotli, takesGzip } from '../http/takes-gzip.ts';

/** What fits one packet arrives no sooner for being smaller. */
const WORTH_PACKING = 1400;
/** Most of what can be saved, in a fraction of the time. */
const LEVEL = 5;

/** Of Brotli; what more would save takes more than it saves. */
const QUALITY = 4;

const packTighter: (text: string, options: BrotliOptions) => Promise<Buffer> = promisify(brotliCompress);
const pack: (text: string, options: { level: number }) => Promise<Buffer> = promisify(gzip);

/** Answers that are text, documents and envelopes alike, go packed to whoever takes them so. */
export function packAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_PACKING || reply.hasHeader('content-encoding'))
      return payload;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`);
    const isTight = takesBrotli(request);
    if (!isTight && !takesGzip(request)) return payload;
    const packed = isTight
      ? await packTighter(payload, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(payload),
          },
        })
      : await pack(payload, { level: LEVEL });
    reply.header('content-encoding', isTight ? 'br' : 'gzip').removeHeader('content-length');
    return packed;
  });
}
