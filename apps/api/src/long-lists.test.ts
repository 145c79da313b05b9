/** How many rows PostgreSQL reads for the takings and the lists of a shop with very many orders. */
import { readFile } from 'node:fs/promises';
import { type Db, openDatabase } from '@passage/database';
import { createTestDatabase } from '@passage/testing/database';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageSoldOrders } from './modules/orders/sold-orders.queries.ts';
import { pageTakings, pageTakingsByDay, readTakings } from './modules/own-shop/takings.queries.ts';
import { placeOf } from './platform/read-page.ts';
import { plansOf, rowsTouched } from './testing/plans.ts';

const BIG = 1;
const SMALL = 2;
const ORDERS = { [BIG]: 20_000, [SMALL]: 200 };
/** What the commands below leave waiting of each shop. */
const WAITING = 20;

/** The last statement of the migration, which books what the ledger holds. */
const migration = await readFile(
  new URL('../../../prisma/migrations/20261129001300_shop_takings/migration.sql', import.meta.url),
  'utf8',
);
const FILL = migration.slice(migration.indexOf('do $$'));

const database = await createTestDatabase();
const app = openDatabase({ url: database.appUrl, poolSize: 1 });
const client = new Client({ connectionString: database.appUrl, options: '-c role=passage_app -c search_path=public' });

beforeAll(async () => {
  const owner = new Client({ connectionString: database.url, options: '-c search_path=public' });
  await owner.connect();
  await owner.query(
    `insert into tenant (id, key, name, default_language, default_currency) values (1, 'passage', 'Passage', 'en', 'USD')`,
  );
  await owner.query(`select set_config('app.tenant_id', '1', false)`);
  await owner.query(
    `insert into member (id, email, password_hash) select i, i || '@passage.test', '' from generate_series(1, 3) as i`,
  );
  await owner.query(`insert into shop (id, owner_id, name) select i, i, 'Shop ' || i from generate_series(1, 2) as i`);
  await owner.query('insert into checkout (id, member_id) values (1, 3)');
  const orders = Object.entries(ORDERS);
  for (const [shopId, count] of orders)
    await owner.query(
      `insert into trade_order (id, no, checkout_id, member_id, shop_id, status, paid_at, completed_at, settled_at, commission_rate, goods_amount, freight,
         total_amount, pay_deadline, receiver_name, receiver_mobile, receiver_email, receiver_detail_address, receiver_city,
         receiver_area_name, receiver_zipcode)
       select $1 * 100000 + i, $1 * 100000 + i, 1, 3, $1, case when i <= ${WAITING} then 10 else 30 end, now(),
         case when i > ${WAITING} then now() end, case when i > ${WAITING} then now() end,
         case when i > ${WAITING} then 0 end, 1000, 0, 1000, now(),
         '', '', '', '', '', '', '' from generate_series(1, $2::int) as i`,
      [Number(shopId), count],
    );
  // Paid into escrow and settled to the owner, before takings were kept: the migration books what is there.
  await owner.query(`insert into ledger_account (id, kind, member_id, balance) values
    (1, 3, null, null), (2, 4, null, null), (3, 1, 1, 19980000), (4, 1, 2, 180000)`);
  for (const [cause, from, to, logType] of [
    ['pay-order', '2', '1', 'null::int'],
    ['settle-order', '1', 'shop_id + 2', '8'],
  ])
    await owner.query(
      `with posted as (
         insert into ledger_transaction (cause)
         select '${cause}:' || id from trade_order where '${cause}' = 'pay-order' or settled_at is not null returning id, cause
       ), sides as (
         select posted.id, shop_id from posted join trade_order on posted.cause = '${cause}:' || trade_order.id
       )
       insert into ledger_entry (transaction_id, account_id, amount, log_type)
       select id, ${from}, -1000, null from sides union all select id, ${to}, 1000, ${logType} from sides`,
    );
  await owner.query(FILL);
  await owner.query(`select set_config('app.tenant_id', '1', false)`);
  await owner.query('vacuum analyze');
  await owner.end();
  await client.connect();
  await client.query(`select set_config('app.tenant_id', '1', false)`);
}, 120_000);
afterAll(async () => {
  await client.end();
  await app.close();
  await database.drop();
});

