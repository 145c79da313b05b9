/** Writes products and SKUs by the set; whoever calls has checked that they may. */
import { statement, type Tx } from '@passage/database';
import type { Cents } from '@passage/money';
import { invalidField } from '../../http/failure.ts';
import type { Localized } from '../catalogue/index.ts';

export interface SkuDraft {
  readonly price: Cents;
  readonly marketPrice: Cents;
  readonly stock: number;
  /** Path below /files/. */
  readonly file: string;
  /** In the order in which they are shown. */
  readonly valueIds: readonly number[];
}

export interface ProductDraft {
  readonly shopId: number;
  readonly brandId: number;
  readonly designerId: number | null;
  readonly categoryId: number;
  readonly population: number;
  readonly name: Localized;
  readonly description: Localized;
  readonly status: 0 | 1;
  /** Paths below /files/, in the order in which they are shown. */
  readonly files: readonly string[];
  /** Values that hold for the whole product. */
  readonly valueIds: readonly number[];
  readonly skus: readonly SkuDraft[];
}

export interface WrittenProduct {
  readonly id: number;
  readonly skuIds: readonly number[];
}

/** Why a SKU's stock changed. */
export const STOCK_REASON = { initial: 1, adjusted: 4 } as const;

// Numbers first: what is returned by an insert comes in an order that nobody promises.
const nextSpuIds = statement<{ id: number }, [count: number]>(
  'products-next-spu-ids',
  `select nextval('spu_id_seq')::int as id from generate_series(1, $1)`,
);
const nextSkuIds = statement<{ id: number }, [count: number]>(
  'products-next-sku-ids',
  `select nextval('sku_id_seq')::int as id from generate_series(1, $1)`,
);
const insertSpus = statement<never, [rows: string, now: Date]>(
  'products-insert-spus',
  `insert into spu (id, shop_id, brand_id, designer_id, category_id, population, name, description, status, created_at)
   select id, shop_id, brand_id, designer_id, category_id, population, name, description, status, $2
   from jsonb_to_recordset($1::jsonb) as given (
     id int, shop_id int, brand_id int, designer_id int, category_id int, population int, name jsonb, description jsonb, status int
   )`,
);
const insertSkus = statement<never, [rows: string, now: Date]>(
  'products-insert-skus',
  `with given as (
     select * from jsonb_to_recordset($1::jsonb) as given (id int, spu_id int, price bigint, market_price bigint, stock int, file text)
   ), added as (
     insert into sku (id, spu_id, price, market_price, stock, file)
     select id, spu_id, price, market_price, stock, file from given
   )
   insert into stock_movement (sku_id, quantity, reason, created_at)
   select id, stock, ${STOCK_REASON.initial}, $2 from given where stock <> 0`,
);
const insertSkuValues = statement<
  never,
  [skuIds: readonly number[], valueIds: readonly number[], places: readonly number[]]
>(
  'products-insert-sku-values',
  `insert into sku_value (sku_id, value_id, position)
   select * from unnest($1::int[], $2::int[], $3::smallint[])`,
);
const removeValues = statement<never, [spuIds: readonly number[]]>(
  'products-remove-values',
  'delete from spu_value where spu_id = any ($1::int[])',
);
const insertValues = statement<never, [spuIds: readonly number[], valueIds: readonly number[]]>(
  'products-insert-values',
  'insert into spu_value (spu_id, value_id) select * from unnest($1::int[], $2::int[]) on conflict do nothing',
);
const removePictures = statement<never, [spuIds: readonly number[]]>(
  'products-remove-pictures',
  'delete from spu_picture where spu_id = any ($1::int[])',
);
const insertPictures = statement<
  never,
  [spuIds: readonly number[], places: readonly number[], files: readonly string[]]
>(
  'products-insert-pictures',
  'insert into spu_picture (spu_id, position, file) select * from unnest($1::int[], $2::smallint[], $3::text[])',
);

interface Ids {
  readonly spuId: number;
}

