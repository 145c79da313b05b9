import { AUDIT_STATUS, ORDER_STATUS } from '@passage/contract';
import { type Db, statement, type Tx } from '@passage/database';
import { Failure, found } from '../../http/failure.ts';
import { refreshListings } from '../catalogue/index.ts';
import { CANCEL_REASON, TRANSITIONS } from './order-states.ts';
import { giveStockBack } from './orders.repository.ts';

const cancelOwn = statement<
  { id: number },
  [id: number, memberId: number, from: number, to: number, now: Date, reason: number, waiting: number]
>(
  'orders-cancel-own',
  `update trade_order set status = $4, cancelled_at = $5, cancel_reason = $6
   where id = $1 and member_id = $2 and status = $3 and audit_status <> $7 returning id`,
);
const expireDue = statement<
  { id: number },
  [id: number, from: number, to: number, now: Date, reason: number, waiting: number]
>(
  'orders-expire-due',
  `update trade_order set status = $3, cancelled_at = $4, cancel_reason = $5
   where id = $1 and status = $2 and audit_status <> $6 and pay_deadline <= $4 returning id`,
);
const stateOfOwn = statement<{ status: number; audit_status: number }, [id: number, memberId: number]>(
  'orders-state-of-own',
  'select status, audit_status from trade_order where id = $1 and member_id = $2',
);
const itemsOf = statement<{ sku_id: number; count: number }, [orderId: number]>(
  'orders-pieces',
  'select sku_id, sum(count)::int as count from order_item where order_id = $1 group by sku_id order by sku_id',
);

/**
 * The buyer gives an unpaid order up. A repeat changes nothing.
 *
 * @throws Failure ORDER_NOT_CANCELLABLE, PROOF_UNDER_REVIEW, NOT_FOUND
 */
export async function cancelOrder(tx: Tx, memberId: number, orderId: number, now: Date): Promise<void> {
  const { from, to } = TRANSITIONS.cancel;
  if (await tx.sql.row(cancelOwn, [orderId, memberId, from, to, now, CANCEL_REASON.buyer, AUDIT_STATUS.waiting])) {
    await release(tx, orderId, now);
    return;
  }
  const state = found(await tx.sql.row(stateOfOwn, [orderId, memberId]));
  if (state.status === ORDER_STATUS.cancelled) return;
  throw new Failure(state.status === from ? 'PROOF_UNDER_REVIEW' : 'ORDER_NOT_CANCELLABLE');
}

/** Cancels an order whose pay window has ended; anything else stays as it is. */
export async function expireOrder(tx: Tx, orderId: number, now: Date): Promise<void> {
  const { from, to } = TRANSITIONS.expire;
  if (await tx.sql.row(expireDue, [orderId, from, to, now, CANCEL_REASON.expired, AUDIT_STATUS.waiting]))
    await release(tx, orderId, now);
}

async function release(tx: Tx, orderId: number, now: Date): Promise<void> {
  const items = await tx.sql.rows(itemsOf, [orderId]);
  const revived = await giveStockBack(tx, orderId, new Map(items.map((item) => [item.sku_id, item.count])), now);
  await refreshListings(tx, revived);
}

const overdue = statement<{ id: number }, [status: number, waiting: number, now: Date]>(
  'orders-overdue',
  'select id from trade_order where status = $1 and audit_status <> $2 and pay_deadline <= $3 order by pay_deadline limit 500',
);

/** Orders past their pay window, whether or not a job was to end them. */
export async function findOverdueOrders(db: Db, now: Date): Promise<number[]> {
  return (await db.sql.rows(overdue, [ORDER_STATUS.waitPay, AUDIT_STATUS.waiting, now])).map((row) => row.id);
}