const touched = async (read: Parameters<typeof plansOf>[2]): Promise<number> =>
  rowsTouched(await plansOf(app, client, read));
/** The orders that staff are shown, by the number of the page. */
const pageOrders = (db: Db, input: { shopId?: number; pageNo: number; pageSize: number }) =>
  pageSoldOrders(db, { shopId: null, language: 'en' }, input, {
    ...placeOf(input),
    after: undefined,
    cursorOf: ([id]) => String(id),
    nextOf: () => null,
  });

describe('a shop with 20,000 orders', () => {
  it('fault:performance-53 has its takings read from some few rows, as a shop with 200 has, and both are what the ledger moved', async () => {
    expect(await readTakings(app.forTenant(1).readable, BIG)).toMatchObject({
      received: 19_980_000n,
      awaiting: 20_000n,
    });
    expect(await readTakings(app.forTenant(1).readable, null)).toMatchObject({
      received: 20_160_000n,
      awaiting: 40_000n,
    });
    // Tables of two rows are read whole or by an index, as it comes.
    for (const shopId of [BIG, SMALL]) expect(await touched((db) => readTakings(db, shopId))).toBeLessThan(20);
    expect(await touched((db) => readTakings(db, null))).toBeLessThan(20);
    expect(await touched((db) => pageTakingsByDay(db, BIG, { pageNo: 1, pageSize: 31 }))).toBeLessThan(20);
  });

  it('fault:performance-53 has totals that count to 10,000 and say above it that they are estimates', async () => {
    const db = app.forTenant(1).readable;
    const takings = (shopId: number, settled?: boolean) =>
      pageTakings(db, shopId, { pageNo: 1, pageSize: 20, ...(settled === undefined ? {} : { settled }) });
    const { list, ...size } = await takings(BIG);
    expect([list.length, size]).toEqual([20, { total: 10_001, totalIsEstimate: true }]);
    expect(await takings(SMALL)).toMatchObject({ total: 200 });
    expect(await takings(SMALL)).not.toHaveProperty('totalIsEstimate');
    expect(await takings(BIG, false)).toMatchObject({ total: WAITING });
    expect(await pageOrders(db, { pageNo: 1_000_000, pageSize: 20 })).toEqual({
      list: [],
      next: null,
      total: 10_001,
      totalIsEstimate: true,
    });
    // What was seen counts, and a page behind what is counted is answered.
    const deep = await pageTakings(db, BIG, { pageNo: 1_000, pageSize: 20 });
    expect([deep.total, deep.list.length, deep.list.at(-1)?.orderId]).toEqual([20_001, 20, 100_001]);
  });

  it.each<[string, Parameters<typeof plansOf>[2], number]>([
    ['takings by order', (db) => pageTakings(db, BIG, { pageNo: 1_000_000, pageSize: 20 }), 10_002],
    ['orders', (db) => pageOrders(db, { shopId: BIG, pageNo: 1_000_000, pageSize: 20 }), 10_002],
    ['orders of all shops', (db) => pageOrders(db, { pageNo: 1_000_000, pageSize: 20 }), 10_002],
    ['takings of a small shop', (db) => pageTakings(db, SMALL, { pageNo: 1_000_000, pageSize: 20 }), 202],
    ['what waits', (db) => pageTakings(db, BIG, { settled: false, pageNo: 1_000_000, pageSize: 20 }), 2 * WAITING],
  ])(
    'fault:performance-53 has a page of %s past the end that is empty and reads no more than the count',
    async (_name, read, most) => {
      expect(await read(app.forTenant(1).readable)).toMatchObject({ list: [] });
      expect(await touched(read)).toBeLessThanOrEqual(most);
    },
  );
});
