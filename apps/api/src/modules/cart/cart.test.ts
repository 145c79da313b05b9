import { contract } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { linesOfMember } from './cart.testing.ts';

const { world, call } = await startApi();
const { cart } = contract;

describe('adding', () => {
  it('cart-01 puts a line in the cart, under both paths, and answers id, count and cartCount', async () => {
    const [member, product] = [await world.member(), await world.product({ skus: [{}, {}] })];
    const { spuId, shopId, skuIds } = product;
    const first = await call.as(member).post('trade/cart/addFirst', { spuId, skuId: skuIds[0], shopId, count: 2 });
    expect(first).toMatchObject({ code: 0, data: { count: 2, cartCount: 2 } });
    const second = await call.as(member).post('cart/addFirst', { spuId, skuId: skuIds[1], count: '1' });
    expect(second).toMatchObject({ code: 0, data: { count: 1, cartCount: 3 } });
    expect(await linesOfMember(world, member)).toEqual([
      { id: first.data.id, sku_id: skuIds[0], count: 2 },
      { id: second.data.id, sku_id: skuIds[1], count: 1 },
    ]);
  });

  it('a second add of the same SKU grows its line', async () => {
    const [member, { spuId, skuId }] = [await world.member(), await world.product()];
    const first = await call.as(member).endpoint(cart.add, { spuId, skuId, count: 2 });
    const second = await call.as(member).endpoint(cart.add, { spuId, skuId, count: 3 });
    expect(second.data).toEqual({ id: first.data.id, count: 5, cartCount: 5 });
  });

  it('a SKU that is not the product’s, not the shop’s or not the tenant’s is not found', async () => {
    const [member, own, other] = [await world.member(), await world.product(), await world.product()];
    const foreign = await world.product({ tenantId: 2 });
    const wrong = [
      { spuId: other.spuId, skuId: own.skuId },
      { spuId: own.spuId, skuId: own.skuId, shopId: other.shopId },
      { spuId: foreign.spuId, skuId: foreign.skuId },
      { spuId: own.spuId, skuId: 2_000_000_000 },
    ];
    for (const payload of wrong)
      expect(await call.as(member).endpoint(cart.add, { ...payload, count: 1 })).toMatchObject({
        code: 404,
        data: null,
      });
    expect(await linesOfMember(world, member)).toEqual([]);
  });

  it('what is off the shelf, withdrawn or of a closed shop cannot be added', async () => {
    const member = await world.member();
    const [off, withdrawn] = [await world.product({ status: 0 }), await world.product()];
    await world.query('update sku set status = 0 where id = $1', [withdrawn.skuId]);
    const closed = await world.product({ shopId: await world.shop({ status: 0 }) });
    for (const { spuId, skuId } of [off, withdrawn, closed])
      expect(await call.as(member).endpoint(cart.add, { spuId, skuId, count: 1 })).toMatchObject({ code: 1014 });
  });

  it('no more than the stock goes in, added up over all adds, and the answer tells the stock', async () => {
    const [member, { spuId, skuId }] = [await world.member(), await world.product({ skus: [{ stock: 5 }] })];
    await call.as(member).endpoint(cart.add, { spuId, skuId, count: 3 });
    const refused = await call.as(member).endpoint(cart.add, { spuId, skuId, count: 3 });
    expect(refused).toMatchObject({ code: 1002, data: { lines: [{ skuId, name: 'Wool coat', count: 6, stock: 5 }] } });
    expect(await call.as(member).endpoint(cart.add, { spuId, skuId, count: 2 })).toMatchObject({
      code: 0,
      data: { count: 5 },
    });
    const soldOut = await world.product({ skus: [{ stock: 0 }] });
    const none = await call.as(member).endpoint(cart.add, { spuId: soldOut.spuId, skuId: soldOut.skuId, count: 1 });
    expect(none).toMatchObject({ code: 1002, data: { lines: [{ stock: 0 }] } });
  });

  it('a line never has more than 999 pieces, whatever the stock', async () => {
    const [member, { spuId, skuId }] = [await world.member(), await world.product({ skus: [{ stock: 5000 }] })];
    await call.as(member).endpoint(cart.add, { spuId, skuId, count: 998 });
    const refused = await call.as(member).endpoint(cart.add, { spuId, skuId, count: 2 });
    expect(refused).toMatchObject({
      code: 400,
      data: { issues: [{ path: 'count', message: expect.stringContaining('1') }] },
    });
    expect(await call.as(member).endpoint(cart.add, { spuId, skuId, count: 1 })).toMatchObject({
      code: 0,
      data: { count: 999 },
    });
  });

  it('a cart has room for 200 lines; a full one still lets its lines grow', async () => {
    const member = await world.member();
    const product = await world.product({ skus: Array.from({ length: 201 }, () => ({})) });
    const [last = 0, ...rest] = [...product.skuIds].reverse();
    await world.query(
      'insert into cart_line (tenant_id, member_id, sku_id, count, added_price) select 1, $1, id, 1, price from sku where id = any ($2)',
      [member.id, rest],
    );
    const { spuId } = product;
    expect(await call.as(member).endpoint(cart.add, { spuId, skuId: last, count: 1 })).toMatchObject({ code: 1021 });
    const grown = await call.as(member).endpoint(cart.add, { spuId, skuId: rest[0], count: 1 });
    expect(grown).toMatchObject({ code: 0, data: { count: 2, cartCount: 201 } });
  });

  it('fault:cart-06 a count is a whole number from 1 on, in Latin digits', async () => {
    const [member, { spuId, skuId }] = [await world.member(), await world.product()];
    for (const count of [-5, 0, '0', -1, '1e3', 1.2, '1.2', '١٢', 2_147_483_648, 1000, true, [1], '']) {
      const answer = await call.as(member).endpoint(cart.add, { spuId, skuId, count });
      expect(answer, String(count)).toMatchObject({ status: 200, code: 400, data: { issues: [{ path: 'count' }] } });
    }
    expect(await linesOfMember(world, member)).toEqual([]);
  });
});

