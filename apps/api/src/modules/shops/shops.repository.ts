import { boolean, integer, statement, type Tx, timestamptz } from '@passage/database';

const KEY_VALUES = [integer('memberId'), integer('shopId')] as const;

const insertFavorite = statement({
  name: 'shops-add-favorite',
  params: [...KEY_VALUES, timestamptz('now')],
  columns: { is_known: boolean },
  text: `with wanted as (select id from shop where id = $2), added as (
     insert into favorite_shop (member_id, shop_id, created_at) select $1, id, $3 from wanted on conflict do nothing
   )
   select exists (select from wanted) as is_known`,
});
const deleteFavorite = statement({
  name: 'shops-remove-favorite',
  params: KEY_VALUES,
  text: 'delete from favorite_shop where member_id = $1 and shop_id = $2',
});
// The row's trigger has counted when the statement before this one was over.
const standing = statement({
  name: 'shops-favorite-count',
  params: [integer('shopId')],
  columns: { favorite_count: integer },
  text: 'select favorite_count from shop where id = $1',
});

/** @returns whether there is such a shop */
export async function addFavoriteShop(tx: Tx, memberId: number, shopId: number, now: Date): Promise<boolean> {
  return (await tx.sql.row(insertFavorite, [memberId, shopId, now]))?.is_known ?? false;
}

/** Takes a shop out of the member's favourites; nothing happens where it was none. */
export async function removeFavoriteShop(tx: Tx, memberId: number, shopId: number): Promise<void> {
  await tx.sql.rows(deleteFavorite, [memberId, shopId]);
}

/** How many members have the shop among their favourites; undefined for no such shop. */
export const favoriteCountOf = async (tx: Tx, shopId: number): Promise<number | undefined> =>
  (await tx.sql.row(standing, [shopId]))?.favorite_count;
