import { refreshListings } from '@passage/api/modules/catalogue/index';
import { type SkuSet, setSkus } from '@passage/api/modules/products/index';
import { SEARCHED, searchEngine } from '@passage/api/modules/search/index';
import { cents } from '@passage/money';
import { KINDS } from '@passage/studio';
import type { Target } from './target.ts';
import { categoryTreesOf } from './world/assortment.ts';
import { BRANDS } from './world/brands.ts';
import type { CategoryNode, Population } from './world/categories.ts';
import { DESIGNERS } from './world/designers.ts';
import { type ProductPlan, products } from './world/products.ts';
import { PROPERTIES } from './world/properties.ts';
import { SHOPS } from './world/shops.ts';
import type { TenantNumber } from './world/tenants.ts';

const POPULATION: Readonly<Record<Population, number>> = { male: 1, female: 2, children: 3 };
/** Two stores of one catalogue engine look unlike: the second shows its goods on coloured grounds. */
const ART: Readonly<Record<TenantNumber, string>> = { 1: 'art', 2: 'art2' };
const BATCH = 500;
const DAY_MS = 86_400_000;
/** Ages count from here, so that two installs on one day are equal. */
const startOfToday = (): number => Math.floor(Date.now() / DAY_MS) * DAY_MS;

/** Categories, brands, designers, shops and properties. */
export async function seedCatalogue(target: Target): Promise<void> {
  for (const [population, nodes] of Object.entries(categoryTreesOf(target.tenant))) {
    if (!isPopulation(population)) continue;
    await seedCategories(target, POPULATION[population], nodes, null);
  }
  await target.insert(
    'brand',
    BRANDS[target.tenant].map(({ name, story }, index) => ({
      name,
      story,
      logo: `scene/crest.${index + 1}/square.svg`,
    })),
  );
  await target.insert(
    'designer',
    DESIGNERS[target.tenant].map(({ desno, name, story }, index) => ({
      desno,
      name,
      story,
      logo: `scene/crest.${index + 1}/square.svg`,
    })),
  );
  for (const [index, shop] of SHOPS[target.tenant].entries()) {
    const [id] = await target.insertIds('shop', [
      {
        name: shop.name,
        description: shop.desc,
        address: shop.address,
        logo: `scene/crest.${index + 1}/square.svg`,
        url: shop.host ? `http://${shop.host}` : '',
        status: 1,
        freight: 1200,
        free_freight_from: 20_000,
        favorite_count: 0,
        created_at: new Date(startOfToday() - (400 - index * 9) * DAY_MS),
      },
    ]);
    if (shop.host)
      await target.asOwner('insert into tenant_host (host, tenant_id, shop_id) values ($1, $2, $3)', [
        shop.host,
        target.tenant,
        id,
      ]);
  }
  for (const [position, property] of PROPERTIES.entries()) {
    const [propertyId] = await target.insertIds('property', [{ key: property.key, name: property.name, position }]);
    await target.insert(
      'property_value',
      property.values.map(({ key, name }, index) => ({ property_id: propertyId, key, name, position: index })),
    );
  }
  for (const [table, what] of [
    ['brand', SEARCHED.brand],
    ['designer', SEARCHED.designer],
    ['category', SEARCHED.category],
    ['shop', SEARCHED.shop],
  ] as const) {
    const rows = await target.run<{ id: number }>(`select id from ${table}`);
    await searchEngine.index(
      target.db,
      what,
      rows.map(({ id }) => id),
    );
  }
}

const isPopulation = (text: string): text is Population => text in POPULATION;

async function seedCategories(
  target: Target,
  population: number,
  nodes: readonly CategoryNode[],
  parentId: number | null,
): Promise<void> {
  const ids = await target.insertIds(
    'category',
    nodes.map(({ key, name }, position) => ({ parent_id: parentId, population, name, position, picture: key })),
  );
  for (const [index, { children }] of nodes.entries()) {
    const id = ids[index];
    if (children?.length && id !== undefined) await seedCategories(target, population, children, id);
  }
}

interface Ids {
  readonly brands: ReadonlyMap<string, number>;
  readonly designers: ReadonlyMap<string, number>;
  readonly shops: ReadonlyMap<string, number>;
  readonly categories: ReadonlyMap<string, number>;
  readonly values: ReadonlyMap<string, number>;
}

