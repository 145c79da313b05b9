import '@passage/testing/cluster';
import { afterAll, expect, inject, it } from 'vitest';
import { openOrderStage } from './measure-orders.ts';
import { orderTable } from './order-table.ts';

const stage = await openOrderStage({ clusterUrl: inject('clusterUrl'), connections: 1, bcryptRounds: 4, wares: 5 });
afterAll(() => stage.close());

/** Rows by table. */
async function rowsByTable(): Promise<Map<string, number>> {
  const tables = await stage.world.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const rows = new Map<string, number>();
  for (const { name } of tables) {
    const [figures] = await stage.world.query<{ row_count: number }>(
      `select count(*)::int as row_count from "${name}"`,
    );
    rows.set(name, figures?.row_count ?? 0);
  }
  return rows;
}

const difference = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): Record<string, number> =>
  Object.fromEntries(
    [...after]
      .map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const)
      .filter(([, count]) => count !== 0),
  );

it('bench-06 the bare transaction writes the rows that an order over HTTP writes', { timeout: 60_000 }, async () => {
  const start = await rowsByTable();
  await stage.httpOrder(0);
  const afterHttp = await rowsByTable();
  await stage.bareOrder(0);
  const afterBare = await rowsByTable();
  const byHttp = difference(start, afterHttp);
  expect(byHttp).toMatchObject({ trade_order: 1, order_item: 1, stock_movement: 1, outbox: 2, ledger_entry: 2 });
  expect(difference(afterHttp, afterBare)).toEqual(byHttp);
  const [both] = await stage.world.query<{ statuses: number[]; sums: string[] }>(
    `select array_agg(status order by id) as statuses, array_agg(total_amount - goods_amount - freight order by id) as sums from trade_order`,
  );
  expect(both).toEqual({ statuses: [10, 10], sums: ['0', '0'] });
});

it('bench-06 the median of the ratios is judged', () => {
  const rounds = [
    { http: 100, bare: 200 },
    { http: 100, bare: 400 },
    { http: 100, bare: 280 },
  ];
  expect(orderTable(rounds)).toMatch(/^median of HTTP\/bare \(≥ 0\.33\): 0\.36 within$/m);
  expect(orderTable([{ http: 100, bare: 400 }])).toMatch(/0\.25 BELOW$/);
});
