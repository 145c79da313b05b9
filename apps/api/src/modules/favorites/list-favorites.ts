import type { Contract, Language, OutputOf } from '@passage/contract';
import type { Db } from '@passage/database';
import { cents } from '@passage/money';
import type { ByTime, Walk } from '../../http/walk.ts';
import { type LoadedSku, loadSkus, productStatus } from '../catalogue/index.ts';
import { fileUrl } from '../files/index.ts';
import { type FavoriteRow, pageOfFavorites } from './favorites.queries.ts';
import { countFavorites } from './favorites.repository.ts';

type List = Contract['favorites']['list'];
type Favorite = OutputOf<List>['list'][number];

/** Newest first. What can no longer be ordered stays in the list and says so. */
export async function listFavorites(
  db: Db,
  memberId: number,
  language: Language,
  walk: Walk<ByTime>,
): Promise<OutputOf<List>> {
  const total = await countFavorites(db, memberId);
  const rows = await pageOfFavorites(db, memberId, language, walk);
  const skus = await loadSkus(
    db,
    rows.map((row) => row.sku_id).filter((id) => id !== null),
    language,
  );
  return {
    total,
    list: rows.map((row) => toFavorite(row, row.sku_id === null ? undefined : skus.get(row.sku_id))),
    next: walk.nextOf(rows, (row) => [row.marked_at, row.spu_id]),
  };
}

function toFavorite(row: FavoriteRow, sku: LoadedSku | undefined): Favorite {
  return {
    spuId: row.spu_id,
    shopId: row.shop_id,
    picUrl: fileUrl(row.file ?? ''),
    brandName: row.brand_name,
    spuName: row.spu_name,
    price: cents(row.price),
    status: productStatus({ spuStatus: row.spu_status, shopStatus: row.shop_status, stock: row.stock }),
    productSkuDO: sku
      ? {
          id: sku.skuId,
          picUrl: fileUrl(sku.file),
          price: sku.price,
          stock: sku.stock,
          properties: [...sku.properties],
        }
      : null,
  };
}
