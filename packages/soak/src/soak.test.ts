import '@passage/testing/cluster';
import { sized } from '@passage/testing/size';
import { afterAll, expect, inject, it } from 'vitest';
import { breaches } from './difference.ts';
import { openSoak } from './open-soak.ts';
import { ORDER_RULES } from './order-rules.ts';
import { reportOf } from './report.ts';
import { WORK_RULES } from './work-rules.ts';

const soak = await openSoak({
  clusterUrl: inject('clusterUrl'),
  restartDatabase: undefined,
  redisUrl: undefined,
  actions: sized({ small: 120, whole: 240 }),
  connections: 4,
  seed: 7,
  apis: 2,
  workers: 1,
  buyersPerTenant: 2,
  chaosPauseMs: undefined,
  tell: () => undefined,
});
afterAll(() => soak.close());

it('ops-28 random users, one API killed among them, leave nothing that should not be and nothing forgotten', {
  timeout: sized({ small: 90_000, whole: 240_000 }),
}, async () => {
  const [tookMs] = await Promise.all([soak.run(), soak.strike('API 1')]);
  expect(await soak.calmDown({ dueWithinMs: 0, limitMs: 120_000 })).toBe(true);
  const differences = await soak.check();
  expect(differences).toEqual([]);
  expect(soak.journal.faults).toEqual([]);
  expect(soak.journal.said.length).toBeGreaterThan(20);
  expect(await reportOf(soak, tookMs, differences)).toMatch(/^faults of the run: 0$/m);
});

/** What a rule is there to find, made so by hand; undone when it was found. */
const PLANTED: readonly (readonly [rule: string, tampering: string])[] = [
  [
    'the times of an order are those of its status',
    'update trade_order set completed_at = now() where status in (-1, 0, 10)',
  ],
  [
    'no order waits for its payment after its time',
    `update trade_order set status = 0, paid_at = null, cancelled_at = null, audit_status = 0, pay_deadline = now() - interval '1 hour'
     where settled_at is null`,
  ],
  ['orders made by one request are of one checkout', `update trade_order set remark = 'soak 1'`],
  [
    'sales of products are the pieces of the orders that are counted, which are the paid ones',
    'update spu set sales_count = sales_count + 1',
  ],
  ['the stock of a SKU is what there was at first less what was sold', 'update sku set stock = stock + 1'],
  ['a product can be ordered exactly when something of it is there', 'update spu set orderable = 1 - orderable'],
  ['no job is given up', 'update outbox set status = 3, done_at = null'],
  ['no job that is due is undone', `update outbox set status = 0, done_at = null, run_at = now() - interval '1 hour'`],
  ['order-paid stands in the outbox for each trade_order it is due to', `delete from outbox where job = 'order-paid'`],
  ['each message went out by mail', 'delete from stored_mail'],
  [
    'nothing is told twice',
    `insert into system_message (tenant_id, member_id, type, template, params)
     select tenant_id, member_id, type, template, params from system_message`,
  ],
  ['no idempotency key is left without its answer', 'update idempotency_key set answer = null'],
];

it.each(PLANTED)('a breach of the rule is found: %s', { timeout: 60_000 }, async (rule, tampering) => {
  // All of it goes over one connection.
  await soak.query('begin');
  // What is planted need not be what the database itself would let through.
  for (const { name } of await soak.query<{ name: string }>(
    `select conname as name from pg_constraint where conrelid = 'trade_order'::regclass and contype = 'c'`,
  ))
    await soak.query(`alter table trade_order drop constraint ${name}`);
  await soak.query(tampering);
  const found = await breaches(soak.query, [...ORDER_RULES, ...WORK_RULES], new Date());
  await soak.query('rollback');
  expect(found.map(({ what }) => what)).toContain(rule);
});

it('what a user was told and is not so is found', { timeout: 60_000 }, async () => {
  soak.journal.say({ kind: 'paid', tenantId: 1, id: 2_000_000_000 });
  expect(await soak.check()).toMatchObject([{ what: 'told and not so: paid', subject: '2000000000' }]);
});

it('what is wrong with the books is found', { timeout: 60_000 }, async () => {
  await soak.query('update ledger_account set balance = balance + 1 where member_id is not null');
  expect((await soak.check()).map(({ what }) => what)).toContain('each account holds the sum of its entries');
});
