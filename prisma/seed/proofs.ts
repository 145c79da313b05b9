/** Payments of demo orders by a picture that staff look at. */
import { proofQueue, submitProof } from '@passage/api/modules/payment/index';
import { PAY_TYPE } from '@passage/contract';
import { type Life, later } from './order-life.ts';
import { receiptAddress, storeReceipt } from './receipts.ts';
import { takeStep } from './take-step.ts';

const SENT_AFTER_HOURS = 0.07;
const DECIDED_AFTER_HOURS = 0.15;

export type ProofEnd = 'approved' | 'rejected' | 'waiting';

export function payWithProof(life: Life, end: ProofEnd): void {
  const { buyer, name } = life;
  const { memberId } = buyer;
  let subjectId = 0;
  later(
    life,
    SENT_AFTER_HOURS,
    async (tx, now) => {
      const orderIds = life.orders.map(({ id }) => id);
      const address = receiptAddress(buyer, name);
      await submitProof(tx, { memberId, now }, { orderIds, payType: PAY_TYPE.card, address });
      const proven = await tx.prisma.paymentProofOrder.findFirstOrThrow({ where: { orderId: { in: orderIds } } });
      subjectId = proven.proofId;
    },
    () => storeReceipt(buyer, name),
  );
  if (end === 'waiting') return;
  const [step, remark] =
    end === 'approved' ? (['approve', ''] as const) : (['reject', 'The picture cannot be read.'] as const);
  later(life, DECIDED_AFTER_HOURS, (tx, now) =>
    takeStep(tx, buyer, { queue: proofQueue, number: 1, subjectId, step, remark, now }),
  );
}
