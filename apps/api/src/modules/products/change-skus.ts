import type { contract, InputOf, OutputOf } from '@passage/contract';
import { MOST_STOCK, type reservedStock } from '@passage/contract/products';
import type { Tx } from '@passage/database';
import { cents } from '@passage/money';
import type { z } from 'zod';
import { shopScopeOf } from '../../http/context.ts';
import { Failure, invalidField } from '../../http/failure.ts';
import { writeAudit } from '../audit/index.ts';
import { refreshListings } from '../catalogue/index.ts';
import { lockOwnSkus } from './product-locks.ts';
import type { Seller } from './seller.ts';
import { setSkuFigures } from './set-skus.ts';
import { readReserved, stockAfter } from './set-stock.ts';

type Change = InputOf<typeof contract.products.changeSkus>['list'][number];
type Changed = OutputOf<typeof contract.products.changeSkus>['list'];

/**
 * Sets prices and stock, all or none. The rows are locked, so that neither an order's pieces nor anybody's price is lost;
 * orders keep the prices that they were made at.
 *
 * @throws Failure NOT_FOUND when one of them is not the shop's, INVALID_INPUT when one is named twice or would be too many,
 * STOCK_RESERVED when orders hold more of one than it would have
 */
export async function changeSkus(
  tx: Tx,
  { caller, requestId, now }: Seller,
  changes: readonly Change[],
): Promise<Changed> {
  const byId = new Map(changes.map((change) => [change.id, change]));
  if (byId.size < changes.length) throw invalidField('list', 'notAllowed');
  const locked = await lockOwnSkus(tx, shopScopeOf(caller), [...byId.keys()]);
  if (locked.length < byId.size) throw new Failure('NOT_FOUND');
  const reservedPieces = await readReserved(
    tx,
    locked.map(({ id }) => id),
  );
  const short: z.input<typeof reservedStock>['list'] = [];
  const changed = locked.map((sku) => {
    const { price, marketPrice, stock: wanted = sku.stock, stockSeen: seen = wanted } = byId.get(sku.id) ?? {};
    const reserved = reservedPieces.get(sku.id) ?? 0;
    const after = stockAfter({ stock: sku.stock, reserved, wanted, seen });
    if (after === undefined) short.push({ id: sku.id, reserved, stock: sku.stock });
    const stock = after ?? sku.stock;
    // Against a stock that was not seen but made up there would be no end.
    if (stock > MOST_STOCK && stock > sku.stock) {
      const index = changes.findIndex(({ id }) => id === sku.id);
      throw invalidField(`list.${index}.stock`, 'tooLarge', { max: MOST_STOCK });
    }
    return {
      id: sku.id,
      price: price ?? cents(sku.price),
      marketPrice: marketPrice ?? cents(sku.market_price),
      stock,
    };
  });
  if (short.length > 0)
    throw new Failure('STOCK_RESERVED', { data: { list: short } satisfies z.input<typeof reservedStock> });
  await setSkuFigures(
    tx,
    changed.map((sku) => ({ ...sku, at: now })),
  );
  await refreshListings(
    tx,
    locked.map(({ spu_id }) => spu_id),
  );
  const told = (sku: { id: number; price: bigint; stock: number }) => ({
    id: sku.id,
    cents: String(sku.price),
    stock: sku.stock,
  });
  await writeAudit(tx, {
    actorId: caller.id,
    action: 'products.change-skus',
    subject: `skus:${changed.length}`,
    before: { skus: locked.map(told) },
    after: { skus: changed.map(told) },
    requestId,
    now,
  });
  return changed;
}
