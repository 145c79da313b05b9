import { contract } from '@passage/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { refreshListings } from './refresh-listings.ts';

const { world, call, clock, platform } = await startApi();

/** Ids that tenant 1 took meanwhile: two whole chunks of bits, were these numbered by ids. */
const IDS = 60_000;
const PRODUCTS = { 1: 1_000, 2: 96 } as const;
type Tenant = keyof typeof PRODUCTS;
const TENANTS = [1, 2] as const;

interface Store {
  readonly shops: readonly number[];
  readonly brands: readonly number[];
  readonly categories: readonly number[];
  readonly colours: readonly number[];
  readonly sizes: readonly number[];
  readonly colour: number;
  readonly size: number;
}

const ids = async (sql: string, values: readonly unknown[]): Promise<number[]> =>
  (await world.query<{ id: number }>(sql, values)).map(({ id }) => id);

async function makeStore(tenantId: Tenant): Promise<Store> {
  const many = (table: string, columns: string, values: string, count: number) =>
    ids(
      `insert into ${table} (tenant_id, ${columns}) select $1, ${values} from generate_series(1, $2) as i returning id`,
      [tenantId, count],
    );
  const property = async (key: string, count: number) => {
    const [id = 0] = await ids('insert into property (tenant_id, key, name) values ($1, $2, $3) returning id', [
      tenantId,
      key,
      { en: key },
    ]);
    const values = await many(
      'property_value',
      'property_id, key, name',
      `${id}, '${key}' || i, '{"en":"value"}'`,
      count,
    );
    return { id, values };
  };
  const colour = await property('colour', 5);
  const size = await property('size', 4);
  return {
    shops: await many('shop', 'name', `'Atelier ' || i`, 3),
    brands: await many('brand', 'name', `'Maison ' || i`, 4),
    categories: await many('category', 'population, name', `1 + i % 3, '{"en":"Coats"}'`, 6),
    colours: colour.values,
    sizes: size.values,
    colour: colour.id,
    size: size.id,
  };
}

/** Products of both tenants in turn, as their sellers make them, over all the ids. */
async function makeProducts(stores: Readonly<Record<Tenant, Store>>): Promise<Record<Tenant, number[]>> {
  const made: Record<Tenant, number[]> = { 1: [], 2: [] };
  for (const tenantId of TENANTS) {
    const store = stores[tenantId];
    const count = PRODUCTS[tenantId];
    const one = (list: readonly number[], place: string) => `('{${list}}'::int[])[1 + (${place}) % ${list.length}]`;
    made[tenantId] = await ids(
      `insert into spu (tenant_id, id, shop_id, brand_id, category_id, population, name, created_at)
       select $1, numbered.id, ${one(store.shops, 'i')}, ${one(store.brands, 'i / 2')}, category.id, category.population, '{"en":"Coat"}',
         timestamptz '2026-01-01' + (i * 37 % 500) * interval '1 hour'
       from generate_series(1, $2::int) as i
       cross join lateral (select 1000 + i * ($3::int / $2::int) + $1 as id) as numbered
       join category on category.tenant_id = $1 and category.id = ${one(store.categories, 'i / 3')}
       order by i returning id`,
      [tenantId, count, IDS],
    );
    await world.query(
      `with made as (
         insert into sku (tenant_id, spu_id, price, market_price, stock, file)
         select $1, spu_id, 1000 + spu_id % 900, 2000, n, 'art/coat.camel/front.svg'
         from unnest($2::int[]) as spu_id, generate_series(1, 2) as n returning id, spu_id, stock
       )
       insert into sku_value (tenant_id, sku_id, value_id, position)
       select $1, id, ${one(store.colours, 'spu_id / 7')}, 0 from made
       union all select $1, id, ${one(store.sizes, 'spu_id / 11 + stock')}, 1 from made`,
      [tenantId, made[tenantId]],
    );
    await refresh(tenantId, made[tenantId]);
  }
  return made;
}

const refresh = (tenantId: Tenant, spuIds: readonly number[]): Promise<void> =>
  platform.database.forTenant(tenantId).writable.inTransaction((tx) => refreshListings(tx, spuIds));

let stores: Record<Tenant, Store>;
let products: Record<Tenant, number[]>;
beforeAll(async () => {
  stores = { 1: await makeStore(1), 2: await makeStore(2) };
  products = await makeProducts(stores);
});

interface Choice {
  readonly brands: readonly number[];
  readonly category: number | undefined;
  readonly colours: readonly number[];
  readonly sizes: readonly number[];
}

/** The shown products that a choice leaves, newest first, read from the products themselves. */
function leftBy(tenantId: Tenant, { brands, category, colours, sizes }: Choice): Promise<number[]> {
  const hasValue = (place: number) =>
    `($${place}::int[] = '{}' or exists (
       select from sku join sku_value on sku_value.tenant_id = sku.tenant_id and sku_value.sku_id = sku.id
       where sku.tenant_id = spu.tenant_id and sku.spu_id = spu.id and sku.status = 1 and value_id = any ($${place})
     ))`;
  return ids(
    `select spu.id from spu join shop on shop.tenant_id = spu.tenant_id and shop.id = spu.shop_id
     where spu.tenant_id = $1 and spu.status = 1 and shop.status = 1
       and ($2::int[] = '{}' or brand_id = any ($2)) and ($3::int is null or category_id = $3)
       and ${hasValue(4)} and ${hasValue(5)}
     order by spu.created_at desc, spu.id desc`,
    [tenantId, brands, category ?? null, colours, sizes],
  );
}

