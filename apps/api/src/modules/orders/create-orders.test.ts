import { randomUUID } from 'node:crypto';
import { ERRORS } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';

describe('creating orders', async () => {
  const api = await startApi();
  const { world } = api;
  const stockOf = async (skuId: number) =>
    (await world.query<{ stock: number }>('select stock from sku where id = $1', [skuId]))[0]?.stock;
  const orderCount = async (memberId: number) =>
    (await world.query<{ n: number }>('select count(*)::int as n from trade_order where member_id = $1', [memberId]))[0]
      ?.n;

  it('checkout-14 i18n-21 takes items of the cart and answers order ids, the total in cents and the deadline', async () => {
    const member = await world.member();
    const product = await world.product({ skus: [{ price: 1999, stock: 7 }] });
    const cartId = await world.cartLine(member, product, 3);
    const addressId = await world.address(member);
    const before = api.clock.now().getTime();
    const answer = await api.call.as(member).post('trade/order/createFirst', {
      items: [{ skuId: product.skuId, count: 3, cartId, shopId: product.shopId }],
      addressId,
      deliveryType: 1,
      pointStatus: true,
      terminal: 20,
      remark: 'ring twice',
      totalAmt: 71.97,
    });
    expect(answer).toMatchObject({
      code: 0,
      data: { tradeOrderIdList: [expect.any(Number)], totalPrice: 5997 + 1200 },
    });
    expect(answer.data.payDeadline - before).toBeGreaterThan(29 * 60_000);
    expect(await stockOf(product.skuId)).toBe(4);
    const [id] = answer.data.tradeOrderIdList;
    const detail = await api.call.as(member).get('order/get-detailFirst', { id });
    expect(detail.data).toMatchObject({
      status: 0,
      payPrice: 7197,
      totalPrice: 7197,
      deliveryPrice: 1200,
      saleprice: 59.97,
      userRemark: 'ring twice',
      receiverName: 'Élodie Marchand',
      receiverCity: 'Paris',
      receiverAreaName: 'France',
      items: [{ count: 3, saleprice: 19.99, brandName: expect.any(String), spuName: 'Wool coat' }],
    });
    const cart = await api.call.as(member).get('trade/cart/listFirst');
    expect(cart.data.list).toEqual([]);
  });

  it('checkout-17 i18n-19 a cart of several shops becomes one order per shop, each with its freight and the display currency', async () => {
    const member = await world.member();
    const one = await world.product({ skus: [{ price: 5000 }] });
    const two = await world.product({ skus: [{ price: 25_000 }] });
    const addressId = await world.address(member);
    const answer = await api.call.as(member).post('trade/order/createFirst', {
      items: [
        { skuId: one.skuId, count: 1 },
        { skuId: two.skuId, count: 1 },
      ],
      addressId,
      currencyCode: 'JPY',
    });
    expect(answer.data.tradeOrderIdList).toHaveLength(2);
    expect(answer.data.totalPrice).toBe(5000 + 1200 + 25_000);
    const rows = await world.query(
      'select shop_id, freight::int, currency_code, currency_rate from trade_order where member_id = $1 order by shop_id',
      [member.id],
    );
    expect(rows).toEqual([
      { shop_id: one.shopId, freight: 1200, currency_code: 'JPY', currency_rate: 149.5 },
      { shop_id: two.shopId, freight: 0, currency_code: 'JPY', currency_rate: 149.5 },
    ]);
  });

  it('checkout-17 checkout-18 when one SKU falls short nothing is created and nothing taken', async () => {
    const member = await world.member();
    const plenty = await world.product({ skus: [{ stock: 9 }] });
    const short = await world.product({ skus: [{ stock: 1 }] });
    const addressId = await world.address(member);
    const cartId = await world.cartLine(member, plenty, 2);
    const answer = await api.call.as(member).post('trade/order/createFirst', {
      items: [
        { skuId: plenty.skuId, count: 2, cartId },
        { skuId: short.skuId, count: 2 },
      ],
      addressId,
    });
    expect(answer.code).toBe(ERRORS.OUT_OF_STOCK);
    expect(answer.data.lines).toEqual([{ skuId: short.skuId, name: 'Wool coat', count: 2, stock: 1 }]);
    expect([await stockOf(plenty.skuId), await stockOf(short.skuId), await orderCount(member.id)]).toEqual([9, 1, 0]);
    expect((await api.call.as(member).get('cart/get-count')).data).toBe(2);
  });

  it('checkout-20 fault:pricing-01 a total that differs from what the shopper saw answers the new cart and charges nothing', async () => {
    const member = await world.member();
    const product = await world.product({ skus: [{ price: 5000 }] });
    const cartId = await world.cartLine(member, product, 1);
    const addressId = await world.address(member);
    await world.query('update sku set price = 8000 where id = $1', [product.skuId]);
    const order = { items: [{ skuId: product.skuId, count: 1, cartId }], addressId, totalAmt: 62 };
    const key = { 'idempotency-key': randomUUID() };
    const answer = await api.call.as(member).with({ headers: key }).post('trade/order/createFirst', order);
    expect(answer.code).toBe(ERRORS.PRICE_CHANGED);
    expect(answer.data).toMatchObject({
      subtotal: 80,
      freight: 12,
      totalAmt: 92,
      list: [{ id: cartId, addedPrice: 50, sku: { saleprice: 80 } }],
    });
    expect(await orderCount(member.id)).toBe(0);
    expect(await stockOf(product.skuId)).toBe(10);

    const again = await api.call
      .as(member)
      .with({ headers: key })
      .post('trade/order/createFirst', { ...order, totalAmt: 62 });
    expect(again.code).toBe(ERRORS.PRICE_CHANGED);
    const agreed = await api.call.as(member).post('trade/order/createFirst', { ...order, totalAmt: 92 });
    expect(agreed).toMatchObject({ code: 0, data: { totalPrice: 9200 } });
    const detail = await api.call.as(member).get('order/get-detailFirst', { id: agreed.data.tradeOrderIdList[0] });
    await world.query('update sku set price = 9900 where id = $1', [product.skuId]);
    expect(detail.data.items[0].saleprice).toBe(80);
  });

  it('checkout-30 a refused createFirst is not replayed: with the same key it succeeds once the cause is gone', async () => {
    const member = await world.member();
    const product = await world.product({ skus: [{ stock: 0 }] });
    const addressId = await world.address(member);
    const caller = api.call.as(member).with({ headers: { 'idempotency-key': randomUUID() } });
    const order = { items: [{ skuId: product.skuId, count: 1 }], addressId };
    expect((await caller.post('trade/order/createFirst', order)).code).toBe(ERRORS.OUT_OF_STOCK);
    await world.setStock(product.skuId, 3);
    expect((await caller.post('trade/order/createFirst', order)).code).toBe(0);
  });

  it('checkout-21 the same idempotency key returns the first answer and creates nothing, another body is a conflict', async () => {
    const member = await world.member();
    const product = await world.product();
    const addressId = await world.address(member);
    const caller = api.call.as(member).with({ headers: { 'idempotency-key': randomUUID() } });
    const order = { items: [{ skuId: product.skuId, count: 2 }], addressId };
    const first = await caller.post('trade/order/createFirst', order);
    const second = await caller.post('order/createFirst', { ...order, language: 'zh' });
    expect(second.data).toEqual(first.data);
    // As a form and with its list as JSON text it asks for the same.
    const asForm = { items: JSON.stringify([{ skuId: String(product.skuId), count: '2' }]), addressId };
    const third = await caller.with({ encoding: 'form' }).post('trade/order/createFirst', asForm);
    expect(third.data).toEqual(first.data);
    expect(await orderCount(member.id)).toBe(1);
    expect(await stockOf(product.skuId)).toBe(8);
    const other = await caller.post('trade/order/createFirst', {
      ...order,
      items: [{ skuId: product.skuId, count: 3 }],
    });
    expect(other.code).toBe(409);
  });

  it('checkout-22 fault:order-02 repeated for the same cart lines it returns the first answer, and a part of them is gone', async () => {
    const member = await world.member();
    const [one, two] = [await world.product(), await world.product()];
    const addressId = await world.address(member);
    const items = [
      { skuId: one.skuId, count: 1, cartId: await world.cartLine(member, one) },
      { skuId: two.skuId, count: 1, cartId: await world.cartLine(member, two) },
    ];
    const first = await api.call.as(member).post('trade/order/createFirst', { items, addressId });
    const second = await api.call.as(member).post('trade/order/createFirst', { items, addressId });
    expect(second.data).toEqual(first.data);
    expect(await orderCount(member.id)).toBe(2);
    const part = await api.call.as(member).post('trade/order/createFirst', { items: items.slice(0, 1), addressId });
    expect(part.code).toBe(ERRORS.CART_LINE_GONE);
    expect(await orderCount(member.id)).toBe(2);
  });

  it('checkout-23 checkout-24 fault:authz-03 refuses the address and the cart line of somebody else, and a forged shop', async () => {
    const [member, other] = [await world.member(), await world.member()];
    const product = await world.product();
    const elsewhere = await world.shop();
    const own = await world.address(member);
    const foreign = await world.address(other);
    const foreignLine = await world.cartLine(other, product);
    const item = { skuId: product.skuId, count: 1 };
    const call = api.call.as(member);
    expect((await call.post('trade/order/createFirst', { items: [item], addressId: foreign })).code).toBe(404);
    expect(
      (await call.post('trade/order/createFirst', { items: [{ ...item, cartId: foreignLine }], addressId: own })).code,
    ).toBe(ERRORS.CART_LINE_GONE);
    const forged = await call.post('trade/order/createFirst', {
      items: [{ ...item, shopId: elsewhere }],
      addressId: own,
    });
    expect(forged).toMatchObject({ code: 400, data: { issues: [{ path: 'items.0.shopId' }] } });
    expect(await orderCount(member.id)).toBe(0);
    expect((await api.call.as(other).get('cart/get-count')).data).toBe(1);
  });

  it('checkout-25 refuses a count that is zero, negative, fractional or above 999', async () => {
    const member = await world.member();
    const product = await world.product({ skus: [{ stock: 5000 }] });
    const addressId = await world.address(member);
    for (const count of [0, -1, 1.2, 1000, '1e3', '١٢', 2_147_483_648]) {
      const answer = await api.call
        .as(member)
        .post('trade/order/createFirst', { items: [{ skuId: product.skuId, count }], addressId });
      expect(answer).toMatchObject({ code: 400, data: { issues: [{ path: 'items.0.count' }] } });
    }
  });

  it('checkout-32 the same SKU twice is added up before the stock check and the limit', async () => {
    const member = await world.member();
    const product = await world.product({ skus: [{ stock: 3 }] });
    const addressId = await world.address(member);
    const items = [
      { skuId: product.skuId, count: 2 },
      { skuId: product.skuId, count: 2 },
    ];
    expect((await api.call.as(member).post('trade/order/createFirst', { items, addressId })).code).toBe(
      ERRORS.OUT_OF_STOCK,
    );
    await world.setStock(product.skuId, 4000);
    const many = items.map((item) => ({ ...item, count: 600 }));
    expect((await api.call.as(member).post('trade/order/createFirst', { items: many, addressId })).code).toBe(400);
    const enough = await api.call.as(member).post('trade/order/createFirst', { items, addressId });
    expect(enough.code).toBe(0);
    expect(await stockOf(product.skuId)).toBe(3996);
  });

  it('fault:stock-52 a SKU on two lines that falls short is named once, with all that was wanted of it', async () => {
    const member = await world.member();
    const product = await world.product({ skus: [{ stock: 3 }] });
    const other = await world.product({ skus: [{ stock: 3 }] });
    const addressId = await world.address(member);
    const [cartId, otherId] = [await world.cartLine(member, product, 2), await world.cartLine(member, other, 1)];
    const answer = await api.call.as(member).post('trade/order/createFirst', {
      items: [
        { skuId: product.skuId, count: 2, cartId },
        { skuId: other.skuId, count: 1, cartId: otherId },
        { skuId: product.skuId, count: 2 },
      ],
      addressId,
    });
    expect(answer).toMatchObject({ code: ERRORS.OUT_OF_STOCK });
    expect(answer.data.lines).toEqual([{ skuId: product.skuId, name: 'Wool coat', count: 4, stock: 3 }]);
    expect([await stockOf(product.skuId), await stockOf(other.skuId), await orderCount(member.id)]).toEqual([3, 3, 0]);
    const { list } = (await api.call.as(member).get('cart/listFirst')).data;
    expect(list.map(({ id, count }: { id: number; count: number }) => [id, count])).toEqual([
      [otherId, 1],
      [cartId, 2],
    ]);
    // What cannot be ordered at all is named once too.
    await world.query('update sku set status = 0 where id = $1', [product.skuId]);
    const closed = await api.call.as(member).post('trade/order/createFirst', {
      items: [
        { skuId: product.skuId, count: 1, cartId },
        { skuId: product.skuId, count: 1 },
      ],
      addressId,
    });
    expect([closed.code, closed.data.lines.length]).toEqual([ERRORS.NOT_ORDERABLE, 1]);
  });

  it('checkout-26 catalogue-26 refuses what is off the shelf, withdrawn or of a closed shop', async () => {
    const member = await world.member();
    const addressId = await world.address(member);
    const off = await world.product({ status: 0 });
    const closed = await world.product({ shopId: await world.shop({ status: 0 }) });
    const withdrawn = await world.product();
    await world.query('update sku set status = 0 where id = $1', [withdrawn.skuId]);
    for (const product of [off, closed, withdrawn]) {
      const answer = await api.call
        .as(member)
        .post('trade/order/createFirst', { items: [{ skuId: product.skuId, count: 1 }], addressId });
      expect(answer.code).toBe(ERRORS.NOT_ORDERABLE);
      expect(await stockOf(product.skuId)).toBe(10);
    }
  });

  it('checkout-11 an item of the own shop is refused with OWN_SHOP_ORDER, whatever shop the body names', async () => {
    const owner = await world.member();
    const shopId = await world.shop({ ownerId: owner.id });
    const product = await world.product({ shopId });
    const addressId = await world.address(owner);
    const answer = await api.call
      .as(owner)
      .post('trade/order/createFirst', { items: [{ skuId: product.skuId, count: 1 }], addressId });
    expect(answer.code).toBe(ERRORS.OWN_SHOP_ORDER);
    expect(answer.msg).toMatch(/own store/);
  });

  it('checkout-28 checkout-29 tenant-13 requireShop refuses a buyer without a shop; requireBalance does not concern the server', async () => {
    const member = await world.member({ tenantId: 2 });
    const product = await world.product({ tenantId: 2 });
    const addressId = await world.address(member);
    const order = { items: [{ skuId: product.skuId, count: 1 }], addressId };
    await world.setting('TRADE_RULE_SETTING', { requireShop: true }, 2);
    expect((await api.call.as(member).post('trade/order/createFirst', order)).code).toBe(ERRORS.SHOP_REQUIRED);
    await world.shop({ tenantId: 2, ownerId: member.id });
    expect((await api.call.as(member).post('trade/order/createFirst', order)).code).toBe(0);
    await world.setting('TRADE_RULE_SETTING', { requireShop: false, requireBalance: true }, 2);
    expect((await api.call.as(await world.member({ tenantId: 2 })).post('trade/order/createFirst', order)).code).toBe(
      404,
    );
  });

  it('checkout-16 createtransport quotes the freight per shop and creates nothing', async () => {
    const member = await world.member();
    const cheap = await world.product({ skus: [{ price: 5000 }] });
    const dear = await world.product({ skus: [{ price: 20_000 }] });
    const addressId = await world.address(member);
    const items = [
      { skuId: cheap.skuId, count: 2 },
      { skuId: dear.skuId, count: 1 },
    ];
    const answer = await api.call.as(member).post('order/createtransport', { items, addressId });
    expect(answer.data).toEqual({
      freight: 12,
      list: [
        { shopId: cheap.shopId, freight: 12 },
        { shopId: dear.shopId, freight: 0 },
      ],
    });
    expect(await orderCount(member.id)).toBe(0);
    expect(await stockOf(cheap.skuId)).toBe(10);
  });

  it('error-14 items are accepted bracketed and as JSON text in a form', async () => {
    const member = await world.member();
    const product = await world.product();
    const addressId = await world.address(member);
    const bracketed = await api.call
      .as(member)
      .with({ encoding: 'form' })
      .post('trade/order/createFirst', { items: [{ skuId: product.skuId, count: 1 }], addressId });
    const text = await api.call
      .as(member)
      .with({ encoding: 'form' })
      .post('trade/order/createFirst', { items: JSON.stringify([{ skuId: product.skuId, count: 1 }]), addressId });
    expect([bracketed.code, text.code]).toEqual([0, 0]);
  });
});
