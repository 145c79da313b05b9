import { contract } from '@passage/contract';
import { expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { TestCaller } from '../../testing/caller.ts';
import { newMerchant, uploadPicture } from './products.testing.ts';

const api = await startApi();
const { world, call, origin } = api;
const { detail, page } = contract.catalogue;

const replace = (own: TestCaller, spuId: number, pictures: readonly string[]) =>
  own.put(`/admin-api/products/${spuId}`, { pictures });
const statusOf = async (address: string): Promise<number> =>
  (await fetch(new URL(address, origin), { headers: { host: 'localhost' } })).status;

it('catalogue-43 merchant-01 uploaded pictures take the place of the drawn ones on the page and in lists, and are open to all', async () => {
  const { shopId, call: own } = await newMerchant(api);
  const categoryId = await world.category();
  const { spuId } = await world.product({ categoryId, shopId });
  const shown = async () => [
    (await call.endpoint(detail, { id: spuId })).data.imglist,
    (await call.endpoint(page, { searchForm: { categoryId } })).data.list[0].imglist,
  ];
  const skuPicture = async () => (await call.endpoint(detail, { id: spuId })).data.skus[0].picUrl;
  const drawn = ['/files/art/coat.camel/front.svg', '/files/art/coat.camel/detail.svg'];
  expect(await shown()).toEqual([drawn, drawn]);

  const addresses = [await uploadPicture(own), await uploadPicture(own), await uploadPicture(own)];
  const unsigned = addresses.map((address) => address.split('?')[0] ?? '');
  expect(await Promise.all(unsigned.map(statusOf))).toEqual([404, 404, 404]);
  expect((await replace(own, spuId, addresses)).code).toBe(0);
  expect(await shown()).toEqual([unsigned, unsigned.slice(0, 2)]);
  expect(await Promise.all(unsigned.map(statusOf))).toEqual([200, 200, 200]);
  // A SKU does not go on showing what the product shows no more.
  expect(await skuPicture()).toBe(unsigned[0]);

  // Once more, with fewer, by the address that everybody sees.
  await replace(own, spuId, [unsigned[2] ?? '']);
  expect(await shown()).toEqual([[unsigned[2]], [unsigned[2]]]);
});

it('catalogue-43 merchant-01 somebody else’s pictures and papers are refused, and then the product keeps what it has', async () => {
  const { shopId, call: own } = await newMerchant(api);
  const { spuId } = await world.product({ shopId });
  const before = (await call.endpoint(detail, { id: spuId })).data.imglist;
  const good = await uploadPicture(own);
  const strange = await uploadPicture(call.as(await world.member()));
  for (const wrong of [strange, await uploadPicture(own, 'identity'), 'https://elsewhere.test/picture.jpg'])
    expect(await replace(own, spuId, [good, wrong])).toMatchObject({
      code: 400,
      data: { issues: [{ path: 'pictures.1' }] },
    });
  expect((await call.endpoint(detail, { id: spuId })).data.imglist).toEqual(before);
  expect(await statusOf(good.split('?')[0] ?? '')).toBe(404);
});
