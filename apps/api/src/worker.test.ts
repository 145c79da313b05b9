/** All jobs of the API together, as several workers run them. */
import { contract } from '@passage/contract';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { liftHoldBounds, placeOrder } from './modules/orders/orders.testing.ts';
import { proofsOf } from './modules/payment/proof.testing.ts';
import { deskOf, handInRecharge, reviewer } from './modules/review/review.testing.ts';
import { askForWithdrawal } from './modules/withdrawals/withdrawals.testing.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './platform/clock.ts';
import { QUICK_TIMING } from './platform/jobs.testing.ts';
import { startApi } from './testing/api.ts';
import { PAY_PASSWORD, type TestMember } from './testing/world.ts';
import { startWorker } from './worker.ts';

const api = await startApi();
const { world, clock, call } = api;
const workers = await Promise.all(Array.from({ length: 3 }, () => startWorker(api.platform, QUICK_TIMING)));
afterAll(() => Promise.all(workers.map((worker) => worker.stop())));

const statusOf = async (orderId: number) =>
  (await world.query<{ status: number }>('select status from trade_order where id = $1', [orderId]))[0]?.status;
const mailsTo = (email: string) =>
  world.query<{ subject: string; text: string }>('select subject, text from stored_mail where recipient = $1', [email]);
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 50 });
const allDue = () =>
  soon(async () => {
    const left = await world.query('select job, key, last_error from outbox where status <> 2 and run_at <= $1', [
      clock.now(),
    ]);
    expect(left).toEqual([]);
  });
const pay = async (member: TestMember, ids: readonly number[]) => {
  const payment = { tradeOrderIdList: ids, payType: 4, payPassword: PAY_PASSWORD };
  expect((await call.as(member).post('trade/order/payTradeOrder', payment)).code).toBe(0);
};

describe('three workers', () => {
  it('fault:email-02 mail the shop of each of twenty paid orders once', async () => {
    await liftHoldBounds(api);
    const [owner, buyer] = [await world.member(), await world.member({ balance: 1_000_000 })];
    const product = await world.product({ shopId: await world.shop({ ownerId: owner.id }), skus: [{ stock: 100 }] });
    const orders = [];
    for (let index = 0; index < 20; index++) orders.push((await placeOrder(api, buyer, product)).orderId);
    await Promise.all(orders.map((orderId) => pay(buyer, [orderId])));
    await soon(async () => expect(await mailsTo(owner.email)).toHaveLength(20));
    await allDue();
    const numbers = await world.query<{ no: string }>('select no from trade_order where id = any ($1::int[])', [
      orders,
    ]);
    const told = (await mailsTo(owner.email)).map(({ text }) => /\b\d{10,}\b/.exec(text)?.[0]);
    expect(told.sort()).toEqual(numbers.map(({ no }) => no).sort());
  });

  it('fault:notify-01 a rejection is in the member’s mail and messages within five seconds, with its reason', async () => {
    const desk = deskOf(api, await reviewer(api));
    const member = await world.member({ balance: 100_000 });
    const proofs = proofsOf(api);
    const orderId = await proofs.order(member);
    await proofs.prove(member, [orderId]);
    const items = [
      ['payments', await proofs.proofOf(orderId), 'paymentRejected'],
      ['recharges', (await handInRecharge(api, member)).itemId, 'rechargeRejected'],
      ['withdrawals', (await askForWithdrawal(api, member, 20)).itemId, 'withdrawalRejected'],
    ] as const;
    for (const [queue, itemId, template] of items) {
      const remark = `The ${queue} picture is blurred.`;
      expect((await desk.act(queue, itemId, 'reject', { remark })).code).toBe(0);
      await vi.waitFor(
        async () => {
          expect((await mailsTo(member.email)).filter(({ text }) => text.includes(remark))).toHaveLength(1);
        },
        { timeout: 5_000, interval: 50 },
      );
      const told = await world.query('select params from system_message where member_id = $1 and template = $2', [
        member.id,
        template,
      ]);
      expect(told).toMatchObject([{ params: { remark } }]);
    }
  });

  it('staff-32 every job, run a second time, changes nothing', async () => {
    const owner = await world.member();
    const buyer = await world.member({ balance: 1_000_000 });
    const staff = call.as(await world.member({ role: 1 }));
    const shopId = await world.shop({ ownerId: owner.id });
    const product = await world.product({ shopId, skus: [{ stock: 100 }] });
    const buy = async () => (await placeOrder(api, buyer, product, 2)).orderId;
    const [expiring, settled, cancelled] = [await buy(), await buy(), await buy()];
    await pay(buyer, [settled, cancelled]);
    await call.as(buyer).delete('trade/order/cancel', { id: cancelled });
    await staff.post(`/admin-api/orders/${settled}/ship`, { company: 'Post', trackingNumber: 'A1' });
    await world.setting('CONTACT_US_SETTING', { aboutEmail: 'care@store.test' });
    await call.endpoint(contract.contact.sendToAdmin, { name: 'Ana', email: 'ana@store.test', content: 'Hello' });
    // At noon the night's proof is due, at whatever hour the test runs.
    clock.advanceMs(((36 - clock.now().getUTCHours()) % 24) * HOUR_MS);
    for (const days of [1, 15, 8]) {
      clock.advanceMs(days * DAY_MS);
      for (const worker of workers) await worker.sweep();
      await allDue();
    }
    expect([await statusOf(expiring), await statusOf(settled), await statusOf(cancelled)]).toEqual([-1, 30, -1]);

    const jobs = await world.query<{ job: string }>('select distinct job from outbox order by job');
    expect(jobs.map(({ job }) => job)).toEqual([
      'confirm-receipt',
      'expire-order',
      'mail-contact-message',
      'mail-system-message',
      'order-paid',
      'prove-balances',
      'settle-order',
    ]);
    const before = await everything();
    await world.query('update outbox set status = 0, attempts = 0');
    await soon(async () => expect(await world.query('select id from outbox where status <> 2')).toEqual([]));
    expect(await everything()).toEqual(before);
  }, 60_000);

  it('staff-44 an order whose time-out is missing is cancelled by the sweep of some worker', async () => {
    const { orderId } = await placeOrder(api, await world.member(), await world.product());
    await world.query('delete from outbox where key = $1', [`expire-order:${orderId}`]);
    clock.advanceMs(31 * MINUTE_MS);
    await Promise.all(workers.map((worker) => worker.sweep()));
    expect(await statusOf(orderId)).toBe(-1);
  });
});

/** A digest per table of all that jobs could change. */
async function everything(): Promise<Record<string, string>> {
  const tables = await world.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'tenant_id' and table_name <> 'outbox' order by 1`,
  );
  const digests = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await world.query<{ digest: string }>(
        `select count(*) || md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as digest from ${name} t`,
      );
      return [name, row?.digest ?? ''];
    }),
  );
  return Object.fromEntries(digests);
}
