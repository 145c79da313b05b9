import sharp from 'sharp';
import { openTurns } from '../../platform/in-turn.ts';
import type { Platform } from '../../platform/platform.ts';
import { type FileRef, uploadPath } from './file-address.ts';
import { storageKey } from './storage-key.ts';

/** Widths in which uploaded pictures are delivered, each as AVIF and as WebP. */
export const RENDITION_WIDTHS = [320, 640, 1280] as const;
export type RenditionFormat = 'avif' | 'webp';

const inTurn = openTurns();

/** A narrower copy of an uploaded picture, made on the first request for it and kept. Never wider than the picture. */
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
  return inTurn(`${tenantId}`, async () => {
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
  });
}
