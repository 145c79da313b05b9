import { randomUUID } from 'node:crypto';
import { FILE_PURPOSE, type FilePurpose } from '@passage/contract/files';
import type { WritableDb } from '@passage/database';
import type { Platform } from '../../platform/platform.ts';
import { decodeQueue } from './decode-queue.ts';
import { type EncodedPicture, encodePicture, readPictureHeader } from './encode-picture.ts';
import { signedUrl, uploadPath } from './file-address.ts';
import { type PixelBudget, takePixels } from './pixel-budget.ts';
import { storageKey } from './storage-key.ts';
import { insertStoredFile } from './stored-files.repository.ts';

export interface Upload {
  readonly ownerId: number;
  readonly purpose?: FilePurpose | undefined;
  readonly bytes: Buffer;
  /** Random unless said otherwise. */
  readonly id?: string;
  /** Which budget of the member's its pixels are taken from. */
  readonly budget: PixelBudget;
  /** Aborts when nobody waits for it any more. */
  readonly gone?: AbortSignal;
}

/**
 * Stores a picture of the member's, private until something public of theirs refers to it.
 *
 * @returns its address, good for an hour
 * @throws Failure WRONG_FILE_TYPE, TOO_LARGE, TOO_MANY_REQUESTS when the member's pixels of the hour are used up, OVERLOADED
 *   when too many pictures wait
 */
export async function uploadFile(platform: Platform, db: WritableDb, upload: Upload): Promise<string> {
  const { ownerId, purpose = 'product', id = randomUUID() } = upload;
  const picture = await decode(platform, db, upload);
  const file = { id, format: picture.format };
  const key = storageKey(db.tenantId, uploadPath(file));
  await platform.storage.put(key, picture.bytes);
  try {
    await insertStoredFile(db, {
      id: file.id,
      ownerId,
      purpose: FILE_PURPOSE[purpose],
      picture,
      now: platform.clock.now(),
    });
  } catch (error) {
    await platform.storage.remove(key);
    throw error;
  }
  return signedUrl(platform, db.tenantId, file);
}

/** Decodes an upload in the member's turn, for pixels of the member's budget. */
async function decode(
  platform: Platform,
  db: WritableDb,
  { ownerId, bytes, budget, gone }: Upload,
): Promise<EncodedPicture> {
  const header = await readPictureHeader(bytes);
  const taken = await takePixels(db, { budget, ownerId, now: platform.clock.now() }, header);
  let isBegun = false;
  try {
    return await decodeQueue.run({
      // An import is a lane of its own, so that its owner need not wait for it with a picture.
      key: `${db.tenantId}:${ownerId}:${budget}`,
      bytes: bytes.length,
      gone,
      isBounded: budget === 'import',
      work: () => {
        isBegun = true;
        return encodePicture(bytes, header);
      },
    });
  } catch (error) {
    if (!isBegun) await taken.restore();
    throw error;
  }
}
