import { ORDER_STATUS } from '@passage/contract';
import type { Tx } from '@passage/database';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../http/failure.ts';
import { startApi } from '../../testing/api.ts';
import { moveOrder, payOrderWithCommit } from './move-order.ts';
import { TRANSITIONS, type Transition } from './order-states.ts';
import { buyAndReceive, buyPieces, liftHoldBounds, placeOrder, refundPieces, shipOrders } from './orders.testing.ts';

type Status = keyof typeof ORDER_STATUS;

/** The way of an order as the specification tells it: from, to, and what moves it. All other pairs are refused. */
const WAY: readonly (readonly [from: Status, to: Status, by: Transition])[] = [
  ['waitPay', 'waitDelivery', 'pay'],
  ['waitPay', 'cancelled', 'cancel'],
  ['waitPay', 'cancelled', 'expire'],
  ['waitDelivery', 'cancelled', 'cancelPaid'],
  ['waitDelivery', 'waitReceipt', 'ship'],
  ['waitReceipt', 'orderOver', 'receive'],
  ['waitReceipt', 'refunded', 'refundAll'],
  ['orderOver', 'refunded', 'refundAll'],
];
const STATUSES: readonly Status[] = ['waitPay', 'waitDelivery', 'waitReceipt', 'orderOver', 'refunded', 'cancelled'];

class Undone extends Error {}

describe('the way of an order', async () => {
  const api = await startApi();
  const { world, clock } = api;
  await liftHoldBounds(api);
  const buyer = await world.member({ balance: 1_000_000 });
  const product = await world.product();
  const db = api.platform.database.forTenant(1).writable;

  const shipped = await buyPieces(api, buyer, product);
  await shipOrders(api, [shipped]);
  const refunded = await buyAndReceive(api, buyer, product);
  await refundPieces(api, buyer, refunded, 1);
  const { orderId: cancelled } = await placeOrder(api, buyer, product);
  await api.call.as(buyer).delete('trade/order/cancel', { id: cancelled });
  /** An order that has come to each status by itself. */
  const orders: Readonly<Record<Status, number>> = {
    waitPay: (await placeOrder(api, buyer, product)).orderId,
    waitDelivery: await buyPieces(api, buyer, product),
    waitReceipt: shipped,
    orderOver: await buyAndReceive(api, buyer, product),
    refunded,
    cancelled,
  };
  const rowOf = async (orderId: number) =>
    (await world.query<{ status: number }>('select * from trade_order where tenant_id = 1 and id = $1', [orderId]))[0];

  /** Tries a transition and undoes it. @returns the status that it leads to, or the name of the refusal */
  const attempt = async (orderId: number, transition: Transition): Promise<number | string> => {
    let outcome: number | string = 'nothing';
    const run = async (tx: Tx) => {
      await moveOrder(tx, orderId, transition, clock.now());
      const { status } = await tx.prisma.tradeOrder.findFirstOrThrow({ where: { id: orderId } });
      outcome = status;
      throw new Undone();
    };
    await db.inTransaction(run).catch((error: unknown) => {
      if (error instanceof Failure) outcome = error.failure;
      else if (!(error instanceof Undone)) throw error;
    });
    return outcome;
  };

  it('house-06 each pair of statuses that the table of transitions lacks is refused, and each that it has is gone', async () => {
    expect(Object.keys(orders).sort()).toEqual(Object.keys(ORDER_STATUS).sort());
    const transitions = [...new Set(WAY.map(([, , by]) => by))];
    expect(Object.keys(TRANSITIONS).sort()).toEqual(transitions.toSorted());
    const gone: string[] = [];
    for (const from of STATUSES) {
      const orderId = orders[from];
      const before = await rowOf(orderId);
      expect([from, before?.status]).toEqual([from, ORDER_STATUS[from]]);
      for (const by of transitions) {
        const outcome = await attempt(orderId, by);
        const to = STATUSES.find((status) => ORDER_STATUS[status] === outcome);
        if (to === undefined) expect([from, by, outcome]).toEqual([from, by, 'CONFLICT']);
        else gone.push(`${from} → ${to} by ${by}`);
      }
      expect(await rowOf(orderId)).toEqual(before);
    }
    // What no transition leads to at all, such as back to the payment, is in neither list.
    expect(gone.sort()).toEqual(WAY.map(([from, to, by]) => `${from} → ${to} by ${by}`).sort());
  });

  it('house-06 an order is paid together with the commit from no status but that of one that waits for it', async () => {
    for (const from of STATUSES.filter((status) => status !== 'waitPay')) {
      const before = await rowOf(orders[from]);
      const paid = db.inTransaction(async (tx) => payOrderWithCommit(tx, orders[from], 4, clock.now()));
      await expect(paid).rejects.toMatchObject({ failure: 'ORDER_NOT_PAYABLE' });
      expect(await rowOf(orders[from])).toEqual(before);
    }
  });
});
