/** The same cart lines ordered again: the first answer, or the order that is there. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { Answer } from '../../testing/caller.ts';

describe('the same cart lines ordered again', async () => {
  const api = await startApi();
  const { world } = api;

  const newBag = async () => {
    const member = await world.member();
    const products = [
      await world.product({ skus: [{ price: 5000, stock: 50 }] }),
      await world.product({ skus: [{ price: 30_000, stock: 50 }] }),
    ];
    const items: { skuId: number; count: number; cartId: number }[] = [];
    for (const product of products)
      items.push({ skuId: product.skuId, count: 1, cartId: await world.cartLine(member, product) });
    const first = await world.address(member);
    const second = await world.address(member);
    await world.query("update address set detail_address = '1 rue de la Paix' where id = $1", [second]);
    const call = api.call.as(member);
    const order = (addressId: number, more: object = {}, headers: Record<string, string> = {}) =>
      call.with({ headers }).post('trade/order/createFirst', { items, addressId, ...more });
    const stock = async () =>
      (
        await world.query<{ stock: number }>('select stock from sku where id = any ($1)', [
          products.map(({ skuId }) => skuId),
        ])
      ).map((row) => row.stock);
    const orders = () =>
      world.query<{ id: number; no: string; receiver_detail_address: string }>(
        'select id, no, receiver_detail_address from trade_order where member_id = $1 order by id',
        [member.id],
      );
    return { member, first, second, call, order, stock, orders, items };
  };
  const named = async ({ orders }: Pick<Awaited<ReturnType<typeof newBag>>, 'orders'>, addressId: number) =>
    (await orders()).map(({ id, no, receiver_detail_address }, index) => ({
      id,
      no,
      status: 0,
      payPrice: [6200, 30_000][index],
      terminal: 20,
      addressId,
      receiverName: 'Élodie Marchand',
      receiverDetailAddress: receiver_detail_address,
      receiverCity: 'Paris',
      receiverAreaName: 'France',
      receiverZipcode: '75009',
    }));

  it('fault:order-83 with the same address and terminal answer the first order, with another 409 and the order that is there, also 8 at once and under an idempotency-key', async () => {
    const bag = await newBag();
    const made = await bag.order(bag.first);
    expect(made.code).toBe(0);
    const elsewhere = await bag.order(bag.second);
    expect(elsewhere).toMatchObject({ code: 409, data: { orders: await named(bag, bag.first) } });
    expect(elsewhere.data.orders).toEqual(await named(bag, bag.first));
    expect(elsewhere.data.orders[0].receiverDetailAddress).toBe('18 rue du Faubourg-Montmartre');
    expect(await bag.order(bag.first, { terminal: 10 })).toMatchObject({
      code: 409,
      data: { orders: [{ id: made.data.tradeOrderIdList[0] }, { id: made.data.tradeOrderIdList[1] }] },
    });
    for (const again of [await bag.order(bag.first), await bag.order(bag.first, { terminal: 20 })])
      expect([again.code, again.data]).toEqual([0, made.data]);
    expect(await bag.stock()).toEqual([49, 49]);
    expect((await bag.orders()).map((order) => order.receiver_detail_address)).toEqual([
      '18 rue du Faubourg-Montmartre',
      '18 rue du Faubourg-Montmartre',
    ]);
    // An address that is changed or gone since is still the one that was named.
    await world.query('delete from address where id = $1', [bag.first]);
    expect((await bag.order(bag.first)).data).toEqual(made.data);
    expect((await bag.order(bag.second)).code).toBe(409);

    for (const key of [undefined, randomUUID()]) {
      for (let round = 0; round < 5; round++) {
        const { first, second, order, orders, stock } = await newBag();
        const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
        const answers = await Promise.all(
          Array.from({ length: 8 }, async (_, index): Promise<[number, Answer]> => {
            const addressId = index % 2 === 0 ? first : second;
            return [addressId, await order(addressId, {}, headers)];
          }),
        );
        const [winner] = answers.find(([, { code }]) => code === 0) ?? [0];
        const answered = answers.find(([addressId]) => addressId === winner)?.[1];
        const there = await named({ orders }, winner);
        expect(there).toHaveLength(2);
        for (const [addressId, { code, data }] of answers)
          expect([code, data]).toEqual(addressId === winner ? [0, answered?.data] : [409, { orders: there }]);
        expect(await stock()).toEqual([49, 49]);
      }
    }
  });

  it('fault:order-83 with other pieces they are 409 with the order that is there, whichever line differs', async () => {
    const bag = await newBag();
    expect((await bag.order(bag.first)).code).toBe(0);
    const [one, two] = bag.items;
    for (const items of [
      [{ ...one, count: 2 }, two],
      [one, { ...two, count: 3 }],
      [{ ...one, skuId: two?.skuId }, two],
    ])
      expect(await bag.order(bag.first, { items })).toMatchObject({
        code: 409,
        data: { orders: await named(bag, bag.first) },
      });
    expect(await bag.stock()).toEqual([49, 49]);
    expect((await bag.order(bag.first, { items: [two, one] })).code).toBe(0);
  });

  it('checkout-22 a conflict that no order explains names none', async () => {
    const { call, first, items } = await newBag();
    const headers = { 'idempotency-key': randomUUID() };
    const order = (count: number) =>
      call
        .with({ headers })
        .post('trade/order/createFirst', { items: [{ skuId: items[0]?.skuId, count }], addressId: first });
    expect((await order(1)).code).toBe(0);
    expect(await order(2)).toMatchObject({ code: 409, data: null });
  });
});
