import { contract } from '@passage/contract';
import { expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { TestProduct } from '../../testing/world.ts';
import { brandOf, refresh } from './catalogue.testing.ts';

const { world, call } = await startApi();
const { shopProducts, shopCategories, shopBrands } = contract.catalogue;

const idsOf = async (payload: object): Promise<number[]> => {
  const { code, data } = await call.endpoint(shopProducts, payload);
  expect(code).toBe(0);
  return data.list.map(({ productId }: { productId: number }) => productId);
};

/** A shop with products at these prices, the first the oldest. */
async function stockedShop(...prices: number[]): Promise<{ shopId: number; products: TestProduct[]; ids: number[] }> {
  const shopId = await world.shop();
  const products: TestProduct[] = [];
  for (const [index, price] of prices.entries()) {
    const product = await world.product({ shopId, skus: [{ price }] });
    await world.query('update spu set created_at = $2 where tenant_id = 1 and id = $1', [
      product.spuId,
      new Date(Date.UTC(2026, 0, index + 1)),
    ]);
    await refresh(world, product);
    products.push(product);
  }
  return { shopId, products, ids: products.map(({ spuId }) => spuId) };
}

it('shop-07 shop-08 lists a shop’s products with the fields of the specification', async () => {
  const { shopId, products, ids } = await stockedShop(8990);
  const member = await world.member();
  await call.as(member).endpoint(contract.favorites.add, { spuId: ids[0] });
  await world.product();
  const expected = {
    productId: ids[0],
    shopId,
    picUrl: '/files/art/coat.camel/front.svg',
    brandName: expect.stringMatching(/^Brand /),
    producctName: 'Wool coat',
    price: 89.9,
    collectflag: 1,
    collectFlag: 1,
  };
  const asked = { shopId, pageNo: 1, pageSize: 20, sort: 0, categoryIdList: '', brandIdList: [] };
  expect((await call.as(member).endpoint(shopProducts, asked)).data).toEqual({ total: 1, list: [expected] });
  expect((await call.endpoint(shopProducts, { shopId })).data.list[0]).toMatchObject({
    collectflag: 0,
    collectFlag: 0,
  });
  expect(products[0]?.shopId).toBe(shopId);
});

it('shop-09 sort 0 is the default, 1 price low to high, 2 price high to low, 3 the latest', async () => {
  const { shopId, ids } = await stockedShop(2000, 3000, 1000);
  const [first, second, third] = ids;
  expect(await idsOf({ shopId, sort: 1 })).toEqual([third, first, second]);
  expect(await idsOf({ shopId, sort: 2 })).toEqual([second, first, third]);
  expect(await idsOf({ shopId, sort: 3 })).toEqual([third, second, first]);
  expect(await idsOf({ shopId, sort: 0 })).toEqual(await idsOf({ shopId }));
  expect((await call.endpoint(shopProducts, { shopId, sort: 4 })).code).toBe(400);
});

it('shop-07 categories, populations and brands each take any of several, and hold together', async () => {
  const shopId = await world.shop();
  const [top, other] = [await world.category(), await world.category({ population: 1 })];
  const leaf = await world.category({ parentId: top });
  const woman = await world.product({ shopId, categoryId: leaf });
  const man = await world.product({ shopId, categoryId: other, population: 1 });
  const child = await world.product({ shopId, population: 3 });
  const brands = await Promise.all([woman, man].map((product) => brandOf(world, product)));
  const sorted = (...products: TestProduct[]) => products.map(({ spuId }) => spuId).sort();
  expect((await idsOf({ shopId, categoryIdList: `${top},${other}` })).sort()).toEqual(sorted(woman, man));
  expect((await idsOf({ shopId, personCategoryList: [1, 3] })).sort()).toEqual(sorted(man, child));
  expect((await idsOf({ shopId, brandIdList: brands })).sort()).toEqual(sorted(woman, man));
  expect(await idsOf({ shopId, brandIdList: brands, personCategoryList: '[2]' })).toEqual([woman.spuId]);
  expect(await idsOf({ shopId, categoryIdList: [leaf], personCategoryList: [1] })).toEqual([]);
});

it('shop-07 error-11 comes in pages with the total', async () => {
  const { shopId, ids } = await stockedShop(1000, 2000, 3000);
  expect((await call.endpoint(shopProducts, { shopId, sort: 1, page: 2, row: 2 })).data).toMatchObject({
    total: 3,
    list: [{ productId: ids[2] }],
  });
  expect((await call.endpoint(shopProducts, { shopId, pageSize: 201 })).code).toBe(400);
});

it('shop-05 shop-06 tells the categories and brands of a shop’s products', async () => {
  const shopId = await world.shop();
  const top = await world.category({ name: { en: 'Coats', zh: '大衣' } });
  const leaf = await world.category({ parentId: top, name: { en: 'Parkas' } });
  const [parka, coat] = [
    await world.product({ shopId, categoryId: leaf }),
    await world.product({ shopId, categoryId: top }),
  ];
  await world.product({ shopId, status: 0 });
  await world.product();
  const categories = (language: string) => call.with({ language }).endpoint(shopCategories, { shopId });
  expect((await categories('zh')).data).toEqual([
    { id: top, name: '大衣', parentId: 0, population: 2, count: 2 },
    { id: leaf, name: 'Parkas', parentId: top, population: 2, count: 1 },
  ]);
  const { data } = await call.endpoint(shopBrands, { shopId });
  expect(data.map(({ id, count }: { id: number; count: number }) => [id, count]).sort()).toEqual(
    [
      [await brandOf(world, parka), 1],
      [await brandOf(world, coat), 1],
    ].sort(),
  );
});

it('tenant-16 another tenant’s shop has nothing here', async () => {
  const { shopId } = await world.product({ tenantId: 2 });
  expect(await idsOf({ shopId })).toEqual([]);
  for (const endpoint of [shopCategories, shopBrands])
    expect((await call.endpoint(endpoint, { shopId })).code).toBe(404);
});
