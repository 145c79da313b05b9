import { contract } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { TestProduct } from '../../testing/world.ts';
import { brandOf, colouredProduct, refresh, valueId } from './catalogue.testing.ts';

const { world, call } = await startApi();
const { page } = contract.catalogue;

/** The products of a list, in its order. */
const idsOf = async (payload: object, caller = call): Promise<number[]> => {
  const { code, data } = await caller.endpoint(page, payload);
  expect(code).toBe(0);
  return data.list.map((product: { productId: number }) => product.productId);
};

/** Products of one category at these prices, the first the oldest. */
async function productsAt(
  prices: readonly number[],
): Promise<{ categoryId: number; products: TestProduct[]; ids: number[] }> {
  const categoryId = await world.category();
  const products: TestProduct[] = [];
  for (const [index, price] of prices.entries()) {
    const product = await world.product({ categoryId, skus: [{ price }] });
    await world.query('update spu set created_at = $2 where tenant_id = 1 and id = $1', [
      product.spuId,
      new Date(Date.UTC(2026, 0, index + 1)),
    ]);
    await refresh(world, product);
    products.push(product);
  }
  return { categoryId, products, ids: products.map(({ spuId }) => spuId) };
}

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
    await world.query('update sku set stock = 0 where tenant_id = 1 and spu_id = $1', [soldOut]);
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

