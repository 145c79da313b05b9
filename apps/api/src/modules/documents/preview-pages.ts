import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { TenantDirectory } from '../../http/tenant-directory.ts';
import { keyedMutex } from '../../platform/keyed-mutex.ts';
import type { Platform } from '../../platform/platform.ts';
import { drawnPicture, isDrawing } from '../files/index.ts';

const [WIDTH, HEIGHT] = [1200, 630];
const GROUND = '#efece7';
const KEPT_BYTES = 32 * 1024 * 1024;
/** Whoever asks for more at once gets the drawn picture, which costs next to nothing. */
const WAITING_LIMIT = 16;
let waiting = 0;

const kept = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length });
const inTurn = keyedMutex();

const DRAWN = /^\/files\/(.+)\.svg$/;

/** The address of a picture that other sites can show: few of them show drawn ones, so those get a painted copy. */
export function previewUrl(address: string): string {
  const [, path] = DRAWN.exec(address) ?? [];
  return path === undefined ? address : `/preview/${path}.jpg`;
}

/** /preview/: drawn pictures as JPEG in the shape that link previews have. */
export async function previewPages(
  app: FastifyInstance,
  options: { platform: Platform; tenants: TenantDirectory },
): Promise<void> {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/preview/*',
    handler: async (request, reply) => {
      const [, path] = /^(.+)\.jpg$/.exec(request.params['*']) ?? [];
      const nothing = () => reply.status(404).type('text/plain; charset=utf-8').send('Not found\n');
      if (path === undefined || !isDrawing(`${path}.svg`)) return nothing();
      if (waiting >= WAITING_LIMIT)
        return reply.header('cache-control', 'no-store').redirect(`/files/${path}.svg`, 302);
      waiting += 1;
      try {
        const picture = await drawnPicture(options, `${path}.svg`, request);
        if (!picture) return nothing();
        const painted = await paint(path, picture.svg);
        return reply
          .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' })
          .type('image/jpeg')
          .send(painted);
      } finally {
        waiting -= 1;
      }
    },
  });
}

/** One at a time: painting takes a tenth of a second, and crawlers come in crowds. */
const paint = (path: string, svg: Buffer): Promise<Buffer> =>
  inTurn('paint', async () => kept.get(path) ?? keep(path, await toJpeg(path, svg)));

function keep(path: string, painted: Buffer): Buffer {
  kept.set(path, painted);
  return painted;
}

const toJpeg = (path: string, svg: Buffer): Promise<Buffer> =>
  sharp(svg)
    .resize(WIDTH, HEIGHT, { fit: path.startsWith('scene/') ? 'cover' : 'contain', background: GROUND })
    .flatten({ background: GROUND })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
