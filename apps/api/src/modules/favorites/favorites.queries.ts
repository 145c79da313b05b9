import type { Language } from '@passage/contract';
import {
  bigint,
  type Db,
  integer,
  nullable,
  type RowOf,
  smallint,
  statement,
  text,
  timestamptz,
} from '@passage/database';
import type { ByTime, Walk } from '../../http/walk.ts';

export type FavoriteRow = RowOf<typeof favoritesPage>;

const favoritesPage = statement({
  name: 'favorites-page',
  params: [
    integer('memberId'),
    text.as<Language>()('language'),
    bigint('limit'),
    bigint('offset'),
    nullable(timestamptz)('afterTime'),
    nullable(integer)('afterId'),
  ],
  columns: {
    spu_id: integer,
    shop_id: integer,
    shop_status: smallint,
    spu_status: smallint,
    spu_name: text,
    brand_name: text,
    price: bigint,
    /** When it was marked, as PostgreSQL writes it. */
    marked_at: text,
    file: nullable(text),
    /** Pieces of all offered SKUs. */
    stock: integer,
    /** The offered SKU that the price is of: the cheapest with stock, else the cheapest. */
    sku_id: nullable(integer),
  },
  text: `select spu.id as spu_id, spu.shop_id, shop.status as shop_status, spu.status as spu_status,
     coalesce(spu.name->>$2, spu.name->>'en', '') as spu_name, brand.name as brand_name, spu.price, favorite.created_at::text as marked_at,
     (select file from spu_picture where spu_picture.spu_id = spu.id order by position limit 1) as file,
     (select least(coalesce(sum(stock), 0), 2147483647)::int from sku where sku.spu_id = spu.id and sku.status = 1) as stock,
     (select id from sku where sku.spu_id = spu.id and sku.status = 1 order by sku.stock = 0, sku.price, sku.id limit 1) as sku_id
   from (
     select spu_id, created_at from favorite_product where member_id = $1
       and (created_at, spu_id) < (coalesce($5::timestamptz, 'infinity'), coalesce($6::int, 0))
     order by created_at desc, spu_id desc limit $3 offset $4
   ) as favorite
   join spu on spu.id = favorite.spu_id
   join shop on shop.id = spu.shop_id
   join brand on brand.id = spu.brand_id
   order by favorite.created_at desc, favorite.spu_id desc`,
});

/** A page of the products that a member marked, the latest first. */
export const pageOfFavorites = (
  db: Db,
  memberId: number,
  language: Language,
  walk: Walk<ByTime>,
): Promise<FavoriteRow[]> =>
  db.sql.rows(favoritesPage, [memberId, language, walk.limit, walk.offset, walk.after?.[0], walk.after?.[1]]);