/** Of one product: a page shows them all. */
const MOST_PRODUCT_SKUS = 500;
const crowded = statement<{ spu_id: number }, [spuIds: readonly number[], most: number]>(
  'products-crowded',
  `select spu_id from sku where spu_id = any ($1::int[]) and status = 1
   group by spu_id having count(*) > $2 limit 1`,
);

/**
 * Adds SKUs with what explains their stock, in the order given.
 *
 * @throws Failure INVALID_INPUT when a product would have too many
 */
export async function writeSkus(tx: Tx, drafts: readonly (SkuDraft & Ids)[], now: Date): Promise<number[]> {
  if (drafts.length === 0) return [];
  const ids = (await tx.sql.rows(nextSkuIds, [drafts.length])).map(({ id }) => id);
  const rows = drafts.map(({ spuId, price, marketPrice, stock, file }, index) => ({
    id: ids[index],
    spu_id: spuId,
    price: String(price),
    market_price: String(marketPrice),
    stock,
    file,
  }));
  await tx.sql.rows(insertSkus, [JSON.stringify(rows), now]);
  if (await tx.sql.row(crowded, [[...new Set(drafts.map(({ spuId }) => spuId))], MOST_PRODUCT_SKUS]))
    throw invalidField('skus', 'tooMany', { max: MOST_PRODUCT_SKUS });
  const values = drafts.flatMap(({ valueIds }, index) =>
    valueIds.map((valueId, place) => ({ skuId: ids[index] ?? 0, valueId, place })),
  );
  await tx.sql.rows(insertSkuValues, [
    values.map(({ skuId }) => skuId),
    values.map(({ valueId }) => valueId),
    values.map(({ place }) => place),
  ]);
  return ids;
}

/** What a whole product carries takes the place of what it carried. */
export async function writeValues(tx: Tx, products: readonly (Ids & Pick<ProductDraft, 'valueIds'>)[]): Promise<void> {
  const rows = products.flatMap(({ spuId, valueIds }) => valueIds.map((valueId) => ({ spuId, valueId })));
  await tx.sql.rows(removeValues, [products.map(({ spuId }) => spuId)]);
  await tx.sql.rows(insertValues, [rows.map(({ spuId }) => spuId), rows.map(({ valueId }) => valueId)]);
}

/** Pictures take the place of those that were there. */
export async function writePictures(tx: Tx, products: readonly (Ids & Pick<ProductDraft, 'files'>)[]): Promise<void> {
  const rows = products.flatMap(({ spuId, files }) => files.map((file, place) => ({ spuId, place, file })));
  await tx.sql.rows(removePictures, [products.map(({ spuId }) => spuId)]);
  await tx.sql.rows(insertPictures, [
    rows.map(({ spuId }) => spuId),
    rows.map(({ place }) => place),
    rows.map(({ file }) => file),
  ]);
}

/** Adds products whole. Their list rows are made by `refreshListings`, which the caller owes. */
export async function writeProducts(tx: Tx, drafts: readonly ProductDraft[], now: Date): Promise<WrittenProduct[]> {
  if (drafts.length === 0) return [];
  const ids = (await tx.sql.rows(nextSpuIds, [drafts.length])).map(({ id }) => id);
  const numbered = drafts.map((draft, index) => ({ ...draft, spuId: ids[index] ?? 0 }));
  const rows = numbered.map((draft) => ({
    id: draft.spuId,
    shop_id: draft.shopId,
    brand_id: draft.brandId,
    designer_id: draft.designerId,
    category_id: draft.categoryId,
    population: draft.population,
    name: draft.name,
    description: draft.description,
    status: draft.status,
  }));
  await tx.sql.rows(insertSpus, [JSON.stringify(rows), now]);
  await writePictures(tx, numbered);
  await writeValues(tx, numbered);
  const skus = numbered.flatMap(({ spuId, skus }) => skus.map((sku) => ({ ...sku, spuId })));
  const skuIds = await writeSkus(tx, skus, now);
  let written = 0;
  return numbered.map(({ spuId, skus }) => {
    const first = written;
    written += skus.length;
    return { id: spuId, skuIds: skuIds.slice(first, written) };
  });
}
