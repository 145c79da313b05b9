import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '../../http/cache-policy.ts';
import { acceptsGzip } from '../../http/compression.ts';
import type { TenantDirectory } from '../../http/tenant-directory.ts';
import type { Platform } from '../../platform/platform.ts';
import { drawnPicture, type Picture } from './drawn-pictures.ts';
import { readUploaded, type UploadedPicture } from './uploaded-pages.ts';

// A picture is a document of its own when it is opened in a tab: it may style itself and do nothing else.
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** /files/: pictures. What is drawn looks the same for every tenant, what was uploaded is its own. */
export async function filePages(
  app: FastifyInstance,
  options: { platform: Platform; tenants: TenantDirectory },
): Promise<void> {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/*',
    handler: async (request, reply) => {
      reply.header('x-content-type-options', 'nosniff').header('cross-origin-resource-policy', 'cross-origin');
      const path = request.params['*'];
      const picture = await drawnPicture(options, path, request);
      if (picture) return sendPicture(request, reply, picture);
      const uploaded = await readUploaded(options, path, request);
      if (!uploaded) return reply.status(404).type('text/plain; charset=utf-8').send('Not found\n');
      return sendUploaded(reply, uploaded);
    },
  });
}

function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { svg, gzip, etag, isSigned }: Picture,
): FastifyReply {
  reply
    .header('cache-control', isSigned ? 'private, no-store' : FOR_GOOD)
    .header('etag', etag)
    .header('vary', 'accept-encoding')
    .header('content-security-policy', PICTURE_POLICY);
  if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
  reply.type('image/svg+xml');
  return acceptsGzip(request) ? reply.header('content-encoding', 'gzip').send(gzip) : reply.send(svg);
}

const sendUploaded = (reply: FastifyReply, { bytes, type, isPublic }: UploadedPicture): FastifyReply =>
  reply
    .header('cache-control', isPublic ? FOR_GOOD : 'private, no-store')
    .header('content-security-policy', "default-src 'none'")
    .type(type)
    .send(bytes);
