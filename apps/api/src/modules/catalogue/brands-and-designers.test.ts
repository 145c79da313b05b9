import { contract } from '@passage/contract';
import { expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { initialOf } from './brands-and-designers.queries.ts';
import { brandOf, refresh } from './catalogue.testing.ts';

const { world, call, clock } = await startApi();
const { brands, designers, levelOne, recommended, reviews } = contract.catalogue;

it('catalogue-14 the brands with logo, initial and the number of their products, by name', async () => {
  const [shown, hidden] = [await world.product(), await world.product({ status: 0 })];
  await world.product({ tenantId: 2 });
  await world.query(
    `update brand set name = 'émile', logo = 'scene/crest.1/square.svg' where tenant_id = 1 and id = $1`,
    [await brandOf(world, shown)],
  );
  await world.query(`update brand set name = '7 Days' where tenant_id = 1 and id = $1`, [await brandOf(world, hidden)]);
  expect((await call.endpoint(brands)).data).toEqual([
    { id: await brandOf(world, hidden), name: '7 Days', initial: '#', count: 0 },
    { id: await brandOf(world, shown), name: 'émile', logo: '/files/scene/crest.1/square.svg', initial: 'E', count: 1 },
  ]);
  expect(['Élan', 'ångström', '羊', '¿', ''].map(initialOf)).toEqual(['E', 'A', '羊', '#', '#']);
});

it('catalogue-15 the designers with their codes', async () => {
  const product = await world.product();
  const [row] = await world.query<{ id: number }>(
    `insert into designer (tenant_id, desno, name) values (1, 'D-1', 'Ada Lind'), (2, 'D-2', 'Bo') returning id`,
  );
  await world.query('update spu set designer_id = $2 where tenant_id = 1 and id = $1', [product.spuId, row?.id]);
  await refresh(world, product);
  expect((await call.endpoint(designers)).data).toEqual([
    { id: row?.id, desno: 'D-1', name: 'Ada Lind', initial: 'A', count: 1 },
  ]);
});

it('catalogue-03 a population’s first-level categories, with a picture where there is a product', async () => {
  const [empty, top] = [
    await world.category({ population: 3 }),
    await world.category({ population: 3, name: { en: 'Baby', fr: 'Bébé' } }),
  ];
  const below = await world.category({ population: 3, parentId: top });
  await world.product({ population: 3, categoryId: below });
  clock.advanceMs(10_000);
  expect((await call.with({ language: 'fr' }).endpoint(levelOne, { sex: 3 })).data).toEqual([
    { id: empty, name: 'Coats', parentId: 0 },
    { id: top, name: 'Bébé', parentId: 0, picUrl: '/files/art/coat.camel/front.svg' },
  ]);
  const all = (await call.endpoint(levelOne)).data.map(({ id }: { id: number }) => id);
  expect(all).toEqual(expect.arrayContaining([empty, top]));
  expect(all).not.toContain(below);
});

it('catalogue-13 recommends of the product’s category, then of its brand, then of its population, never itself', async () => {
  const product = await world.product();
  const [{ category_id: categoryId }] = (await world.query(
    'select category_id from spu where tenant_id = 1 and id = $1',
    [product.spuId],
  )) as [{ category_id: number }];
  const brandId = await brandOf(world, product);
  const [beside, ofBrand] = [await world.product({ categoryId }), await world.product({ population: 1 })];
  await world.query('update spu set brand_id = $2 where tenant_id = 1 and id = $1', [ofBrand.spuId, brandId]);
  await refresh(world, ofBrand);
  for (const path of ['product/spuFirst/getRecommendSpuList', 'spuFirst/getRecommendSpuList']) {
    const ids = (await call.get(path, { spuId: product.spuId, sex: 2 })).data.map(
      ({ productId }: { productId: number }) => productId,
    );
    expect(ids.slice(0, 2)).toEqual([beside.spuId, ofBrand.spuId]);
    expect(ids).not.toContain(product.spuId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeLessThanOrEqual(10);
  }
});

it('catalogue-13 without a product recommends of the shop, else of the population, in the fields of lists', async () => {
  const man = await world.product({ population: 1 });
  const { data } = await call.endpoint(recommended, { shopId: man.shopId });
  expect(data[0]).toMatchObject({
    productId: man.spuId,
    producctName: 'Wool coat',
    imglist: [expect.any(String), expect.any(String)],
    price: 50,
    collectflag: 0,
  });
  const men = (await call.endpoint(recommended, { sex: 1 })).data;
  expect(men[0].productId).toBe(man.spuId);
  const foreign = await world.product({ tenantId: 2 });
  expect((await call.endpoint(recommended, { spuId: foreign.spuId, sex: 2 })).code).toBe(0);
});

it('a product without reviews has an empty page of them, one that is not there has none', async () => {
  const { spuId } = await world.product();
  expect((await call.endpoint(reviews, { spuId })).data).toEqual({ list: [], total: 0 });
  expect((await call.endpoint(reviews, { spuId: 2_000_000_000 })).code).toBe(404);
});
