import type { WritableDb } from '@passage/database';
import type { Platform } from '../../platform/platform.ts';
import { uploadPath } from './file-address.ts';
import { storageKey } from './storage-key.ts';
import { dropUnclaimedFiles, forgetDroppedFiles } from './stored-files.repository.ts';

/**
 * Removes uploads that nothing refers to: first from use, then from the storage, and their rows last, so that one whose
 * bytes could not be removed is tried again.
 *
 * @param before when they were uploaded
 * @param most how many at a time
 * @returns how many rows were deleted
 */
export async function removeUnclaimed(
  { storage, clock, log }: Platform,
  db: WritableDb,
  { before, most }: { before: Date; most: number },
): Promise<number> {
  const dropped = await db.inTransaction((tx) => dropUnclaimedFiles(tx, { before, now: clock.now(), most }));
  const removed: string[] = [];
  for (const file of dropped) {
    try {
      await storage.remove(storageKey(db.tenantId, uploadPath(file)));
      removed.push(file.id);
    } catch (error) {
      log.warn({ err: error, file: file.id }, 'an unclaimed upload could not be removed');
    }
  }
  if (removed.length > 0) await db.inTransaction((tx) => forgetDroppedFiles(tx, removed));
  return removed.length;
}
