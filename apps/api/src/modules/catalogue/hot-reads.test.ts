import { type Db, openDatabase } from '@passage/database';
import { createTestDatabase } from '@passage/testing/database';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodesOf, plansOf, rowsRead } from '../../testing/plans.ts';
import { loadSkus } from './index.ts';
import { productsInPlace, SCOPE, type Sort } from './list-products.queries.ts';
import { detailOf } from './product-detail.queries.ts';
import { findReviews } from './product-reviews.queries.ts';
import { fillCatalogue } from './testing/fill-catalogue.ts';
import { optionsOfList, pageOfList } from './testing/hot-reads.ts';

const PRODUCTS = 3_000;
const PAGE_SIZE = 20;

const database = await createTestDatabase();
const app = openDatabase({ url: database.appUrl, poolSize: 1 });
const client = new Client({ connectionString: database.appUrl, options: '-c role=passage_app -c search_path=public' });

beforeAll(async () => {
  const owner = new Client({ connectionString: database.url, options: '-c search_path=public' });
  await owner.connect();
  await owner.query(
    `insert into tenant (id, key, name, default_language, default_currency) values (1, 'passage', 'Passage', 'en', 'USD')`,
  );
  await fillCatalogue((sql, values) => owner.query(sql, values ? [...values] : []), PRODUCTS);
  await owner.query(
    `insert into member (id, email, password_hash) select i, i || '@passage.test', '' from generate_series(1, 500) as i`,
  );
  await owner.query(
    'insert into favorite_product (member_id, spu_id) select 1 + i % 500, 1 + i / 5 from generate_series(1, 10000) as i',
  );
  // 40 items and reviews for each of 500 orders: the first ten products have 2,000 each.
  await owner.query('insert into checkout (id, member_id) select i, i from generate_series(1, 500) as i');
  await owner.query(
    `insert into trade_order (id, no, checkout_id, member_id, shop_id, goods_amount, freight, total_amount, pay_deadline,
       receiver_name, receiver_mobile, receiver_email, receiver_detail_address, receiver_city, receiver_area_name, receiver_zipcode)
     select i, i, i, i, 1, 1, 0, 1, now(), '', '', '', '', '', '', '' from generate_series(1, 500) as i`,
  );
  await owner.query(
    `insert into order_item (id, order_id, spu_id, sku_id, count, unit_price, spu_name, brand_name, file, properties)
     select i, 1 + i % 500, 1 + i % 10, 1 + i % 10, 1, 1, '{}', '', '', '[]' from generate_series(1, 20000) as i`,
  );
  await owner.query(
    `insert into evaluation (member_id, order_item_id, spu_id, service_score, logistics_score, description_score, remark)
     select order_id, id, spu_id, 5, 5, 5, '' from order_item order by id`,
  );
  await owner.query('vacuum analyze');
  await owner.end();
  await client.connect();
  await client.query(`select set_config('app.tenant_id', '1', false)`);
});
afterAll(async () => {
  await client.end();
  await app.close();
  await database.drop();
});

const page = { language: 'zh', memberId: 7, pageSize: PAGE_SIZE, offset: 0 } as const;
const list =
  (scope: number, scopeId: number, sort: Sort, more: { pageSize?: number; offset?: number } = {}) =>
  (db: Db) =>
    productsInPlace(db, { scope, scopeId }, sort, { ...page, ...more });

const READS: readonly (readonly [string, (db: Db) => Promise<unknown>])[] = [
  ...([0, 1, 2, 3] as const).flatMap((sort) => [
    [`a category’s list in order ${sort}`, list(SCOPE.category, 1, sort)] as const,
    [
      `a population’s fifth page of 50 in order ${sort}`,
      list(SCOPE.population, 2, sort, { pageSize: 50, offset: 200 }),
    ] as const,
  ]),
  ['a brand’s list', list(SCOPE.brand, 3, 0)],
  ['a designer’s list', list(SCOPE.designer, 4, 0)],
  ['a shop’s list', list(SCOPE.shop, 5, 0)],
  ['a product page', (db) => detailOf(db, 77, 3, 7, 'zh')],
  ['SKUs of a cart', (db) => loadSkus(db, [5, 600, 7_000], 'zh')],
];

