import type { Language } from '@passage/contract';
import { type Db, statement } from '@passage/database';
import type { ByTime, Walk } from '../../http/walk.ts';

export interface FavoriteRow {
  spu_id: number;
  shop_id: number;
  shop_status: number;
  spu_status: number;
  spu_name: string;
  brand_name: string;
  price: bigint;
  file: string | null;
  /** Pieces of all offered SKUs. */
  stock: number;
  /** The offered SKU that the price is of: the cheapest with stock, else the cheapest. */
  sku_id: number | null;
  /** When it was marked, as PostgreSQL writes it. */
  marked_at: string;
}

const favoritesPage = statement<
  FavoriteRow,
  [
    memberId: number,
    language: Language,
    limit: number,
    offset: number,
    afterTime: string | undefined,
    afterId: number | undefined,
  ]
>(
  'favorites-page',
  `select spu.id as spu_id, spu.shop_id, shop.status as shop_status, spu.status as spu_status,
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
);

export const pageOfFavorites = (
  db: Db,
  memberId: number,
  language: Language,
  walk: Walk<ByTime>,
): Promise<FavoriteRow[]> =>
  db.sql.rows(favoritesPage, [memberId, language, walk.limit, walk.offset, walk.after?.[0], walk.after?.[1]]);
