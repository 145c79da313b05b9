import { statement, type Tx } from '@passage/database';
import { publishPicture } from '../files/index.ts';

const removePictures = statement<never, [spuId: number]>(
  'catalogue-remove-pictures',
  'delete from spu_picture where spu_id = $1',
);
const addPictures = statement<never, [spuId: number, files: readonly string[]]>(
  'catalogue-add-pictures',
  `insert into spu_picture (spu_id, position, file)
   select $1, place - 1, file from unnest($2::text[]) with ordinality as uploaded (file, place)`,
);

interface Replacement {
  readonly spuId: number;
  /** Whose uploads they are. */
  readonly ownerId: number;
  /** As their uploads answered them, in the order in which they are shown. */
  readonly addresses: readonly string[];
}

/**
 * Uploaded pictures take the place of all that a product had, drawn or not, and everybody may see them from then on.
 *
 * @throws Failure INVALID_INPUT for an address that is no picture of the owner's; nothing is changed then
 */
export async function replacePictures(tx: Tx, { spuId, ownerId, addresses }: Replacement): Promise<void> {
  const files = [];
  for (const [index, address] of addresses.entries()) {
    const { path } = await publishPicture(tx, { ownerId, address, purpose: 'product', field: `pictures.${index}` });
    files.push(path);
  }
  await tx.sql.rows(removePictures, [spuId]);
  await tx.sql.rows(addPictures, [spuId, files]);
}
