/** What staff's decision on a payment proof brings about. */
import { AUDIT_STATUS, LOG_TYPE, ORDER_STATUS, PAY_TYPE, type PayType } from '@passage/contract';
import type { Tx } from '@passage/database';
import { add, cents, dollarText, negate } from '@passage/money';
import { addMs, MINUTE_MS } from '../../platform/clock.ts';
import { enqueue } from '../../platform/outbox.ts';
import { postLedger } from '../ledger/index.ts';
import { notify } from '../messages/index.ts';
import { EXPIRE_ORDER, ORDER_PAID } from '../orders/index.ts';
import { type Decision, reviewQueue, type Subject } from '../review/index.ts';
import { readSetting } from '../tenant/index.ts';
import { markPaid } from './payment.repository.ts';
import { lockProof, markAudited, moveProof, type ProvenOrder, renewPayWindow } from './proof.repository.ts';

interface Proof extends Subject {
  readonly payType: PayType;
  readonly orders: readonly ProvenOrder[];
}

const payTypeOf = (stored: number): PayType =>
  Object.values(PAY_TYPE).find((payType) => payType === stored) ?? PAY_TYPE.card;

const namesOf = (orders: readonly ProvenOrder[]): string => orders.map((order) => order.no).join(', ');
const idsOf = (orders: readonly ProvenOrder[]): number[] => orders.map((order) => order.id);

export const proofQueue = reviewQueue<Proof>({
  name: 'payments',
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

const awaitsMoney = (order: ProvenOrder): boolean =>
  order.status === ORDER_STATUS.waitPay && order.audit_status === AUDIT_STATUS.waiting;

/** The money goes to escrow, or to the member's balance for orders that are no longer open. */
async function acceptPayment(tx: Tx, proof: Proof, { now }: Decision): Promise<void> {
  const { memberId } = proof;
  const open = proof.orders.filter(awaitsMoney);
  const closed = proof.orders.filter((order) => !awaitsMoney(order));
  for (const order of open) {
    await markPaid(tx, order.id, proof.payType, now);
    enqueue(tx, {
      job: ORDER_PAID,
      key: `${ORDER_PAID}:${order.id}`,
      payload: { orderId: order.id },
      runAt: now,
    });
  }
  await markAudited(tx, idsOf(proof.orders), AUDIT_STATUS.passed, '');
  if (open.length > 0)
    await notify(tx, { memberId, type: 'order', template: 'paymentApproved', params: { orders: namesOf(open) }, now });
  if (closed.length > 0) {
    const amount = dollarText(add(...closed.map((order) => cents(order.total_amount))));
    const params = { orders: namesOf(closed), amount };
    await notify(tx, { memberId, type: 'wallet', template: 'paymentCredited', params, now });
  }
  for (const order of open) {
    const amount = cents(order.total_amount);
    await postLedger(tx, `pay-order:${order.id}`, now, [
      { account: { kind: 'cashIn' }, amount: negate(amount) },
      { account: { kind: 'escrow' }, amount },
    ]);
  }
  for (const order of closed) {
    const amount = cents(order.total_amount);
    await postLedger(tx, `credit-proof:${proof.id}:${order.id}`, now, [
      { account: { kind: 'cashIn' }, amount: negate(amount) },
      { account: { kind: 'available', memberId }, amount, logType: LOG_TYPE.recharge, remark: order.no },
    ]);
  }
}

/** The orders get a fresh pay window. */
async function refusePayment(tx: Tx, proof: Proof, { remark, now }: Decision): Promise<void> {
  const { payWindowMinutes } = await readSetting(tx, 'TRADE_RULE_SETTING');
  const deadline = addMs(now, payWindowMinutes * MINUTE_MS);
  await markAudited(tx, idsOf(proof.orders), AUDIT_STATUS.rejected, remark);
  for (const orderId of await renewPayWindow(tx, idsOf(proof.orders), deadline)) {
    const key = `${EXPIRE_ORDER}:${orderId}:${deadline.getTime()}`;
    enqueue(tx, { job: EXPIRE_ORDER, key, payload: { orderId }, runAt: deadline });
  }
  const params = { orders: namesOf(proof.orders), remark };
  await notify(tx, { memberId: proof.memberId, type: 'order', template: 'paymentRejected', params, now });
}
