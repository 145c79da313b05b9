import { type InputOf, MAX_COUNT, type OutputOf } from '@passage/contract';
import type { cartContract } from '@passage/contract/cart';
import type { Caller, CommandContext } from '../../http/context.ts';
import { Failure, found } from '../../http/failure.ts';
import { loadSkus } from '../catalogue/index.ts';
import { countPieces } from './cart.queries.ts';
import { growLine, lockCart, readFigures } from './cart.repository.ts';
import { outOfStock, tooManyPieces } from './stock-failures.ts';

const MAX_LINES = 200;

/**
 * Puts pieces of a SKU in the cart; a line of the same SKU grows. Reserves nothing: stock is taken when ordering.
 *
 * @throws Failure NOT_FOUND for a SKU that is not the product's or not the shop's; NOT_ORDERABLE, OUT_OF_STOCK, CART_FULL
 */
export function addToCart(
  { db, caller, language, platform }: CommandContext & { caller: Caller },
  { spuId, skuId, shopId, count }: InputOf<typeof cartContract.add>,
): Promise<OutputOf<typeof cartContract.add>> {
  return db.inTransaction(async (tx) => {
    // Sent together; the reads run when the lock is had.
    const [, skus, { lines, held }] = await Promise.all([
      lockCart(tx, caller.id),
      loadSkus(tx, [skuId], language),
      readFigures(tx, caller.id, skuId),
    ]);
    const sku = found(skus.get(skuId));
    if (sku.spuId !== spuId || (shopId !== undefined && sku.shopId !== shopId)) throw new Failure('NOT_FOUND');
    if (sku.status === 'off' || sku.status === 'shopClosed') throw new Failure('NOT_ORDERABLE');

    if (held === 0 && lines >= MAX_LINES) throw new Failure('CART_FULL');
    if (held + count > sku.stock) throw outOfStock({ sku, count: held + count });
    if (held + count > MAX_COUNT) throw tooManyPieces(MAX_COUNT - held);

    const max = Math.min(sku.stock, MAX_COUNT);
    const growth = { memberId: caller.id, skuId, count, price: sku.price, max };
    const [line, cartCount] = await Promise.all([
      growLine(tx, growth, platform.clock.now()),
      countPieces(tx, caller.id),
    ]);
    if (!line) throw outOfStock({ sku, count: held + count });
    return { ...line, cartCount };
  });
}
