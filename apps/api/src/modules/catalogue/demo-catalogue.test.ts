import { contract } from '@passage/contract';
import { expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { LANGUAGES } from '../../texts/index.ts';

/** The catalogue of the demo world, as the API shows it. */
const { world, call } = await startApi({ template: 'demo' });
const { tree, page, detail } = contract.catalogue;
const MAIN = 'localhost';
const SECOND = 'second.localhost';

interface Node {
  name: string;
  child: Node[];
}
interface Listed {
  productId: number;
  shopId: number;
  imglist: string[];
}

const depthOf = (nodes: readonly Node[]): number => Math.max(0, ...nodes.map(({ child }) => 1 + depthOf(child)));
const listed = async (host: string, payload: object): Promise<{ list: Listed[]; total: number }> =>
  (await call.with({ host }).endpoint(page, payload)).data;

it('catalogue-39 holds at least 400 products, 40 brands, 20 designers and 15 shops', async () => {
  const totals = await Promise.all([1, 2, 3].map(async (sex) => (await listed(MAIN, { sex })).total));
  expect(totals.reduce((sum, total) => sum + total, 0)).toBeGreaterThanOrEqual(400);
  const [counts] = await world.query<{ brands: number; designers: number; shops: number }>(
    `select (select count(*)::int from brand where tenant_id = 1) as brands, (select count(*)::int from designer where tenant_id = 1) as designers,
       (select count(*)::int from shop where tenant_id = 1) as shops`,
  );
  expect(counts?.brands).toBeGreaterThanOrEqual(40);
  expect(counts?.designers).toBeGreaterThanOrEqual(20);
  expect(counts?.shops).toBeGreaterThanOrEqual(15);
});

it('catalogue-01 catalogue-40 i18n-30 has trees of three levels for all populations, named in each language', async () => {
  const names = new Map<string, string[]>();
  for (const language of LANGUAGES) {
    const { data } = await call.with({ host: MAIN, language }).endpoint(tree);
    for (const population of ['female', 'male', 'children']) expect(depthOf(data[population])).toBe(3);
    names.set(
      language,
      data.female.map(({ name }: Node) => name),
    );
  }
  expect(new Set([...names.values()].map(String)).size).toBe(LANGUAGES.length);
});

it('catalogue-42 each product has a front and a detail picture, and the pictures are there', async () => {
  const [odd] = await world.query<{ count: number }>(
    `select count(*)::int from spu where (
       select (array_agg(split_part(file, '/', 3) order by position))[1:2] from spu_picture where spu_picture.tenant_id = spu.tenant_id and spu_id = spu.id
     ) is distinct from array['front.svg', 'detail.svg']`,
  );
  expect(odd).toEqual({ count: 0 });
  for (const host of [MAIN, SECOND]) {
    const { list } = await listed(host, { sex: 2 });
    for (const path of list.flatMap(({ imglist }) => imglist))
      expect([path, (await call.with({ host }).get(path)).status]).toEqual([path, 200]);
  }
});

it('tenant-26 each host shows its own tenant’s products, and a shop’s host those of the shop’s tenant', async () => {
  const [main, second, atelier] = [
    await listed(MAIN, { sex: 2 }),
    await listed(SECOND, { sex: 2 }),
    await listed('atelier.localhost', { sex: 2 }),
  ];
  expect(atelier).toEqual(main);
  const ids = new Set(main.list.map(({ productId }) => productId));
  expect(second.list.length).toBe(20);
  expect(second.list.filter(({ productId }) => ids.has(productId))).toEqual([]);
  const [foreign] = second.list;
  expect((await call.with({ host: MAIN }).endpoint(detail, { id: foreign?.productId })).code).toBe(404);
});

it('catalogue-38 SKUs of a product are told apart by the names of their values', async () => {
  for (const { productId } of (await listed(MAIN, { sex: 2 })).list) {
    const { data } = await call.with({ host: MAIN, language: 'zh' }).endpoint(detail, { id: productId });
    const keys = data.skus.map((sku: { properties: { valueName: string }[] }) =>
      sku.properties.map(({ valueName }) => valueName).join(','),
    );
    expect(new Set(keys).size).toBe(keys.length);
  }
});

it('i18n-30 every name of the catalogue exists in all seven languages', async () => {
  for (const table of ['spu', 'category', 'property', 'property_value']) {
    const [odd] = await world.query<{ count: number }>(
      `select count(*)::int from ${table} where not name ?& $1::text[] or exists (select from jsonb_each_text(name) as text where text.value = '')`,
      [[...LANGUAGES]],
    );
    expect([table, odd?.count]).toEqual([table, 0]);
  }
});

it('catalogue-05 catalogue-55 lists are narrowed by colour, size and material, and every option leads to a list', async () => {
  const { data } = await call.with({ host: MAIN }).endpoint(contract.catalogue.options, { sex: 2 });
  const properties: { id: number; name: string; values: { id: number; count: number }[] }[] =
    data.productPropertyListVos;
  expect(properties.map(({ name }) => name)).toEqual(['Colour', 'Size', 'Material']);
  for (const { id: propertyId, values } of properties) {
    for (const { id, count } of values.slice(0, 4)) {
      const searchForm = { attributeList: [{ propertyId, valueIds: [id] }] };
      expect((await listed(MAIN, { sex: 2, searchForm })).total).toBe(count);
    }
  }
  expect(data.designerSaveReqVOList.length).toBeGreaterThan(0);
  expect(data.productBrands.length).toBeGreaterThan(10);
});

it('search-10 search-11 finds its goods in every language, and suggests brands and shops', async () => {
  for (const searchparam of ['coat', 'cashmere', 'cashmre', '大衣', 'コート', '코트', 'manteau', 'mantel'])
    expect([searchparam, (await listed(MAIN, { searchparam })).total > 0]).toEqual([searchparam, true]);
  const [shop] = await world.query<{ name: string }>('select name from shop where tenant_id = 1 order by id limit 1');
  const { data } = await call.with({ host: MAIN }).endpoint(contract.catalogue.suggest, { word: shop?.name });
  expect(data.shops[0]?.shopname).toBe(shop?.name);
});
