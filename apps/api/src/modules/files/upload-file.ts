import { randomUUID } from 'node:crypto';
import { FILE_PURPOSE, type FilePurpose } from '@passage/contract/files';
import type { Db } from '@passage/database';
import type { Platform } from '../../platform/platform.ts';
import { encodePicture } from './encode-picture.ts';
import { signedUrl, uploadPath } from './file-address.ts';
import { storageKey } from './storage-key.ts';
import { insertStoredFile } from './stored-files.repository.ts';

export interface Upload {
  readonly ownerId: number;
  readonly purpose?: FilePurpose | undefined;
  readonly bytes: Buffer;
  /** Random unless said otherwise. */
  readonly id?: string;
}

/**
 * Stores a picture of the member's, private until something public of theirs refers to it.
 *
 * @returns its address, good for an hour
 * @throws Failure WRONG_FILE_TYPE, TOO_LARGE
 */
export async function uploadFile(
  platform: Platform,
  db: Db,
  { ownerId, purpose = 'product', bytes, id = randomUUID() }: Upload,
): Promise<string> {
  const picture = await encodePicture(bytes);
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
