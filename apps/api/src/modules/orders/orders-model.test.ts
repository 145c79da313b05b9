import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JobHandler } from '../../platform/jobs.ts';
import { startApi } from '../../testing/api.ts';
import type { TestCaller } from '../../testing/caller.ts';
import { PAY_PASSWORD, type TestMember, type TestProduct } from '../../testing/world.ts';
import { proveBooks } from '../ledger/prove-books.ts';
import { settleOrderJob } from '../settlement/settle-order.job.ts';
import { expireOrderJob } from './expire-order.job.ts';
import { orderPaidJob } from './on-order-paid.ts';

/** What several shoppers of two tenants may do at once, in any order. */
const who = fc.nat(3);
/** One of the latest orders, of which something can still become. */
const pick = fc.nat(1);
const doing = <const Kind extends string>(weight: number, ...kinds: Kind[]) => ({
  weight,
  arbitrary: fc.record({ kind: fc.constantFrom(...kinds), who, pick }),
});
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      who,
      product: fc.nat(2),
      count: fc.integer({ min: 1, max: 3 }),
    }),
  },
  doing(6, 'pay'),
  doing(5, 'ship'),
  doing(8, 'receive', 'settle', 'count'),
  doing(3, 'cancel', 'expire'),
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(5, 20, 31) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const JOBS: Partial<Record<Step['kind'], JobHandler>> = {
  expire: expireOrderJob,
  settle: settleOrderJob,
  count: orderPaidJob,
};

describe('random interleavings', async () => {
  const api = await startApi();
  const { world } = api;
  const shoppers: { member: TestMember; addressId: number; orders: number[] }[] = [];
  const products: Record<number, TestProduct[]> = { 1: [], 2: [] };
  for (let index = 0; index < 4; index++) {
    const member = await world.member({ tenantId: (index % 2) + 1, balance: 60_000 });
    shoppers.push({ member, addressId: await world.address(member), orders: [] });
  }
  const sellers: Record<number, TestMember> = {};
  for (const tenantId of [1, 2]) {
    const owner = await world.member({ tenantId });
    sellers[tenantId] = owner;
    const shopId = await world.shop({ tenantId, ownerId: owner.id });
    for (let index = 0; index < 3; index++)
      products[tenantId]?.push(await world.product({ tenantId, shopId, skus: [{ stock: 12 }] }));
    await world.setting('SETTLEMENT_SETTING', { windowDays: 0 }, tenantId);
  }

  const take = async (action: Step): Promise<void> => {
    if (action.kind === 'wait') return api.clock.advanceMs(action.minutes * 60_000);
    const shopper = shoppers[action.who];
    if (!shopper) return;
    const { member, addressId, orders } = shopper;
    const call = api.call.as(member);
    if (action.kind === 'order') {
      const product = products[member.tenantId]?.[action.product];
      const answer = await call.post('trade/order/createFirst', {
        items: [{ skuId: product?.skuId, count: action.count }],
        addressId,
      });
      expect([0, 1002, 1080]).toContain(answer.code);
      if (answer.code === 0) orders.push(...answer.data.tradeOrderIdList);
      return;
    }
    const orderId = orders.at(-1 - action.pick);
    if (orderId === undefined) return;
    const { tenantId } = member;
    const job = JOBS[action.kind];
    if (job) {
      const db = api.platform.database.forTenant(tenantId).writable;
      return job.handle({ platform: api.platform, tenantId, db }, { orderId });
    }
    const answer = await ask(action.kind, call, tenantId, orderId);
    expect([0, 409, 1001, 1017, 1018]).toContain(answer?.code);
  };

  const ask = async (kind: Step['kind'], call: TestCaller, tenantId: number, id: number) => {
    if (kind === 'pay') {
      const pay = { payType: 4, tradeOrderIdList: [id], payPassword: PAY_PASSWORD };
      return call.post('trade/order/payTradeOrder', pay);
    }
    if (kind === 'cancel') return call.delete('order/cancel', { id });
    if (kind === 'receive') return call.post('member/address/confirmReceipt', { id });
    const seller = sellers[tenantId];
    const parcel = { company: 'DHL', trackingNumber: `JD${id}` };
    return seller && api.call.as(seller).post(`/admin-api/orders/${id}/ship`, parcel);
  };

  it('wallet-19 order-39 after any interleaving of order, pay, cancel, time-out, shipping, receipt and settlement by users of two tenants books, stock and states hold', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 3, maxLength: 10, size: 'max' }), { minLength: 2, maxLength: 4 }),
        async (rounds) => {
          for (const round of rounds) {
            await Promise.all(round.map(take));
            expect(await proveBooks(api.databaseUrl)).toEqual([]);
          }
          const [impossible] = await world.query<{ n: number }>(
            `select count(*)::int as n from trade_order
           where (status in (10, 20, 30) and paid_at is null) or (status = 0 and paid_at is not null) or (status = -1) <> (cancelled_at is not null)
             or (status in (20, 30)) <> (shipped_at is not null) or (status = 30) <> (completed_at is not null)
             or (is_counted = 1 and (paid_at is null or status = -1))`,
          );
          expect(impossible?.n).toBe(0);
          const [most] = await world.query<{ n: number }>(
            `select coalesce(max(n), 0)::int as n from (
               select count(distinct checkout_id) as n from trade_order where status = 0 and pay_deadline > $1 group by tenant_id, member_id
             ) as held`,
            [api.clock.now()],
          );
          expect(most?.n).toBeLessThanOrEqual(5);
          const wrong = await world.query(
            `select spu.id from spu where sales_count <> (
               select coalesce(sum(order_item.count), 0) from order_item
               join trade_order on trade_order.tenant_id = order_item.tenant_id and trade_order.id = order_id
               where order_item.tenant_id = spu.tenant_id and order_item.spu_id = spu.id and is_counted = 1
             )`,
          );
          expect(wrong).toEqual([]);
        },
      ),
      { numRuns: 20, seed: 7 },
    );
    const ends = await world.query(
      'select distinct status, settled_at is not null as is_settled from trade_order order by 1, 2',
    );
    expect(ends).toEqual(
      expect.arrayContaining([
        { status: -1, is_settled: false },
        { status: 20, is_settled: false },
        { status: 30, is_settled: true },
      ]),
    );
  }, 120_000);
});
