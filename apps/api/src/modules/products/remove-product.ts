import { integer, statement, type Tx, timestamptz } from '@passage/database';
import { shopScopeOf } from '../../http/context.ts';
import { found } from '../../http/failure.ts';
import { writeAudit } from '../audit/index.ts';
import { refreshListings } from '../catalogue/index.ts';
import { lockOwnSkus, lockProducts, lockWholeProduct } from './product-locks.ts';
import type { Seller } from './seller.ts';

const markSku = statement({
  name: 'products-remove-sku',
  params: [integer('id')],
  text: 'update sku set status = 0 where id = $1',
});
const markSkus = statement({
  name: 'products-remove-skus',
  params: [integer('spuId')],
  text: 'update sku set status = 0 where spu_id = $1 and status = 1',
});
const markProduct = statement({
  name: 'products-remove',
  params: [integer('id'), timestamptz('now')],
  text: 'update spu set status = 0, deleted_at = $2 where id = $1 and deleted_at is null',
});
const emptyOffShelf = statement({
  name: 'products-empty-off-shelf',
  params: [integer('id')],
  columns: { id: integer },
  text: `update spu set status = 0
   where id = $1 and not exists (select from sku where sku.spu_id = spu.id and sku.status = 1) returning id`,
});

/**
 * Deletes a SKU. The row stays for what refers to it, and is offered no more.
 *
 * @throws Failure NOT_FOUND, also for one that is deleted already
 */
export async function removeSku(tx: Tx, { caller, requestId, now }: Seller, id: number): Promise<void> {
  const [locked] = await lockOwnSkus(tx, shopScopeOf(caller), [id]);
  const sku = found(locked);
  await tx.sql.rows(markSku, [id]);
  // Of two that delete the last two SKUs at once the second sees what the first did.
  await lockProducts(tx, null, [sku.spu_id]);
  const isEmpty = (await tx.sql.row(emptyOffShelf, [sku.spu_id])) !== undefined;
  await refreshListings(tx, [sku.spu_id]);
  await writeAudit(tx, {
    actorId: caller.id,
    action: 'products.remove-sku',
    subject: `sku:${id}`,
    before: { productId: sku.spu_id, cents: String(sku.price), stock: sku.stock },
    after: { isProductOffShelf: isEmpty },
    requestId,
    now,
  });
}

/**
 * Deletes a product with its SKUs, whichever of them are deleted already.
 *
 * @throws Failure NOT_FOUND, also for one that is deleted already
 */
export async function removeProduct(tx: Tx, { caller, requestId, now }: Seller, id: number): Promise<void> {
  const { status, skuIds } = found(await lockWholeProduct(tx, shopScopeOf(caller), id));
  await tx.sql.rows(markSkus, [id]);
  await tx.sql.rows(markProduct, [id, now]);
  await refreshListings(tx, [id]);
  await writeAudit(tx, {
    actorId: caller.id,
    action: 'products.remove',
    subject: `product:${id}`,
    before: { status, skuIds },
    after: null,
    requestId,
    now,
  });
}
