import { contract } from '@passage/contract';
import { expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';

const { world, call, clock } = await startApi();
const { favorites } = contract;

it('favourite-01 favourite-04 marks a product once, however often it is asked to', async () => {
  const [member, { spuId, shopId }] = [await world.member(), await world.product()];
  const add = () => call.as(member).post('product/favorite-two/create', { spuId, shopId });
  const answers = await Promise.all([add(), add(), add(), add()]);
  for (const answer of answers) expect(answer).toMatchObject({ code: 0, data: { productFavoriteCount: 1 } });
  expect((await call.as(member).get('product/favorite/get-count')).data).toBe(1);
});

it('a product that the tenant or the shop does not have is not found', async () => {
  const [member, own, foreign] = [await world.member(), await world.product(), await world.product({ tenantId: 2 })];
  for (const payload of [
    { spuId: 2_000_000_000 },
    { spuId: foreign.spuId },
    { spuId: own.spuId, shopId: own.shopId + 1 },
  ])
    expect((await call.as(member).endpoint(favorites.add, payload)).code).toBe(404);
  expect((await call.as(member).endpoint(favorites.count)).data).toBe(0);
});

it('favourite-02 favourite-12 takes the mark away, and only the caller’s', async () => {
  const [member, other, { spuId, shopId }] = [await world.member(), await world.member(), await world.product()];
  for (const fan of [member, other]) await call.as(fan).endpoint(favorites.add, { spuId });
  const gone = await call.as(member).delete('product/favorite-two/delete', { spuId, shopId });
  expect(gone).toMatchObject({ code: 0, data: { productFavoriteCount: 0 } });
  expect((await call.as(member).endpoint(favorites.remove, { spuId })).data).toEqual({ productFavoriteCount: 0 });
  expect((await call.as(other).endpoint(favorites.count)).data).toBe(1);
});

it('favourite-03 lists favourites, newest first, with the SKU that the price is of', async () => {
  const member = await world.member();
  const earlier = await world.product();
  const later = await world.product({ skus: [{ price: 5000, stock: 0 }, { price: 7000, stock: 2 }, { price: 9000 }] });
  for (const { spuId } of [earlier, later]) {
    await call.as(member).endpoint(favorites.add, { spuId });
    clock.advanceMs(1_000);
  }
  const { data } = await call.as(member).endpoint(favorites.list);
  expect(data.total).toBe(2);
  expect(data.list[1].spuId).toBe(earlier.spuId);
  expect(data.list[0]).toEqual({
    spuId: later.spuId,
    shopId: later.shopId,
    picUrl: '/files/art/coat.camel/front.svg',
    brandName: expect.stringMatching(/^Brand /),
    spuName: 'Wool coat',
    price: 70,
    status: 'on',
    productSkuDO: {
      id: later.skuIds[1],
      picUrl: '/files/art/coat.camel/front.svg',
      price: 70,
      stock: 2,
      properties: [
        { propertyId: expect.any(Number), propertyName: 'Size', valueId: expect.any(Number), valueName: 'Size 2' },
      ],
    },
  });
});

it('error-11 error-12 favourites come in pages of 1 to 200, 20 unless told', async () => {
  const member = await world.member();
  for (let made = 0; made < 3; made++)
    await call.as(member).endpoint(favorites.add, { spuId: (await world.product()).spuId });
  const read = async (paging: object) => (await call.as(member).endpoint(favorites.list, paging)).data;
  const [first, second] = [await read({ page: 1, row: 2 }), await read({ pageNo: 2, pageSize: 2 })];
  expect([first.list.length, second.list.length, first.total, second.total]).toEqual([2, 1, 3, 3]);
  expect(new Set([...first.list, ...second.list].map((favorite: { spuId: number }) => favorite.spuId)).size).toBe(3);
  for (const row of [0, 201]) expect((await call.as(member).endpoint(favorites.list, { row })).code).toBe(400);
});

it('favourite-18 fault:catalog-02 what can no longer be ordered stays and says so', async () => {
  const member = await world.member();
  const [soldOut, off, closed, bare] = await Promise.all([
    world.product({ skus: [{ stock: 0 }] }),
    world.product(),
    world.product(),
    world.product(),
  ]);
  for (const { spuId } of [soldOut, off, closed, bare]) await call.as(member).endpoint(favorites.add, { spuId });
  await world.query('update spu set status = 0 where tenant_id = 1 and id = $1', [off.spuId]);
  await world.query('update shop set status = 0 where tenant_id = 1 and id = $1', [closed.shopId]);
  await world.query('update sku set status = 0 where tenant_id = 1 and spu_id = $1', [bare.spuId]);
  const { data } = await call.as(member).endpoint(favorites.list);
  const states = new Map(
    data.list.map((favorite: { spuId: number; status: string }) => [favorite.spuId, favorite.status]),
  );
  expect([soldOut, off, closed, bare].map(({ spuId }) => states.get(spuId))).toEqual([
    'soldOut',
    'off',
    'shopClosed',
    'soldOut',
  ]);
  expect(data.list.find((favorite: { spuId: number }) => favorite.spuId === bare.spuId).productSkuDO).toBeNull();
});

it('session-14 favourites are a member’s: a visitor gets 401', async () => {
  for (const endpoint of Object.values(favorites)) expect((await call.endpoint(endpoint, { spuId: 1 })).code).toBe(401);
});
