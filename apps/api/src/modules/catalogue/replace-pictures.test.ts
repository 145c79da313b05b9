import { contract } from '@passage/contract';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { replacePictures } from './index.ts';

const { world, call, platform, origin } = await startApi();
const { detail, page } = contract.catalogue;

const png = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#96521a' } })
  .png()
  .toBuffer();

async function upload(member: Awaited<ReturnType<typeof world.member>>, purpose = 'product'): Promise<string> {
  return (await call.as(member).upload('infra/file/upload', png, { fields: { purpose } })).data;
}

const replace = (spuId: number, ownerId: number, addresses: readonly string[]): Promise<void> =>
  platform.database.forTenant(1).writable.inTransaction((tx) => replacePictures(tx, { spuId, ownerId, addresses }));

const statusOf = async (address: string): Promise<number> =>
  (await fetch(new URL(address, origin), { headers: { host: 'localhost' } })).status;

it('catalogue-43 uploaded pictures take the place of the drawn ones on the page and in lists, and are open to all', async () => {
  const categoryId = await world.category();
  const { spuId } = await world.product({ categoryId });
  const shown = async () => [
    (await call.endpoint(detail, { id: spuId })).data.imglist,
    (await call.endpoint(page, { searchForm: { categoryId } })).data.list[0].imglist,
  ];
  const drawn = ['/files/art/coat.camel/front.svg', '/files/art/coat.camel/detail.svg'];
  expect(await shown()).toEqual([drawn, drawn]);

  const owner = await world.member();
  const addresses = [await upload(owner), await upload(owner), await upload(owner)];
  const unsigned = addresses.map((address) => address.split('?')[0] ?? '');
  expect(await Promise.all(unsigned.map(statusOf))).toEqual([404, 404, 404]);
  await replace(spuId, owner.id, addresses);
  expect(await shown()).toEqual([unsigned, unsigned.slice(0, 2)]);
  expect(await Promise.all(unsigned.map(statusOf))).toEqual([200, 200, 200]);

  // Once more, with fewer.
  await replace(spuId, owner.id, [unsigned[2] ?? '']);
  expect(await shown()).toEqual([[unsigned[2]], [unsigned[2]]]);
});

it('catalogue-43 somebody else’s pictures and papers are refused, and then the product keeps what it has', async () => {
  const [owner, other] = [await world.member(), await world.member()];
  const { spuId } = await world.product();
  const before = (await call.endpoint(detail, { id: spuId })).data.imglist;
  const own = await upload(owner);
  for (const wrong of [await upload(other), await upload(owner, 'identity'), 'https://elsewhere.test/picture.jpg'])
    await expect(replace(spuId, owner.id, [own, wrong])).rejects.toMatchObject({ failure: 'INVALID_INPUT' });
  expect((await call.endpoint(detail, { id: spuId })).data.imglist).toEqual(before);
  expect(await statusOf(own.split('?')[0] ?? '')).toBe(404);
});
