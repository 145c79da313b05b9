import sharp from 'sharp';
import { Failure } from '../../http/failure.ts';
import { openFairQueue } from '../../platform/fair-queue.ts';
import type { Platform } from '../../platform/platform.ts';
import { type FileRef, uploadPath } from './file-address.ts';
import { storageKey } from './storage-key.ts';

/** Widths in which uploaded pictures are delivered, each as AVIF and as WebP. */
export const RENDITION_WIDTHS = [320, 640, 1280] as const;
export type RenditionFormat = 'avif' | 'webp';

// One at a time of a tenant: whoever looks at a page asks for all of its pictures at once.
const queue = openFairQueue({
  running: 2,
  waiting: 400,
  waitingOfKey: 200,
  waitingBytes: 0,
  refuse: () => new Failure('OVERLOADED', { retryAfterSeconds: 2 }),
});

/**
 * A narrower copy of an uploaded picture, made on the first request for it and kept. Never wider than the picture.
 *
 * @throws Failure OVERLOADED when too many wait to be made
 */
export async function readRendition(
  platform: Platform,
  tenantId: number,
  file: FileRef,
  width: number,
  format: RenditionFormat,
): Promise<Buffer | undefined> {
  const key = storageKey(tenantId, `u/${file.id}-${width}.${format}`);
  const known = await platform.storage.get(key);
  if (known) return known;
  const work = async (): Promise<Buffer | undefined> => {
    const made = await platform.storage.get(key);
    if (made) return made;
    const original = await platform.storage.get(storageKey(tenantId, uploadPath(file)));
    if (!original) return undefined;
    const narrower = sharp(original).resize({ width, withoutEnlargement: true });
    const bytes = await (format === 'avif'
      ? narrower.avif({ quality: 60, effort: 2 })
      : narrower.webp({ quality: 82 })
    ).toBuffer();
    await platform.storage.put(key, bytes);
    return bytes;
  };
  return queue.run({ key: `${tenantId}`, bytes: 0, work });
}
