import { ERRORS } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { PAY_PASSWORD, type TestMember } from '../../testing/world.ts';
import { proofsOf } from '../payment/proof.testing.ts';
import { deskOf, reviewer } from '../review/review.testing.ts';
import { orderPaidJob } from './on-order-paid.ts';
import { balanceOf, buyPieces, entriesOf, placeOrder, shipOrders } from './orders.testing.ts';

describe('cancelling a paid order', async () => {
  const api = await startApi();
  const { world } = api;
  const cancel = (member: TestMember, id: number) => api.call.as(member).delete('trade/order/cancel', { id });
  const job = { platform: api.platform, tenantId: 1, db: api.platform.database.forTenant(1).writable };
  const soldOf = async (spuId: number) =>
    (await world.query('select sales_count, popularity from spu where id = $1', [spuId]))[0];
  const stockOf = async (skuId: number) =>
    (await world.query<{ stock: number }>('select stock from sku where id = $1', [skuId]))[0]?.stock;

  it('order-38 order-36 fault:refund-03 fault:refund-04 gives everything back once, freight included, and the stock', async () => {
    const member = await world.member({ balance: 20_000 });
    const product = await world.product({ skus: [{ stock: 7 }] });
    const orderId = await buyPieces(api, member, product, 2);
    expect(await balanceOf(api, member)).toBe(88);
    for (let time = 0; time < 3; time++)
      expect((await cancel(member, orderId)).data).toEqual({ id: orderId, status: -1 });
    expect(await balanceOf(api, member)).toBe(200);
    expect(await entriesOf(api, `cancel-refund:${orderId}`)).toEqual([
      [1, 11_200, 4],
      [3, -11_200, null],
    ]);
    expect(await stockOf(product.skuId)).toBe(7);
    const { data: order } = await api.call.as(member).get('order/get-detailFirst', { id: orderId });
    expect(order).toMatchObject({ status: -1, statusstr: 'Cancelled', payPrice: 11_200 });
    const { data: log } = await api.call.as(member).get('apppay/log-amount/page', { pageNo: 1, pageSize: 1 });
    expect(log.list).toMatchObject([{ type: 4, amt: 112, hamt: 200, remark: order.no }]);
  });

  it('order-38 refunds an order that a proof paid to the balance', async () => {
    const member = await world.member();
    const { order, prove, proofOf } = proofsOf(api);
    const orderId = await order(member);
    await prove(member, [orderId]);
    expect((await cancel(member, orderId)).code).toBe(ERRORS.PROOF_UNDER_REVIEW);
    const desk = deskOf(api, await reviewer(api));
    expect((await desk.act('payments', await proofOf(orderId), 'approve')).code).toBe(0);
    expect((await cancel(member, orderId)).code).toBe(0);
    expect(await balanceOf(api, member)).toBe(62);
  });

  it('order-36 order-39 is refused once the order is shipped, and changes nothing', async () => {
    const member = await world.member({ balance: 20_000 });
    const product = await world.product({ skus: [{ stock: 7 }] });
    const orderId = await buyPieces(api, member, product);
    await shipOrders(api, [orderId]);
    const call = api.call.as(member);
    expect((await cancel(member, orderId)).code).toBe(ERRORS.ORDER_NOT_CANCELLABLE);
    await call.post('member/address/confirmReceipt', { id: orderId });
    expect((await cancel(member, orderId)).code).toBe(ERRORS.ORDER_NOT_CANCELLABLE);
    expect([await balanceOf(api, member), await stockOf(product.skuId)]).toEqual([138, 6]);
  });

  it('order-39 what was cancelled is neither paid, shipped nor received', async () => {
    const member = await world.member({ balance: 20_000 });
    const orderId = await buyPieces(api, member, await world.product());
    await cancel(member, orderId);
    const call = api.call.as(member);
    const staff = api.call.as(await world.member({ role: 1 }));
    const parcel = { company: 'DHL', trackingNumber: '1' };
    expect((await staff.post(`/admin-api/orders/${orderId}/ship`, parcel)).code).toBe(409);
    expect((await staff.post(`/admin-api/orders/${orderId}/track`, { content: 'Hamburg' })).code).toBe(409);
    expect((await call.post('member/address/confirmReceipt', { id: orderId })).code).toBe(409);
    const unpaid = await placeOrder(api, member, await world.product());
    await cancel(member, unpaid.orderId);
    const pay = { payType: 4, tradeOrderIdList: [unpaid.orderId], payPassword: PAY_PASSWORD };
    expect((await call.post('trade/order/payTradeOrder', pay)).code).toBe(ERRORS.ORDER_NOT_PAYABLE);
    expect(await balanceOf(api, member)).toBe(200);
  });

  it('staff-32 takes its pieces out of the sales, whether the job that counts them ran before or after', async () => {
    const member = await world.member({ balance: 50_000 });
    const product = await world.product();
    const [kept, counted, uncounted] = [
      await buyPieces(api, member, product, 1),
      await buyPieces(api, member, product, 3),
      await buyPieces(api, member, product, 2),
    ];
    await orderPaidJob.handle(job, { orderId: kept });
    await orderPaidJob.handle(job, { orderId: counted });
    expect(await soldOf(product.spuId)).toEqual({ sales_count: 4, popularity: 4 });
    await cancel(member, counted);
    await cancel(member, counted);
    await cancel(member, uncounted);
    for (const orderId of [kept, counted, uncounted]) await orderPaidJob.handle(job, { orderId });
    expect(await soldOf(product.spuId)).toEqual({ sales_count: 1, popularity: 1 });
  });

  it('order-38 staff-16 tells the buyer and the owner of the shop, with a mail to each', async () => {
    const [member, owner] = [await world.member({ balance: 20_000 }), await world.member()];
    const product = await world.product({ shopId: await world.shop({ ownerId: owner.id }) });
    const orderId = await buyPieces(api, member, product);
    await cancel(member, orderId);
    await cancel(member, orderId);
    const told = await world.query(
      `select member_id, type, template, params->>'amount' as amount,
         exists (select from outbox where key = 'mail-system-message:' || system_message.id) as is_mailed
       from system_message where member_id = any ($1) order by member_id`,
      [[member.id, owner.id]],
    );
    expect(told).toEqual([
      { member_id: member.id, type: 1, template: 'orderCancelled', amount: '62.00', is_mailed: true },
      { member_id: owner.id, type: 3, template: 'shopOrderCancelled', amount: null, is_mailed: true },
    ]);
  });

  it('a sold-out product can be ordered again when its pieces come back', async () => {
    const member = await world.member({ balance: 20_000 });
    const product = await world.product({ skus: [{ stock: 1 }] });
    const orderId = await buyPieces(api, member, product);
    const orderable = async () =>
      (await world.query<{ orderable: number }>('select orderable from spu where id = $1', [product.spuId]))[0]
        ?.orderable;
    expect(await orderable()).toBe(0);
    await cancel(member, orderId);
    expect(await orderable()).toBe(1);
  });
});