describe.each(['force_custom_plan', 'force_generic_plan'])('as the app’s role with %s', (mode) => {
  beforeAll(async () => {
    await client.query(`set plan_cache_mode = ${mode}`);
  });

  it.each(READS)('%s reads no table from end to end and sorts no more than a page', async (_name, read) => {
    const plans = await plansOf(app, client, read);
    expect(plans).toHaveLength(1);
    const nodes = plans.flatMap(nodesOf);
    // A table of some dozen rows is one page of the disk, which no index would beat.
    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan' && rowsRead(node) > 200)).toEqual([]);
    const sorted = nodes
      .filter(({ 'Node Type': type }) => type.includes('Sort'))
      .map(({ Plans: [input] = [] }) => input?.['Actual Rows'] ?? 0);
    expect(Math.max(0, ...sorted)).toBeLessThanOrEqual(50);
  });

  it.each(READS)('%s has an index for every table it reads', async (_name, read) => {
    await client.query('set enable_seqscan = off');
    const nodes = (await plansOf(app, client, read)).flatMap(nodesOf);
    await client.query('reset enable_seqscan');
    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'])).toEqual([]);
  });
});

const POPULATION = { sex: 2 };
const COLOURS = { propertyId: 1, valueIds: [3, 9] };
const SIZE = { propertyId: 2, valueIds: [104] };

/** Reads over intersected lists and searches, with how many statements each takes. */
const INTERSECTED: readonly (readonly [string, number, (db: Db) => Promise<unknown>])[] = [
  ['a filtered list', 2, (db) => pageOfList(db, { ...POPULATION, searchForm: { attributeList: [COLOURS] } })],
  [
    'a list that filters leave little of',
    2,
    (db) =>
      pageOfList(db, { ...POPULATION, searchForm: { brandIds: [3, 4], sort: 1, attributeList: [COLOURS, SIZE] } }),
  ],
  ['the options of a category', 1, (db) => optionsOfList(db, { searchForm: { categoryId: 17 } })],
  [
    'the options of a filtered list',
    1,
    (db) => optionsOfList(db, { ...POPULATION, searchForm: { brandIds: [3, 4], attributeList: [COLOURS, SIZE] } }),
  ],
  ['a search', 4, (db) => pageOfList(db, { ...POPULATION, searchparam: 'selma linen' })],
  ['a search of a part and of a mistyped word', 4, (db) => pageOfList(db, { searchparam: 'ashmer skrit' })],
  ['the reviews of a product', 2, (db) => findReviews(db, { spuId: 3, pageNo: 20, pageSize: 20 }, 'zh')],
  ['the options of a search', 2, (db) => optionsOfList(db, { ...POPULATION, searchparam: '羊毛大衣' })],
];

describe.each(['force_custom_plan', 'force_generic_plan'])('as the app’s role with %s', (mode) => {
  beforeAll(async () => {
    await client.query(`set plan_cache_mode = ${mode}`);
  });

  it.each(INTERSECTED)(
    'fault:performance-01 fault:performance-02 %s takes %d statements that read what is shown',
    async (_name, statements, read) => {
      const plans = await plansOf(app, client, read);
      expect(plans).toHaveLength(statements);
      const readRows = plans
        .flatMap(nodesOf)
        .filter(({ 'Relation Name': table = '' }) =>
          ['spu', 'sku', 'sku_value', 'listing', 'listing_mark', 'evaluation', 'order_item', 'member'].includes(table),
        )
        .map((node) => ({ table: node['Relation Name'], rows: rowsRead(node) * (node['Actual Loops'] ?? 1) }));
      // Of a walked list those that are passed over on the way to a page are read too.
      for (const { table = '', rows } of readRows)
        expect(rows, table).toBeLessThanOrEqual(['listing', 'evaluation'].includes(table) ? 400 : 25);
      expect(plans.flatMap(nodesOf).filter((node) => rowsRead(node) > 10_000)).toEqual([]);
    },
  );

  it.each(INTERSECTED)(
    'fault:performance-02 %s has an index for every table it reads',
    async (_name, _statements, read) => {
      await client.query('set enable_seqscan = off');
      const nodes = (await plansOf(app, client, read)).flatMap(nodesOf);
      await client.query('reset enable_seqscan');
      expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'])).toEqual([]);
    },
  );
});

it('text search uses its index, as the role that may', async () => {
  const reader = new Client({
    connectionString: database.url,
    options: '-c role=passage_search -c search_path=public',
  });
  await reader.connect();
  const { rows } = await reader.query(
    `explain (format json) select entry_id from search_entry
     where tenant_id = 1 and kind = 1 and words @@ $$'1:selma' & '1:linen'$$::tsquery order by rank desc, entry_id desc limit 100`,
  );
  await reader.end();
  const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan);
  expect(nodes.map((node) => node['Index Name']).filter(Boolean)).toEqual(['search_entry_words']);
});

it('the measured reads are not empty', async () => {
  const { rows } = await client.query<{ places: number; orderable: number }>(
    `select (select count from listing_count where scope = 1 and scope_id = 2) as places,
       (select count(*)::int from spu where orderable = 1) as orderable`,
  );
  expect(rows[0]?.places).toBeGreaterThan(500);
  expect(rows[0]?.orderable).toBe(PRODUCTS);
});
