import { FILE_PURPOSE, type FilePurpose } from '@passage/contract/files';
import type { Tx } from '@passage/database';
import { invalidField } from '../../http/failure.ts';
import { uploadIdOf, uploadPath } from './file-address.ts';
import { publishStoredFile } from './stored-files.repository.ts';

/** What proofs and identity papers are for, they are for good. */
type PublicPurpose = Exclude<FilePurpose, 'proof' | 'identity' | 'chat' | 'aftersale'>;

/**
 * Opens a member's own picture to everybody, because something public of theirs refers to it from now on.
 *
 * @param address as its upload answered it, signed or not
 * @returns its id, and its path below /files/, which needs no signature
 * @throws Failure INVALID_INPUT alike for what is no such address, missing, somebody else's, a proof or a paper
 */
export async function publishPicture(
  tx: Tx,
  { ownerId, address, purpose, field }: { ownerId: number; address: string; purpose: PublicPurpose; field: string },
): Promise<{ id: string; path: string }> {
  const id = uploadIdOf(address);
  const picture = id === undefined ? undefined : await publishStoredFile(tx, id, ownerId, FILE_PURPOSE[purpose]);
  if (!picture) throw invalidField(field, 'invalid');
  return { id: picture.id, path: uploadPath(picture) };
}
