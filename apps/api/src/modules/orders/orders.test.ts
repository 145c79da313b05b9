import { ERRORS } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { PAY_PASSWORD } from '../../testing/world.ts';
import { liftHoldBounds, placeOrder } from './orders.testing.ts';

describe('orders', async () => {
  const api = await startApi();
  const { world } = api;
  await liftHoldBounds(api);

  it('order-01 error-11 lists the caller’s orders, 10 a page, filtered by number, status and year', async () => {
    const member = await world.member();
    const product = await world.product({ skus: [{ stock: 100 }] });
    const ids: number[] = [];
    for (let index = 0; index < 12; index++) ids.push((await placeOrder(api, member, product)).orderId);
    await placeOrder(api, await world.member(), product);
    const call = api.call.as(member);
    const first = await call.get('trade/order/pageFirst');
    expect(first.data.total).toBe(12);
    expect(first.data.list.map((order: { id: number }) => order.id)).toEqual([...ids].reverse().slice(0, 10));
    const second = await call.get('order/pageFirst', { pageNo: 2 });
    expect(second.data.list).toHaveLength(2);
    const { no } = first.data.list[3];
    expect(
      (await call.get('trade/order/pageFirst', { searchName: no.slice(6) })).data.list.map(
        (order: { no: string }) => order.no,
      ),
    ).toContain(no);
    expect((await call.get('trade/order/pageFirst', { searchName: '%' })).data.total).toBe(0);
    await call.delete('trade/order/cancel', { id: ids[0] });
    expect((await call.get('trade/order/pageFirst', { status: -1 })).data).toMatchObject({
      total: 1,
      list: [{ id: ids[0] }],
    });
    expect((await call.get('trade/order/pageFirst', { status: 0 })).data.total).toBe(11);
    const year = api.clock.now().getUTCFullYear();
    expect((await call.get('trade/order/pageFirst', { datestr: year })).data.total).toBe(12);
    expect((await call.get('trade/order/pageFirst', { datestr: year - 1 })).data.total).toBe(0);
  });

  it('order-06 order-07 order-09 order-10 i18n-23 i18n-24 an order has the fields of the specification', async () => {
    const member = await world.member();
    const { orderId } = await placeOrder(api, member, await world.product(), 2);
    const { data } = await api.call.as(member).get('trade/order/get-detailFirst', { id: orderId });
    const fields = {
      id: orderId,
      no: expect.stringMatching(/^\d{20}$/),
      shopId: expect.any(Number),
      shopName: expect.any(String),
      status: 0,
      statusstr: 'Waiting payment',
      auditStatus: 0,
      auditRemark: '',
      payMethodType: null,
      payAppType: null,
      payName: '',
      commentStatus: 0,
      productCount: 2,
      saleprice: 100,
      createTime: expect.any(Number),
      keyTTL: expect.any(Number),
      payPrice: 11_200,
      totalPrice: 11_200,
      deliveryPrice: 1200,
      userRemark: '',
      shopuser: 0,
      receiverName: expect.any(String),
      receiverMobile: expect.any(String),
      receiverDetailAddress: expect.any(String),
      receiverCity: 'Paris',
      receiverAreaName: 'France',
      receiverZipcode: '75009',
      items: [
        {
          id: expect.any(Number),
          picUrl: '/files/art/coat.camel/front.svg',
          brandName: expect.any(String),
          spuName: 'Wool coat',
          properties: [
            { propertyName: 'Size', valueName: 'Size 1', propertyId: expect.any(Number), valueId: expect.any(Number) },
          ],
          count: 2,
          saleprice: 50,
          afterSaleStatus: 0,
          afterSaleId: null,
        },
      ],
    };
    expect(data).toMatchObject(fields);
    expect(Math.abs(data.createTime - api.clock.now().getTime())).toBeLessThan(60_000);
    expect(data.keyTTL).toBeGreaterThan(1700);
    expect(data.keyTTL).toBeLessThanOrEqual(1800);
  });

  it('order-02 fault:authz-02 shows one order by id or number, and never another user’s', async () => {
    const [member, other] = [await world.member(), await world.member()];
    const { orderId } = await placeOrder(api, member, await world.product());
    const mine = await api.call.as(member).get('trade/order/get-detailFirst', { id: orderId });
    expect((await api.call.as(member).get('order/get-detailFirst', { orderNo: mine.data.no })).data).toMatchObject({
      id: orderId,
    });
    const foreign = await api.call.as(other).get('trade/order/get-detailFirst', { id: orderId });
    const missing = await api.call.as(other).get('trade/order/get-detailFirst', { id: 2_000_000_000 });
    expect(foreign.code).toBe(404);
    expect({ ...foreign, headers: {} }).toEqual({ ...missing, headers: {} });
    expect((await api.call.as(other).get('order/get-detailFirst', { orderNo: mine.data.no })).code).toBe(404);
  });

  it('order-03 fault:stock-05 cancels an unpaid order, gives its stock back once, and a repeat changes nothing', async () => {
    const member = await world.member();
    const product = await world.product({ skus: [{ stock: 6 }] });
    for (let round = 0; round < 5; round++) {
      const { orderId } = await placeOrder(api, member, product, 2);
      const call = api.call.as(member);
      expect((await call.delete('trade/order/cancel', { id: orderId })).data).toEqual({ id: orderId, status: -1 });
      expect((await call.delete('order/cancel', { id: orderId })).code).toBe(0);
    }
    const [sku] = await world.query<{ stock: number; moved: number }>(
      'select stock, (select sum(quantity)::int from stock_movement where sku_id = sku.id) as moved from sku where id = $1',
      [product.skuId],
    );
    expect(sku).toEqual({ stock: 6, moved: 6 });
  });

  it('order-36 fault:order-03 cancelling is refused while a proof waits, and for somebody else’s', async () => {
    const member = await world.member();
    const { orderId } = await placeOrder(api, member, await world.product());
    await world.query('update trade_order set audit_status = 3 where id = $1', [orderId]);
    expect((await api.call.as(member).delete('order/cancel', { id: orderId })).code).toBe(ERRORS.PROOF_UNDER_REVIEW);
    await world.query('update trade_order set audit_status = 2 where id = $1', [orderId]);
    expect((await api.call.as(await world.member()).delete('order/cancel', { id: orderId })).code).toBe(404);
    expect((await api.call.as(member).delete('order/cancel', { id: orderId })).code).toBe(0);
  });

  it('order-47 fault:cart-04 an order keeps showing a product that is off the shelf, sold out or of a closed shop', async () => {
    const member = await world.member();
    const [off, soldOut, closed] = [await world.product(), await world.product(), await world.product()];
    const orders = [];
    for (const product of [off, soldOut, closed]) orders.push((await placeOrder(api, member, product)).orderId);
    await world.query('update spu set status = 0, name = $2 where id = $1', [off.spuId, { en: 'Renamed' }]);
    await world.setStock(soldOut.skuId, 0);
    await world.query('update shop set status = 0 where id = $1', [closed.shopId]);
    const states = [];
    for (const id of orders) {
      const { data } = await api.call.as(member).get('trade/order/get-detailFirst', { id });
      states.push(data.items[0].productStatus);
      expect(data.items[0].spuName).toBe('Wool coat');
    }
    expect(states).toEqual(['off', 'soldOut', 'shopClosed']);
    await expect(world.query('delete from sku where id = $1', [off.skuId])).rejects.toThrow(/foreign key|violates/);
  });

  it('i18n-07 an order speaks the language of the caller', async () => {
    const member = await world.member();
    const { orderId } = await placeOrder(api, member, await world.product());
    const { data } = await api.call
      .as(member)
      .with({ language: 'zh' })
      .get('trade/order/get-detailFirst', { id: orderId });
    expect(data).toMatchObject({
      statusstr: '待付款',
      items: [{ spuName: '羊毛大衣', properties: [{ propertyName: '尺码' }] }],
    });
  });

  it('fault:order-06 an order keeps its own address when the address is changed or deleted', async () => {
    const member = await world.member();
    const { orderId, addressId } = await placeOrder(api, member, await world.product());
    await api.call.as(member).post('member/address-first/delete', { id: addressId });
    const { data } = await api.call.as(member).get('trade/order/get-detailFirst', { id: orderId });
    expect(data).toMatchObject({ receiverCity: 'Paris', receiverZipcode: '75009' });
  });

  it('fault:order-05 what an order, a payment or the ledger refers to cannot be deleted', async () => {
    const member = await world.member({ balance: 50_000 });
    const product = await world.product();
    const { orderId } = await placeOrder(api, member, product);
    await api.call
      .as(member)
      .post('trade/order/payTradeOrder', { payType: 4, tradeOrderIdList: [orderId], payPassword: PAY_PASSWORD });
    for (const sql of [
      `delete from trade_order where id = ${orderId}`,
      `delete from checkout where id = (select checkout_id from trade_order where id = ${orderId})`,
      `delete from member where id = ${member.id}`,
      `delete from shop where id = ${product.shopId}`,
      `delete from spu where id = ${product.spuId}`,
      `delete from ledger_account where member_id = ${member.id}`,
    ])
      await expect(world.query(sql), sql).rejects.toThrow(/violates|append-only/);
  });

  it('a paid order counts as sales of its product once', async () => {
    const { orderPaidJob } = await import('./on-order-paid.ts');
    const member = await world.member({ balance: 50_000 });
    const product = await world.product();
    const { orderId } = await placeOrder(api, member, product, 3);
    await api.call
      .as(member)
      .post('trade/order/payTradeOrder', { payType: 4, tradeOrderIdList: [orderId], payPassword: PAY_PASSWORD });
    const db = api.platform.database.forTenant(1).writable;
    for (let run = 0; run < 2; run++)
      await orderPaidJob.handle({ platform: api.platform, tenantId: 1, db }, { orderId });
    const [spu] = await world.query('select sales_count, popularity from spu where id = $1', [product.spuId]);
    expect(spu).toEqual({ sales_count: 3, popularity: 3 });
  });
});
