import { contract } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { brandOf, listsOf, refresh } from './catalogue.testing.ts';

const { world, call } = await startApi();
const { page } = contract.catalogue;

const { idsOf, productsAt } = listsOf({ world, call });

describe('a product in a list', () => {
  it('catalogue-16 error-28 has the fields of the specification, with both spellings of the favourite mark', async () => {
    const categoryId = await world.category();
    const product = await world.product({ categoryId, skus: [{ price: 8990, marketPrice: 12_000 }, { price: 9990 }] });
    const { data } = await call.endpoint(page, { searchForm: { categoryId } });
    expect(data).toEqual({
      total: 1,
      list: [
        {
          productId: product.spuId,
          shopId: product.shopId,
          producctName: 'Wool coat',
          brandName: expect.stringMatching(/^Brand /),
          brandId: await brandOf(world, product),
          imglist: ['/files/art/coat.camel/front.svg', '/files/art/coat.camel/detail.svg'],
          price: 89.9,
          marketPrice: 120,
          collectflag: 0,
          collectFlag: 0,
        },
      ],
    });
  });

  it('catalogue-16 shows the first two of its pictures, and none where there is none', async () => {
    const categoryId = await world.category();
    const { spuId } = await world.product({ categoryId });
    await world.query(
      `insert into spu_picture (tenant_id, spu_id, position, file) values (1, $1, 2, 'art/third.svg')`,
      [spuId],
    );
    expect((await call.endpoint(page, { searchForm: { categoryId } })).data.list[0].imglist).toHaveLength(2);
    await world.query('delete from spu_picture where tenant_id = 1 and spu_id = $1', [spuId]);
    expect((await call.endpoint(page, { searchForm: { categoryId } })).data.list[0].imglist).toEqual([]);
  });

  it('i18n-09 is named in the reader’s language, else in English', async () => {
    const categoryId = await world.category();
    await world.product({ categoryId, name: { en: 'Silk scarf', fr: 'Foulard en soie' } });
    const nameIn = async (language: string) =>
      (await call.with({ language }).endpoint(page, { searchForm: { categoryId } })).data.list[0].producctName;
    expect([await nameIn('fr'), await nameIn('jp')]).toEqual(['Foulard en soie', 'Silk scarf']);
  });

  it('catalogue-17 favourite-12 collectflag is 1 for the one who favourited it, 0 for others and visitors', async () => {
    const { categoryId, products } = await productsAt([1000, 2000]);
    const [fan, other] = [await world.member(), await world.member()];
    await call.as(fan).endpoint(contract.favorites.add, { spuId: products[0]?.spuId });
    const flags = async (caller: typeof call) =>
      (await caller.endpoint(page, { searchForm: { categoryId, sort: 2 } })).data.list.map(
        (row: { collectflag: number; collectFlag: number }) => [row.collectflag, row.collectFlag],
      );
    expect(await flags(call.as(fan))).toEqual([
      [1, 1],
      [0, 0],
    ]);
    expect(await flags(call.as(other))).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(await flags(call)).toEqual([
      [0, 0],
      [0, 0],
    ]);
    await call.as(fan).endpoint(contract.favorites.remove, { spuId: products[0]?.spuId });
    expect(await flags(call.as(fan))).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});

describe('the order', () => {
  it('catalogue-27 sort 1 is highest price first, 2 lowest price first', async () => {
    const {
      categoryId,
      ids: [cheap, dear, middle],
    } = await productsAt([1000, 9000, 5000]);
    expect(await idsOf({ searchForm: { categoryId, sort: 1 } })).toEqual([dear, middle, cheap]);
    expect(await idsOf({ searchForm: { categoryId, sort: '2' } })).toEqual([cheap, middle, dear]);
  });

  it('catalogue-26 sort 3 is the latest first', async () => {
    const { categoryId, ids } = await productsAt([5000, 1000, 9000]);
    expect(await idsOf({ searchForm: { categoryId, sort: 3 } })).toEqual([...ids].reverse());
  });

  it('catalogue-51 without a sort: what can be ordered first, then the popular, then the newest, then by id', async () => {
    const { categoryId, products, ids } = await productsAt([1000, 1000, 1000, 1000]);
    const [oldest, popular, soldOut, newest] = ids;
    await world.query('update spu set popularity = 50 where tenant_id = 1 and id = $1', [popular]);
    await world.query('update spu set popularity = 900 where tenant_id = 1 and id = $1', [soldOut]);
    for (const { id } of await world.query<{ id: number }>('select id from sku where spu_id = $1', [soldOut]))
      await world.setStock(id, 0);
    for (const product of products) await refresh(world, product);
    expect(await idsOf({ searchForm: { categoryId } })).toEqual([popular, newest, oldest, soldOut]);
  });

  it('pages that are read one after the other hold each product once, also where prices are equal', async () => {
    const { categoryId, ids } = await productsAt([1000, 1000, 1000, 1000, 1000]);
    for (const sort of [undefined, 1, 2, 3]) {
      const read = [1, 2, 3].map((pageNo) =>
        idsOf({ searchForm: { categoryId, ...(sort ? { sort } : {}) }, page: pageNo, row: 2 }),
      );
      expect((await Promise.all(read)).flat().sort()).toEqual([...ids].sort());
    }
  });

  it('sort 4 is no sort', async () => {
    expect((await call.endpoint(page, { searchForm: { sort: 4 } })).data.issues).toMatchObject([
      { path: 'searchForm.sort' },
    ]);
  });
});

describe('paging', () => {
  it('error-11 error-27 answers list and total, pages from 1 on, under both spellings', async () => {
    const { categoryId, ids } = await productsAt([100, 200, 300, 400, 500]);
    const asked = { searchForm: { categoryId, sort: 2 } };
    for (const paging of [
      { pageNo: 2, pageSize: 2 },
      { page: 2, row: 2 },
      { page: '2', row: '2' },
    ])
      expect((await call.endpoint(page, { ...asked, ...paging })).data).toMatchObject({
        total: 5,
        list: [{ productId: ids[2] }, { productId: ids[3] }],
      });
    expect((await call.endpoint(page, { ...asked, page: 9 })).data).toEqual({ total: 5, list: [] });
    expect((await call.endpoint(page, { ...asked, page: 0 })).code).toBe(400);
  });

  it('error-12 a page has 20 products unless 1 to 200 are asked for; anything else is a 400', async () => {
    const { categoryId } = await productsAt(Array.from({ length: 21 }, () => 1000));
    const asked = { searchForm: { categoryId } };
    expect(await idsOf(asked)).toHaveLength(20);
    expect(await idsOf({ ...asked, row: 200 })).toHaveLength(21);
    for (const row of [0, 201, -1, 1.5, 'many']) expect((await call.endpoint(page, { ...asked, row })).code).toBe(400);
  });
});
