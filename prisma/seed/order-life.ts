/** The life of demo orders, made of what the services do with them. */
import { evaluateItems } from '@passage/api/modules/evaluations/index';
import { cancelOrder, confirmReceipt, createOrders, shipOrder, trackOrder } from '@passage/api/modules/orders/index';
import { payOrdersWithWallet } from '@passage/api/modules/payment/index';
import { rechargeQueue, submitRecharge } from '@passage/api/modules/recharges/index';
import type { Tx } from '@passage/database';
import { type Cents, cents } from '@passage/money';
import type { Good } from './goods.ts';
import { type HistoryEvent, HOURS_OF_DAY, type Shopper } from './history-event.ts';
import { type Photo, photoAddress, storePhoto } from './photos.ts';
import { receiptAddress, storeReceipt } from './receipts.ts';
import { takeStep } from './take-step.ts';
import { CARRIERS, STATIONS } from './world/delivery.ts';
import { createRandom } from './world/random.ts';

export interface Line extends Good {
  readonly count: number;
}

export interface Placed {
  readonly id: number;
  readonly shopId: number;
  readonly totalAmount: bigint;
}

/** What one act of ordering brought about: an order for each shop. */
export interface Life {
  readonly buyer: Shopper;
  /** Unique in the store. */
  readonly name: string;
  readonly daysAgo: number;
  readonly lines: readonly Line[];
  readonly events: HistoryEvent[];
  /** Once they are placed, by shop. */
  orders: readonly Placed[];
}

/** Adds what happens so many hours after the order was placed. */
export function later(life: Life, hours: number, run: HistoryEvent['run'], prepare?: () => Promise<void>): void {
  const event = { daysAgo: life.daysAgo - hours / HOURS_OF_DAY, run };
  life.events.push(prepare ? { ...event, prepare } : event);
}

export function placeOrder(
  buyer: Shopper,
  { remark, ...plan }: Pick<Life, 'name' | 'daysAgo' | 'lines'> & { readonly remark?: string | undefined },
): Life {
  const life: Life = { buyer, ...plan, events: [], orders: [] };
  later(life, 0, async (tx, now) => {
    const { memberId, language, currencyCode, addressId } = buyer;
    const items = life.lines.map(({ skuId, count }) => ({ skuId, count }));
    const { tradeOrderIdList } = await createOrders(
      tx,
      { memberId, language, currencyCode, now },
      { items, addressId, ...(remark === undefined ? {} : { remark }) },
    );
    life.orders = await tx.prisma.tradeOrder.findMany({
      where: { id: { in: tradeOrderIdList } },
      select: { id: true, shopId: true, totalAmount: true },
      orderBy: { id: 'asc' },
    });
  });
  return life;
}

const idsOf = ({ orders }: Life): number[] => orders.map(({ id }) => id);
const totalOf = ({ orders }: Life): bigint => orders.reduce((sum, { totalAmount }) => sum + totalAmount, 0n);

/** What the balance lacks comes in before by a recharge, so that the balance ends where the demo promises. */
export function payFromBalance(life: Life, hours = 0.07): void {
  const { buyer } = life;
  const receipt = `recharge/${life.name}`;
  later(
    life,
    hours,
    async (tx, now) => {
      const { memberId, purse } = buyer;
      const total = totalOf(life);
      const lacking = total - purse.spare;
      if (lacking > 0n) await recharge(tx, buyer, { amount: cents(lacking), receipt, now });
      purse.spare = lacking > 0n ? 0n : -lacking;
      // No transaction password is asked for here, so that there is no try to give back.
      const giveBack = () => Promise.resolve();
      await payOrdersWithWallet(tx, { memberId, now, giveBack }, idsOf(life));
    },
    () => storeReceipt(buyer, receipt),
  );
}