const formOf = ({ colour, size }: Store, { brands, category, colours, sizes }: Choice) => ({
  brandIds: brands,
  ...(category === undefined ? {} : { categoryId: category }),
  attributeList: [
    ...(colours.length > 0 ? [{ propertyId: colour, valueIds: colours }] : []),
    ...(sizes.length > 0 ? [{ propertyId: size, valueIds: sizes }] : []),
  ],
});

const choices = ({ brands, categories, colours, sizes }: Store) =>
  fc.record({
    brands: fc.subarray([...brands]),
    category: fc.option(fc.constantFrom(...categories), { nil: undefined }),
    colours: fc.subarray([...colours]),
    sizes: fc.subarray([...sizes]),
  });

/** Holds lists and counts of both stores against their products. */
async function listsAreTheirProducts(): Promise<void> {
  for (const tenantId of TENANTS) {
    const store = stores[tenantId];
    const caller = call.with({ tenantId });
    const brands = await ids('select id from brand where tenant_id = $1', [tenantId]);
    const property = fc.asyncProperty(choices(store), async (choice) => {
      // Categories are kept for some seconds.
      clock.advanceMs(10_000);
      const searchForm = formOf(store, choice);
      const left = await leftBy(tenantId, choice);
      const page = await caller.endpoint(contract.catalogue.page, {
        pageSize: 100,
        searchForm: { ...searchForm, sort: 3 },
      });
      expect(page.data.total).toBe(left.length);
      expect(page.data.list.map(({ productId }: { productId: number }) => productId)).toEqual(left.slice(0, 100));

      const options = await caller.endpoint(contract.catalogue.options, { searchForm });
      const told = new Map<number, number>(
        options.data.productBrands.map(({ id, count }: { id: number; count: number }) => [id, count]),
      );
      const counted = new Map<number, number>();
      for (const id of brands) {
        const { length } = await leftBy(tenantId, { ...choice, brands: [id] });
        if (length > 0 || choice.brands.includes(id)) counted.set(id, length);
      }
      expect([...told].sort()).toEqual([...counted].sort());
    });
    await fc.assert(property, { numRuns: 12 });
  }
}

const ROWS = `select tenant_id, scope, scope_id, ordinal from listing
  union all select tenant_id, scope, scope_id, ordinal from listing_mark`;
const BITS = `select tenant_id, scope, scope_id, chunk * 30720 + place as ordinal
  from listing_bits cross join lateral generate_series(0, length(bits) - 1) as place where get_bit(bits, place) = 1`;

/** Bits that stand for no row, and rows that no bit stands for. */
const oddBits = () =>
  world.query(`((${ROWS}) except all (${BITS})) union all ((${BITS}) except all (${ROWS})) limit 5`);

describe('the bits of lists', () => {
  it('fault:performance-54 are as many as the tenant’s own products', async () => {
    const [last] = await world.query<{ id: number }>('select max(id) as id from spu where tenant_id = 2');
    expect(last?.id).toBeGreaterThan(IDS);
    const [kept] = await world.query<{ rows: number; bytes: number; lists: number; chunks: number }>(
      `select count(*)::int as rows, sum(pg_column_size(listing_bits.*))::int as bytes,
         count(distinct (scope, scope_id))::int as lists, max(chunk) as chunks
       from listing_bits where tenant_id = 2`,
    );
    expect(kept?.lists).toBeGreaterThan(20);
    expect(kept).toMatchObject({ rows: kept?.lists, chunks: 0 });
    expect(kept?.bytes).toBeLessThanOrEqual(10_000);
  });

  it('fault:performance-54 give the lists and counts of a plain query, also after products came, went and were hidden', async () => {
    expect(await oddBits()).toEqual([]);
    await listsAreTheirProducts();
    for (const tenantId of TENANTS) {
      const own = products[tenantId];
      await world.query(
        'delete from sku_value where tenant_id = $1 and sku_id in (select id from sku where spu_id = any ($2))',
        [tenantId, own.slice(-5)],
      );
      await world.query('delete from sku where tenant_id = $1 and spu_id = any ($2)', [tenantId, own.slice(-5)]);
      await world.query('delete from spu where tenant_id = $1 and id = any ($2)', [tenantId, own.slice(-5)]);
      await world.query('update spu set status = 0 where tenant_id = $1 and id = any ($2)', [
        tenantId,
        own.slice(0, 9),
      ]);
      await refresh(tenantId, own.slice(0, 9));
    }
    expect(await oddBits()).toEqual([]);
    const more = await Promise.all(
      Array.from({ length: 12 }, (_, index) => world.product({ tenantId: TENANTS[index % 2] ?? 1 })),
    );
    expect(await oddBits()).toEqual([]);
    const numbers = await world.query<{ tenant_id: number; ordinal: number }>(
      'select tenant_id, ordinal from spu where id = any ($1) order by 1, 2',
      [more.map(({ spuId }) => spuId)],
    );
    // Those of the deleted ones are given anew.
    const next = (tenantId: Tenant) =>
      Array.from({ length: 6 }, (_, index) => ({ tenant_id: tenantId, ordinal: PRODUCTS[tenantId] - 5 + index }));
    expect(numbers).toEqual([...next(1), ...next(2)]);
    await listsAreTheirProducts();
  });
});
