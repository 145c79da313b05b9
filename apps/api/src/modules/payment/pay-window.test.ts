/** What moves the end of an order's pay window, and what does not. */
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { startWorker } from '../../worker.ts';
import { startAnother } from '../live/live.testing.ts';
import { placeOrder } from '../orders/orders.testing.ts';
import { deskOf, messagesOf, reviewer } from '../review/review.testing.ts';
import { proofsOf } from './proof.testing.ts';

const MINUTE_MS = 60_000;

describe('the end of an order’s pay window', async () => {
  const api = await startApi();
  const { world, clock } = api;
  const desk = deskOf(api, await reviewer(api));
  const { order, prove, detail, proofOf } = proofsOf(api);
  const deadlineOf = async (orderId: number): Promise<number> => {
    const [row] = await world.query<{ pay_deadline: Date }>('select pay_deadline from trade_order where id = $1', [
      orderId,
    ]);
    return row?.pay_deadline.getTime() ?? 0;
  };
  const work = async () => {
    const worker = await startWorker(api.platform);
    await worker.sweep();
    await worker.stop();
  };

  it('trust-23 is moved by the first rejection of a proof alone: not by another pay type, another picture, a restart or a second rejection', async () => {
    const member = await world.member();
    const orderId = await order(member);
    const first = await deadlineOf(orderId);
    for (const payType of [1, 3, 2])
      expect(
        (
          await api.call
            .as(member)
            .post('trade/order/changeTradeOrderPayType', { payType, tradeOrderIdList: [orderId] })
        ).code,
      ).toBe(0);
    expect(await deadlineOf(orderId)).toBe(first);
    clock.advanceMs(5 * MINUTE_MS);
    for (let sent = 0; sent < 3; sent++) expect((await prove(member, [orderId])).code).toBe(0);
    expect(await deadlineOf(orderId)).toBe(first);
    const restart = async () => {
      const another = await startAnother(api);
      await work();
      expect((await another.call.as(member).get('order/get-detailFirst', { id: orderId })).code).toBe(0);
      await another.stop();
    };
    await restart();
    expect(await deadlineOf(orderId)).toBe(first);

    clock.advanceMs(60 * MINUTE_MS);
    await desk.act('payments', await proofOf(orderId), 'reject');
    const second = await deadlineOf(orderId);
    expect(Math.abs(second - clock.now().getTime() - 30 * MINUTE_MS)).toBeLessThan(MINUTE_MS);
    await restart();
    expect(await deadlineOf(orderId)).toBe(second);
    for (let round = 0; round < 2; round++) {
      clock.advanceMs(5 * MINUTE_MS);
      expect((await prove(member, [orderId])).code).toBe(0);
      await desk.act('payments', await proofOf(orderId), 'reject');
      expect(await deadlineOf(orderId)).toBe(second);
    }
    expect((await detail(member, orderId)).keyTTL).toBeLessThanOrEqual(20 * 60);
    expect((await detail(member, orderId)).keyTTL).toBeGreaterThan(15 * 60);
  });

  it('ends an order at once whose proof is rejected again after it, and gives each order of a proof its own fresh window', async () => {
    const member = await world.member();
    const product = await world.product({ skus: [{ stock: 5 }] });
    const { orderId: old } = await placeOrder(api, member, product);
    await prove(member, [old]);
    await desk.act('payments', await proofOf(old), 'reject');
    const { orderId: young } = await placeOrder(api, member, product);
    expect((await prove(member, [old, young])).code).toBe(0);
    clock.advanceMs(90 * MINUTE_MS);
    await work();
    expect((await detail(member, old)).status).toBe(0);
    await desk.act('payments', await proofOf(old), 'reject');
    // The job that the rejection leaves is due already; the sweep does as it does.
    await work();
    expect([(await detail(member, old)).status, (await detail(member, young)).status]).toEqual([-1, 0]);
    expect((await detail(member, young)).keyTTL).toBeGreaterThan(29 * 60);
    const [jobs] = await world.query<{ n: number }>(
      `select count(*)::int as n from outbox where job = 'expire-order' and payload ->> 'orderId' = $1`,
      [String(old)],
    );
    expect(jobs?.n).toBe(3);
    expect((await messagesOf(api, member)).map(({ template }) => template)).toContain('orderExpired');
  });
});
