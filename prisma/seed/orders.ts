/** Orders of the demo shoppers in every status, with after-sales in every status and reviews. */
import { type AfterSalePlan, askBack, ENDS } from './after-sales.ts';
import { type Good, pickGoods } from './goods.ts';
import type { HistoryEvent, Shopper } from './history-event.ts';
import { cancel, type Life, payFromBalance, placeOrder, receive, review, ship } from './order-life.ts';
import { payWithProof } from './proofs.ts';
import { createWords, type Words } from './words.ts';
import { createRandom, type Random } from './world/random.ts';

/** How far an order has come. */
type End =
  | 'unpaid'
  | 'cancelled'
  | 'cancelledPaid'
  | 'paid'
  | 'shipped'
  | 'received'
  | 'reviewed'
  | 'proofWaiting'
  | 'proofRejected';

const SHIPPED: readonly End[] = ['shipped', 'received', 'reviewed'];
const PAID: readonly End[] = ['cancelledPaid', 'paid', ...SHIPPED];

interface Plan {
  readonly daysAgo: number;
  readonly end: End;
  /** Of each line. */
  readonly pieces?: readonly number[];
  /** Otherwise of as many shops as the goods happen to be of. */
  readonly isOfOneShop?: boolean;
  readonly isPaidByProof?: boolean;
  readonly remark?: string;
  readonly afterSales?: readonly AfterSalePlan[];
}

const PLANS: readonly Plan[] = [
  { daysAgo: 210, end: 'reviewed' },
  { daysAgo: 160, end: 'cancelled' },
  { daysAgo: 120, end: 'reviewed', pieces: [1, 1], remark: 'Please ring twice.' },
  {
    daysAgo: 92,
    end: 'received',
    afterSales: [{ way: 'refundAndReturn', claim: 'notWant', steps: ENDS.goodsRefused }],
  },
  {
    daysAgo: 70,
    end: 'reviewed',
    pieces: [2],
    afterSales: [{ way: 'refundOnly', claim: 'damagedProduct', steps: ENDS.refunded }],
  },
  // Its pay window ends without a payment.
  { daysAgo: 64, end: 'unpaid' },
  {
    daysAgo: 52,
    end: 'received',
    pieces: [1, 1],
    isOfOneShop: true,
    afterSales: [
      { line: 0, way: 'refundAndReturn', claim: 'notWant', steps: ENDS.cancelled },
      { line: 1, way: 'refundOnly', claim: 'damagedProduct', steps: ENDS.refused },
    ],
  },
  {
    daysAgo: 40,
    end: 'received',
    afterSales: [{ way: 'refundAndReturn', claim: 'wrongProduct', steps: ENDS.returnedAndRefunded }],
  },
  // Its receipt is never confirmed, until the time for it is over.
  { daysAgo: 33, end: 'shipped' },
  { daysAgo: 21, end: 'received', isPaidByProof: true },
  { daysAgo: 14, end: 'cancelledPaid', pieces: [1, 1] },
  { daysAgo: 11, end: 'received', afterSales: [{ way: 'refundAndReturn', claim: 'notWant', steps: ENDS.waitReceive }] },
  {
    daysAgo: 8,
    end: 'received',
    pieces: [1, 2],
    isOfOneShop: true,
    afterSales: [{ way: 'refundAndReturn', claim: 'wrongProduct', steps: ENDS.waitReturn }],
  },
  { daysAgo: 7, end: 'received', pieces: [1, 1] },
  { daysAgo: 5.6, end: 'received', afterSales: [{ way: 'refundOnly', claim: 'notWant', steps: ENDS.waitRefund }] },
  {
    daysAgo: 4.7,
    end: 'received',
    afterSales: [{ way: 'refundOnly', claim: 'damagedProduct', steps: ENDS.waitCheck }],
  },
  { daysAgo: 2.9, end: 'shipped', pieces: [1, 1] },
  { daysAgo: 1.7, end: 'shipped' },
  { daysAgo: 1.1, end: 'paid' },
  { daysAgo: 0.4, end: 'paid', pieces: [1, 1] },
  { daysAgo: 0.15, end: 'proofWaiting' },
  { daysAgo: 0.01, end: 'proofRejected' },
  { daysAgo: 0, end: 'unpaid', pieces: [1, 1] },
];

/** Affordable goods, so that the shoppers keep most of their balance. */
const PRICE_LIMIT = 24_000n;
const SHIPPED_AFTER_HOURS = 20;
const RECEIVED_AFTER_HOURS = 75;
const REVIEWED_AFTER_HOURS = 170;

export function orderEvents(shopper: Shopper, goods: readonly Good[]): HistoryEvent[] {
  const random = createRandom(shopper.seed, `orders/${shopper.tenantId}`);
  const words = createWords(random);
  const affordable = goods.filter(({ price }) => price <= PRICE_LIMIT);
  return PLANS.flatMap((plan, index) => {
    const { pieces = [1], isOfOneShop = false, daysAgo, remark } = plan;
    const picked = pickGoods(
      random,
      isOfOneShop ? ofOneShop(random, affordable, pieces.length) : affordable,
      pieces.length,
    );
    const lines = picked.map((good, place) => ({ ...good, count: pieces[place] ?? 1 }));
    const life = placeOrder(shopper, { name: `order/${index}`, daysAgo, lines, remark });
    lead(life, plan, words);
    return life.events;
  });
}

function ofOneShop(random: Random, goods: readonly Good[], count: number): Good[] {
  const shops = [...new Set(goods.map(({ shopId }) => shopId))];
  const productsOf = (shopId: number) =>
    new Set(goods.filter((good) => good.shopId === shopId).map(({ spuId }) => spuId));
  const shopId = random.pick(shops.filter((id) => productsOf(id).size >= count));
  return goods.filter((good) => good.shopId === shopId);
}

function lead(life: Life, plan: Plan, words: Words): void {
  const { end, isPaidByProof, afterSales = [] } = plan;
  if (end === 'cancelled') cancel(life, 0.07, { isPaid: false });
  if (end === 'proofWaiting' || end === 'proofRejected')
    payWithProof(life, end === 'proofWaiting' ? 'waiting' : 'rejected');
  if (!PAID.includes(end)) return;
  if (isPaidByProof) payWithProof(life, 'approved');
  else payFromBalance(life);
  if (end === 'cancelledPaid') cancel(life, 3, { isPaid: true });
  if (!SHIPPED.includes(end)) return;
  ship(life, SHIPPED_AFTER_HOURS);
  if (end === 'shipped') return;
  receive(life, RECEIVED_AFTER_HOURS);
  for (const afterSale of afterSales) askBack(life, afterSale);
  const said = () => life.lines.map(({ spuId }) => words.say(life.buyer, spuId));
  if (end === 'reviewed') review(life, REVIEWED_AFTER_HOURS, said());
}
