import { BANNER_TYPE, contract } from '@passage/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { TestProduct } from '../../testing/world.ts';
import { putBanner, putHomeList } from './home.testing.ts';

const { world, call } = await startApi();
const { home } = contract;

const BLOCKS = ['publicize1', 'publicize2', 'publicize3', 'publicize4', 'promotional1', 'promotionalvideo1'];
const read = async (payload: object = {}, caller = call) => (await caller.endpoint(home.first, payload)).data;

describe('the blocks of a home page', () => {
  it('home-09 are all there and empty where staff put nothing', async () => {
    const { code, data } = await call.post('home/first/intofirstdata', { platformtype: 2, sex: 1 });
    expect(code).toBe(0);
    expect(data).toEqual({
      ...Object.fromEntries(BLOCKS.map((block) => [block, []])),
      productSpuList1: { title: '', productSpuDTOList: [] },
      productSpuList2: { title: '', productSpuDTOList: [] },
    });
  });

  describe('with something in each', () => {
    let product: TestProduct;
    let brandId: number;
    let designerId: number;
    let categoryId: number;
    const ids: number[] = [];

    beforeAll(async () => {
      categoryId = await world.category({ name: { en: 'Coats', zh: '大衣' } });
      product = await world.product({ categoryId });
      [{ id: brandId } = { id: 0 }] = await world.query<{ id: number }>(
        `insert into brand (tenant_id, name) values (1, 'Ondine') returning id`,
      );
      [{ id: designerId } = { id: 0 }] = await world.query<{ id: number }>(
        `insert into designer (tenant_id, desno, name) values (1, 'DS-77', 'Ren Asakura') returning id`,
      );
      ids.push(await putBanner(world, { block: 1, type: 3, targetId: brandId, position: 2 }));
      ids.push(await putBanner(world, { block: 1, type: 1, targetId: product.spuId, position: 1 }));
      await putBanner(world, { block: 2, type: 2, targetId: categoryId });
      await putBanner(world, { block: 3, type: 4, targetId: designerId });
      await putBanner(world, { block: 4, link: 'https://example.org/journal' });
      await putBanner(world, { block: 5, link: '/customerService?type=shipment' });
      await putBanner(world, { block: 6, type: 4, targetId: designerId, videoFile: 'video/walk.mp4' });
      await putHomeList(world, { slot: 1, sort: 3 });
      await putHomeList(world, { slot: 2, sort: 0, categoryId });
    });

    it('home-16 home-09 a banner says what it opens: a product with its shop, a category, a brand, a designer, an address', async () => {
      const data = await read({ platformtype: 2 });
      expect(data.publicize1.map(({ id }: { id: number }) => id)).toEqual([...ids].reverse());
      expect(data.publicize1[0]).toEqual({
        id: ids[1],
        type: BANNER_TYPE.product,
        buyId: product.spuId,
        shopId: product.shopId,
        title: 'Title',
        subtitle: '',
        name: 'Wool coat',
        img: '/files/scene/hero.1/wide.svg',
        tone: 'dark',
      });
      expect(data.publicize1[1]).toMatchObject({ type: BANNER_TYPE.brand, buyId: brandId, shopId: 0, name: 'Ondine' });
      expect(data.publicize2[0]).toMatchObject({ type: BANNER_TYPE.category, buyId: categoryId, name: 'Coats' });
      expect(data.publicize3[0]).toMatchObject({ type: BANNER_TYPE.designer, buyId: 'DS-77', name: 'Ren Asakura' });
      expect(data.publicize4[0]).toMatchObject({ type: BANNER_TYPE.address, buyId: 'https://example.org/journal' });
      expect(data.promotional1[0]).toMatchObject({
        type: BANNER_TYPE.address,
        buyId: '/customerService?type=shipment',
      });
      expect(data.promotionalvideo1).toEqual([
        {
          title: 'Title',
          videoUrl: '/files/video/walk.mp4',
          posterUrl: '/files/scene/hero.1/wide.svg',
          link: '/categoryIndex?type=2&desno=DS-77',
        },
      ]);
    });

    it('home-09 phones get their own pictures, and words come in the caller’s language, English where there is none', async () => {
      expect((await read({ platformtype: 1 })).publicize1[0].img).toBe('/files/scene/hero.1/tall.svg');
      const [chinese, french] = [
        await read({}, call.with({ language: 'zh' })),
        await read({}, call.with({ language: 'fr' })),
      ];
      expect(chinese.publicize1[0]).toMatchObject({ title: '标题', name: '羊毛大衣' });
      expect(chinese.productSpuList1.title).toBe('列表1');
      expect(french.publicize1[0]).toMatchObject({ title: 'Title', name: 'Wool coat' });
      for (const platformtype of [0, 3, 'x'])
        expect((await call.endpoint(home.first, { platformtype })).code).toBe(400);
    });

    it('home-09 the product rows hold list products, of the population or of one of its categories', async () => {
      const other = await world.product();
      const member = await world.member();
      await call.as(member).post('product/favorite-two/create', { spuId: other.spuId });
      const { productSpuList1, productSpuList2 } = await read({}, call.as(member));
      const idsIn = (list: { productSpuDTOList: { productId: number }[] }) =>
        list.productSpuDTOList.map(({ productId }) => productId);
      expect(productSpuList1.title).toBe('List 1');
      expect(idsIn(productSpuList1)).toEqual([other.spuId, product.spuId]);
      expect(idsIn(productSpuList2)).toEqual([product.spuId]);
      expect(productSpuList1.productSpuDTOList[0]).toMatchObject({
        shopId: other.shopId,
        producctName: 'Wool coat',
        price: 50,
        collectflag: 1,
        collectFlag: 1,
      });
      await putHomeList(world, { slot: 1, sort: 3, size: 1 });
      expect(idsIn((await read()).productSpuList1)).toEqual([other.spuId]);
    });

    it('home-09 each population and each store has a page of its own', async () => {
      const seen = [await read({ sex: 1 }), await read({ sex: 3 }), await read({}, call.with({ tenantId: 2 }))];
      for (const data of seen) for (const block of BLOCKS) expect(data[block]).toEqual([]);
    });

    it('what is switched off, off the shelf or of a closed shop is opened by no banner', async () => {
      const [off, closed] = [await world.product({ population: 3 }), await world.product({ population: 3 })];
      const put = (targetId: number, status: 0 | 1 = 1) =>
        putBanner(world, { population: 3, block: 1, type: 1, targetId, status });
      await put(product.spuId, 0);
      await put(off.spuId);
      await put(closed.spuId);
      await world.query('update spu set status = 0 where tenant_id = 1 and id = $1', [off.spuId]);
      await world.query('update shop set status = 0 where tenant_id = 1 and id = $1', [closed.shopId]);
      expect((await read({ sex: 3 })).publicize1).toEqual([]);
    });

    it('the database refuses a banner that opens nothing or runs a script', async () => {
      await expect(putBanner(world, { block: 1, type: 1 })).rejects.toThrow('banner_opens');
      for (const link of ['javascript:alert(1)', '//evil.example', 'data:text/html,x', '/\\evil.example'])
        await expect(putBanner(world, { block: 1, link })).rejects.toThrow('banner_opens');
    });
  });
});
