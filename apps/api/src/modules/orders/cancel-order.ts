import { AUDIT_STATUS, LOG_TYPE, ORDER_ACTIONS, ORDER_STATUS } from '@passage/contract';
import { integer, type Sql, smallint, statement, type Tx, timestamptz } from '@passage/database';
import { dollarText, negate } from '@passage/money';
import { Failure, found } from '../../http/failure.ts';
import { DUE_PER_TENANT, type Due } from '../../platform/jobs.ts';
import { refreshListings } from '../catalogue/index.ts';
import { postLedger } from '../ledger/index.ts';
import { notify } from '../messages/index.ts';
import { giveStockBack } from '../products/index.ts';
import { type LockedOrder, lockOrder, stateOf } from './lock-orders.ts';
import { moveOrder } from './move-order.ts';
import { CANCEL_REASON } from './order-states.ts';
import { uncountSales } from './sales-count.ts';

/**
 * The buyer gives an order up that is not shipped yet; what was paid comes back. A repeat changes nothing.
 *
 * @throws Failure ORDER_NOT_CANCELLABLE, PROOF_UNDER_REVIEW, NOT_FOUND
 */
export async function cancelOrder(tx: Tx, memberId: number, orderId: number, now: Date): Promise<void> {
  const order = found(await lockOrder(tx, orderId, { memberId }));
  if (order.status === ORDER_STATUS.cancelled) return;
  if (!ORDER_ACTIONS.cancel(stateOf(order))) {
    const isWaiting = ORDER_ACTIONS.cancel({ ...stateOf(order), auditStatus: AUDIT_STATUS.none });
    throw new Failure(isWaiting ? 'PROOF_UNDER_REVIEW' : 'ORDER_NOT_CANCELLABLE');
  }
  const isPaid = order.status === ORDER_STATUS.waitDelivery;
  await moveOrder(tx, orderId, isPaid ? 'cancelPaid' : 'cancel', now);
  await release(tx, order, CANCEL_REASON.buyer, now);
  if (isPaid) await refund(tx, order, now);
}

/** Cancels an order whose pay window has ended and tells its buyer; anything else stays as it is. */
export async function expireOrder(tx: Tx, orderId: number, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const isDue =
    order?.status === ORDER_STATUS.waitPay && order.auditStatus !== AUDIT_STATUS.waiting && order.payDeadline <= now;
  if (!isDue) return;
  await moveOrder(tx, orderId, 'expire', now);
  await release(tx, order, CANCEL_REASON.expired, now);
  const { memberId, no } = order;
  await notify(tx, { memberId, type: 'order', template: 'orderExpired', params: { order: no }, orderId, now });
}

const keepReason = statement({
  name: 'orders-keep-cancel-reason',
  params: [integer('id'), smallint('reason')],
  columns: { id: integer },
  text: 'update trade_order set cancel_reason = $2 where id = $1 returning id',
});
const itemsOf = statement({
  name: 'orders-pieces',
  params: [integer('orderId')],
  columns: { sku_id: integer, count: integer },
  text: 'select sku_id, sum(count)::int as count from order_item where order_id = $1 group by sku_id order by sku_id',
});

/** Stock first, then products: the order in which everybody locks them. */
async function release(tx: Tx, { id, isCounted }: LockedOrder, reason: number, now: Date): Promise<void> {
  await tx.sql.row(keepReason, [id, reason]);
  const items = await tx.sql.rows(itemsOf, [id]);
  const revived = await giveStockBack(tx, id, new Map(items.map((item) => [item.sku_id, item.count])), now);
  const uncounted = isCounted ? await uncountSales(tx, id) : [];
  await refreshListings(tx, [...revived, ...uncounted]);
}

/** The whole of what was paid, freight included, goes from escrow to the buyer's balance. */
async function refund(tx: Tx, { id, no, memberId, sellerId, total: amount }: LockedOrder, now: Date): Promise<void> {
  const params = { order: no, amount: dollarText(amount) };
  await notify(tx, { memberId, type: 'order', template: 'orderCancelled', params, orderId: id, now });
  if (sellerId !== null)
    await notify(tx, {
      memberId: sellerId,
      type: 'shop',
      template: 'shopOrderCancelled',
      params: { order: no },
      by: memberId,
      now,
    });
  await postLedger(tx, `cancel-refund:${id}`, now, [
    { account: { kind: 'escrow' }, amount: negate(amount) },
    { account: { kind: 'available', memberId }, amount, logType: LOG_TYPE.refund, remark: no },
  ]);
}

const overdue = statement({
  name: 'orders-overdue',
  params: [timestamptz('now'), integer('most')],
  columns: { tenantId: integer, id: integer },
  text: 'select tenant_id as "tenantId", id from passage.overdue_orders($1, $2)',
});

/** Orders of all tenants past their pay window, whether or not a job was to end them. */
export const findOverdueOrders = (sql: Sql, now: Date): Promise<Due[]> => sql.rows(overdue, [now, DUE_PER_TENANT]);
