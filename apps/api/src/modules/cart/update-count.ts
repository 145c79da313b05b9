import type { InputOf, OutputOf } from '@passage/contract';
import type { cartContract } from '@passage/contract/cart';
import type { Caller, CommandContext } from '../../http/context.ts';
import { Failure, found } from '../../http/failure.ts';
import { loadSkus } from '../catalogue/index.ts';
import { countPieces } from './cart.queries.ts';
import { lockCart, setLineCount, skuOfLine } from './cart.repository.ts';
import { outOfStock } from './stock-failures.ts';

/**
 * Sets the pieces of one of the caller's own lines.
 *
 * @throws Failure NOT_FOUND, NOT_ORDERABLE, OUT_OF_STOCK
 */
export function updateCount(
  { db, caller, language }: CommandContext & { caller: Caller },
  { id, count }: InputOf<typeof cartContract.updateCount>,
): Promise<OutputOf<typeof cartContract.updateCount>> {
  return db.inTransaction(async (tx) => {
    await lockCart(tx, caller.id);
    const skuId = found(await skuOfLine(tx, caller.id, id));
    const sku = found((await loadSkus(tx, [skuId], language)).get(skuId));
    if (sku.status === 'off' || sku.status === 'shopClosed') throw new Failure('NOT_ORDERABLE');
    if (count > sku.stock) throw outOfStock({ sku, count });
    const line = found(await setLineCount(tx, caller.id, { id, count }));
    return { ...line, cartCount: await countPieces(tx, caller.id) };
  });
}
