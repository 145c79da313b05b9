import { ERRORS } from '@passage/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { Answer } from '../../testing/caller.ts';
import type { TestMember } from '../../testing/world.ts';
import { proveBooks } from '../ledger/prove-books.ts';
import { deskOf, reviewer } from '../review/review.testing.ts';
import {
  act,
  ask,
  type Bought,
  balanceOf,
  buy,
  confirm,
  giveUp,
  makeDue,
  type SellersStep,
  sendBack,
  settle,
  ship,
  support,
} from './after-sales.testing.ts';

const pick = fc.nat(11);
const sellers: readonly SellersStep[] = ['approve', 'refuse', 'receive', 'refuse-goods', 'refund'];

/** What buyer, sellers and jobs may do at once, in any order. */
const step = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant('ask' as const),
      item: fc.nat(1),
      way: fc.constantFrom(10, 20),
      count: fc.integer({ min: 1, max: 2 }),
      paid: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('act' as const), pick, name: fc.constantFrom(...sellers) }) },
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant('through' as const),
      pick,
      arrived: fc.constantFrom('receive' as const, 'receive' as const, 'refuse-goods' as const),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('sendBack' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('giveUp' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('confirm' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('settle' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('release' as const),
      pick,
      name: fc.constantFrom('approve' as const, 'approve' as const, 'reject' as const),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const PRICES = [3333, 5000] as const;

describe('random interleavings of after-sales', async () => {
  const api = await startApi();
  const { world, call } = api;
  const staff = [await support(api), await support(api)] as const;
  const desk = deskOf(api, await reviewer(api));
  const owner = await world.member();
  const shopId = await world.shop({ ownerId: owner.id, freight: 1200, freeFreightFrom: 10_000_000 });
  const goods = [
    { product: await world.product({ shopId, skus: [{ price: PRICES[0], stock: 100_000 }] }), count: 2 },
    { product: await world.product({ shopId, skus: [{ price: PRICES[1], stock: 100_000 }] }), count: 1 },
  ];
  const admin = await world.member({ role: 1 });

  interface Play {
    readonly buyer: TestMember;
    readonly order: Bought;
    readonly ids: number[];
  }

  const newPlay = async (isSettled: boolean): Promise<Play> => {
    const buyer = await world.member({ balance: 100_000 });
    const order = await buy(api, buyer, goods);
    await ship(api, order);
    if (isSettled) {
      await confirm(api, buyer, order);
      await makeDue(api, order);
      await settle(api, order);
    }
    return { buyer, order, ids: [] };
  };

  /** Staff decide on what waits for the platform's part. */
  const release = async (name: 'approve' | 'reject'): Promise<void> => {
    const waiting = await world.query<{ id: number; version: number }>(
      'select id, version from review_item where queue = 5 and status = 0 order by id limit 2',
    );
    for (const { id, version } of waiting) {
      const { code } = await desk.act('refunds', id, name, { version });
      expect([0, 409]).toContain(code);
    }
  };

  const take = async (action: Step, index: number, { buyer, order, ids }: Play): Promise<void> => {
    if (action.kind === 'ask') {
      const itemId = order.itemIds[action.item] ?? 0;
      const price = PRICES[action.item] ?? 0;
      const { way, count, paid } = action;
      const { code, data } = await ask(api, buyer, itemId, { way, refundCount: count, refundPrice: price * paid });
      expect([0, 400, ERRORS.AFTER_SALE_NOT_ALLOWED]).toContain(code);
      if (code === 0) ids.push(data.id);
      return;
    }
    if (action.kind === 'settle') return settle(api, order);
    if (action.kind === 'confirm') {
      const { code } = await call.as(buyer).post('member/address/confirmReceipt', { id: order.orderId });
      expect([0, 409]).toContain(code);
      await makeDue(api, order);
      return;
    }
    const id = ids[action.pick % Math.max(ids.length, 1)];
    if (id === undefined) return;
    const seller = staff[index % 2 === 0 ? 0 : 1];
    if (action.kind === 'release') return release(action.name);
    const steps = {
      act: (name: SellersStep) => act(api, seller, id, name),
      sendBack: () => sendBack(api, buyer, id),
      giveUp: () => giveUp(api, buyer, id),
    };
    const answers: Answer[] = [];
    if (action.kind === 'act') answers.push(await steps.act(action.name));
    else if (action.kind !== 'through') answers.push(await steps[action.kind]());
    else {
      answers.push(await steps.act('approve'), await steps.sendBack());
      answers.push(await steps.act(action.arrived), await steps.act('refund'));
      if (action.pick % 2) await release('approve');
    }
    for (const { code } of answers) expect([0, 409]).toContain(code);
  };

  /** The owner spends what there is, so that later refunds find little. */
  const emptyOwner = async () => {
    const cents = Math.round((await balanceOf(api, owner)) * 100) - 2000;
    if (cents > 0)
      await call.as(admin).post(`/admin-api/wallets/${owner.id}/adjust`, { amount: -cents / 100, remark: 'spent' });
  };

  it('aftersale-29 aftersale-27 aftersale-28 whatever buyers ask for and sellers decide, at once or not, no more comes back than was paid and the books prove', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 2, maxLength: 7, size: 'max' }), {
          minLength: 4,
          maxLength: 9,
          size: 'max',
        }),
        fc.boolean(),
        fc.boolean(),
        async (rounds, isSettled, isOwnerPoor) => {
          const play = await newPlay(isSettled);
          for (const round of rounds) {
            await Promise.all(round.map((action, index) => take(action, index, play)));
            if (isOwnerPoor) await emptyOwner();
          }
          expect(await proveBooks(api.databaseUrl)).toEqual([]);
          const [figures] = await world.query<{ refunded: number; asked: number }>(
            `select (select coalesce(sum(amount), 0)::int from ledger_entry join ledger_account on ledger_account.id = account_id
               where member_id = $1 and log_type in (4, 9)) as refunded,
              (select coalesce(sum(amount), 0)::int from after_sale where member_id = $1 and status = 50) as asked`,
            [play.buyer.id],
          );
          // 2 × 33.33 and 50.00, and 12.00 of freight, which stay paid.
          const paid = 2 * PRICES[0] + PRICES[1];
          expect(figures?.refunded).toBe(figures?.asked);
          expect(figures?.refunded).toBeLessThanOrEqual(paid);
          expect(Math.round((await balanceOf(api, play.buyer)) * 100)).toBe(
            100_000 - paid - 1200 + (figures?.refunded ?? 0),
          );
        },
      ),
      { numRuns: 40, seed: 11 },
    );
    const [seen] = await world.query<{ statuses: number; whole: number; covered: number }>(
      `select (select count(distinct status)::int from after_sale_event) as statuses,
         (select count(*)::int from trade_order where status = 40) as whole,
         (select count(*)::int from ledger_entry where log_type = 9) as covered`,
    );
    // The walk has been everywhere: each status, refunded orders, refunds that the platform had to cover.
    expect(seen?.statuses).toBe(8);
    expect([(seen?.whole ?? 0) > 0, (seen?.covered ?? 0) > 0]).toEqual([true, true]);
  }, 120_000);
});
