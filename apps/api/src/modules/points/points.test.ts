import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { TestMember } from '../../testing/world.ts';
import { buyAndReceive, buyPieces, refundPieces, shipOrders } from '../orders/orders.testing.ts';
import { adjustPoints } from './index.ts';

describe('points', async () => {
  const api = await startApi();
  const { world, clock } = api;
  const db = api.platform.database.forTenant(1).writable;
  const adjust = (orderId: number) => db.inTransaction((tx) => adjustPoints(tx, orderId, clock.now()));
  const pointsOf = async (member: TestMember) => (await api.call.as(member).get('pay/wallet/get')).data.point;
  const entriesOf = async (orderId: number) =>
    (
      await world.query<{ points: number }>('select points from point_entry where order_id = $1 order by id', [orderId])
    ).map((entry) => entry.points);

  it('order-41 staff-32 an order that is over earns one point for each whole dollar of its goods, freight not counted, once', async () => {
    const member = await world.member({ balance: 100_000 });
    const orderId = await buyPieces(api, member, await world.product({ skus: [{ price: 3399 }] }), 2);
    await adjust(orderId);
    await shipOrders(api, [orderId]);
    await adjust(orderId);
    expect(await pointsOf(member)).toBe(0);
    const confirm = () => api.call.as(member).post('member/address/confirmReceipt', { id: orderId });
    await Promise.all([confirm(), confirm(), adjust(orderId), confirm(), adjust(orderId)]);
    await adjust(orderId);
    expect(await entriesOf(orderId)).toEqual([67]);
    expect(await pointsOf(member)).toBe(67);
    await buyAndReceive(api, member, await world.product({ skus: [{ price: 250 }] }));
    expect(await pointsOf(member)).toBe(69);
  });

  it('order-41 an order without pointStatus earns none, and one of less than a dollar earns none', async () => {
    const member = await world.member({ balance: 100_000 });
    const orderId = await buyAndReceive(api, member, await world.product(), 1, { pointStatus: false });
    await adjust(orderId);
    const small = await buyAndReceive(api, member, await world.product({ skus: [{ price: 99 }] }));
    expect([await entriesOf(orderId), await entriesOf(small), await pointsOf(member)]).toEqual([[], [], 0]);
  });

  it('order-42 a refund takes back what its goods earned, down to nothing and never below', async () => {
    const member = await world.member({ balance: 100_000 });
    const product = await world.product({ skus: [{ price: 3350 }] });
    const orderId = await buyAndReceive(api, member, product, 3);
    expect(await pointsOf(member)).toBe(100);
    for (const left of [67, 33, 0]) {
      await refundPieces(api, member, orderId, 1);
      expect(await pointsOf(member)).toBe(left);
    }
    expect(await entriesOf(orderId)).toEqual([100, -33, -34, -33]);
  });

  it('order-42 what was refunded before the order is over earns nothing', async () => {
    const member = await world.member({ balance: 100_000 });
    const orderId = await buyPieces(api, member, await world.product(), 2);
    await shipOrders(api, [orderId]);
    await refundPieces(api, member, orderId, 1);
    expect(await entriesOf(orderId)).toEqual([]);
    expect((await api.call.as(member).post('member/address/confirmReceipt', { id: orderId })).code).toBe(0);
    expect(await entriesOf(orderId)).toEqual([50]);
  });
});