async function readIds({ tenant, run }: Target): Promise<Ids> {
  const byName = async (sql: string) =>
    new Map((await run<{ name: string; id: number }>(sql)).map(({ name, id }) => [name, id]));
  const brandIds = await byName('select name, id from brand');
  const designerIds = await byName('select desno as name, id from designer');
  const shopIds = await byName('select name, id from shop');
  return {
    brands: new Map(BRANDS[tenant].map(({ key, name }) => [key, need(brandIds.get(name))])),
    designers: new Map(DESIGNERS[tenant].map(({ key, desno }) => [key, need(designerIds.get(desno))])),
    shops: new Map(SHOPS[tenant].map(({ key, name }) => [key, need(shopIds.get(name))])),
    categories: await byName(`select population || ':' || picture as name, id from category`),
    values: await byName(`select property.key || ':' || property_value.key as name, property_value.id
      from property_value join property on property.id = property_value.property_id`),
  };
}

function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the demo world names something that it does not hold');
  return value;
}

interface Range {
  readonly seed: number;
  readonly from: number;
  readonly to: number;
  readonly tell: (line: string) => void;
  readonly onBatch?: (done: number) => Promise<unknown>;
}

/** Products number `from` to `to` of the tenant's catalogue. */
export async function seedProducts(target: Target, { seed, from, to, tell, onBatch }: Range): Promise<void> {
  const ids = await readIds(target);
  let batch: ProductPlan[] = [];
  let index = 0;
  for (const plan of products(seed, to, target.tenant, KINDS)) {
    index += 1;
    if (index <= from) continue;
    batch.push(plan);
    if (batch.length === BATCH || index === to) {
      await insertBatch(target, ids, batch);
      batch = [];
      await onBatch?.(index);
      if (index % (BATCH * 10) === 0 || index === to) tell(`${index} of ${to} products`);
    }
  }
}

async function nextIds({ run }: Target, table: string, count: number): Promise<number[]> {
  const rows = await run<{ id: number }>(
    `select nextval(pg_get_serial_sequence('${table}', 'id'))::int as id from generate_series(1, $1)`,
    [count],
  );
  return rows.map((row) => row.id);
}

async function insertBatch(target: Target, ids: Ids, plans: readonly ProductPlan[]): Promise<void> {
  const art = ART[target.tenant];
  const today = startOfToday();
  const spuIds = await nextIds(target, 'spu', plans.length);
  const rows = {
    spu: [] as object[],
    picture: [] as object[],
    material: [] as object[],
  };
  const skuSets: SkuSet[] = [];
  plans.forEach((plan, planIndex) => {
    const spuId = need(spuIds[planIndex]);
    const createdAt = new Date(today - plan.createdDaysAgo * DAY_MS + (planIndex % 1_000) * 1_000);
    const fronts = new Map(plan.pictures.map(({ colour, key }) => [colour, `${art}/${key}/front.svg`]));
    const [main] = plan.pictures;
    rows.spu.push({
      id: spuId,
      shop_id: need(ids.shops.get(plan.shopKey)),
      brand_id: need(ids.brands.get(plan.brandKey)),
      designer_id: plan.designerKey === undefined ? null : need(ids.designers.get(plan.designerKey)),
      category_id: need(ids.categories.get(`${POPULATION[plan.population]}:${plan.categoryKey}`)),
      population: POPULATION[plan.population],
      name: plan.name,
      description: plan.description,
      status: plan.status === 'on' ? 1 : 0,
      price: 0,
      market_price: 0,
      orderable: 0,
      rank: 0,
      sales_count: plan.salesCount,
      popularity: plan.salesCount,
      recommend_hot: Number(plan.recommend.hot),
      recommend_best: Number(plan.recommend.best),
      recommend_benefit: Number(plan.recommend.benefit),
      recommend_new: Number(plan.recommend.new),
      recommend_good: Number(plan.recommend.good),
      created_at: createdAt,
    });
    const files = [...fronts.values()].flatMap((file, index) =>
      index === 0 && main ? [file, `${art}/${main.key}/detail.svg`] : [file],
    );
    files.forEach((file, position) => {
      rows.picture.push({ spu_id: spuId, position, file });
    });
    rows.material.push({ spu_id: spuId, value_id: need(ids.values.get(`material:${plan.material}`)) });
    skuSets.push({
      spuId,
      at: createdAt,
      known: 'refuse',
      skus: plan.skus.map((sku) => ({
        price: cents(BigInt(sku.priceCents)),
        marketPrice: cents(BigInt(sku.marketPriceCents)),
        stock: sku.stock,
        file: need(fronts.get(sku.colour)),
        valueIds: [need(ids.values.get(`colour:${sku.colour}`)), need(ids.values.get(`size:${sku.size}`))],
      })),
    });
  });
  await insertAll(target, [
    ['spu', rows.spu],
    ['spu_picture', rows.picture],
    ['spu_value', rows.material],
  ]);
  await setSkus(target.db, skuSets);
  await refreshListings(target.db, spuIds);
}

async function insertAll(target: Target, tables: readonly (readonly [string, readonly object[]])[]): Promise<void> {
  for (const [table, records] of tables)
    await target.insert(
      table,
      records.map((record) => ({ ...record })),
    );
}
