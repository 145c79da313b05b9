/** Locking an order and moving it on: what every command on an existing order begins with. */
import { ORDER_STATUS, type OrderState, type PayType } from '@passage/contract';
import { isUntouched, mustTouch, statement, type Tx } from '@passage/database';
import { Failure } from '../../http/failure.ts';
import { announce } from '../../platform/live.ts';
import { TRANSITIONS, type Transition } from './order-states.ts';

export interface LockedOrder {
  readonly id: number;
  readonly no: string;
  readonly member_id: number;
  readonly shop_id: number;
  /** The shop's owner. */
  readonly seller_id: number | null;
  readonly status: number;
  readonly audit_status: number;
  readonly pay_type: number | null;
  readonly total_amount: bigint;
  readonly pay_deadline: Date;
  readonly shipped_at: Date | null;
  readonly is_counted: number;
  readonly is_commented: number;
}

/** Whose order it has to be; null for anybody's. */
export interface Scope {
  readonly memberId?: number | null;
  readonly shopId?: number | null;
}

const lock = statement<LockedOrder, [id: number, memberId: number | null, shopId: number | null]>(
  'orders-lock',
  `select id, no, member_id, shop_id, (select owner_id from shop where shop.id = trade_order.shop_id) as seller_id,
     status, audit_status, pay_type, total_amount, pay_deadline, shipped_at, is_counted, is_commented
   from trade_order
   where id = $1 and ($2::int is null or member_id = $2) and ($3::int is null or shop_id = $3) for update`,
);

/** Locks an order until the transaction ends. Everybody locks it before its items, its after-sales and any account. */
export const lockOrder = (
  tx: Tx,
  orderId: number,
  { memberId = null, shopId = null }: Scope,
): Promise<LockedOrder | undefined> => tx.sql.row(lock, [orderId, memberId, shopId]);

/** The order as the contract's table of actions looks at it. */
export const stateOf = (order: LockedOrder): OrderState => ({
  status: order.status,
  auditStatus: order.audit_status,
  payMethodType: order.pay_type,
  commentStatus: order.is_commented === 1,
});

const { waitDelivery, waitReceipt, orderOver, refunded, cancelled } = ORDER_STATUS;

// The first end counts: what is refunded after it was over was completed before.
const MOVE = `update trade_order set status = $3::smallint, pay_type = coalesce($5::smallint, pay_type),
     paid_at = case when $3::smallint = ${waitDelivery} then $4 else paid_at end,
     shipped_at = case when $3::smallint = ${waitReceipt} then $4 else shipped_at end,
     completed_at = case when $3::smallint in (${orderOver}, ${refunded}) then coalesce(completed_at, $4) else completed_at end,
     cancelled_at = case when $3::smallint = ${cancelled} then $4 else cancelled_at end
   where id = $1 and status = any ($2::smallint[]) returning id`;
type MoveValues = [id: number, from: readonly number[], to: number, now: Date, payType: PayType | null];
const move = statement<{ id: number }, MoveValues>('orders-move', MOVE);
const moveWithCommit = statement<unknown, MoveValues>('orders-move-with-commit', mustTouch(MOVE));

/**
 * @param payType how it was paid, for the transition that pays it
 * @throws Failure CONFLICT from any status that the transition does not start from
 */
export async function moveOrder(
  tx: Tx,
  orderId: number,
  transition: Transition,
  now: Date,
  payType: PayType | null = null,
): Promise<void> {
  const { from, to } = TRANSITIONS[transition];
  if (!(await tx.sql.row(move, [orderId, from, to, now, payType]))) throw new Failure('CONFLICT');
  announce(tx, { about: 'order', id: orderId });
}

/**
 * Pays an order together with the commit, for a command that does nothing with it afterwards. From any status but that of
 * an order that waits for its payment the command fails with ORDER_NOT_PAYABLE and keeps nothing.
 */
export function payOrderWithCommit(tx: Tx, orderId: number, payType: PayType, now: Date): void {
  const { from, to } = TRANSITIONS.pay;
  tx.settleWithCommit(moveWithCommit, [orderId, from, to, now, payType], (error) =>
    isUntouched(error) ? new Failure('ORDER_NOT_PAYABLE', { cause: error }) : error,
  );
  announce(tx, { about: 'order', id: orderId });
}
