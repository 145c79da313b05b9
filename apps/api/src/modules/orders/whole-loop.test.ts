import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../platform/clock.ts';
import { startApi } from '../../testing/api.ts';
import { PAY_PASSWORD } from '../../testing/world.ts';
import { startWorker } from '../../worker.ts';
import { proveBooks } from '../ledger/prove-books.ts';
import { balanceOf, buyAndReceive, refundPieces } from './orders.testing.ts';

describe('an order from the cart to the payout', async () => {
  const api = await startApi();
  const { world, clock } = api;

  it('fault:payout-02 wallet-17 one cart of two shops: paid together, shipped apart, one kept, one refunded, both settled, and all figures agree at each step', async () => {
    const buyer = await world.member({ balance: 50_000 });
    const openShop = async (price: number) => {
      const owner = await world.member();
      const shopId = await world.shop({ ownerId: owner.id });
      const product = await world.product({ shopId, skus: [{ price, stock: 10 }] });
      return { owner, product, call: api.call.as(owner) };
    };
    const shops = [await openShop(4000), await openShop(9000)];
    const call = api.call.as(buyer);
    const agree = async (statuses: number[], balances: number[]) => {
      const { list } = (await call.get('trade/order/pageFirst')).data;
      const people = [buyer, ...shops.map(({ owner }) => owner)];
      const held = await Promise.all(people.map((person) => balanceOf(api, person)));
      expect([list.map((order: { status: number }) => order.status).toReversed(), held]).toEqual([statuses, balances]);
      expect(await proveBooks(api.databaseUrl)).toEqual([]);
    };

    const items = [];
    for (const { product } of shops)
      items.push({ skuId: product.skuId, count: 2, cartId: await world.cartLine(buyer, product, 2) });
    const addressId = await world.address(buyer);
    const made = await call.post('trade/order/createFirst', { items, addressId, totalAmt: 284 });
    const { tradeOrderIdList } = made.data;
    await agree([0, 0], [500, 0, 0]);

    await call.post('trade/order/payTradeOrder', { payType: 4, tradeOrderIdList, payPassword: PAY_PASSWORD });
    await agree([10, 10], [216, 0, 0]);

    for (const [index, id] of tradeOrderIdList.entries()) {
      const parcel = { company: 'DHL', trackingNumber: `JD${id}` };
      const answers = [];
      for (const shop of shops) answers.push((await shop.call.post(`/admin-api/orders/${id}/ship`, parcel)).code);
      expect(answers).toEqual(index === 0 ? [0, 404] : [404, 0]);
    }
    await agree([20, 20], [216, 0, 0]);

    const [first, second] = tradeOrderIdList;
    await call.post('member/address/confirmReceipt', { id: first });
    await agree([30, 20], [216, 0, 0]);
    expect((await call.get('pay/wallet/get')).data.point).toBe(80);

    await refundPieces(api, buyer, second, 2);
    await agree([30, 40], [396, 0, 0]);

    clock.advanceMs(7 * DAY_MS + 1_000);
    const worker = await startWorker(api.platform);
    await worker.sweep();
    await worker.stop();
    // The first keeps 80.00 less 5 % and its freight; of the second only the freight is left.
    await agree([30, 40], [396, 88, 12]);
    expect((await call.get('pay/wallet/get')).data.point).toBe(80);
  });

  it('fault:points-01 ordering with pointStatus spends no points, however many order at once', async () => {
    const buyer = await world.member({ balance: 200_000 });
    const product = await world.product({ skus: [{ price: 50_000, stock: 10 }] });
    await buyAndReceive(api, buyer, product);
    const call = api.call.as(buyer);
    const points = async () => (await call.get('pay/wallet/get')).data.point;
    expect(await points()).toBe(500);
    const addressId = await world.address(buyer);
    const order = { items: [{ skuId: product.skuId, count: 1 }], addressId, pointStatus: true };
    const made = await Promise.all(Array.from({ length: 4 }, () => call.post('trade/order/createFirst', order)));
    expect(made.map(({ data }) => data.totalPrice)).toEqual(Array(4).fill(50_000));
    for (const { data } of made) await call.delete('trade/order/cancel', { id: data.tradeOrderIdList[0] });
    expect(await points()).toBe(500);
  });

  it('fault:time-02 times are moments, and a year of the list is one of UTC, wherever the server stands', async () => {
    const buyer = await world.member({ balance: 200_000 });
    const product = await world.product();
    const orderId = await buyAndReceive(api, buyer, product);
    const call = api.call.as(buyer);
    const zone = process.env.TZ;
    try {
      for (const there of ['Asia/Kolkata', 'America/St_Johns', 'Pacific/Kiritimati']) {
        process.env.TZ = there;
        for (const [moment, year] of [
          ['2026-12-31T23:59:59.999Z', 2026],
          ['2027-01-01T00:00:00.000Z', 2027],
        ] as const) {
          await world.query('update trade_order set created_at = $2::timestamptz where id = $1', [orderId, moment]);
          const { data } = await call.get('trade/order/pageFirst', { datestr: year });
          expect(data.list.map((order: { createTime: number }) => order.createTime)).toEqual([Date.parse(moment)]);
          expect((await call.get('trade/order/pageFirst', { datestr: 4053 - year })).data.total).toBe(0);
        }
      }
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });
});
