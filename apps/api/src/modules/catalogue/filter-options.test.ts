import { contract } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { TestProduct } from '../../testing/world.ts';
import { brandOf, colouredProduct, refresh, valueId } from './catalogue.testing.ts';

const { world, call, clock } = await startApi();
const { options, page } = contract.catalogue;

interface Option {
  id: number;
  name: string;
  count: number;
}
interface Options {
  categoryBaseVOList: (Option & { parentId: number })[];
  productPropertyListVos: { id: number; name: string; values: Option[] }[];
  designerSaveReqVOList: (Option & { desno: string })[];
  productBrands: Option[];
}

const optionsOf = async (payload: object, caller = call): Promise<Options> => {
  // Categories are kept for some seconds.
  clock.advanceMs(10_000);
  const { code, data } = await caller.endpoint(options, payload);
  expect(code).toBe(0);
  return data;
};
const totalOf = async (payload: object): Promise<number> => (await call.endpoint(page, payload)).data.total;
const counts = (list: readonly Option[]) => Object.fromEntries(list.map(({ id, count }) => [id, count]));
const valuesOf = (data: Options, name: string) =>
  counts(data.productPropertyListVos.find((property) => property.name === name)?.values ?? []);

async function designer(name: string, products: readonly TestProduct[]): Promise<{ id: number; desno: string }> {
  const desno = `D-${name}`;
  const [row] = await world.query<{ id: number }>(
    'insert into designer (tenant_id, desno, name) values (1, $1, $2) returning id',
    [desno, name],
  );
  for (const product of products) {
    await world.query('update spu set designer_id = $2 where tenant_id = 1 and id = $1', [product.spuId, row?.id]);
    await refresh(world, product);
  }
  return { id: row?.id ?? 0, desno };
}

/** Three products of one category: red and blue ones, small and medium ones. */
async function coats() {
  const categoryId = await world.category({ name: { en: 'Coats', zh: '大衣' } });
  const both = await colouredProduct(world, [
    { colour: 'Red', size: 'S' },
    { colour: 'Blue', size: 'M' },
  ]);
  const blue = await colouredProduct(world, [{ colour: 'Blue', size: 'S' }]);
  const red = await colouredProduct(world, [{ colour: 'Red', size: 'M' }]);
  for (const product of [both, blue, red]) {
    await world.query('update spu set category_id = $2 where tenant_id = 1 and id = $1', [product.spuId, categoryId]);
    await refresh(world, product);
  }
  const [isRed, isBlue] = [await valueId(world, 'colour', 'Red'), await valueId(world, 'colour', 'Blue')];
  const [isS, isM] = [await valueId(world, 'size', 'S'), await valueId(world, 'size', 'M')];
  const [colour] = await world.query<{ id: number }>(`select id from property where tenant_id = 1 and key = 'colour'`);
  const chosen = (...valueIds: number[]) => ({ propertyId: colour?.id ?? 0, valueIds });
  return { categoryId, both, blue, red, isRed, isBlue, isS, isM, chosen };
}