describe('which products a list holds', () => {
  it('catalogue-06 a category holds its own products and those of the categories below it', async () => {
    const top = await world.category();
    const middle = await world.category({ parentId: top });
    const leaf = await world.category({ parentId: middle });
    const [inLeaf, inMiddle] = [await world.product({ categoryId: leaf }), await world.product({ categoryId: middle })];
    await world.product({ categoryId: await world.category({ parentId: top }), status: 0 });
    expect(await idsOf({ searchForm: { categoryId: top } })).toEqual([inMiddle.spuId, inLeaf.spuId]);
    expect(await idsOf({ searchForm: { categoryId: leaf } })).toEqual([inLeaf.spuId]);
    expect(await idsOf({ type: 4, buyid: middle })).toEqual([inMiddle.spuId, inLeaf.spuId]);
    expect(await idsOf({ navigation: 1, buyid: top })).toHaveLength(2);
  });

  it('catalogue-01 a population’s list holds its own, and without one all products are listed', async () => {
    const [man, child] = [await world.product({ population: 1 }), await world.product({ population: 3 })];
    const men = await idsOf({ sex: 1, row: 200 });
    expect([men.includes(man.spuId), men.includes(child.spuId)]).toEqual([true, false]);
    const { data } = await call.endpoint(page, { row: 200 });
    const [{ count }] = (await world.query('select count(*)::int from spu where tenant_id = 1 and status = 1')) as [
      { count: number },
    ];
    expect(data.total).toBe(count);
  });

  it('catalogue-06 a brand’s and a shop’s lists hold their own products of every population', async () => {
    const shopId = await world.shop();
    const [woman, man] = [await world.product({ shopId }), await world.product({ shopId, population: 1 })];
    const brandId = await brandOf(world, woman);
    await world.query('update spu set brand_id = $2 where tenant_id = 1 and id = $1', [man.spuId, brandId]);
    await refresh(world, man);
    for (const payload of [
      { brandId },
      { type: 5, buyid: brandId },
      { searchForm: { brandIds: [brandId] } },
      { shopId, sex: 2 },
    ])
      expect((await idsOf(payload)).sort()).toEqual([woman.spuId, man.spuId].sort());
  });

  it('catalogue-52 a list with desno holds only that designer’s products, whatever its type', async () => {
    const {
      products: [made],
    } = await productsAt([1000, 2000]);
    const [designer] = await world.query<{ id: number }>(
      `insert into designer (tenant_id, desno, name) values (1, 'D-77', 'Ada') returning id`,
    );
    await world.query('update spu set designer_id = $2 where tenant_id = 1 and id = $1', [made?.spuId, designer?.id]);
    if (made) await refresh(world, made);
    for (const type of [undefined, 1, 2, 3, 4, 5])
      expect(await idsOf({ desno: 'D-77', type, sex: 2 })).toEqual([made?.spuId]);
    expect(await idsOf({ navigation: 3, buyid: designer?.id })).toEqual([made?.spuId]);
    expect((await call.endpoint(page, { desno: 'nobody' })).data).toEqual({ list: [], total: 0 });
  });

  it('catalogue-06 several conditions hold together', async () => {
    const { categoryId, products, ids } = await productsAt([1000, 2000, 3000]);
    const [first, second, third] = products;
    if (!first || !second || !third) throw new Error('three products');
    const brandIds = [await brandOf(world, first), await brandOf(world, third)];
    const elsewhere = await world.product();
    expect(await idsOf({ searchForm: { categoryId, brandIds, sort: 1 } })).toEqual([ids[2], ids[0]]);
    expect(
      await idsOf({ searchForm: { categoryId, brandIds: brandIds.join(','), sort: 2 }, shopId: third.shopId }),
    ).toEqual([ids[2]]);
    expect(await idsOf({ searchForm: { categoryId, brandIds: [await brandOf(world, elsewhere)] } })).toEqual([]);
    expect(await idsOf({ brandId: brandIds[0], searchForm: { brandIds: [brandIds[1]] } })).toEqual([]);
    expect((await call.endpoint(page, { searchForm: { categoryId, brandIds }, page: 5, row: 1 })).data).toEqual({
      list: [],
      total: 2,
    });
  });

  it('catalogue-06 attributeList: any value within a property, all properties, on one SKU', async () => {
    const red = await colouredProduct(world, [
      { colour: 'Red', size: 'S' },
      { colour: 'Blue', size: 'M' },
    ]);
    const blue = await colouredProduct(world, [{ colour: 'Blue', size: 'S' }]);
    const id = (property: string, value: string) => valueId(world, property, value);
    const [isRed, isBlue, isS, isM] = [
      await id('colour', 'Red'),
      await id('colour', 'Blue'),
      await id('size', 'S'),
      await id('size', 'M'),
    ];
    const chosen = async (...groups: number[][]) =>
      (
        await idsOf({
          sex: 2,
          row: 200,
          searchForm: { attributeList: groups.map((valueIds, index) => ({ propertyId: index + 1, valueIds })) },
        })
      ).sort();
    expect(await chosen([isRed])).toEqual([red.spuId]);
    expect(await chosen([isRed, isBlue])).toEqual([red.spuId, blue.spuId].sort());
    expect(await chosen([isBlue], [isS])).toEqual([blue.spuId]);
    expect(await chosen([isRed], [isM])).toEqual([]);
  });

  it('a word keeps the products whose name holds it, as text', async () => {
    const categoryId = await world.category();
    const product = await world.product({ categoryId, name: { en: '100% Linen Shirt', zh: '亚麻衬衫' } });
    const find = (searchparam: string, language = 'en') =>
      idsOf({ searchForm: { categoryId }, searchparam }, call.with({ language }));
    for (const word of ['linen', 'LINEN sh', '100%']) expect(await find(word)).toEqual([product.spuId]);
    expect(await find('麻衬', 'zh')).toEqual([product.spuId]);
    for (const word of ['_inen', '%', "'", '\\']) expect(await find(word)).toEqual(word === '%' ? [product.spuId] : []);
  });

  it('fault:catalog-02 products of a closed shop and products off the shelf leave every list and its total', async () => {
    const categoryId = await world.category();
    const shopId = await world.shop();
    const [ofShop, offShelf, kept] = [
      await world.product({ categoryId, shopId }),
      await world.product({ categoryId }),
      await world.product({ categoryId }),
    ];
    await world.query('update shop set status = 0 where tenant_id = 1 and id = $1', [shopId]);
    await world.query('update spu set status = 0 where tenant_id = 1 and id = $1', [offShelf.spuId]);
    for (const product of [ofShop, offShelf]) await refresh(world, product);
    expect((await call.endpoint(page, { searchForm: { categoryId } })).data).toMatchObject({
      total: 1,
      list: [{ productId: kept.spuId }],
    });
    expect((await call.endpoint(page, { shopId })).data).toEqual({ total: 0, list: [] });
    await world.query('update shop set status = 1 where tenant_id = 1 and id = $1', [shopId]);
    await refresh(world, ofShop);
    expect((await call.endpoint(page, { shopId })).data.total).toBe(1);
  });

  it('another tenant’s categories, brands and shops list nothing', async () => {
    const categoryId = await world.category({ tenantId: 2 });
    const foreign = await world.product({ tenantId: 2, categoryId });
    for (const payload of [
      { searchForm: { categoryId } },
      { brandId: await brandOf(world, foreign) },
      { shopId: foreign.shopId },
    ]) {
      expect((await call.endpoint(page, payload)).data).toEqual({ total: 0, list: [] });
      expect(await idsOf(payload, call.with({ tenantId: 2 }))).toEqual([foreign.spuId]);
    }
  });
});
