import { contract } from '@passage/contract';
import { expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { brandOf, colouredProduct, listsOf, refresh, valueId } from './catalogue.testing.ts';

const { world, call } = await startApi();
const { page } = contract.catalogue;
const { idsOf, productsAt } = listsOf({ world, call });

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

it('catalogue-06 attributeList: any value within a property, and one of each property', async () => {
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
  expect(await chosen([isBlue], [isS])).toEqual([red.spuId, blue.spuId].sort());
  expect(await chosen([isRed], [isM])).toEqual([red.spuId]);
  expect(await chosen([isRed], [isS, isM])).toEqual([red.spuId]);
  expect(await chosen([isRed], [isBlue], [isM])).toEqual([red.spuId]);
});

it('fault:security-53 a list is narrowed by 20 properties of 50 values and by no more', async () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const narrowed = async (properties: number, values: number) => {
    const attributeList = ids(properties).map((propertyId) => ({ propertyId, valueIds: ids(values) }));
    return (await call.endpoint(page, { searchForm: { attributeList } })).code;
  };
  expect([await narrowed(20, 50), await narrowed(21, 1), await narrowed(1, 51)]).toEqual([0, 400, 400]);
  // Too long to be looked at.
  expect(await narrowed(200, 200)).toBe(413);
});

it('a word keeps the products whose name holds it, as text', async () => {
  const categoryId = await world.category();
  const product = await world.product({ categoryId, name: { en: '100% Linen Shirt', zh: '亚麻衬衫' } });
  const find = (searchparam: string, language = 'en') =>
    idsOf({ searchForm: { categoryId }, searchparam }, call.with({ language }));
  for (const word of ['linen', 'LINEN sh', '100%', '  ', '']) expect(await find(word)).toEqual([product.spuId]);
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

it('catalogue-07 each mark of recommendation limits the list to products so marked, and several hold together', async () => {
  const { categoryId, products } = await productsAt([1000, 2000, 3000]);
  const [first, second] = products;
  if (!first || !second) throw new Error('two products');
  const marks = ['hot', 'best', 'benefit', 'new', 'good'];
  for (const mark of marks) {
    await world.query(`update spu set recommend_${mark} = 1 where tenant_id = 1 and id = $1`, [first.spuId]);
    await refresh(world, first);
    const field = `recommend${mark.charAt(0).toUpperCase()}${mark.slice(1)}`;
    for (const value of [1, true, 'true'])
      expect(await idsOf({ searchForm: { categoryId }, [field]: value })).toEqual([first.spuId]);
    expect(await idsOf({ searchForm: { categoryId }, [field]: false })).toHaveLength(3);
    expect((await call.with({ tenantId: 2 }).endpoint(page, { [field]: 1 })).data.total).toBe(0);
  }
  await world.query('update spu set recommend_hot = 1 where tenant_id = 1 and id = $1', [second.spuId]);
  await refresh(world, second);
  expect(await idsOf({ searchForm: { categoryId, sort: 1 }, recommendHot: 1 })).toEqual([second.spuId, first.spuId]);
  expect(await idsOf({ searchForm: { categoryId }, recommendHot: 1, recommendNew: 1 })).toEqual([first.spuId]);
});

it('catalogue-19 the navigation says what buyid names, and the jumps to new and reduced goods list those', async () => {
  const { categoryId, products, ids } = await productsAt([1000, 2000]);
  const [first, second] = products;
  if (!first || !second) throw new Error('two products');
  for (const navigation of [1, 2]) expect((await idsOf({ navigation, buyid: categoryId })).sort()).toEqual(ids);
  expect((await call.endpoint(page, { navigation: 0, buyid: categoryId })).data.total).toBeGreaterThan(2);
  await world.query('update spu set recommend_new = 1 where tenant_id = 1 and id = $1', [first.spuId]);
  await world.query('update spu set recommend_benefit = 1 where tenant_id = 1 and id = $1', [second.spuId]);
  for (const product of products) await refresh(world, product);
  expect(await idsOf({ type: 1, searchForm: { categoryId } })).toEqual([first.spuId]);
  expect(await idsOf({ type: 2, searchForm: { categoryId } })).toEqual([second.spuId]);
});

it('fault:pagination-01 pages of a narrowed list hold each product once, whatever the order and however many there are', async () => {
  const categoryId = await world.category();
  const shopId = await world.shop();
  const ids: number[] = [];
  for (let made = 0; made < 7; made++) ids.push((await world.product({ categoryId, shopId })).spuId);
  for (const sort of [undefined, 1, 2, 3]) {
    const read = [];
    for (const pageNo of [1, 2, 3, 4])
      read.push(...(await idsOf({ shopId, searchForm: { categoryId, sort }, page: pageNo, row: 2 })));
    expect(read.sort((a, b) => a - b)).toEqual(ids);
  }
});

it('a long list is walked in its order and a short one sorted, both to the same pages', async () => {
  const { query } = world;
  const categoryId = await world.category();
  const { shopId, spuId } = await world.product({ categoryId });
  // More than are sorted: copies of one product at other prices.
  const copies = await query<{ id: number }>(
    `insert into spu (tenant_id, shop_id, brand_id, category_id, population, name, popularity)
     select tenant_id, shop_id, brand_id, category_id, population, name, (i * 37) % 50 from spu, generate_series(1, 230) as i
     where tenant_id = 1 and id = $1 returning id`,
    [spuId],
  );
  const copied = copies.map(({ id }) => id);
  await query(
    `insert into sku (tenant_id, spu_id, price, market_price, stock, file) select 1, id, 1000 + id * 7919 % 97, 2000, 1, '' from unnest($1::int[]) as id`,
    [copied],
  );
  await query(`select set_config('app.tenant_id', '1', false), passage.refresh_listings($1)`, [copied]);
  for (const sort of [undefined, 1, 2, 3]) {
    const all = await idsOf({ searchForm: { categoryId, sort }, row: 200 });
    const rest = await idsOf({ searchForm: { categoryId, sort }, row: 200, page: 2 });
    const narrowed = { shopId, searchForm: { categoryId, sort } };
    expect(await idsOf({ ...narrowed, row: 200 })).toEqual(all);
    expect(await idsOf({ ...narrowed, row: 200, page: 2 })).toEqual(rest);
    const hidden = copied.slice(0, 100);
    await query('update spu set status = $2 where tenant_id = 1 and id = any ($1)', [hidden, 0]);
    await query(`select passage.refresh_listings($1)`, [hidden]);
    expect(await idsOf({ ...narrowed, row: 200 })).toEqual([...all, ...rest].filter((id) => !hidden.includes(id)));
    await query('update spu set status = $2 where tenant_id = 1 and id = any ($1)', [hidden, 1]);
    await query(`select passage.refresh_listings($1)`, [hidden]);
  }
});
