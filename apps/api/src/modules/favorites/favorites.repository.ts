import { boolean, type Db, integer, nullable, statement, type Tx, timestamptz } from '@passage/database';

const insertFavorite = statement({
  name: 'favorites-add',
  params: [integer('memberId'), integer('spuId'), nullable(integer)('shopId'), timestamptz('now')],
  columns: { is_known: boolean },
  text: `with product as (select id from spu where id = $2 and ($3::int is null or shop_id = $3)),
   added as (
     insert into favorite_product (member_id, spu_id, created_at) select $1, id, $4 from product on conflict do nothing
   )
   select exists (select from product) as is_known`,
});

/** @returns whether there is such a product, in that shop when one is named */
export async function addFavorite(
  tx: Tx,
  memberId: number,
  spuId: number,
  shopId: number | undefined,
  now: Date,
): Promise<boolean> {
  const row = await tx.sql.row(insertFavorite, [memberId, spuId, shopId ?? null, now]);
  return row?.is_known ?? false;
}

const deleteFavorite = statement({
  name: 'favorites-remove',
  params: [integer('memberId'), integer('spuId')],
  text: 'delete from favorite_product where member_id = $1 and spu_id = $2',
});

/** Takes a product out of the member's favourites; nothing happens where it was none. */
export async function removeFavorite(tx: Tx, memberId: number, spuId: number): Promise<void> {
  await tx.sql.rows(deleteFavorite, [memberId, spuId]);
}

const favoritesOf = statement({
  name: 'favorites-count',
  params: [integer('memberId')],
  columns: { count: integer },
  text: 'select count(*)::int as count from favorite_product where member_id = $1',
});

/** How many products a member marked. */
export const countFavorites = async (db: Db, memberId: number): Promise<number> =>
  (await db.sql.row(favoritesOf, [memberId]))?.count ?? 0;
