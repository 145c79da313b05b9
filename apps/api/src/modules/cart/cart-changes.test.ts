import { contract } from '@passage/contract';
import { expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { linesOfMember } from './cart.testing.ts';

const api = await startApi();
const { world, call } = api;
const { cart } = contract;

it('cart-03 removes the named lines, however the ids are sent, and only one’s own', async () => {
  const [member, other] = [await world.member(), await world.member()];
  const product = await world.product({ skus: Array.from({ length: 10 }, () => ({})) });
  const kept = await world.cartLine(other, product, 2);
  const lines: number[] = [];
  for (const skuId of product.skuIds) lines.push(await world.cartLine(member, product, 1, skuId));
  const two = () => lines.splice(0, 2);
  const form = call.as(member).with({ encoding: 'form' });
  const removed = [
    await call.as(member).post('cart/deleteFirst', { ids: [...two(), kept] }),
    await form.post('trade/cart/deleteFirst', { ids: two().join(',') }),
    await form.post('trade/cart/deleteFirst', { ids: JSON.stringify(two()) }),
    await form.post('trade/cart/deleteFirst', { ids: two() }),
    await form.post('trade/cart/deleteFirst', { ids: String(lines[0]) }),
  ];
  expect(removed.map(({ code, data }) => [code, data.cartCount])).toEqual([
    [0, 8],
    [0, 6],
    [0, 4],
    [0, 2],
    [0, 1],
  ]);
  expect(await linesOfMember(world, other)).toMatchObject([{ id: kept, count: 2 }]);
});

it('fault:cart-05 a removed line stays away, and removing it again is no error', async () => {
  const [member, product] = [await world.member(), await world.product()];
  const id = await world.cartLine(member, product);
  for (let times = 0; times < 2; times++)
    expect(await call.as(member).endpoint(cart.remove, { ids: [id] })).toMatchObject({
      code: 0,
      data: { cartCount: 0 },
    });
  expect((await call.as(member).endpoint(cart.list)).data.list).toEqual([]);
  expect(await call.as(member).endpoint(cart.updateCount, { id, count: 2 })).toMatchObject({ code: 404 });
});

it('cart-05 sets the pieces of a line within its stock', async () => {
  const [member, product] = [await world.member(), await world.product({ skus: [{ stock: 5 }] })];
  const id = await world.cartLine(member, product, 2);
  const more = await call.as(member).post('trade/cart/updateCount', { id, count: 5 });
  expect(more).toMatchObject({ code: 0, data: { id, count: 5, cartCount: 5 } });
  const tooMany = await call.as(member).post('cart/updateCount', { id, count: 6 });
  expect(tooMany).toMatchObject({ code: 1002, data: { lines: [{ skuId: product.skuId, stock: 5 }] } });
  for (const count of [0, -1, 1000, 1.5])
    expect(await call.as(member).endpoint(cart.updateCount, { id, count })).toMatchObject({ code: 400 });
  await world.query('update spu set status = 0 where id = $1', [product.spuId]);
  expect(await call.as(member).endpoint(cart.updateCount, { id, count: 1 })).toMatchObject({ code: 1014 });
  expect(await linesOfMember(world, member)).toMatchObject([{ id, count: 5 }]);
});

it('someone else’s line is not found and stays as it is', async () => {
  const [member, other, product] = [await world.member(), await world.member(), await world.product()];
  const id = await world.cartLine(other, product, 2);
  expect(await call.as(member).endpoint(cart.updateCount, { id, count: 3 })).toMatchObject({ code: 404, data: null });
  expect(await linesOfMember(world, other)).toMatchObject([{ id, count: 2 }]);
});

it('fault:cart-04 what stands in a cart cannot be deleted for good', async () => {
  const [member, product] = [await world.member(), await world.product()];
  await world.cartLine(member, product);
  await expect(world.query('delete from sku where id = $1', [product.skuId])).rejects.toMatchObject({
    code: expect.stringMatching(/^(23001|23503)$/),
  });
});

it('fault:cart-07 a cart of weeks ago is whole on another device, its stale lines marked', async () => {
  const member = await world.member();
  const [dearer, gone, fewer] = [await world.product(), await world.product(), await world.product()];
  for (const { spuId, skuId } of [dearer, gone, fewer])
    await call.as(member).endpoint(cart.add, { spuId, skuId, count: 6 });
  await world.query('update sku set price = price + 1000 where id = $1', [dearer.skuId]);
  await world.query('update spu set status = 0 where id = $1', [gone.spuId]);
  await world.setStock(fewer.skuId, 5);
  api.clock.advanceMs(60 * 24 * 3_600_000);
  const { data: session } = await call.post('member/firstauth/login', {
    mailbox: member.email,
    password: member.password,
  });
  const { data } = await call.as({ token: session.accessToken }).endpoint(cart.list);
  expect(data.list).toMatchObject([
    { count: 6, available: false, reason: 'notEnoughStock' },
    { count: 6, available: false, reason: 'offShelf' },
    { count: 6, available: true, addedPrice: 50, sku: { saleprice: 60 } },
  ]);
  expect((await call.as({ token: session.accessToken }).endpoint(cart.count)).data).toBe(18);
});