describe('the options of a list', () => {
  it('catalogue-05 are categories, properties with their values, designers and brands', async () => {
    const { categoryId, both, blue, red, isRed, isBlue, isS, isM } = await coats();
    const made = await designer('Ada Lind', [both]);
    const data = await optionsOf({ type: 4, buyid: categoryId });
    expect(data.categoryBaseVOList).toEqual([{ id: categoryId, name: 'Coats', parentId: 0, count: 3 }]);
    expect(data.designerSaveReqVOList).toEqual([{ ...made, name: 'Ada Lind', count: 1 }]);
    expect(counts(data.productBrands)).toEqual({
      [await brandOf(world, both)]: 1,
      [await brandOf(world, blue)]: 1,
      [await brandOf(world, red)]: 1,
    });
    expect(data.productBrands[0]?.name).toMatch(/^Brand /);
    expect(data.productPropertyListVos.map(({ name }) => name)).toEqual(['Colour', 'Size']);
    expect(valuesOf(data, 'Colour')).toEqual({ [isRed]: 2, [isBlue]: 2 });
    expect(valuesOf(data, 'Size')).toEqual({ [isS]: 2, [isM]: 2 });
    expect((await optionsOf({ navigation: 1, buyid: categoryId })).categoryBaseVOList).toEqual(data.categoryBaseVOList);
  });

  it('catalogue-55 each count follows the other filters and not its own choice', async () => {
    const { categoryId, both, isRed, isBlue, isS, isM, chosen } = await coats();
    const brandId = await brandOf(world, both);
    const byColour = await optionsOf({ type: 4, buyid: categoryId, searchForm: { attributeList: [chosen(isRed)] } });
    expect(valuesOf(byColour, 'Colour')).toEqual({ [isRed]: 2, [isBlue]: 2 });
    expect(valuesOf(byColour, 'Size')).toEqual({ [isS]: 1, [isM]: 2 });
    expect(byColour.productBrands).toHaveLength(2);
    const byBrand = await optionsOf({ type: 4, buyid: categoryId, searchForm: { brandIds: [brandId] } });
    expect(byBrand.productBrands).toHaveLength(3);
    expect(valuesOf(byBrand, 'Colour')).toEqual({ [isRed]: 1, [isBlue]: 1 });
    const byBoth = await optionsOf({
      type: 4,
      buyid: categoryId,
      searchForm: { brandIds: [brandId], attributeList: [chosen(isBlue)] },
    });
    expect(counts(byBoth.productBrands)[brandId]).toBe(1);
    expect(byBoth.productBrands).toHaveLength(2);
    expect(valuesOf(byBoth, 'Size')).toEqual({ [isS]: 1, [isM]: 1 });
  });

  it('catalogue-55 each count is the total of the list that the choice would leave', async () => {
    const { categoryId, isRed, isS, chosen } = await coats();
    const size = (await optionsOf({ type: 4, buyid: categoryId })).productPropertyListVos[1]?.id ?? 0;
    const forms = [
      {},
      { attributeList: [chosen(isRed)] },
      { attributeList: [chosen(isRed), { propertyId: size, valueIds: [isS] }] },
    ];
    for (const searchForm of forms) {
      const place = { type: 4, buyid: categoryId };
      const data = await optionsOf({ ...place, searchForm });
      for (const { id, count } of data.productBrands)
        expect(await totalOf({ ...place, searchForm: { ...searchForm, brandIds: [id] } })).toBe(count);
      for (const property of data.productPropertyListVos) {
        const others = (searchForm.attributeList ?? []).filter(({ propertyId }) => propertyId !== property.id);
        for (const { id, count } of property.values) {
          const attributeList = [...others, { propertyId: property.id, valueIds: [id] }];
          expect(await totalOf({ ...place, searchForm: { ...searchForm, attributeList } })).toBe(count);
        }
      }
    }
  });

  it('catalogue-55 a choice that leaves nothing is still offered, so that it can be taken back', async () => {
    const { categoryId, blue, isRed, chosen } = await coats();
    const brandId = await brandOf(world, blue);
    const data = await optionsOf({
      type: 4,
      buyid: categoryId,
      searchForm: { brandIds: [brandId], attributeList: [chosen(isRed)] },
    });
    expect(counts(data.productBrands)[brandId]).toBe(0);
    expect(valuesOf(data, 'Colour')[isRed]).toBe(0);
  });

  it('catalogue-55 categories are offered within the population, whatever category is chosen', async () => {
    const [left, right] = [await world.category({ population: 3 }), await world.category({ population: 3 })];
    const child = await world.category({ population: 3, parentId: left, name: { en: 'Duffles' } });
    for (const categoryId of [left, child, right, right]) await world.product({ population: 3, categoryId });
    for (const searchForm of [{}, { categoryId: child }]) {
      const { categoryBaseVOList } = await optionsOf({ sex: 3, searchForm });
      expect(categoryBaseVOList.map(({ id, parentId, count }) => [id, parentId, count])).toEqual([
        [left, 0, 2],
        [child, left, 1],
        [right, 0, 2],
      ]);
    }
    const below = await optionsOf({ navigation: 2, buyid: left, sex: 3, searchForm: { categoryId: child } });
    expect(below.categoryBaseVOList.map(({ id, count }) => [id, count])).toEqual([
      [left, 2],
      [child, 1],
    ]);
    expect(below.productBrands).toHaveLength(1);
  });

  it('catalogue-19 catalogue-52 a designer’s list counts that designer’s products and offers the others', async () => {
    const { both, blue, red } = await coats();
    const [first, second] = [await designer('Bea', [both, blue]), await designer('Cleo', [red])];
    for (const payload of [{ desno: first.desno }, { navigation: 3, buyid: first.id }, { type: 3, buyid: first.id }])
      expect((await optionsOf(payload)).productBrands).toHaveLength(2);
    const { designerSaveReqVOList } = await optionsOf({ desno: first.desno });
    expect(counts(designerSaveReqVOList)).toMatchObject({ [first.id]: 2, [second.id]: 1 });
    const filtered = await optionsOf({ searchForm: { designerIds: [first.id, second.id] } });
    expect(filtered.productBrands).toHaveLength(3);
    expect(await totalOf({ searchForm: { designerIds: [first.id, second.id] } })).toBe(3);
    expect(await optionsOf({ desno: 'nobody' })).toEqual({
      categoryBaseVOList: [],
      productPropertyListVos: [],
      designerSaveReqVOList: [],
      productBrands: [],
    });
  });

  it('catalogue-05 a searched list’s options are those of what was found', async () => {
    const { both, isRed, isBlue } = await coats();
    await world.query(`update spu set name = '{"en":"Marocain redingote"}' where tenant_id = 1 and id = $1`, [
      both.spuId,
    ]);
    await refresh(world, both);
    const data = await optionsOf({ searchparam: 'redingote', sex: 2 });
    expect(data.productBrands.map(({ count }) => count)).toEqual([1]);
    expect(valuesOf(data, 'Colour')).toEqual({ [isRed]: 1, [isBlue]: 1 });
    expect((await optionsOf({ searchparam: 'redingote', sex: 1 })).productBrands).toEqual([]);
    expect((await optionsOf({ searchparam: '%' })).productBrands).toEqual([]);
  });

  it('catalogue-55 counts follow what leaves the shelf, closes, moves and changes its SKUs', async () => {
    const { categoryId, both, blue, isRed, isBlue, isM } = await coats();
    const values = async () => valuesOf(await optionsOf({ type: 4, buyid: categoryId }), 'Colour');
    await world.query('update spu set status = 0 where tenant_id = 1 and id = $1', [blue.spuId]);
    await refresh(world, blue);
    expect(await values()).toEqual({ [isRed]: 2, [isBlue]: 1 });
    await world.query('update sku set status = 0 where tenant_id = 1 and id = $1', [both.skuIds[1]]);
    await refresh(world, both);
    expect(await values()).toEqual({ [isRed]: 2 });
    expect(valuesOf(await optionsOf({ type: 4, buyid: categoryId }), 'Size')[isM]).toBe(1);
    await world.query('update shop set status = 0 where tenant_id = 1 and id = $1', [both.shopId]);
    await refresh(world, both);
    expect(await values()).toEqual({ [isRed]: 1 });
  });

  it('i18n-09 speak the reader’s language', async () => {
    const { categoryId } = await coats();
    const data = await optionsOf({ type: 4, buyid: categoryId }, call.with({ language: 'zh' }));
    expect(data.categoryBaseVOList[0]?.name).toBe('大衣');
    expect(data.productPropertyListVos[0]?.name).toBe('颜色');
  });

  it('tenant-16 count nothing of another tenant', async () => {
    const foreign = await world.product({ tenantId: 2 });
    expect(await optionsOf({ brandId: await brandOf(world, foreign) })).toMatchObject({ productBrands: [] });
    expect((await optionsOf({}, call.with({ tenantId: 2 }))).productBrands).toHaveLength(1);
  });
});

it('catalogue-55 the bits of every list are its rows, after many changes at once', async () => {
  const products = [];
  for (let made = 0; made < 6; made++)
    products.push(await colouredProduct(world, [{ colour: `C${made % 2}`, size: 'S' }]));
  await Promise.all(
    [...products, ...products, ...products].map(async (product, index) => {
      await world.query('update spu set status = $2 where tenant_id = 1 and id = $1', [
        product.spuId,
        index % 3 === 0 ? 0 : 1,
      ]);
      await refresh(world, product);
    }),
  );
  const odd = await world.query(
    `select coalesce(rows.tenant_id, bits.tenant_id) as tenant_id, scope, scope_id, rows.count, bits.count as bits
     from (
       select tenant_id, scope, scope_id, count(*) from (
         select tenant_id, scope, scope_id, spu_id from listing union all select tenant_id, scope, scope_id, spu_id from listing_mark
       ) as listed group by 1, 2, 3
     ) as rows
     full join (select tenant_id, scope, scope_id, sum(bit_count(bits)) as count from listing_bits group by 1, 2, 3) as bits
       using (tenant_id, scope, scope_id)
     where coalesce(rows.count, 0) <> coalesce(bits.count, 0)`,
  );
  expect(odd).toEqual([]);
});
