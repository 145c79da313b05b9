/** Orders of the demo shoppers in every state that the services reach, made by those services. */
import { postLedger } from '@passage/api/modules/ledger/index';
import { cancelOrder, createOrders, expireOrder } from '@passage/api/modules/orders/index';
import { payOrdersWithWallet, proofQueue, submitProof } from '@passage/api/modules/payment/index';
import { LOG_TYPE, PAY_TYPE } from '@passage/contract';
import type { Db, Tx } from '@passage/database';
import { type Cents, negate } from '@passage/money';
import { type HistoryEvent, MINUTE_MS, type Shopper } from './history-event.ts';
import { receiptAddress, storeReceipt } from './receipts.ts';
import { takeStep } from './take-step.ts';
import { createRandom } from './world/random.ts';

type End = 'paid' | 'cancelled' | 'expired' | 'open' | 'proofApproved' | 'proofWaiting' | 'proofRejected';

interface Plan {
  readonly daysAgo: number;
  readonly end: End;
  /** How many products, of as many shops as they happen to be of. */
  readonly lines: number;
  readonly remark?: string;
}

const PLANS: readonly Plan[] = [
  { daysAgo: 210, end: 'paid', lines: 1 },
  { daysAgo: 160, end: 'cancelled', lines: 1 },
  { daysAgo: 120, end: 'paid', lines: 2, remark: 'Please ring twice.' },
  { daysAgo: 64, end: 'expired', lines: 1 },
  { daysAgo: 33, end: 'paid', lines: 1 },
  { daysAgo: 12, end: 'cancelled', lines: 2 },
  { daysAgo: 5, end: 'paid', lines: 1 },
  { daysAgo: 0, end: 'open', lines: 2 },
  { daysAgo: 21, end: 'proofApproved', lines: 1 },
  { daysAgo: 0.15, end: 'proofWaiting', lines: 1 },
  { daysAgo: 0.02, end: 'proofRejected', lines: 1 },
];

/** Affordable goods, so that the shoppers keep most of their balance. */
const PRICE_LIMIT = 24_000n;

export async function orderEvents(shopper: Shopper): Promise<HistoryEvent[]> {
  const { db, seed, tenantId, memberId, language, currencyCode } = shopper;
  const address = await db.prisma.address.findFirstOrThrow({ where: { memberId, isDefault: 1 } });
  const random = createRandom(seed, `orders/${tenantId}`);
  const skus = await affordable(db);
  const made = await db.prisma.checkout.count({ where: { memberId } });
  const doneOnes = new Set(
    [...PLANS.entries()]
      .sort(([, a], [, b]) => b.daysAgo - a.daysAgo)
      .slice(0, made)
      .map(([index]) => index),
  );
  return PLANS.map((plan, index) => {
    const items = Array.from({ length: plan.lines }, () => ({ skuId: random.pick(skus), count: 1 }));
    const receipt = `order/${index}`;
    return {
      daysAgo: plan.daysAgo,
      isDone: doneOnes.has(index),
      ...(plan.end.startsWith('proof') ? { prepare: () => storeReceipt(shopper, receipt) } : {}),
      run: async (tx, now) => {
        const remark = plan.remark === undefined ? {} : { remark: plan.remark };
        const buyer = { memberId, language, currencyCode, now };
        const order = await createOrders(tx, buyer, { items, addressId: address.id, ...remark });
        await bringToEnd(tx, shopper, { ...order, end: plan.end, receipt, now });
      },
    };
  });
}

async function bringToEnd(
  tx: Tx,
  shopper: Shopper,
  order: { tradeOrderIdList: number[]; totalPrice: Cents; end: End; receipt: string; now: Date },
): Promise<void> {
  const { memberId } = shopper;
  const { tradeOrderIdList, totalPrice, end, now } = order;
  const later = new Date(now.getTime() + 4 * MINUTE_MS);
  if (end === 'paid') {
    await recharge(tx, memberId, totalPrice, later);
    await payOrdersWithWallet(tx, { memberId, now: later }, tradeOrderIdList);
  }
  for (const orderId of tradeOrderIdList) {
    if (end === 'cancelled') await cancelOrder(tx, memberId, orderId, later);
    if (end === 'expired') await expireOrder(tx, orderId, new Date(now.getTime() + 31 * MINUTE_MS));
  }
  if (end !== 'proofApproved' && end !== 'proofRejected' && end !== 'proofWaiting') return;
  const address = receiptAddress(shopper, order.receipt);
  await submitProof(tx, { memberId, now: later }, { orderIds: tradeOrderIdList, payType: PAY_TYPE.card, address });
  if (end === 'proofWaiting') return;
  const { proofId: subjectId } = await tx.prisma.paymentProofOrder.findFirstOrThrow({
    where: { orderId: { in: tradeOrderIdList } },
  });
  const [step, remark] =
    end === 'proofApproved' ? (['approve', ''] as const) : (['reject', 'The picture cannot be read.'] as const);
  const decided = new Date(later.getTime() + 5 * MINUTE_MS);
  await takeStep(tx, shopper, { queue: proofQueue, number: 1, subjectId, step, remark, now: decided });
}

/** What is spent comes in before, so that the balance ends where the demo promises. */
async function recharge(tx: Tx, memberId: number, amount: Cents, now: Date): Promise<void> {
  await postLedger(tx, `demo-recharge:${memberId}:${now.toISOString()}`, now, [
    { account: { kind: 'cashIn' }, amount: negate(amount) },
    { account: { kind: 'available', memberId }, amount, logType: LOG_TYPE.recharge },
  ]);
}

async function affordable(db: Db): Promise<number[]> {
  const skus = await db.prisma.sku.findMany({
    where: { price: { lte: PRICE_LIMIT }, stock: { gte: 5 }, spu: { status: 1 } },
    select: { id: true },
    orderBy: { id: 'asc' },
    take: 400,
  });
  return skus.map((sku) => sku.id);
}
