import '@passage/testing/cluster';
import { afterAll, expect, inject, it } from 'vitest';
import { openSoak } from './open-soak.ts';
import { reportOf } from './report.ts';

const soak = await openSoak({
  clusterUrl: inject('clusterUrl'),
  restartDatabase: undefined,
  redisUrl: undefined,
  actions: 120,
  connections: 4,
  seed: 7,
  apis: 2,
  workers: 1,
  buyersPerTenant: 2,
  chaosPauseMs: undefined,
  tell: () => undefined,
});
afterAll(() => soak.close());

it('random users, one API killed among them, leave nothing that should not be', { timeout: 90_000 }, async () => {
  const [tookMs] = await Promise.all([soak.run(), soak.strike('API 1')]);
  expect(await soak.calmDown({ dueWithinMs: 0, limitMs: 30_000 })).toBe(true);
  const differences = await soak.check();
  expect(differences).toEqual([]);
  expect(soak.journal.faults).toEqual([]);
  expect(soak.journal.said.length).toBeGreaterThan(20);
  expect(await reportOf(soak, tookMs, differences)).toMatch(/^faults of the run: 0$/m);
});

it('what should not be is found', { timeout: 30_000 }, async () => {
  const [stolen] = await soak.query<{ id: number }>(
    'update sku set stock = stock + 1 where id = (select min(id) from sku) returning id',
  );
  const [paid] = soak.journal.said.filter(({ kind }) => kind === 'paid');
  await soak.query('update trade_order set pay_type = 2 where id = $1', [paid?.id]);
  const found = (await soak.check()).map(({ what, subject }) => `${what}: ${subject}`);
  expect(found).toContain(`the stock of a SKU is what there was at first less what was sold: SKU ${stolen?.id}`);
  expect(found).toContain(`told and not so: paid: ${paid?.id}`);
  expect(found.length).toBeGreaterThan(2);
});
