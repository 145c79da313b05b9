/** What has happened in the demo stores, as the accounts of the demo find it. */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { proveBooks } from '@passage/api/modules/ledger/prove-books';
import { startApi } from '@passage/api/testing/api';
import { contract, ORDER_STATUS, REFUND_STATUS } from '@passage/contract';
import { expect, it } from 'vitest';

const { world, call, databaseUrl } = await startApi({ template: 'demo' });
const { orders, afterSales, recharges, withdrawals, wallet, catalogue } = contract;

const STORES = [
  { tenantId: 1, email: 'shopper@passage.test' },
  { tenantId: 2, email: 'shopper2@passage.test' },
] as const;
const inOrder = (codes: Iterable<number>): number[] => [...new Set(codes)].sort((a, b) => a - b);
const allOf = (codes: Readonly<Record<string, number>>): number[] => inOrder(Object.values(codes));

async function signIn(mailbox: string, tenantId = 1) {
  const { data } = await call.with({ tenantId }).post('member/firstauth/login', { mailbox, password: 'Passage2026' });
  return call.as({ token: data.accessToken, tenantId });
}
/** On both sides, as staff and the owners of shops may. */
async function signInAtConsole(mailbox: string, tenantId = 1) {
  const signedIn = async (path: string) =>
    (await call.with({ tenantId }).post(path, { mailbox, password: 'Passage2026' })).data.accessToken;
  const token = await signedIn('member/firstauth/login');
  return call.as({ token, consoleToken: await signedIn('/admin-api/auth/login'), tenantId });
}
const statusesIn = async (table: string, column: string, tenantId: number): Promise<number[]> => {
  const rows = await world.query<{ status: number }>(
    `select distinct ${column} as status from ${table} where tenant_id = $1`,
    [tenantId],
  );
  return inOrder(rows.map(({ status }) => status));
};

it.each(STORES)('staff-30 store $tenantId holds everything in every status', async ({ tenantId }) => {
  expect(await statusesIn('trade_order', 'status', tenantId)).toEqual(allOf(ORDER_STATUS));
  expect(await statusesIn('trade_order', 'coalesce(cancel_reason, 0)', tenantId)).toEqual([0, 1, 2]);
  expect(await statusesIn('trade_order', 'audit_status', tenantId)).toEqual([0, 1, 2, 3]);
  expect(await statusesIn('trade_order', '(settled_at is not null)::int', tenantId)).toEqual([0, 1]);
  expect(await statusesIn('trade_order', 'is_commented', tenantId)).toEqual([0, 1]);
  expect(await statusesIn('recharge', 'audit_status', tenantId)).toEqual([0, 1, 2, 3]);
  expect(await statusesIn('withdrawal', 'sta', tenantId)).toEqual([0, 1, 2, 3, 4]);
  expect(await statusesIn('after_sale', 'status', tenantId)).toEqual(allOf(REFUND_STATUS));
  expect(await statusesIn('after_sale', 'way', tenantId)).toEqual([10, 20]);
  expect(await statusesIn('order_item', 'after_sale_status', tenantId)).toEqual([0, 10, 20, 30, 40]);
  expect(await statusesIn('evaluation', 'description_score', tenantId)).toEqual(expect.arrayContaining([2, 3, 4, 5]));
  expect(await statusesIn('system_message', '(read_at is not null)::int', tenantId)).toEqual([0, 1]);
});

it.each(STORES)('staff-30 $email has orders under each tab, and each order of the way it has gone', async (store) => {
  const caller = await signIn(store.email, store.tenantId);
  for (const status of allOf(ORDER_STATUS)) {
    const { data } = await caller.endpoint(orders.page, { status, pageNo: 1, pageSize: 50 });
    expect([status, data.list.length]).toEqual([status, expect.toSatisfy((count) => count > 0)]);
    for (const order of data.list) expect(order.status).toBe(status);
  }
  const { data: shipped } = await caller.endpoint(orders.page, { status: 20, pageNo: 1, pageSize: 50 });
  for (const { id } of shipped.list) {
    const { data } = await caller.endpoint(orders.detail, { id });
    expect(data).toMatchObject({
      logisticsCompany: expect.stringMatching(/./),
      logisticsNo: expect.stringMatching(/\d{8}$/),
    });
    expect(data.deliveryOrbits.length).toBeGreaterThan(1);
  }
});

it.each(STORES)(
  'staff-30 $email has after-sales in every status, some with pictures, and three logs',
  async (store) => {
    const caller = await signIn(store.email, store.tenantId);
    const { data } = await caller.endpoint(afterSales.page, { pageNo: 1, pageSize: 50 });
    expect(inOrder(data.list.map(({ status }: { status: number }) => status))).toEqual(allOf(REFUND_STATUS));
    const details = await Promise.all(
      data.list.map(async ({ id }: { id: number }) => (await caller.endpoint(afterSales.detail, { id })).data),
    );
    expect(details.filter(({ applyPicUrls }) => applyPicUrls.length === 2).length).toBeGreaterThanOrEqual(3);
    for (const { status, history, remark } of details) {
      expect(history.at(-1).status).toBe(status);
      expect(remark !== '').toBe(status === 62 || status === 63);
    }
    for (const log of [wallet.log, recharges.list, withdrawals.list]) {
      const answer = await caller.endpoint(log, { pageNo: 1, pageSize: 50 });
      expect([log.path, answer.data.list.length >= 5]).toEqual([log.path, true]);
    }
  },
);

