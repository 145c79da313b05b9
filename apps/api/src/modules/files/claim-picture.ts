import { FILE_PURPOSE, type FilePurpose } from '@passage/contract/files';
import type { Tx } from '@passage/database';
import { invalidField } from '../../http/failure.ts';
import { uploadIdOf } from './file-address.ts';
import { type ClaimedPicture, claimStoredFile } from './stored-files.repository.ts';

/**
 * A member's own picture, by the address that its upload answered, signed or not. From now on it serves this purpose;
 * one that anybody can see already cannot become private.
 *
 * @param field where the address stood
 * @throws Failure INVALID_INPUT alike for what is no such address, missing, somebody else's or public, and for a proof or
 *   a paper that was to become something else, or something else that was to become one
 */
export async function claimPicture(
  tx: Tx,
  { ownerId, address, purpose, field }: { ownerId: number; address: string; purpose: FilePurpose; field: string },
): Promise<ClaimedPicture> {
  const id = uploadIdOf(address);
  const picture = id === undefined ? undefined : await claimStoredFile(tx, id, ownerId, FILE_PURPOSE[purpose]);
  if (!picture) throw invalidField(field, 'invalid');
  return picture;
}
