import { ERRORS } from '@passage/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { PAY_PASSWORD } from '../../testing/world.ts';
import { proveBooks } from '../ledger/prove-books.ts';
import { expireOrder } from '../orders/index.ts';
import { deskOf, reviewer, uploadProof } from '../review/review.testing.ts';
import { proofsOf } from './proof.testing.ts';

describe('proofs at once with other things', async () => {
  const api = await startApi({ worker: true });
  const { world } = api;
  const desk = deskOf(api, await reviewer(api));
  const { order, prove, detail, proofOf, entriesOf, balanceOf } = proofsOf(api);

  it('fault:payment-01 an approval and payments from the balance at once pay once', async () => {
    for (let round = 0; round < 5; round++) {
      const member = await world.member({ balance: 10_000 });
      const orderId = await order(member);
      await prove(member, [orderId]);
      const item = await proofOf(orderId);
      const pay = () =>
        api.call
          .as(member)
          .post('trade/order/payTradeOrder', { payType: 4, tradeOrderIdList: [orderId], payPassword: PAY_PASSWORD });
      const [approved, ...paid] = await Promise.all([desk.act('payments', item, 'approve'), pay(), pay()]);
      expect(approved?.code).toBe(0);
      for (const { code } of paid) expect([ERRORS.PROOF_UNDER_REVIEW, ERRORS.ORDER_NOT_PAYABLE]).toContain(code);
      expect(await entriesOf(`pay-order:${orderId}`)).toHaveLength(2);
      expect(await balanceOf(member)).toBe(100);
    }
  });

  it('payment-29 payment-28 a proof, the time-out and a cancellation in the same instant leave one of them', async () => {
    for (let round = 0; round < 6; round++) {
      const member = await world.member();
      const orderId = await order(member);
      const address = await uploadProof(api, member);
      await world.query('update trade_order set pay_deadline = $2 where id = $1', [
        orderId,
        new Date(api.clock.now().getTime() + 60),
      ]);
      const [proved] = await Promise.all([
        prove(member, [orderId], { address }),
        api.call.as(member).delete('order/cancel', { id: orderId }),
        new Promise((resolve) => setTimeout(resolve, round * 20)),
      ]);
      const { status, auditStatus } = await detail(member, orderId);
      if (proved?.code === 0) expect([status, auditStatus]).toEqual([0, 3]);
      else expect(auditStatus).toBe(0);
    }
  });

  it('payment-28 payment-30 payment-33 payment-34 whatever shopper and reviewers do at once, orders, proofs and books agree', async () => {
    const ACTS = ['prove', 'proveBoth', 'approve', 'reject', 'pay', 'cancel', 'expire', 'changeType'] as const;
    const act = fc.record({ kind: fc.constantFrom(...ACTS), which: fc.nat(1), waitMs: fc.nat(60) });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 14 }), async (acts) => {
        const member = await world.member({ balance: 100_000 });
        const ids = [await order(member), await order(member)];
        // One after the other: a member's uploads at once are bounded.
        const addresses: string[] = [];
        for (const _ of acts) addresses.push(await uploadProof(api, member));
        const call = api.call.as(member);
        const db = api.platform.database.forTenant(1).writable;
        const decide = async (id: number, step: string) => {
          const [item] = await world.query<{ id: number }>(
            `select review_item.id from review_item join payment_proof_order on proof_id = subject_id
             where queue = 1 and order_id = $1 order by review_item.id desc limit 1`,
            [id],
          );
          return item && (await desk.act('payments', item.id, step)).code;
        };
        await Promise.all(
          acts.map(async ({ kind, which, waitMs }, index) => {
            await new Promise((resolve) => setTimeout(resolve, waitMs));
            const id = ids[which] ?? 0;
            const address = addresses[index] ?? '';
            switch (kind) {
              case 'prove':
                return prove(member, [id], { address });
              case 'proveBoth':
                return prove(member, ids, { address });
              case 'approve':
              case 'reject':
                return expect([0, 409, undefined]).toContain(await decide(id, kind));
              case 'pay':
                return call.post('order/payTradeOrder', {
                  payType: 4,
                  tradeOrderIdList: [id],
                  payPassword: PAY_PASSWORD,
                });
              case 'cancel':
                return call.delete('order/cancel', { id });
              case 'expire':
                return db.inTransaction((tx) => expireOrder(tx, id, new Date(api.clock.now().getTime() + 31 * 60_000)));
              case 'changeType':
                return call.post('order/changeTradeOrderPayType', { payType: 1, tradeOrderIdList: [id] });
            }
          }),
        );
        for (const id of ids) {
          const { status, auditStatus } = await detail(member, id);
          const proofs = await world.query<{ status: number; item: number }>(
            `select proof.status, review_item.status as item from payment_proof as proof
             join payment_proof_order on proof_id = proof.id join review_item on queue = 1 and subject_id = proof.id
             where order_id = $1 order by proof.id`,
            [id],
          );
          // A waiting proof belongs to an unpaid order that says so, and there is one at most.
          expect(proofs.filter((proof) => proof.status === 3)).toHaveLength(auditStatus === 3 ? 1 : 0);
          if (auditStatus === 3) expect(status).toBe(0);
          expect(proofs.map((proof) => proof.item)).toEqual(
            proofs.map((proof) => ({ 1: 1, 2: 2, 3: 0 })[proof.status]),
          );
          expect(auditStatus).toBe(proofs.at(-1)?.status ?? 0);
        }
      }),
      { numRuns: 10 },
    );
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
  });
});
