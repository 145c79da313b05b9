import { type Db, openDatabase, type Statement } from '@passage/database';
import { createTestDatabase } from '@passage/testing/database';
import { Client, escapeLiteral } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSkus } from './index.ts';
import { productsInPlace, SCOPE, type Sort } from './list-products.queries.ts';
import { detailOf } from './product-detail.queries.ts';
import { fillCatalogue } from './testing/fill-catalogue.ts';

const PRODUCTS = 3_000;
const PAGE_SIZE = 20;

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Node[];
}

const database = await createTestDatabase();
const app = openDatabase({ url: database.url, poolSize: 1 });
const client = new Client({ connectionString: database.url, options: '-c role=passage_app -c search_path=public' });

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

const literal = (value: unknown): string => {
  if (value === null || typeof value === 'number') return String(value);
  return escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : String(value));
};

/** How PostgreSQL runs the statements of a read as the app's role. */
async function plansOf(read: (db: Db) => Promise<unknown>): Promise<Node[]> {
  const plans: Node[] = [];
  const rows = async <Row, Values extends readonly unknown[]>(
    { text }: Statement<Row, Values>,
    values: Values,
  ): Promise<Row[]> => {
    await client.query(`prepare explained as ${text}`);
    const explained = await client.query(
      `explain (analyze, format json) execute explained (${values.map(literal).join(', ')})`,
    );
    await client.query('deallocate explained');
    plans.push(explained.rows[0]['QUERY PLAN'][0].Plan);
    return [];
  };
  const sql: Db['sql'] = { rows, row: async (what, values) => (await rows(what, values))[0] };
  await read({ ...app.forTenant(1).readable, sql });
  return plans;
}

const nodesOf = (plan: Node): Node[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
const rowsRead = (node: Node): number => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);

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
    const plans = await plansOf(read);
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
    const nodes = (await plansOf(read)).flatMap(nodesOf);
    await client.query('reset enable_seqscan');
    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'])).toEqual([]);
  });
});

it('the measured reads are not empty', async () => {
  const { rows } = await client.query<{ places: number; orderable: number }>(
    `select (select count from listing_count where scope = 1 and scope_id = 2) as places,
       (select count(*)::int from spu where orderable = 1) as orderable`,
  );
  expect(rows[0]?.places).toBeGreaterThan(500);
  expect(rows[0]?.orderable).toBe(PRODUCTS);
});
