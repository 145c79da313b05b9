import { randomUUID } from 'node:crypto';
import { ERRORS } from '@passage/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { PAY_PASSWORD } from '../../testing/world.ts';
import { proveBooks } from '../ledger/prove-books.ts';
import { placeOrder } from '../orders/orders.testing.ts';
import { deskOf, itemOf, reviewer } from '../review/review.testing.ts';
import { addAddress, askForWithdrawal, STEPS, USDT, viewsOf, withdraw } from './withdrawals.testing.ts';

describe('withdrawals at once', async () => {
  const api = await startApi();
  const { world } = api;
  const [desk, other] = [deskOf(api, await reviewer(api)), deskOf(api, await reviewer(api))];
  const { wallet, logOf, listOf, cashOut } = viewsOf(api);

  it('staff-15 of several steps at once on one withdrawal one is taken', async () => {
    for (const [way, steps] of [
      [
        ['approve', 'remit'],
        ['complete', 'fail', 'complete', 'fail'],
      ],
      [['approve'], ['remit', 'reject', 'remit', 'reject']],
      [[], ['approve', 'approve', 'reject', 'reject']],
    ] as const) {
      const member = await world.member({ balance: 50_000 });
      const { itemId } = await askForWithdrawal(api, member, 100);
      for (const step of way) await desk.act('withdrawals', itemId, step);
      const answers = await Promise.all(
        steps.map((step, index) => (index % 2 ? desk : other).act('withdrawals', itemId, step)),
      );
      // An approval may be followed at once by a rejection, which is a step of its own.
      const taken = answers.filter(({ code }) => code === 0).map(({ data }) => data.state);
      expect(taken.length === 1 || (taken.includes(4) && taken.includes(2))).toBe(true);
      const [balance, frozen] = await wallet(member);
      expect(balance + frozen === 500 || taken.includes(3) || taken.includes(1)).toBe(true);
    }
  });

  it('fault:wallet-01 fault:wallet-02 eight withdrawals of all that there is, at once, freeze it once', async () => {
    const member = await world.member({ balance: 10_000 });
    const addresses = await Promise.all(
      Array.from({ length: 8 }, (_, n) => addAddress(api, member, { ...USDT, address: `T${n}` })),
    );
    const answers = await Promise.all(
      addresses.map((receiveAddress) => withdraw(api, member, { amount: 100, receiveAddress })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array(7).fill(ERRORS.INSUFFICIENT_BALANCE)]);
    expect([await wallet(member), (await listOf(member)).total]).toEqual([[0, 100], 1]);
    expect((await logOf(member)).filter(([type]: [number]) => type === 1)).toHaveLength(1);
  });

  it('withdraw-24 a withdrawal and a payment at once leave no negative balance', async () => {
    for (let round = 0; round < 5; round++) {
      const member = await world.member({ balance: 10_000 });
      const { orderId } = await placeOrder(api, member, await world.product());
      const receiveAddress = await addAddress(api, member);
      const [withdrawn, paid] = await Promise.all([
        withdraw(api, member, { amount: 90, receiveAddress }),
        api.call
          .as(member)
          .post('order/payTradeOrder', { payType: 4, tradeOrderIdList: [orderId], payPassword: PAY_PASSWORD }),
      ]);
      expect([withdrawn.code, paid.code].sort()).toEqual([0, ERRORS.INSUFFICIENT_BALANCE]);
      expect(await wallet(member)).toEqual(withdrawn.code === 0 ? [10, 90] : [38, 0]);
    }
  });

  it('withdraw-17 a repeat with the same key is one withdrawal', async () => {
    const member = await world.member({ balance: 50_000 });
    const receiveAddress = await addAddress(api, member);
    const call = api.call.as(member).with({ headers: { 'idempotency-key': randomUUID() } });
    const payload = { amount: 100, type: 2, receiveAddress, payPassword: PAY_PASSWORD };
    const answers = await Promise.all([1, 2, 3].map(() => call.post('pay/withdraw/apply', payload)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await wallet(member)).toEqual([400, 100]);
  });

  it('withdraw-28 withdraw-31 whatever members ask for and staff decide, at once or not, money is neither made nor lost', async () => {
    const act = fc.oneof(
      fc.record({ kind: fc.constant('ask' as const), amount: fc.integer({ min: 1, max: 60 }) }),
      fc.record({ kind: fc.constantFrom(...STEPS), which: fc.nat(3) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
        const member = await world.member({ balance: 10_000 });
        const receiveAddress = await addAddress(api, member);
        const items: number[] = [];
        const out = await cashOut();
        await Promise.all(
          acts.map(async (each, index) => {
            await new Promise((resolve) => setTimeout(resolve, index * 4));
            if (each.kind === 'ask') {
              const { code, data } = await withdraw(api, member, { amount: each.amount, receiveAddress });
              expect([0, ERRORS.INSUFFICIENT_BALANCE]).toContain(code);
              if (code === 0) items.push(await itemOf(api, 3, data.id));
              return;
            }
            const item = items[each.which];
            if (item !== undefined)
              expect([0, 409]).toContain((await (index % 2 ? desk : other).act('withdrawals', item, each.kind)).code);
          }),
        );
        const [balance, frozen] = await wallet(member);
        const gone = ((await cashOut()) - out) / 100;
        expect(balance + frozen + gone).toBe(100);
        expect(Math.min(balance, frozen)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 8 },
    );
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
  });
});
