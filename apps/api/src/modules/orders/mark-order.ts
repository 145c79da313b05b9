/** What is noted of an order beside its status. */
import { AUDIT_STATUS, ORDER_STATUS, type PayType } from '@passage/contract';
import { array, integer, smallint, statement, type Tx, text, timestamptz } from '@passage/database';
import { announce } from '../../platform/live.ts';
import { TRANSITIONS } from './order-states.ts';

const setPayType = statement({
  name: 'orders-set-pay-type',
  params: [array(integer)('ids'), array(smallint)('payable'), smallint('payType')],
  columns: { id: integer },
  text: 'update trade_order set pay_type = $3 where id = any ($1::int[]) and status = any ($2::smallint[]) returning id',
});

/** Notes how orders are to be paid, those that can be paid at all. */
export async function choosePayType(tx: Tx, orderIds: readonly number[], payType: PayType): Promise<void> {
  await tx.sql.rows(setPayType, [[...orderIds], TRANSITIONS.pay.from, payType]);
}

const setUnderReview = statement({
  name: 'orders-mark-under-review',
  params: [array(integer)('ids'), smallint('payType')],
  columns: { id: integer },
  text: `update trade_order set audit_status = ${AUDIT_STATUS.waiting}, audit_remark = '', pay_type = $2
   where id = any ($1::int[]) and status = ${ORDER_STATUS.waitPay} returning id`,
});

/** A proof of the orders' payment waits for staff, and their clock with it. */
export async function markUnderReview(tx: Tx, orderIds: readonly number[], payType: PayType): Promise<void> {
  await tx.sql.rows(setUnderReview, [[...orderIds], payType]);
  for (const id of orderIds) announce(tx, { about: 'order', id });
}

const setAudited = statement({
  name: 'orders-mark-audited',
  params: [array(integer)('ids'), smallint('auditStatus'), text('remark')],
  columns: { id: integer },
  text: 'update trade_order set audit_status = $2, audit_remark = $3 where id = any ($1::int[]) returning id',
});

/**
 * Staff have decided on the proof of the orders' payment.
 *
 * @param auditStatus of AUDIT_STATUS
 * @param remark to the buyer, empty where there is none
 */
export async function markAudited(
  tx: Tx,
  orderIds: readonly number[],
  auditStatus: number,
  remark: string,
): Promise<void> {
  await tx.sql.rows(setAudited, [[...orderIds], auditStatus, remark]);
  for (const id of orderIds) announce(tx, { about: 'order', id });
}

const resumeWindow = statement({
  name: 'orders-resume-pay-window',
  params: [array(integer)('ids'), timestamptz('deadline')],
  columns: { id: integer, pay_deadline: timestamptz },
  text: `update trade_order set is_window_renewed = 1,
     pay_deadline = case when is_window_renewed = 0 then greatest(pay_deadline, $2) else pay_deadline end
   where id = any ($1::int[]) and status = ${ORDER_STATUS.waitPay} returning id, pay_deadline`,
});

/**
 * Orders whose proof was rejected are to be paid again: until the given deadline after the first rejection, and after any
 * other until the one that they have.
 *
 * @returns the orders with their deadlines, which may be over
 */
export async function resumePayWindow(
  tx: Tx,
  orderIds: readonly number[],
  deadline: Date,
): Promise<{ id: number; deadline: Date }[]> {
  const rows = await tx.sql.rows(resumeWindow, [[...orderIds], deadline]);
  return rows.map(({ id, pay_deadline }) => ({ id, deadline: pay_deadline }));
}

const setSettled = statement({
  name: 'orders-mark-settled',
  params: [integer('id'), smallint('rate'), timestamptz('now')],
  columns: { id: integer },
  text: 'update trade_order set settled_at = $3, commission_rate = $2 where id = $1 and settled_at is null returning id',
});

/**
 * The money of a locked order leaves escrow.
 *
 * @param commissionPercent what the platform keeps of the goods
 * @returns false where it has left before
 */
export const markSettled = async (tx: Tx, orderId: number, commissionPercent: number, now: Date): Promise<boolean> =>
  (await tx.sql.row(setSettled, [orderId, commissionPercent, now])) !== undefined;

const setReviewed = statement({
  name: 'orders-mark-reviewed',
  params: [integer('orderId')],
  columns: { id: integer },
  text: `update trade_order set is_commented = 1
   where id = $1 and status = ${ORDER_STATUS.orderOver} and is_commented = 0 returning id`,
});

/** The buyer of a completed order has reviewed its items. @returns false where that was done before */
export const markReviewed = async (tx: Tx, orderId: number): Promise<boolean> =>
  (await tx.sql.row(setReviewed, [orderId])) !== undefined;
