import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { newMerchant } from './products.testing.ts';

const OK = 0;
const NOT_ORDERABLE = 1014;

describe('a shop’s products while shoppers order them', async () => {
  const api = await startApi();
  const { world, call } = api;
  const offered = async () => {
    const merchant = await newMerchant(api);
    const product = await world.product({ shopId: merchant.shopId, skus: [{ stock: 500 }, { stock: 500 }] });
    return { ...merchant, product };
  };
  /** Twelve shoppers order both SKUs, each in an order of its own. */
  const orders = async (skuIds: readonly number[]) => {
    const buyers = await Promise.all(Array.from({ length: 12 }, () => world.member()));
    const addresses = await Promise.all(buyers.map((buyer) => world.address(buyer)));
    return buyers.map((buyer, index) => async () => {
      const items = (index % 2 === 0 ? skuIds : skuIds.toReversed()).map((skuId) => ({ skuId, count: 1 }));
      return (await call.as(buyer).post('trade/order/createFirst', { items, addressId: addresses[index] })).code;
    });
  };
  const soldOf = async (skuIds: readonly number[]) =>
    (
      await world.query<{ id: number; sold: number; left: number }>(
        `select sku.id, (select count(*)::int from order_item where sku_id = sku.id) as sold, stock as left
         from sku where id = any ($1) order by id`,
        [skuIds],
      )
    ).map(({ sold, left }) => [sold, left]);

  it('merchant-03 fault:catalog-01 deleting a product among orders fails none of them otherwise than by its name', async () => {
    const { call: own, product } = await offered();
    const placed = (await orders(product.skuIds)).map((order) => order());
    const removed = own.delete(`/admin-api/products/${product.spuId}`);
    const codes = await Promise.all(placed);
    expect((await removed).code).toBe(OK);
    expect(codes.filter((code) => code !== OK && code !== NOT_ORDERABLE)).toEqual([]);
    const sold = codes.filter((code) => code === OK).length;
    expect(await soldOf(product.skuIds)).toEqual([
      [sold, 500 - sold],
      [sold, 500 - sold],
    ]);
    const late = await Promise.all((await orders(product.skuIds)).map((order) => order()));
    expect(new Set(late)).toEqual(new Set([NOT_ORDERABLE]));
  });

  it('merchant-02 merchant-03 prices, stock and shelf that change among orders lose neither a piece nor a change', async () => {
    const { call: own, product } = await offered();
    const [first = 0, second = 0] = product.skuIds;
    const placed = (await orders(product.skuIds)).map((order) => order());
    const changes = Array.from({ length: 5 }, (_, index) => [
      own.put('/admin-api/skus', {
        list: [
          { id: second, stock: 501, stockSeen: 500 },
          { id: first, price: 60 + index },
        ],
      }),
      own.post('/admin-api/products/shelve', { ids: [product.spuId], isOn: index % 2 === 0 }),
      own.put(`/admin-api/products/${product.spuId}`, { name: { en: `Name ${index}` } }),
    ]).flat();
    expect(new Set((await Promise.all(changes)).map(({ code }) => code))).toEqual(new Set([OK]));
    const codes = await Promise.all(placed);
    expect(codes.filter((code) => code !== OK && code !== NOT_ORDERABLE)).toEqual([]);
    const sold = codes.filter((code) => code === OK).length;
    expect(await soldOf(product.skuIds)).toEqual([
      [sold, 500 - sold],
      [sold, 505 - sold],
    ]);
    // What the lists say is what the rows say.
    const [{ status } = { status: 0 }] = await world.query<{ status: number }>('select status from spu where id = $1', [
      product.spuId,
    ]);
    const { data } = await call.post('product/spuFirst/page', { shopId: product.shopId });
    expect(data.total).toBe(status);
  });
});
