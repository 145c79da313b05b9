import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { drawProduct, drawScene } from '@passage/studio';
import { LRUCache } from 'lru-cache';
import { drawQrCode } from './draw-qr-code.ts';

export interface Picture {
  readonly svg: Buffer;
  readonly gzip: Buffer;
  /** Weak, for it is that of both encodings. */
  readonly etag: string;
}

const KEPT_BYTES = 64 * 1024 * 1024;
const pictures = new LRUCache<string, Picture>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ svg, gzip }, path) => svg.length + gzip.length + path.length,
});

/**
 * The drawn picture at a path below /files/, a pure function of the path:
 * art/<key>/<view>.svg and art2/<key>/<view>.svg (the editorial look) of a product, scene/<key>/<shape>.svg, and
 * qr/<text>.svg, the QR code of an account or a wallet.
 *
 * @returns undefined for a path that names no picture
 */
export function drawnPicture(path: string): Picture | undefined {
  const known = pictures.get(path);
  if (known) return known;
  const drawn = draw(path);
  if (drawn === undefined) return undefined;
  const svg = Buffer.from(drawn);
  const picture = {
    svg,
    gzip: gzipSync(svg, { level: 9 }),
    etag: `W/"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`,
  };
  pictures.set(path, picture);
  return picture;
}

function draw(path: string): string | undefined {
  // Letters and digits alone: a code of ours must not lead anywhere.
  const [, text] = /^qr\/([\w-]{1,100})\.svg$/.exec(path) ?? [];
  if (text !== undefined) return drawQrCode(text);
  const [, kind, key, part] = /^(art|art2|scene)\/([\w.-]{1,100})\/(\w+)\.svg$/.exec(path) ?? [];
  if (kind === undefined || key === undefined) return undefined;
  if (kind === 'scene')
    return part === 'wide' || part === 'tall' || part === 'square' ? drawScene(key, part) : undefined;
  return part === 'front' || part === 'detail'
    ? drawProduct(key, part, kind === 'art2' ? 'editorial' : 'packshot')
    : undefined;
}
