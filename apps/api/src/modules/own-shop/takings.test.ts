/** What is kept of a shop's takings is what the ledger's entries sum to, whatever happens in whatever order. */
import { ERRORS } from '@passage/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { PAY_PASSWORD, type TestMember } from '../../testing/world.ts';
import {
  act,
  ask,
  type Bought,
  balanceOf,
  buy,
  makeDue,
  settle,
  waitingItemOf,
} from '../after-sales/after-sales.testing.ts';
import { liftHoldBounds, placeOrder } from '../orders/orders.testing.ts';
import { newMerchant } from '../products/products.testing.ts';
import { deskOf, reviewer } from '../review/review.testing.ts';

const PRICE = 5000;
const KINDS = ['buy', 'cancel', 'ship', 'confirm', 'settle', 'refund', 'emptyOwner'] as const;
const step = fc.record({ kind: fc.constantFrom(...KINDS), pick: fc.nat(5) });
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const of = (...kinds: readonly (typeof KINDS)[number][]): Step[] => kinds.map((kind) => ({ kind, pick: 0 }));
/** A sale whose first refund the owner pays, whose second one the platform pays, and a settlement that pays the debt. */
const OWED: Step[][] = [
  of('buy', 'ship', 'confirm', 'settle', 'refund', 'emptyOwner', 'refund').map((one) => [one]),
  of('buy', 'ship', 'confirm', 'settle').map((one) => [{ ...one, pick: 1 }]),
  [[{ kind: 'buy', pick: 2 }], [{ kind: 'cancel', pick: 2 }]] satisfies Step[][],
].flat();

