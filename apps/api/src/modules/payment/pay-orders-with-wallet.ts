/** Paying from the balance: the buyer's money goes to escrow and the orders to delivery, all or none. */
import { AUDIT_STATUS, LOG_TYPE, ORDER_STATUS, PAY_TYPE } from '@passage/contract';
import type { Tx } from '@passage/database';
import { negate } from '@passage/money';
import { Failure } from '../../http/failure.ts';
import { enqueue } from '../../platform/outbox.ts';
import type { PayPasswordTry } from '../account/index.ts';
import { postLedgerWithCommit } from '../ledger/index.ts';
import { type LockedOrder, ORDER_PAID, payOrderWithCommit } from '../orders/index.ts';
import { lockOwnOrders } from './payment.repository.ts';

// What was given back is paid no more: whoever pays for it again must not be told that it will be delivered.
const GIVEN_BACK: readonly number[] = [ORDER_STATUS.cancelled, ORDER_STATUS.refunded];

const isPaidFromBalance = ({ paidAt, payType, status }: LockedOrder): boolean =>
  paidAt !== null && payType === PAY_TYPE.balance && !GIVEN_BACK.includes(status);

export interface Payer {
  readonly memberId: number;
  readonly now: Date;
}

/**
 * Orders are locked in id order, accounts and then the takings of shops last and in id order too.
 *
 * @param giveBack gives back the try of the transaction password where one was asked for
 *
 * @throws Failure NOT_FOUND, PAY_TYPE_NOT_OFFERED, PROOF_UNDER_REVIEW, ORDER_NOT_PAYABLE, INSUFFICIENT_BALANCE
 */
export async function payOrdersWithWallet(
  tx: Tx,
  { memberId, now, giveBack }: Payer & Partial<Pick<PayPasswordTry, 'giveBack'>>,
  orderIds: readonly number[],
): Promise<void> {
  const orders = await lockOwnOrders(tx, memberId, orderIds, PAY_TYPE.balance);
  // Paid from this balance before: a repeat answers alike and charges nothing.
  if (orders.every(isPaidFromBalance)) return;
  if (orders.some((order) => order.auditStatus === AUDIT_STATUS.waiting)) throw new Failure('PROOF_UNDER_REVIEW');
  if (orders.some((order) => order.status !== ORDER_STATUS.waitPay || order.payDeadline <= now))
    throw new Failure('ORDER_NOT_PAYABLE');

  for (const { id } of orders) {
    payOrderWithCommit(tx, id, PAY_TYPE.balance, now);
    enqueue(tx, { job: ORDER_PAID, key: `${ORDER_PAID}:${id}`, payload: { orderId: id }, runAt: now });
  }
  giveBack?.(tx);
  for (const { id, no, total: amount } of orders.toSorted((a, b) => a.shopId - b.shopId)) {
    postLedgerWithCommit(tx, `pay-order:${id}`, now, [
      { account: { kind: 'available', memberId }, amount: negate(amount), logType: LOG_TYPE.consumption, remark: no },
      { account: { kind: 'escrow' }, amount },
    ]);
  }
}
