import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { PAY_PASSWORD, type TestMember, type TestProduct } from '../../testing/world.ts';
import { proveBooks } from '../ledger/prove-books.ts';
import { expireOrderJob } from './expire-order.job.ts';

/** What several shoppers of two tenants may do at once, in any order. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      who: fc.nat(5),
      product: fc.nat(2),
      count: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pay' as const), who: fc.nat(5), pick: fc.nat(40) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), who: fc.nat(5), pick: fc.nat(40) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('expire' as const), who: fc.nat(5), pick: fc.nat(40) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(5, 20, 31) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

describe('random interleavings', async () => {
  const api = await startApi();
  const { world } = api;
  const shoppers: { member: TestMember; addressId: number; orders: number[] }[] = [];
  const products: Record<number, TestProduct[]> = { 1: [], 2: [] };
  for (let index = 0; index < 6; index++) {
    const member = await world.member({ tenantId: (index % 2) + 1, balance: 60_000 });
    shoppers.push({ member, addressId: await world.address(member), orders: [] });
  }
  for (const tenantId of [1, 2])
    for (let index = 0; index < 3; index++)
      products[tenantId]?.push(await world.product({ tenantId, skus: [{ stock: 12 }] }));

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
      expect([0, 1002]).toContain(answer.code);
      if (answer.code === 0) orders.push(...answer.data.tradeOrderIdList);
      return;
    }
    const orderId = orders[action.pick % Math.max(orders.length, 1)];
    if (orderId === undefined) return;
    if (action.kind === 'expire') {
      const db = api.platform.database.forTenant(member.tenantId).writable;
      return expireOrderJob.handle({ platform: api.platform, tenantId: member.tenantId, db }, { orderId });
    }
    const answer =
      action.kind === 'pay'
        ? await call.post('trade/order/payTradeOrder', {
            payType: 4,
            tradeOrderIdList: [orderId],
            payPassword: PAY_PASSWORD,
          })
        : await call.delete('order/cancel', { id: orderId });
    expect([0, 1001, 1017, 1018]).toContain(answer.code);
  };

  it('wallet-19 after any interleaving of order, pay, cancel and time-out by users of two tenants books, stock and states hold', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 }),
        async (rounds) => {
          for (const round of rounds) {
            await Promise.all(round.map(take));
            expect(await proveBooks(api.databaseUrl)).toEqual([]);
          }
          const [impossible] = await world.query<{ n: number }>(
            `select count(*)::int as n from trade_order
           where (status = 10 and paid_at is null) or (status = 0 and paid_at is not null) or (status = -1) <> (cancelled_at is not null)`,
          );
          expect(impossible?.n).toBe(0);
        },
      ),
      { numRuns: 25, seed: 7 },
    );
  }, 120_000);
});