describe('the takings of a shop', async () => {
  const api = await startApi();
  const { world, call } = api;
  await liftHoldBounds(api);
  const desk = deskOf(api, await reviewer(api));
  const admin = await world.member({ role: 1 });

  /** What the entries of a shop's orders sum to, in dollars. */
  const ofLedger = async (shopId: number) => {
    const [sums] = await world.query<Record<'received' | 'paidBack' | 'owed' | 'debtPaid' | 'awaiting', number>>(
      `select
         coalesce(sum(amount) filter (where what = 'settle' and log_type = 8), 0)::float / 100 as received,
         coalesce(-sum(amount) filter (where what = 'refund' and log_type = 3), 0)::float / 100 as "paidBack",
         coalesce(-sum(amount) filter (where what = 'refund' and kind = 8), 0)::float / 100 as owed,
         coalesce(sum(amount) filter (where what = 'settle' and kind = 8), 0)::float / 100 as "debtPaid",
         coalesce(sum(amount) filter (where kind = 3), 0)::float / 100 as awaiting
       from (
         select what, cause from trade_order, lateral (values
           ('pay', 'pay-order:' || id), ('cancel', 'cancel-refund:' || id), ('settle', 'settle-order:' || id)
         ) as of_order (what, cause) where shop_id = $1
         union all select 'refund', 'after-sale-refund:' || id from after_sale where shop_id = $1
       ) as caused
       join ledger_transaction as posted using (cause)
       join ledger_entry as entry on entry.transaction_id = posted.id
       join ledger_account as account on account.id = entry.account_id`,
      [shopId],
    );
    if (!sums) throw new Error('no sums');
    return sums;
  };
  const cent = (dollars: number): number => Math.round(dollars * 100);

  const expectKept = async (owner: TestMember, shopId: number) => {
    const { received, paidBack, owed, debtPaid, awaiting } = await ofLedger(shopId);
    const own = call.as(owner);
    const { data: kept } = await own.get('/admin-api/takings');
    const takings = (cent(received) - cent(paidBack) - cent(debtPaid)) / 100;
    expect(kept).toMatchObject({
      received,
      paidBack,
      debtPaid,
      awaiting,
      takings,
      debt: (cent(owed) - cent(debtPaid)) / 100,
    });
    const { list } = (await own.get('/admin-api/takings/days')).data;
    const days: { received: number; paidBack: number; owed: number; debtPaid: number }[] = list;
    const sum = (of: (day: (typeof days)[number]) => number): number =>
      days.reduce((total, day) => total + cent(of(day)), 0) / 100;
    expect([
      sum((day) => day.received),
      sum((day) => day.paidBack),
      sum((day) => day.owed),
      sum((day) => day.debtPaid),
    ]).toEqual([received, paidBack, owed, debtPaid]);
    return { received, paidBack, owed, debtPaid, awaiting };
  };

  it('fault:performance-53 equal the sums of the ledger after every payment, settlement, refund and cancellation, in any order and at once', async () => {
    const seen = { received: 0, paidBack: 0, owed: 0, debtPaid: 0, awaiting: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 6, maxLength: 14, size: 'max' }),
        async (rounds) => {
          const { owner, shopId } = await newMerchant(api);
          const product = await world.product({ shopId, skus: [{ price: PRICE, stock: 1000 }] });
          const buyer = await world.member({ balance: 5_000_000 });
          const orders: Bought[] = [];
          const take = async ({ kind, pick }: Step): Promise<void> => {
            if (kind === 'buy') {
              orders.push(await buy(api, buyer, [{ product, count: 2 }]));
              return;
            }
            if (kind === 'emptyOwner') {
              const cents = cent(await balanceOf(api, owner));
              if (cents > 0)
                await call
                  .as(admin)
                  .post(`/admin-api/wallets/${owner.id}/adjust`, { amount: -cents / 100, remark: 'spent' });
              return;
            }
            const order = orders[pick % Math.max(orders.length, 1)];
            if (!order) return;
            if (kind === 'settle') return settle(api, order);
            if (kind === 'refund') {
              const { code, data } = await ask(api, buyer, order.itemId, { refundPrice: PRICE });
              expect([0, 400, ERRORS.AFTER_SALE_NOT_ALLOWED]).toContain(code);
              if (code !== 0) return;
              await act(api, admin, data.id, 'approve');
              const answer = await act(api, admin, data.id, 'refund');
              expect([0, 409]).toContain(answer.code);
              // The owner has too little: the platform pays and the shop owes it.
              if (answer.data?.status === 40) {
                const { id, version } = await waitingItemOf(api, data.id);
                await desk.act('refunds', id, 'approve', { version });
              }
              return;
            }
            const acts = {
              cancel: () => call.as(buyer).delete('order/cancel', { id: order.orderId }),
              ship: () =>
                call
                  .as(admin)
                  .post(`/admin-api/orders/${order.orderId}/ship`, { company: 'DHL', trackingNumber: 'JD1' }),
              confirm: () => call.as(buyer).post('member/address/confirmReceipt', { id: order.orderId }),
            };
            await acts[kind]();
            if (kind === 'confirm') await makeDue(api, order);
          };
          for (const round of rounds) {
            await Promise.all(round.map(take));
            const sums = await expectKept(owner, shopId);
            for (const key of ['received', 'paidBack', 'owed', 'debtPaid', 'awaiting'] as const)
              seen[key] = Math.max(seen[key], sums[key]);
          }
        },
      ),
      { numRuns: 12, examples: [[OWED]] },
    );
    // Each figure was moved, or its equality says nothing.
    expect(Object.values(seen).every((most) => most > 0)).toBe(true);
  }, 120_000);

  it('fault:performance-53 are kept whole where orders of two shops are paid crosswise at once', async () => {
    const shops = [await newMerchant(api), await newMerchant(api)];
    const products = await Promise.all(
      shops.map(({ shopId }) => world.product({ shopId, skus: [{ price: PRICE, stock: 1000 }] })),
    );
    const [first, second] = products;
    if (!first || !second) throw new Error('no products');
    const buyers = await Promise.all(Array.from({ length: 8 }, () => world.member({ balance: 100_000 })));
    const baskets = await Promise.all(
      buyers.map(async (buyer, index) => {
        const ids: number[] = [];
        for (const product of index % 2 ? [first, second] : [second, first])
          ids.push((await placeOrder(api, buyer, product)).orderId);
        return ids;
      }),
    );
    const answers = await Promise.all(
      buyers.map((buyer, index) =>
        call.as(buyer).post('trade/order/payTradeOrder', {
          payType: 4,
          tradeOrderIdList: baskets[index],
          payPassword: PAY_PASSWORD,
        }),
      ),
    );
    expect(answers.map(({ code }) => code)).toEqual(buyers.map(() => 0));
    // Eight orders of 50.00 with 12.00 of freight.
    for (const { owner, shopId } of shops)
      expect(await expectKept(owner, shopId)).toMatchObject({ awaiting: 496, received: 0 });
  });
});