async function recharge(
  tx: Tx,
  buyer: Shopper,
  { amount, receipt, now }: { amount: Cents; receipt: string; now: Date },
): Promise<void> {
  const method = await tx.prisma.payMethod.findFirstOrThrow({ where: { type: { lt: 4 } }, orderBy: { id: 'asc' } });
  const address = receiptAddress(buyer, receipt);
  const { memberId } = buyer;
  const subjectId = await submitRecharge(tx, { memberId, amount, methodId: method.id, bankno: '', address, now });
  await takeStep(tx, buyer, { queue: rechargeQueue, number: 2, subjectId, step: 'approve', remark: '', now });
}

export function cancel(life: Life, hours: number, { isPaid }: { isPaid: boolean }): void {
  later(life, hours, async (tx, now) => {
    for (const id of idsOf(life)) await cancelOrder(tx, life.buyer.memberId, id, now);
    if (isPaid) life.buyer.purse.spare += totalOf(life);
  });
}

/** The parcels leave after so many hours and are seen on their way. */
export function ship(life: Life, hours: number): void {
  const { seed, tenantId, sellerOf } = life.buyer;
  const random = createRandom(seed, `parcel/${tenantId}/${life.name}`);
  const { company, prefix } = random.pick(CARRIERS[tenantId]);
  const numbers = life.lines.map(() => `${prefix}${random.int(10_000_000, 99_999_999)}`);
  const sellerAt = (shopId: number, now: Date) => ({ caller: sellerOf(shopId), requestId: 'demo', now });
  later(life, hours, async (tx, now) => {
    for (const [index, { id: orderId, shopId }] of life.orders.entries())
      await shipOrder(tx, sellerAt(shopId, now), { orderId, company, trackingNumber: numbers[index] ?? prefix });
  });
  for (const [index, station] of STATIONS[tenantId].entries())
    later(life, hours + 9 + index * 22, async (tx, now) => {
      for (const { id, shopId } of life.orders) await trackOrder(tx, sellerAt(shopId, now), id, station);
    });
}

export function receive(life: Life, hours: number): void {
  later(life, hours, async (tx, now) => {
    for (const id of idsOf(life)) await confirmReceipt(tx, life.buyer.memberId, id, now);
  });
}

/** What somebody says of a line. */
export interface Said {
  /** From 1 to 5, each. */
  readonly service: number;
  readonly logistics: number;
  readonly description: number;
  readonly text: string;
  readonly pictures: number;
}

/** @param said by line */
export function review(life: Life, hours: number, said: readonly Said[]): void {
  const { buyer } = life;
  const photosOf = (index: number): Photo[] =>
    Array.from({ length: said[index]?.pictures ?? 0 }, (_, place) => ({
      name: `review/${life.name}/${index}/${place}`,
      file: life.lines[index]?.file ?? '',
    }));
  later(
    life,
    hours,
    async (tx, now) => {
      for (const { items } of await itemsOf(tx, life)) {
        const list = items.map(({ id, index }) => {
          const { service = 5, logistics = 5, description = 5, text = '' } = said[index] ?? {};
          return {
            itemId: id,
            serviceAttitudeScore: service,
            logisticsServiceScore: logistics,
            describeScore: description,
            remark: text,
            picUrls: photosOf(index).map((photo) => photoAddress(buyer, photo)),
          };
        });
        await evaluateItems(tx, { memberId: buyer.memberId, now }, list);
      }
    },
    async () => {
      for (const photo of life.lines.flatMap((_, index) => photosOf(index))) await storePhoto(buyer, photo, 'review');
    },
  );
}

/** The items of each order, with the line that each is of. */
export async function itemsOf(
  tx: Tx,
  life: Life,
): Promise<{ order: Placed; items: { id: number; index: number }[] }[]> {
  const rows = await tx.prisma.orderItem.findMany({
    where: { orderId: { in: idsOf(life) } },
    select: { id: true, orderId: true, skuId: true },
    orderBy: { id: 'asc' },
  });
  return life.orders.map((order) => ({
    order,
    items: rows
      .filter(({ orderId }) => orderId === order.id)
      .map(({ id, skuId }) => ({ id, index: life.lines.findIndex((line) => line.skuId === skuId) })),
  }));
}
