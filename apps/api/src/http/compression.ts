import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** In bytes; what fits one packet arrives no sooner for being smaller. */
const THRESHOLD = 1400;
/** Most of what can be saved, in a fraction of the time. */
const GZIP_LEVEL = 5;
/** What more would save takes more than it saves. */
const BROTLI_QUALITY = 4;

const toBrotli: (text: string, options: BrotliOptions) => Promise<Buffer> = promisify(brotliCompress);
const toGzip: (text: string, options: { level: number }) => Promise<Buffer> = promisify(gzip);

/** Whether the caller takes an encoding, and has not said that it does not. */
const accepts = ({ headers }: FastifyRequest, encoding: RegExp): boolean =>
  encoding.test(String(headers['accept-encoding'] ?? ''));

/** Whether the caller takes gzip. */
export const acceptsGzip = (request: FastifyRequest): boolean =>
  accepts(request, /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/);

/** Whether the caller takes Brotli. */
const acceptsBrotli = (request: FastifyRequest): boolean => accepts(request, /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/);

/**
 * Compresses answers that are text, documents and envelopes alike, for whoever takes them so. An answer that would be
 * compressed for another caller says so in Vary, too.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < THRESHOLD || reply.hasHeader('content-encoding'))
      return payload;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`);
    const isBrotli = acceptsBrotli(request);
    if (!isBrotli && !acceptsGzip(request)) return payload;
    const compressed = isBrotli
      ? await toBrotli(payload, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(payload),
          },
        })
      : await toGzip(payload, { level: GZIP_LEVEL });
    reply.header('content-encoding', isBrotli ? 'br' : 'gzip').removeHeader('content-length');
    return compressed;
  });
}