it('staff-30 the owner has orders to ship, after-sales to decide, sales that were settled and one that was paid back', async () => {
  const owner = await signInAtConsole('owner@passage.test');
  const toShip = await owner.endpoint(orders.shopPage, { status: 10, pageNo: 1, pageSize: 20 });
  expect(toShip.data.list.length).toBeGreaterThanOrEqual(3);
  for (const status of [10, 30, 40]) {
    const { data } = await owner.endpoint(afterSales.shopPage, { status, pageNo: 1, pageSize: 20 });
    expect([status, data.list.length > 0]).toEqual([status, true]);
  }
  const { data } = await owner.endpoint(wallet.log, { pageNo: 1, pageSize: 50 });
  const types = inOrder(data.list.map(({ type }: { type: number }) => type));
  expect(types).toEqual(expect.arrayContaining([1, 3, 8]));
});

it.each(STORES)(
  'staff-30 popular products of store $tenantId have reviews in several languages, with pictures',
  async (store) => {
    const reviewed = await world.query<{ id: number; reviews: number }>(
      'select id, review_count as reviews from spu where tenant_id = $1 and review_count > 0 order by rank desc',
      [store.tenantId],
    );
    expect(reviewed.length).toBeGreaterThanOrEqual(store.tenantId === 1 ? 30 : 12);
    expect(reviewed.reduce((sum, { reviews }) => sum + reviews, 0)).toBeGreaterThanOrEqual(
      store.tenantId === 1 ? 90 : 35,
    );
    const visitor = call.with({ tenantId: store.tenantId });
    const texts: string[] = [];
    for (const { id, reviews } of reviewed.slice(0, 6)) {
      const { data } = await visitor.endpoint(catalogue.reviews, { spuId: id, pageNo: 1, pageSize: 20 });
      expect(data.total).toBe(reviews);
      for (const review of data.list) {
        expect(review.picUrls.length).toBeGreaterThan(0);
        texts.push(review.remark);
      }
      expect(new Set(data.list.map(({ remark }: { remark: string }) => remark)).size).toBe(data.list.length);
      const { data: product } = await visitor.endpoint(catalogue.detail, { id });
      expect(product.scores).toMatchObject({
        count: reviews,
        average: expect.toSatisfy((mean) => mean >= 1 && mean <= 5),
      });
    }
    expect(texts.some((text) => /[a-z]/i.test(text))).toBe(true);
    expect(texts.some((text) => /[\u3040-\u30ff\u4e00-\u9fff]/.test(text))).toBe(true);
  },
);

it('what fell due is done, and the books prove', async () => {
  const overdue = await world.query(
    'select id, job from outbox where status = 0 and run_at < now() - interval $$5 minutes$$ and job <> $1',
    ['expire-order'],
  );
  expect(overdue).toEqual([]);
  expect(await proveBooks(databaseUrl)).toEqual([]);
});

it('trust-11 the proof of decisions prints what it checked and names none; a posting without its decision it names, and fails', async () => {
  const prove = () =>
    spawnSync(process.execPath, ['--import', 'tsx', 'apps/api/src/prove-consent.ts'], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { ...process.env, DATABASE_OWNER_URL: databaseUrl, DATABASE_URL: '' },
      encoding: 'utf8',
    });
  const whole = prove();
  expect([whole.status, whole.stderr]).toEqual([0, '']);
  for (const tenantId of [1, 2])
    expect(whole.stdout).toMatch(
      new RegExp(
        `^Tenant ${tenantId}, since ledger transaction \\d+: \\d+ platform-paid entries, \\d+ adjustments, \\d+ postings above the limit, [1-9]\\d* decided postings in all\\.$`,
        'm',
      ),
    );
  // The second store asks for two people above its limit, and its history has such a decision.
  expect(whole.stdout).toMatch(/^Tenant 2, .*, [1-9]\d* postings above the limit,/m);
  await world.query('alter table consent_posting disable trigger append_only');
  const [taken] = await world.query<{ transaction_id: number; cause: string }>(
    `delete from consent_posting using ledger_transaction as posted
     where posted.tenant_id = consent_posting.tenant_id and posted.id = consent_posting.transaction_id
       and (consent_posting.tenant_id, consent_posting.transaction_id) =
         (select tenant_id, max(transaction_id) from consent_posting where tenant_id = 1 group by tenant_id)
     returning consent_posting.transaction_id, posted.cause`,
  );
  const lacking = prove();
  expect(lacking.status).toBe(1);
  expect(lacking.stderr).toContain(
    `Tenant 1, ${taken?.cause} (ledger transaction ${taken?.transaction_id}): no decision of a person stands for it.`,
  );
});
