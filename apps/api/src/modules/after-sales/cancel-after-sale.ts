import { REFUND_STATUS } from '@passage/contract';
import type { Tx } from '@passage/database';
import { found } from '../../http/failure.ts';
import { setItemStatus } from '../orders/index.ts';
import { lockAfterSale, moveAfterSale } from './after-sales.repository.ts';
import { nextStatus } from './next-status.ts';
import type { Outcome } from './outcome.ts';
import { tellShop } from './tell-parties.ts';

/**
 * The buyer withdraws an after-sale before the goods have arrived; the item is as it was. A repeat changes nothing.
 *
 * @throws Failure NOT_FOUND, CONFLICT
 */
export async function cancelAfterSale(tx: Tx, memberId: number, id: number, now: Date): Promise<Outcome> {
  const open = found(await lockAfterSale(tx, id, { memberId }));
  if (open.status === REFUND_STATUS.cancelled) return { id, status: open.status };
  const to = nextStatus('cancel', open);
  await moveAfterSale(tx, open, { to, now });
  await setItemStatus(tx, open.item, open.priorItemStatus);
  await tellShop(tx, open.order, 'shopAfterSaleCancelled', { no: open.no, order: open.order.no }, now);
  return { id, status: to };
}
