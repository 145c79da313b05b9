/** Rows that a seller may change, locked until the transaction ends. Everyone takes SKU rows first, then product rows. */
import { array, bigint, integer, nullable, type RowOf, smallint, statement, type Tx, text } from '@passage/database';

export type LockedProduct = RowOf<typeof lockSpus>;

export type LockedSku = RowOf<typeof lockSkus>;

const lockSpus = statement({
  name: 'products-lock-spus',
  params: [nullable(integer)('scope'), array(integer)('ids')],
  columns: {
    id: integer,
    shop_id: integer,
    status: smallint,
    /** Paths below /files/, in their order. */
    files: array(text),
  },
  text: `select id, shop_id, status,
     array(select file from spu_picture where spu_picture.spu_id = spu.id order by position) as files
   from spu where id = any ($2::int[]) and deleted_at is null and ($1::int is null or shop_id = $1)
   order by id for update`,
});
const lockSkus = statement({
  name: 'products-lock-skus',
  params: [nullable(integer)('scope'), array(integer)('ids')],
  columns: { id: integer, spu_id: integer, price: bigint, market_price: bigint, stock: integer },
  text: `select sku.id, sku.spu_id, sku.price, sku.market_price, sku.stock
   from sku join spu on spu.id = sku.spu_id
   where sku.id = any ($2::int[]) and sku.status = 1 and spu.deleted_at is null and ($1::int is null or spu.shop_id = $1)
   order by sku.id for update of sku`,
});
const lockSkusOf = statement({
  name: 'products-lock-skus-of',
  params: [integer('spuId')],
  columns: { id: integer },
  text: 'select id from sku where spu_id = $1 and status = 1 order by id for update',
});

/** @param scope the shop whose products they must be, null for every shop of the tenant */
export const lockProducts = (tx: Tx, scope: number | null, ids: readonly number[]): Promise<LockedProduct[]> =>
  tx.sql.rows(lockSpus, [scope, ids]);

/** Locks offered SKUs until the transaction ends, in id order, those in scope alone. @param scope the shop; null for every shop */
export const lockOwnSkus = (tx: Tx, scope: number | null, ids: readonly number[]): Promise<LockedSku[]> =>
  tx.sql.rows(lockSkus, [scope, ids]);

const ownProduct = statement({
  name: 'products-own',
  params: [nullable(integer)('scope'), integer('id')],
  columns: { id: integer },
  text: 'select id from spu where id = $2 and deleted_at is null and ($1::int is null or shop_id = $1)',
});

/** A product with the SKUs that it offers. */
export async function lockWholeProduct(
  tx: Tx,
  scope: number | null,
  id: number,
): Promise<(LockedProduct & { readonly skuIds: number[] }) | undefined> {
  // Before anybody's rows are locked it must be clear that they are the caller's.
  if (!(await tx.sql.row(ownProduct, [scope, id]))) return undefined;
  const skuIds = (await tx.sql.rows(lockSkusOf, [id])).map((sku) => sku.id);
  const [product] = await lockProducts(tx, scope, [id]);
  return product && { ...product, skuIds };
}
