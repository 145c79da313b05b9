/** What other members buy in the shop of the demo's owner: orders to ship and after-sales to decide, among others. */
import { applyForWithdrawal } from '@passage/api/modules/withdrawals/index';
import type { WritableDb } from '@passage/database';
import { cents } from '@passage/money';
import { type AfterSalePlan, askBack, ENDS } from './after-sales.ts';
import { type Good, pickGoods } from './goods.ts';
import type { HistoryEvent, Shopper } from './history-event.ts';
import { withdrawalAddresses } from './money.ts';
import { cancel, payFromBalance, placeOrder, receive, ship } from './order-life.ts';
import { createRandom } from './world/random.ts';

interface Sale {
  readonly daysAgo: number;
  readonly end: 'paid' | 'cancelled' | 'shipped' | 'received';
  readonly lines?: number;
  readonly afterSale?: AfterSalePlan;
}

const SALES: readonly Sale[] = [
  // Asked back when the owner had the money already.
  {
    daysAgo: 45,
    end: 'received',
    afterSale: { way: 'refundOnly', claim: 'damagedProduct', steps: ENDS.refunded, askedAfterHours: 290 },
  },
  { daysAgo: 26, end: 'received', lines: 2 },
  { daysAgo: 7.6, end: 'received', afterSale: { way: 'refundAndReturn', claim: 'notWant', steps: ENDS.waitReceive } },
  {
    daysAgo: 6.6,
    end: 'received',
    afterSale: { way: 'refundAndReturn', claim: 'wrongProduct', steps: ENDS.waitReturn },
  },
  { daysAgo: 6, end: 'cancelled' },
  { daysAgo: 5.5, end: 'received', afterSale: { way: 'refundOnly', claim: 'notWant', steps: ENDS.waitRefund } },
  { daysAgo: 4.9, end: 'received', afterSale: { way: 'refundAndReturn', claim: 'notWant', steps: ENDS.waitCheck } },
  { daysAgo: 4.6, end: 'received', afterSale: { way: 'refundOnly', claim: 'damagedProduct', steps: ENDS.waitCheck } },
  { daysAgo: 2.3, end: 'shipped' },
  { daysAgo: 1.6, end: 'paid' },
  { daysAgo: 0.9, end: 'paid', lines: 2 },
  { daysAgo: 0.2, end: 'paid' },
];

/** @param goods of the shop */
export function ownShopEvents(buyers: readonly Shopper[], goods: readonly Good[]): HistoryEvent[] {
  return SALES.flatMap(({ daysAgo, end, lines: count = 1, afterSale }, index) => {
    const buyer = buyers[index % buyers.length];
    if (!buyer) return [];
    const random = createRandom(buyer.seed, `own-shop/${index}`);
    const lines = pickGoods(random, goods, count).map((good) => ({ ...good, count: 1 }));
    const life = placeOrder(buyer, { name: `own-shop/${index}`, daysAgo, lines });
    payFromBalance(life);
    if (end === 'cancelled') cancel(life, 5, { isPaid: true });
    if (end === 'shipped' || end === 'received') ship(life, 20);
    if (end === 'received') receive(life, 75);
    if (afterSale) askBack(life, afterSale);
    return life.events;
  });
}

/** Withdrawals are of whole dollars. */
const DOLLAR = 100n;

/** What sales have brought the owner is to go out again, so that the balance ends where the demo promises. */
export async function takeOutSales(db: WritableDb, memberId: number, kept: bigint): Promise<HistoryEvent> {
  const [to] = await withdrawalAddresses({ db, memberId });
  if (!to) throw new Error('no withdrawal address');
  return {
    daysAgo: 0.06,
    run: async (tx, now) => {
      const { balance } = await tx.prisma.ledgerAccount.findFirstOrThrow({ where: { memberId, kind: 1 } });
      await applyForWithdrawal(tx, { memberId, amount: cents((((balance ?? 0n) - kept) / DOLLAR) * DOLLAR), to, now });
    },
  };
}
