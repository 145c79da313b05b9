import { ERRORS } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../platform/clock.ts';
import { startApi } from '../../testing/api.ts';
import { proveBooks } from '../ledger/prove-books.ts';
import { settleOrderJob } from '../settlement/settle-order.job.ts';
import { confirmReceiptJob } from './confirm-receipt.job.ts';
import { orderPaidJob } from './on-order-paid.ts';
import { balanceOf, buyPieces, entriesOf, shipOrders } from './orders.testing.ts';

const ROUNDS = 12;

describe('the end of an order, when several bring it about at once', async () => {
  const api = await startApi();
  const { world, clock } = api;
  const job = { platform: api.platform, tenantId: 1, db: api.platform.database.forTenant(1).writable };
  const parcel = { company: 'DHL', trackingNumber: 'JD1' };

  const setting = async () => {
    const [buyer, owner, admin] = [
      await world.member({ balance: 50_000 }),
      await world.member(),
      await world.member({ role: 1 }),
    ];
    const product = await world.product({ shopId: await world.shop({ ownerId: owner.id }), skus: [{ stock: 9 }] });
    const orderId = await buyPieces(api, buyer, product, 2);
    const call = api.call.as(buyer);
    return {
      buyer,
      owner,
      orderId,
      cancel: () => call.delete('order/cancel', { id: orderId }),
      confirm: () => call.post('member/address/confirmReceipt', { id: orderId }),
      shipAs: (who: 'owner' | 'admin', trackingNumber = 'JD1') =>
        api.call
          .as(who === 'owner' ? owner : admin)
          .post(`/admin-api/orders/${orderId}/ship`, { ...parcel, trackingNumber }),
      count: () => orderPaidJob.handle(job, { orderId }),
      autoConfirm: () => confirmReceiptJob.handle(job, { orderId }),
      settle: () => settleOrderJob.handle(job, { orderId }),
      ask: async () => {
        const { items } = (await call.get('order/get-detailFirst', { id: orderId })).data;
        const claim = { way: 10, orderItemId: items[0].id, refundCount: 1, refundPrice: 5000, applyReason: 1 };
        return call.post('trade/after-sale/create', claim);
      },
      stateOf: async () => {
        const [state] = await world.query<{ status: number; stock: number; sold: number }>(
          `select status, (select stock from sku where id = $2) as stock, (select sales_count from spu where id = $3) as sold
           from trade_order where id = $1`,
          [orderId, product.skuId, product.spuId],
        );
        return state;
      },
    };
  };

  it('order-38 order-39 cancelling and shipping at once: one wins, the other is refused, the money is where the state says', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { buyer, cancel, shipAs, count, stateOf } = await setting();
      const seller = round % 2 ? 'owner' : 'admin';
      const [first, shipped, second] = await Promise.all([cancel(), shipAs(seller), cancel()]);
      await count();
      const state = await stateOf();
      if (state?.status === -1) {
        expect([first?.code, shipped?.code, second?.code]).toEqual([0, 409, 0]);
        expect(state).toEqual({ status: -1, stock: 9, sold: 0 });
        expect(await balanceOf(api, buyer)).toBe(500);
      } else {
        const refused = ERRORS.ORDER_NOT_CANCELLABLE;
        expect([first?.code, shipped?.code, second?.code]).toEqual([refused, 0, refused]);
        expect(state).toEqual({ status: 20, stock: 7, sold: 2 });
        expect(await balanceOf(api, buyer)).toBe(388);
      }
    }
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
  }, 60_000);

  it('order-38 fault:stock-02 eight cancellations of a paid order at once, beside the job that counts it, refund it once', async () => {
    for (let round = 0; round < 4; round++) {
      const { buyer, orderId, cancel, count, stateOf } = await setting();
      const answers = await Promise.all([count(), ...Array.from({ length: 8 }, cancel), count()]);
      for (const answer of answers) if (answer) expect(answer.code).toBe(0);
      expect(await entriesOf(api, `cancel-refund:${orderId}`)).toHaveLength(2);
      expect(await balanceOf(api, buyer)).toBe(500);
      expect(await stateOf()).toEqual({ status: -1, stock: 9, sold: 0 });
    }
  }, 60_000);

  it('staff-20 order-39 of several who ship an order at once one does, and its parcel is the one that shows', async () => {
    for (let round = 0; round < 4; round++) {
      const { buyer, orderId, shipAs } = await setting();
      const numbers = ['1', '2', '3', '4'];
      const answers = await Promise.all(numbers.map((no, index) => shipAs(index % 2 ? 'owner' : 'admin', no)));
      expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([0, 409, 409, 409]);
      const winner = numbers[answers.findIndex(({ code }) => code === 0)];
      const { data } = await api.call.as(buyer).get('order/get-detailFirst', { id: orderId });
      expect(data).toMatchObject({
        status: 20,
        logisticsNo: winner,
        deliveryOrbits: [{ content: `The parcel was handed to DHL, tracking number ${winner}.` }],
      });
      expect(data.deliveryOrbits).toHaveLength(1);
      const [told] = await world.query(
        `select (select count(*)::int from system_message where member_id = $1) as messages,
                (select count(*)::int from audit where subject = $2) as audited`,
        [buyer.id, `order:${orderId}`],
      );
      expect(told).toEqual({ messages: 1, audited: 1 });
    }
  }, 60_000);

  it('order-40 order-05 order-41 the buyer and the time confirm at once: the order is over once and earns its points once', async () => {
    for (let round = 0; round < 4; round++) {
      const { buyer, orderId, confirm, autoConfirm, stateOf } = await setting();
      await shipOrders(api, [orderId]);
      await world.query('update trade_order set shipped_at = shipped_at - $2::interval where id = $1', [
        orderId,
        '15 days',
      ]);
      const [first, , second] = await Promise.all([confirm(), autoConfirm(), confirm(), autoConfirm()]);
      expect([first.code, second.code]).toEqual([0, 0]);
      expect((await stateOf())?.status).toBe(30);
      expect((await api.call.as(buyer).get('pay/wallet/get')).data.point).toBe(100);
      const entries = await world.query('select points from point_entry where order_id = $1', [orderId]);
      expect(entries).toEqual([{ points: 100 }]);
    }
  }, 60_000);

  it('wallet-17 settling and asking for an after-sale at once: the money is settled whole before, or not at all', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, setting));
    await shipOrders(
      api,
      orders.map(({ orderId }) => orderId),
    );
    for (const { confirm } of orders) await confirm();
    clock.advanceMs(7 * DAY_MS + 1_000);
    for (const { owner, orderId, settle, ask } of orders) {
      const [asked] = await Promise.all([ask(), settle(), settle(), settle()]);
      expect(asked.code).toBe(0);
      const isSettled = (await entriesOf(api, `settle-order:${orderId}`)).length === 3;
      expect(await balanceOf(api, owner)).toBe(isSettled ? 107 : 0);
    }
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
  }, 60_000);
});
