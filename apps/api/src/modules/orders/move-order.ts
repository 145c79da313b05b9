/** The only way to an order's status. */
import { ORDER_STATUS, type PayType } from '@passage/contract';
import {
  array,
  integer,
  isUntouched,
  mustTouch,
  nothing,
  nullable,
  smallint,
  statement,
  type Tx,
  timestamptz,
} from '@passage/database';
import { Failure } from '../../http/failure.ts';
import { announce } from '../../platform/live.ts';
import { TRANSITIONS, type Transition } from './order-states.ts';

const { waitDelivery, waitReceipt, orderOver, refunded, cancelled } = ORDER_STATUS;

// The first end counts: what is refunded after it was over was completed before.
const MOVE = `update trade_order set status = $3::smallint, pay_type = coalesce($5::smallint, pay_type),
     paid_at = case when $3::smallint = ${waitDelivery} then $4 else paid_at end,
     shipped_at = case when $3::smallint = ${waitReceipt} then $4 else shipped_at end,
     completed_at = case when $3::smallint in (${orderOver}, ${refunded}) then coalesce(completed_at, $4) else completed_at end,
     cancelled_at = case when $3::smallint = ${cancelled} then $4 else cancelled_at end
   where id = $1 and status = any ($2::smallint[]) returning id`;
const MOVE_VALUES = [
  integer('id'),
  array(smallint)('from'),
  smallint('to'),
  timestamptz('now'),
  nullable(smallint.as<PayType>())('payType'),
] as const;

const move = statement({ name: 'orders-move', params: MOVE_VALUES, columns: { id: integer }, text: MOVE });
const moveWithCommit = statement({
  name: 'orders-move-with-commit',
  params: MOVE_VALUES,
  columns: { must_touch: nothing },
  text: mustTouch(MOVE),
});

/**
 * Moves an order on, from the statuses and to the one that the table of transitions names.
 *
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
  tx.pipelineWithCommit(moveWithCommit, [orderId, from, to, now, payType], (error) =>
    isUntouched(error) ? new Failure('ORDER_NOT_PAYABLE', { cause: error }) : error,
  );
  announce(tx, { about: 'order', id: orderId });
}
