/** Orders of the demo shoppers in every state that the services reach, made by those services. */
import { readConfig } from '@passage/api/config';
import { postLedger } from '@passage/api/modules/ledger/index';
import { cancelOrder, createOrders, expireOrder } from '@passage/api/modules/orders/index';
import { payOrdersWithWallet } from '@passage/api/modules/payment/index';
import { openPlatform } from '@passage/api/platform/open-platform';
import { LOG_TYPE } from '@passage/contract';
import type { Db, Tx } from '@passage/database';
import { type Cents, negate } from '@passage/money';
import { createRandom } from './world/random.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type End = 'paid' | 'cancelled' | 'expired' | 'open';

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
];

const SHOPPERS: readonly { tenantId: number; email: string; language: 'en' | 'jp'; currencyCode: string }[] = [
  { tenantId: 1, email: 'shopper@passage.test', language: 'en', currencyCode: 'USD' },
  { tenantId: 2, email: 'shopper2@passage.test', language: 'jp', currencyCode: 'JPY' },
];

/** Affordable goods, so that the shoppers keep most of their balance. */
const PRICE_LIMIT = 24_000n;

export async function seedOrders(databaseUrl: string, seed: number, tell: (line: string) => void): Promise<void> {
  const platform = openPlatform(readConfig({ PASSAGE_MODE: 'demo', DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' }));
  try {
    for (const { tenantId, email, language, currencyCode } of SHOPPERS) {
      const db = platform.database.forTenant(tenantId).writable;
      const member = await db.prisma.member.findFirstOrThrow({ where: { email } });
      const address = await db.prisma.address.findFirstOrThrow({ where: { memberId: member.id, isDefault: 1 } });
      const random = createRandom(seed, `orders/${tenantId}`);
      const skus = await affordable(db);
      // A start that was cut off goes on where it was: each plan is one transaction.
      const made = await db.prisma.checkout.count({ where: { memberId: member.id } });
      for (const [index, plan] of PLANS.entries()) {
        const items = Array.from({ length: plan.lines }, () => ({ skuId: random.pick(skus), count: 1 }));
        if (index < made) continue;
        const now = new Date(platform.clock.now().getTime() - plan.daysAgo * DAY_MS);
        const later = new Date(now.getTime() + 4 * MINUTE_MS);
        const remark = plan.remark === undefined ? {} : { remark: plan.remark };
        await db.inTransaction(async (tx) => {
          const buyer = { memberId: member.id, language, currencyCode, now };
          const { tradeOrderIdList, totalPrice } = await createOrders(tx, buyer, {
            items,
            addressId: address.id,
            ...remark,
          });
          if (plan.end === 'paid') {
            await recharge(tx, member.id, totalPrice, later);
            await payOrdersWithWallet(tx, { memberId: member.id, now: later }, tradeOrderIdList);
          }
          for (const orderId of tradeOrderIdList) {
            if (plan.end === 'cancelled') await cancelOrder(tx, member.id, orderId, later);
            if (plan.end === 'expired') await expireOrder(tx, orderId, new Date(now.getTime() + 31 * MINUTE_MS));
          }
        });
      }
      tell(`orders of ${email}`);
    }
  } finally {
    await platform.database.close();
    platform.mail.close();
  }
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
