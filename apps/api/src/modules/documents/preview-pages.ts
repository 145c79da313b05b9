import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { openTurns } from '../../platform/in-turn.ts';
import { drawnPicture } from '../files/index.ts';

const [WIDTH, HEIGHT] = [1200, 630];
const GROUND = '#efece7';
const KEPT_BYTES = 32 * 1024 * 1024;

const kept = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length });
const inTurn = openTurns();

const DRAWN = /^\/files\/(.+)\.svg$/;

/** The address of a picture that other sites can show: few of them show drawn ones, so those get a painted copy. */
export function previewUrl(address: string): string {
  const [, path] = DRAWN.exec(address) ?? [];
  return path === undefined ? address : `/preview/${path}.jpg`;
}

/** /preview/: drawn pictures as JPEG in the shape that link previews have. */
export async function previewPages(app: FastifyInstance): Promise<void> {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/preview/*',
    handler: async (request, reply) => {
      const [, path] = /^(.+)\.jpg$/.exec(request.params['*']) ?? [];
      const picture = path === undefined ? undefined : drawnPicture(`${path}.svg`);
      if (path === undefined || !picture)
        return reply.status(404).type('text/plain; charset=utf-8').send('Not found\n');
      return reply
        .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' })
        .type('image/jpeg')
        .send(await paint(path, picture.svg));
    },
  });
}

/** One at a time: painting takes a tenth of a second, and crawlers come in crowds. */
const paint = (path: string, svg: Buffer): Promise<Buffer> =>
  inTurn('paint', async () => {
    const known = kept.get(path);
    if (known) return known;
    const fit = path.startsWith('scene/') ? 'cover' : 'contain';
    const painted = await sharp(svg)
      .resize(WIDTH, HEIGHT, { fit, background: GROUND })
      .flatten({ background: GROUND })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
    kept.set(path, painted);
    return painted;
  });
