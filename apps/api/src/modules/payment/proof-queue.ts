/** What staff's decision on a payment proof brings about. */
import { AUDIT_STATUS, LOG_TYPE, ORDER_STATUS, PAY_TYPE, type PayType } from '@passage/contract';
import type { Tx } from '@passage/database';
import { add, cents, dollarText, negate } from '@passage/money';
import { addMs, MINUTE_MS } from '../../platform/clock.ts';
import { enqueue } from '../../platform/outbox.ts';
import { postLedger } from '../ledger/index.ts';
import { notify } from '../messages/index.ts';
import {
  EXPIRE_ORDER,
  type LockedOrder,
  markAudited,
  moveOrder,
  ORDER_PAID,
  resumePayWindow,
} from '../orders/index.ts';
import { type Decision, reviewQueue, type Subject } from '../review/index.ts';
import { readSetting } from '../tenant/index.ts';
import { lockProof, moveProof } from './proof.repository.ts';

interface Proof extends Subject {
  readonly payType: PayType;
  readonly orders: readonly LockedOrder[];
}

const payTypeOf = (stored: number): PayType =>
  Object.values(PAY_TYPE).find((payType) => payType === stored) ?? PAY_TYPE.card;

const namesOf = (orders: readonly LockedOrder[]): string => orders.map((order) => order.no).join(', ');
const idsOf = (orders: readonly LockedOrder[]): number[] => orders.map((order) => order.id);

export const proofQueue = reviewQueue<Proof>({
  name: 'payments',
  showsPayment: true,
  lock: async (tx, proofId) => {
    const proof = await lockProof(tx, proofId);
    return (
      proof && {
        id: proof.id,
        memberId: proof.member_id,
        state: proof.status,
        amount: cents(proof.amount),
        payType: payTypeOf(proof.pay_type),
        orders: proof.orders,
      }
    );
  },
  move: (tx, proof, to, { remark, now }) => moveProof(tx, proof.id, to, remark, now),
  steps: {
    approve: { from: [AUDIT_STATUS.waiting], to: AUDIT_STATUS.passed, itemStatus: 1, run: acceptPayment },
    reject: { from: [AUDIT_STATUS.waiting], to: AUDIT_STATUS.rejected, itemStatus: 2, run: refusePayment },
  },
});

/** Where a message about them leads: to the order, if it is one. */
const aboutOf = ([first, ...others]: readonly LockedOrder[]): { orderId?: number } =>
  first && others.length === 0 ? { orderId: first.id } : {};

const awaitsMoney = (order: LockedOrder): boolean =>
  order.status === ORDER_STATUS.waitPay && order.auditStatus === AUDIT_STATUS.waiting;

/** The money goes to escrow, or to the member's balance for orders that are no longer open. */
async function acceptPayment(tx: Tx, proof: Proof, { now }: Decision): Promise<void> {
  const { memberId } = proof;
  const open = proof.orders.filter(awaitsMoney);
  const closed = proof.orders.filter((order) => !awaitsMoney(order));
  for (const order of open) {
    await moveOrder(tx, order.id, 'pay', now, proof.payType);
    enqueue(tx, {
      job: ORDER_PAID,
      key: `${ORDER_PAID}:${order.id}`,
      payload: { orderId: order.id },
      runAt: now,
    });
  }
  await markAudited(tx, idsOf(proof.orders), AUDIT_STATUS.passed, '');
  if (open.length > 0)
    await notify(tx, {
      memberId,
      type: 'order',
      template: 'paymentApproved',
      params: { orders: namesOf(open) },
      ...aboutOf(open),
      now,
    });
  if (closed.length > 0) {
    const amount = dollarText(add(...closed.map((order) => order.total)));
    const params = { orders: namesOf(closed), amount };
    await notify(tx, { memberId, type: 'wallet', template: 'paymentCredited', params, now });
  }
  // The member's account is locked before the takings of shops, and those by shop.
  for (const order of closed) {
    const amount = order.total;
    await postLedger(tx, `credit-proof:${proof.id}:${order.id}`, now, [
      { account: { kind: 'cashIn' }, amount: negate(amount) },
      { account: { kind: 'available', memberId }, amount, logType: LOG_TYPE.recharge, remark: order.no },
    ]);
  }
  for (const order of open.toSorted((a, b) => a.shopId - b.shopId)) {
    const amount = order.total;
    await postLedger(tx, `pay-order:${order.id}`, now, [
      { account: { kind: 'cashIn' }, amount: negate(amount) },
      { account: { kind: 'escrow' }, amount },
    ]);
  }
}

/** The orders are to be paid again. Their clocks go on, and one that has run out meanwhile ends its order at once. */
async function refusePayment(tx: Tx, proof: Proof, { remark, now }: Decision): Promise<void> {
  const { payWindowMinutes } = await readSetting(tx, 'TRADE_RULE_SETTING');
  const fresh = addMs(now, payWindowMinutes * MINUTE_MS);
  await markAudited(tx, idsOf(proof.orders), AUDIT_STATUS.rejected, remark);
  for (const { id: orderId, deadline } of await resumePayWindow(tx, idsOf(proof.orders), fresh)) {
    const key = `${EXPIRE_ORDER}:${orderId}:${proof.id}`;
    enqueue(tx, { job: EXPIRE_ORDER, key, payload: { orderId }, runAt: deadline });
  }
  const params = { orders: namesOf(proof.orders), remark };
  const about = aboutOf(proof.orders);
  await notify(tx, { memberId: proof.memberId, type: 'order', template: 'paymentRejected', params, ...about, now });
}
