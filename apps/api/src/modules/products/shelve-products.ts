import { array, integer, smallint, statement, type Tx } from '@passage/database';
import { shopScopeOf } from '../../http/context.ts';
import { Failure, invalidField } from '../../http/failure.ts';
import { writeAudit } from '../audit/index.ts';
import { refreshListings } from '../catalogue/index.ts';
import { lockProducts } from './product-locks.ts';
import type { Seller } from './seller.ts';

const withoutSku = statement({
  name: 'products-without-sku',
  params: [array(integer)('ids')],
  columns: { id: integer },
  text: 'select id from spu where id = any ($1::int[]) and not exists (select from sku where sku.spu_id = spu.id and sku.status = 1)',
});
const setStatus = statement({
  name: 'products-set-status',
  params: [array(integer)('ids'), smallint('status')],
  text: 'update spu set status = $2 where id = any ($1::int[]) and deleted_at is null',
});

/**
 * Puts products on the shelf or takes them off, all or none.
 *
 * @throws Failure NOT_FOUND when one of them is not the shop's, INVALID_INPUT when one without a SKU was to go on
 */
export async function shelveProducts(
  tx: Tx,
  { caller, requestId, now }: Seller,
  given: readonly number[],
  status: 0 | 1,
): Promise<number[]> {
  const ids = [...new Set(given)].sort((a, b) => a - b);
  const locked = await lockProducts(tx, shopScopeOf(caller), ids);
  if (locked.length < ids.length) throw new Failure('NOT_FOUND');
  if (status === 1 && (await tx.sql.rows(withoutSku, [ids])).length > 0) throw invalidField('ids', 'notAllowed');
  await tx.sql.rows(setStatus, [ids, status]);
  await refreshListings(tx, ids);
  await writeAudit(tx, {
    actorId: caller.id,
    action: status === 1 ? 'products.put-on-shelf' : 'products.take-off-shelf',
    subject: `products:${ids.length}`,
    before: { products: locked.map((product) => ({ id: product.id, status: product.status })) },
    after: { status },
    requestId,
    now,
  });
  return ids;
}
