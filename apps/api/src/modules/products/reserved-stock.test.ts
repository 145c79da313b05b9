/** A seller's stock against what orders hold, whichever way it comes in. */
import { ERRORS } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { fileOf, importsOf } from '../imports/imports.testing.ts';
import { buyPieces, placeOrder, shipOrders } from '../orders/orders.testing.ts';
import { newMerchant } from './products.testing.ts';

describe('a stock that orders hold pieces of', async () => {
  const api = await startApi();
  const { world } = api;
  const imports = importsOf(api);
  const stocksOf = async (skuIds: readonly number[]) =>
    (await world.query<{ stock: number }>('select stock from sku where id = any ($1) order by id', [skuIds])).map(
      (row) => row.stock,
    );

  it('fault:stock-51 is refused below what is reserved, with what is reserved and there; nothing of the list or the file’s product changes and the order stays payable', async () => {
    const merchant = await newMerchant(api);
    const product = await world.product({
      shopId: merchant.shopId,
      skus: [{ stock: 5 }, { stock: 9 }, { stock: 4 }],
    });
    const [skuId = 0, other = 0, third = 0] = product.skuIds;
    const buyer = await world.member({ balance: 100_000 });
    const { orderId } = await placeOrder(api, buyer, product, 2);
    const set = (...list: object[]) => merchant.call.put('/admin-api/skus', { list });
    const reserved = { code: ERRORS.STOCK_RESERVED, data: { list: [{ id: skuId, reserved: 2, stock: 3 }] } };
    expect(await set({ id: skuId, stock: 0, stockSeen: 5 })).toMatchObject(reserved);
    expect(await set({ id: skuId, stock: 1, stockSeen: 5 })).toMatchObject(reserved);
    // Of two lines one is below.
    expect(
      await set({ id: other, stock: 12, stockSeen: 9, price: 77 }, { id: skuId, stock: 1, stockSeen: 5, price: 77 }),
    ).toMatchObject({ ...reserved, data: { list: { length: 1 } } });
    await placeOrder(api, await world.member(), { ...product, skuId: third }, 1);
    const both = await set({ id: skuId, stock: 0, stockSeen: 5 }, { id: third, stock: 0, stockSeen: 4 });
    expect(both.data.list).toEqual([
      { id: skuId, reserved: 2, stock: 3 },
      { id: third, reserved: 1, stock: 3 },
    ]);
    expect(await stocksOf(product.skuIds)).toEqual([3, 9, 3]);
    expect(await world.query('select distinct price::int from sku where spu_id = $1', [product.spuId])).toEqual([
      { price: 5000 },
    ]);
    const [audit] = await world.query(`select count(*)::int as n from audit where action = 'products.change-skus'`);
    expect(audit).toEqual({ n: 0 });
    // What is reserved may be all that there is.
    expect((await set({ id: skuId, stock: 2, stockSeen: 5 })).data.list).toMatchObject([{ stock: 0 }]);
    expect((await set({ id: skuId, stock: 3, stockSeen: 0 })).data.list).toMatchObject([{ stock: 3 }]);
    const { data } = await api.call.as(buyer).get('order/get-detailFirst', { id: orderId });
    expect(data.keyTTL).toBeGreaterThan(0);
    await api.call.as(buyer).delete('order/cancel', { id: orderId });
    expect(await stocksOf([skuId])).toEqual([5]);
    expect((await set({ id: skuId, stock: 0, stockSeen: 5 })).data.list).toMatchObject([{ stock: 0 }]);

    // Paid and not shipped, an order may still give its pieces back; once it is shipped they are gone.
    const sold = await buyPieces(api, buyer, { ...product, skuId: other }, 3);
    expect(await set({ id: other, stock: 0, stockSeen: 9 })).toMatchObject({
      code: ERRORS.STOCK_RESERVED,
      data: { list: [{ id: other, reserved: 3, stock: 6 }] },
    });
    await shipOrders(api, [sold]);
    expect((await set({ id: other, stock: 0, stockSeen: 9 })).data.list).toMatchObject([{ stock: 0 }]);

    const importer = await imports.merchant();
    const line = (size: string, quantity: number, price = 80) =>
      size === 'S'
        ? `cape,Cape,<p>Long.</p>,Test,Jackets,women,TRUE,Size,S,Colour,Black,${quantity},${price},,`
        : `cape,,,,,,,,${size},,Black,${quantity},${price},,`;
    const plain = 'hood,Hood,<p>Warm.</p>,Test,Jackets,women,TRUE,Size,One,,,4,30,,';
    expect((await imports.run(importer, fileOf(line('S', 5), line('M', 7), plain))).state).toMatchObject({
      created: 2,
    });
    const [small, medium] = (await imports.products(importer)).get('Cape').skus;
    const cape = { ...product, shopId: importer.shopId, skuId: small.id };
    const { orderId: held } = await placeOrder(api, buyer, cape, 2);
    const file = fileOf(line('S', 0, 90), line('M', 8, 90), plain.replace(',4,', ',6,'));
    for (const dryRun of [true, false]) {
      const { state, rows } = await imports.run(importer, file, { dryRun });
      expect(state).toMatchObject({ changed: 1, refused: 1, status: 'done' });
      expect(
        rows.map(({ row, outcome, problems }) => [row, outcome, problems.map(({ code, detail }) => [code, detail])]),
      ).toEqual([
        [2, 'refused', [['stockReserved', '2/3']]],
        [3, 'refused', [['otherRow', '2']]],
        [4, 'changed', []],
      ]);
      expect(await stocksOf([small.id, medium.id])).toEqual([3, 7]);
    }
    const after = await imports.products(importer);
    expect(after.get('Cape')).toMatchObject({ price: 80 });
    expect(after.get('Hood')).toMatchObject({ stock: 6 });
    expect((await api.call.as(buyer).get('order/get-detailFirst', { id: held })).data.keyTTL).toBeGreaterThan(0);
    await api.call.as(buyer).delete('order/cancel', { id: held });
    expect(await stocksOf([small.id])).toEqual([5]);
    expect((await imports.run(importer, file)).state).toMatchObject({ changed: 1, unchanged: 1, refused: 0 });
    expect(await stocksOf([small.id, medium.id])).toEqual([0, 8]);
  });

  it('merchant-02 set while it is ordered is refused or leaves the orders their pieces', async () => {
    for (let round = 0; round < 8; round++) {
      const merchant = await newMerchant(api);
      const product = await world.product({ shopId: merchant.shopId, skus: [{ stock: 5 }] });
      const buyers = await Promise.all([world.member(), world.member()]);
      const set = () => merchant.call.put('/admin-api/skus', { list: [{ id: product.skuId, stock: 0, stockSeen: 5 }] });
      const addresses = await Promise.all(buyers.map((buyer) => world.address(buyer)));
      const [answer, ...orders] = await Promise.all([
        set(),
        ...buyers.map((buyer, index) =>
          api.call.as(buyer).post('trade/order/createFirst', {
            items: [{ skuId: product.skuId, count: 2 }],
            addressId: addresses[index],
          }),
        ),
      ]);
      const ordered = orders.filter(({ code }) => code === 0).length * 2;
      if (answer.code === 0) expect([ordered, await stocksOf([product.skuId])]).toEqual([0, [0]]);
      else {
        expect(answer).toMatchObject({ code: ERRORS.STOCK_RESERVED, data: { list: [{ id: product.skuId }] } });
        expect(await stocksOf([product.skuId])).toEqual([5 - ordered]);
      }
    }
  });
});
