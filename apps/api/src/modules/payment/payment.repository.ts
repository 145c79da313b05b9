import type { PayType } from '@passage/contract';
import { smallint, statement, type Tx } from '@passage/database';
import { Failure } from '../../http/failure.ts';
import { type LockedOrder, lockOrders } from '../orders/index.ts';

const offered = statement({
  name: 'payment-offered',
  params: [smallint.as<PayType>()('payType')],
  columns: { type: smallint },
  text: 'select type from pay_method where type = $1 and status = 1 limit 1',
});

/**
 * Locks orders of a member that are to be paid. The question whether the store takes the pay type travels with the locks.
 *
 * @returns each order once, in id order
 * @throws Failure NOT_FOUND unless every one is the member's, PAY_TYPE_NOT_OFFERED unless the store takes it
 */
export async function lockOwnOrders(
  tx: Tx,
  memberId: number,
  orderIds: readonly number[],
  payType: PayType,
): Promise<LockedOrder[]> {
  const ids = [...new Set(orderIds)];
  const [orders, method] = await Promise.all([lockOrders(tx, ids, { memberId }), tx.sql.row(offered, [payType])]);
  if (orders.length !== ids.length) throw new Failure('NOT_FOUND');
  if (!method) throw new Failure('PAY_TYPE_NOT_OFFERED');
  return orders;
}
