import type { Tx } from '@passage/database';
import { pathOfAddress, publishPicture } from '../files/index.ts';

/**
 * Turns addresses into paths below /files/: of pictures that the product shows already, and of own uploads, which
 * everybody may see from then on.
 *
 * @param known paths that the product shows already
 * @param field where the addresses stood
 * @throws Failure INVALID_INPUT for an address that is neither
 */
export async function placePictures(
  tx: Tx,
  ownerId: number,
  addresses: readonly string[],
  { known, field }: { known: readonly string[]; field: (index: number) => string },
): Promise<string[]> {
  const files: string[] = [];
  for (const [index, address] of addresses.entries()) {
    const path = pathOfAddress(address);
    if (path !== undefined && known.includes(path)) files.push(path);
    else files.push((await publishPicture(tx, { ownerId, address, purpose: 'product', field: field(index) })).path);
  }
  return files;
}
