import { AUDIT_STATUS, ORDER_STATUS, type PayType } from '@passage/contract';
import type { Tx } from '@passage/database';
import { Failure } from '../../http/failure.ts';
import { choosePayType } from '../orders/index.ts';
import type { Payer } from './pay-orders-with-wallet.ts';
import { lockOwnOrders } from './payment.repository.ts';

/** @throws Failure NOT_FOUND, PAY_TYPE_NOT_OFFERED, PROOF_UNDER_REVIEW, ORDER_NOT_PAYABLE */
export async function changePayType(
  tx: Tx,
  { memberId, now }: Payer,
  orderIds: readonly number[],
  payType: PayType,
): Promise<void> {
  const orders = await lockOwnOrders(tx, memberId, orderIds, payType);
  if (orders.some((order) => order.auditStatus === AUDIT_STATUS.waiting)) throw new Failure('PROOF_UNDER_REVIEW');
  if (orders.some((order) => order.status !== ORDER_STATUS.waitPay || order.payDeadline <= now))
    throw new Failure('ORDER_NOT_PAYABLE');
  await choosePayType(tx, orderIds, payType);
}
