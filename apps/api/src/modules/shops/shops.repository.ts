import { statement, type Tx } from '@passage/database';

type Key = [memberId: number, shopId: number];

const insertFavorite = statement<{ is_known: boolean }, [...Key, now: Date]>(
  'shops-add-favorite',
  `with wanted as (select id from shop where id = $2), added as (
     insert into favorite_shop (member_id, shop_id, created_at) select $1, id, $3 from wanted on conflict do nothing
   )
   select exists (select from wanted) as is_known`,
);
const deleteFavorite = statement<never, Key>(
  'shops-remove-favorite',
  'delete from favorite_shop where member_id = $1 and shop_id = $2',
);
// The row's trigger has counted when the statement before this one was over.
const standing = statement<{ favorite_count: number }, [shopId: number]>(
  'shops-favorite-count',
  'select favorite_count from shop where id = $1',
);

/** @returns whether there is such a shop */
export async function addFavoriteShop(tx: Tx, memberId: number, shopId: number, now: Date): Promise<boolean> {
  return (await tx.sql.row(insertFavorite, [memberId, shopId, now]))?.is_known ?? false;
}

export async function removeFavoriteShop(tx: Tx, memberId: number, shopId: number): Promise<void> {
  await tx.sql.rows(deleteFavorite, [memberId, shopId]);
}

/** How many members have the shop among their favourites; undefined for no such shop. */
export const favoriteCountOf = async (tx: Tx, shopId: number): Promise<number | undefined> =>
  (await tx.sql.row(standing, [shopId]))?.favorite_count;