describe('reading', () => {
  it('cart-02 cart-06 lists the cart, newest line first, with all that a line shows', async () => {
    const member = await world.member();
    const product = await world.product({ skus: [{ price: 5000, marketPrice: 6000 }, { price: 1999 }] });
    const older = await world.cartLine(member, product, 2);
    const newer = await world.cartLine(member, product, 1, product.skuIds[1]);
    for (const path of ['trade/cart/listFirst', 'cart/listFirst']) {
      const { code, data } = await call.as(member).get(path);
      expect(code).toBe(0);
      expect(data).toMatchObject({ subtotal: 119.99, freight: 12, totalAmt: 131.99 });
      expect(data.list.map((line: { id: number }) => line.id)).toEqual([newer, older]);
      expect(data.list[1]).toEqual({
        id: older,
        count: 2,
        heldCount: 0,
        available: true,
        addedPrice: 50,
        spu: {
          id: product.spuId,
          name: 'Wool coat',
          brandName: expect.stringMatching(/^Brand /),
          picUrl: '/files/art/coat.camel/front.svg',
        },
        sku: {
          id: product.skuId,
          shopId: product.shopId,
          shopname: expect.stringMatching(/^Shop /),
          saleprice: 50,
          marketPrice: 60,
          stock: 10,
          properties: [
            { propertyId: expect.any(Number), propertyName: 'Size', valueId: expect.any(Number), valueName: 'Size 1' },
          ],
        },
      });
    }
  });

  it('names stand in the reader’s language, in English where there is none', async () => {
    const [member, product] = [await world.member(), await world.product()];
    await world.cartLine(member, product);
    const named = async (language: string) => {
      const { data } = await call.as(member).with({ language }).endpoint(cart.list);
      const [{ spu, sku }] = data.list;
      return [spu.name, sku.properties[0].propertyName, sku.properties[0].valueName];
    };
    expect(await named('zh')).toEqual(['羊毛大衣', '尺码', '1号']);
    expect(await named('fr')).toEqual(['Wool coat', 'Size', 'Size 1']);
  });

  it('an empty cart has no freight', async () => {
    const { data } = await call.as(await world.member()).endpoint(cart.list);
    expect(data).toEqual({ list: [], freight: 0, subtotal: 0, totalAmt: 0, holds: expect.any(Object) });
  });

  it('cart-07 cart-08 3 times 19.99 is 59.97, and the total adds the freight', async () => {
    const [member, product] = [await world.member(), await world.product({ skus: [{ price: 1999 }] })];
    await world.cartLine(member, product, 3);
    const { data } = await call.as(member).endpoint(cart.list);
    expect(data).toMatchObject({ subtotal: 59.97, freight: 12, totalAmt: 71.97 });
  });

  it('cart-15 cart-16 every shop’s freight is its own: flat below its limit, free from it on', async () => {
    const member = await world.member();
    const cheap = await world.product({ skus: [{ price: 19_999 }] });
    const free = await world.product({ skus: [{ price: 10_000 }] });
    const custom = await world.product({ shopId: await world.shop({ freight: 550, freeFreightFrom: 1_000_000 }) });
    await world.cartLine(member, cheap);
    await world.cartLine(member, free, 2);
    await world.cartLine(member, custom);
    const { data } = await call.as(member).endpoint(cart.list);
    expect(data).toMatchObject({ subtotal: 449.99, freight: 17.5, totalAmt: 467.49 });
  });

  it('cart-12 fault:cart-03 a line that cannot be ordered stays, says why and is not added up', async () => {
    const member = await world.member();
    const shopId = await world.shop();
    const products = {
      offShelf: await world.product(),
      withdrawn: await world.product(),
      soldOut: await world.product(),
      shopClosed: await world.product({ shopId }),
      notEnoughStock: await world.product(),
      fine: await world.product({ skus: [{ price: 2500 }] }),
    };
    for (const product of Object.values(products)) await world.cartLine(member, product, 4);
    await world.query('update spu set status = 0 where id = $1', [products.offShelf.spuId]);
    await world.query('update sku set status = 0 where id = $1', [products.withdrawn.skuId]);
    await world.setStock(products.soldOut.skuId, 0);
    await world.query('update shop set status = 0 where id = $1', [shopId]);
    await world.setStock(products.notEnoughStock.skuId, 3);
    const { data } = await call.as(member).endpoint(cart.list);
    expect(data.list.map((line: { available: boolean; reason?: string }) => [line.available, line.reason])).toEqual([
      [true, undefined],
      [false, 'notEnoughStock'],
      [false, 'shopClosed'],
      [false, 'soldOut'],
      [false, 'offShelf'],
      [false, 'offShelf'],
    ]);
    expect(data).toMatchObject({ subtotal: 100, freight: 12, totalAmt: 112 });
    const ids = data.list.slice(1).map((line: { id: number }) => line.id);
    expect(await call.as(member).endpoint(cart.remove, { ids })).toMatchObject({ code: 0, data: { cartCount: 4 } });
  });

  it('cart-04 answers the pieces in the cart as a number', async () => {
    const member = await world.member();
    expect((await call.as(member).get('trade/cart/get-count')).data).toBe(0);
    await world.cartLine(member, await world.product(), 2);
    await world.cartLine(member, await world.product(), 3);
    for (const path of ['trade/cart/get-count', 'cart/get-count'])
      expect((await call.as(member).get(path)).data).toBe(5);
  });

  it('fault:pricing-02 fault:pricing-03 a line tells the price of then and is reckoned at the price of now', async () => {
    const [member, { spuId, skuId }] = [await world.member(), await world.product({ skus: [{ price: 5000 }] })];
    await call.as(member).endpoint(cart.add, { spuId, skuId, count: 1 });
    await world.query('update sku set price = 8000 where id = $1', [skuId]);
    await call.as(member).endpoint(cart.add, { spuId, skuId, count: 1 });
    const { data } = await call.as(member).endpoint(cart.list);
    expect(data.list).toMatchObject([{ count: 2, addedPrice: 50, sku: { saleprice: 80 } }]);
    expect(data.subtotal).toBe(160);
  });
});
