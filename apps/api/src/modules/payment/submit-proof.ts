/** Paying by a picture that shows the payment: the orders wait, and their clock with them, until staff have looked. */
import { AUDIT_STATUS, ORDER_STATUS, type PayType } from '@passage/contract';
import type { Tx } from '@passage/database';
import { add, cents } from '@passage/money';
import { Failure } from '../../http/failure.ts';
import { claimPicture } from '../files/index.ts';
import { type LockedOrder, markUnderReview } from '../orders/index.ts';
import { openReviewItem, renewReviewItem } from '../review/index.ts';
import type { Payer } from './pay-orders-with-wallet.ts';
import { lockOwnOrders } from './payment.repository.ts';
import { insertProof, lockWaitingProofs, replacePicture } from './proof.repository.ts';

/**
 * One proof for several orders is one item of the queue. Another picture of orders that wait under one proof takes its
 * place. Orders are locked in id order, before the proof and its item, as a decision does.
 *
 * @param address of an uploaded picture of the payer's own
 * @throws Failure INVALID_INPUT for any other address, NOT_FOUND, PAY_TYPE_NOT_OFFERED, PROOF_UNDER_REVIEW, ORDER_NOT_PAYABLE
 */
export async function submitProof(
  tx: Tx,
  { memberId, now }: Payer,
  { orderIds, payType, address }: { orderIds: readonly number[]; payType: PayType; address: string },
): Promise<void> {
  const picture = await claimPicture(tx, { ownerId: memberId, address, purpose: 'proof', field: 'payOrderPic' });
  const orders = await lockOwnOrders(tx, memberId, orderIds, payType);
  const replaced = await proofInPlace(tx, orders, payType);
  if (replaced) {
    await replacePicture(tx, replaced.id, picture.id, now);
    const { id: subjectId, amount } = replaced;
    await renewReviewItem(tx, { queue: 'payments', subjectId, memberId, amount: cents(amount), picture, now });
    return;
  }
  if (orders.some((order) => order.status !== ORDER_STATUS.waitPay || order.payDeadline <= now))
    throw new Failure('ORDER_NOT_PAYABLE');
  const ids = orders.map((order) => order.id);
  const amount = add(...orders.map((order) => order.total));
  const subjectId = await insertProof(tx, { memberId, payType, amount, fileId: picture.id, orderIds: ids, now });
  await markUnderReview(tx, ids, payType);
  await openReviewItem(tx, { queue: 'payments', subjectId, memberId, amount, picture, now });
}

/** The one proof under which all of these orders wait already, if any of them does. */
async function proofInPlace(tx: Tx, orders: readonly LockedOrder[], payType: PayType) {
  const waiting = orders.filter((order) => order.auditStatus === AUDIT_STATUS.waiting);
  if (waiting.length === 0) return undefined;
  const proofs = await lockWaitingProofs(
    tx,
    waiting.map((order) => order.id),
  );
  const [only] = proofs;
  const isOne = waiting.length === orders.length && proofs.length === 1;
  if (!isOne || !only || only.pay_type !== payType) throw new Failure('PROOF_UNDER_REVIEW');
  return only;
}
