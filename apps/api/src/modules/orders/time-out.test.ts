import { describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '../../platform/clock.ts';
import { startApi } from '../../testing/api.ts';
import { PAY_PASSWORD } from '../../testing/world.ts';
import { startWorker } from '../../worker.ts';
import { uploadProof } from '../review/review.testing.ts';
import { expireOrderJob } from './expire-order.job.ts';
import { placeOrder } from './orders.testing.ts';

const WINDOW_MS = 30 * MINUTE_MS;

describe('the end of the pay window', async () => {
  const api = await startApi({ worker: true });

  const statusOf = async (orderId: number) => {
    const [row] = await api.world.query<{ status: number }>('select status from trade_order where id = $1', [orderId]);
    return row?.status;
  };

  it('order-24 staff-34 an order that is not paid within 30 minutes is cancelled by a job and its stock comes back', async () => {
    const member = await api.world.member();
    const product = await api.world.product({ skus: [{ stock: 5 }] });
    const { orderId } = await placeOrder(api, member, product, 2);
    api.clock.advanceMs(WINDOW_MS + 1_000);
    await vi.waitFor(async () => expect(await statusOf(orderId)).toBe(-1), { timeout: 10_000, interval: 100 });
    const [sku] = await api.world.query<{ stock: number }>('select stock from sku where id = $1', [product.skuId]);
    expect(sku?.stock).toBe(5);
    const detail = await api.call.as(member).get('trade/order/get-detailFirst', { id: orderId });
    expect(detail.data).toMatchObject({ status: -1, keyTTL: 0 });
  });

  it('staff-31 staff-33 the time-out stands in the outbox with its moment and a unique key, and is done only when its handler has finished', async () => {
    const member = await api.world.member();
    const product = await api.world.product();
    const { orderId } = await placeOrder(api, member, product);
    const due = await api.world.query<{ status: number; run_at: Date; key: string }>(
      `select status, run_at, key from outbox where payload->>'orderId' = $1 and job = 'expire-order'`,
      [String(orderId)],
    );
    expect(due).toHaveLength(1);
    expect(due[0]).toMatchObject({ status: 0, key: `expire-order:${orderId}` });
    const leftMs = (due[0]?.run_at.getTime() ?? 0) - api.clock.now().getTime();
    expect(leftMs).toBeGreaterThan(WINDOW_MS - 20_000);
    expect(leftMs).toBeLessThanOrEqual(WINDOW_MS);
    api.clock.advanceMs(WINDOW_MS + 1_000);
    await vi.waitFor(
      async () => {
        const [row] = await api.world.query<{ status: number }>('select status from outbox where key = $1', [
          `expire-order:${orderId}`,
        ]);
        expect(row?.status).toBe(2);
      },
      { timeout: 10_000, interval: 100 },
    );
    expect(await statusOf(orderId)).toBe(-1);
  });

  it('staff-43 a time-out that runs early, late or twice cancels no order that is not due', async () => {
    const member = await api.world.member({ balance: 100_000 });
    const product = await api.world.product();
    const { orderId: early } = await placeOrder(api, member, product);
    const db = api.platform.database.forTenant(1).writable;
    const run = (orderId: number) => expireOrderJob.handle({ platform: api.platform, tenantId: 1, db }, { orderId });
    await run(early);
    expect(await statusOf(early)).toBe(0);

    const paid = await api.call
      .as(member)
      .post('trade/order/payTradeOrder', { payType: 4, tradeOrderIdList: [early], payPassword: PAY_PASSWORD });
    expect(paid.code).toBe(0);
    api.clock.advanceMs(WINDOW_MS * 2);
    await run(early);
    await run(early);
    expect(await statusOf(early)).toBe(10);
  });

  it('the sweep finds an overdue order that has no job', async () => {
    const member = await api.world.member();
    const product = await api.world.product();
    const { orderId } = await placeOrder(api, member, product);
    await api.world.query('delete from outbox where key = $1', [`expire-order:${orderId}`]);
    api.clock.advanceMs(WINDOW_MS + 1_000);
    const worker = await startWorker(api.platform);
    await worker.sweep();
    await worker.stop();
    expect(await statusOf(orderId)).toBe(-1);
  });

  it('fault:order-03 an order whose proof waits is not cancelled when the window ends', async () => {
    const member = await api.world.member();
    const product = await api.world.product();
    const { orderId } = await placeOrder(api, member, product);
    await api.world.query('update trade_order set audit_status = 3 where id = $1', [orderId]);
    api.clock.advanceMs(WINDOW_MS + 1_000);
    const db = api.platform.database.forTenant(1).writable;
    await expireOrderJob.handle({ platform: api.platform, tenantId: 1, db }, { orderId });
    expect(await statusOf(orderId)).toBe(0);
  });

  it('fault:order-82 an order that is cancelled for time tells its buyer once, in the buyer’s language, with its number, a link to it and an unread dot', async () => {
    const db = api.platform.database.forTenant(1).writable;
    const product = await api.world.product({ skus: [{ stock: 50 }] });
    const other = await api.world.product({ skus: [{ stock: 50 }] });
    const member = await api.world.member({ balance: 100_000 });
    await api.world.query("update member set language = 'fr' where id = $1", [member.id]);
    const call = api.call.as(member).with({ language: 'fr' });
    const addressId = await api.world.address(member);
    const both = await call.post('trade/order/createFirst', {
      items: [product, other].map(({ skuId }) => ({ skuId, count: 1 })),
      addressId,
    });
    const { orderId: paid } = await placeOrder(api, member, product);
    const { orderId: proven } = await placeOrder(api, member, product);
    const { orderId: given } = await placeOrder(api, member, product);
    await call.post('trade/order/payTradeOrder', { payType: 4, tradeOrderIdList: [paid], payPassword: PAY_PASSWORD });
    await call.post('trade/order/payTradeOrder', {
      payType: 2,
      tradeOrderIdList: [proven],
      payOrderPic: await uploadProof(api, member),
    });
    await call.delete('order/cancel', { id: given });
    expect((await call.get('message/unradmsg')).data).toMatchObject({ flag: false });

    const orderIds: number[] = [...both.data.tradeOrderIdList, paid, proven, given];
    api.clock.advanceMs(WINDOW_MS + 1_000);
    const workers = await Promise.all([startWorker(api.platform), startWorker(api.platform)]);
    const run = (orderId: number) => expireOrderJob.handle({ platform: api.platform, tenantId: 1, db }, { orderId });
    for (let round = 0; round < 2; round++)
      await Promise.all([...workers.map((worker) => worker.sweep()), ...orderIds.map(run), ...orderIds.map(run)]);
    await Promise.all(workers.map((worker) => worker.stop()));

    const { data } = await call.post('message/getMyMessage', { pageSize: 50 });
    const expired = await Promise.all(
      both.data.tradeOrderIdList.map(async (id: number) => {
        const { no, status } = (await call.get('order/get-detailFirst', { id })).data;
        expect(status).toBe(-1);
        return {
          type: 1,
          title: 'Commande annulée : délai de paiement dépassé',
          message: `La commande ${no} a été annulée, car elle n’a pas été payée à temps. Rien n’a été débité. Vous pouvez commander de nouveau ces articles.`,
          link: `/orderDetails?no=${id}`,
          sta: 0,
        };
      }),
    );
    expect(
      data.list
        .map(({ type, title, message, link, sta }: Record<string, unknown>) => ({ type, title, message, link, sta }))
        .toSorted((a: { link: string }, b: { link: string }) => (a.link < b.link ? -1 : 1)),
    ).toEqual(expired.toSorted((a, b) => (a.link < b.link ? -1 : 1)));
    expect((await call.get('message/unradmsg')).data).toEqual({ flag: true, types: [{ type: 1, count: 2 }] });
    expect([await statusOf(paid), await statusOf(proven), await statusOf(given)]).toEqual([10, 0, -1]);
    const mails = () =>
      api.world.query<{ subject: string }>('select subject from stored_mail where recipient = $1', [member.email]);
    await expect.poll(async () => (await mails()).length, { timeout: 10_000 }).toBe(2);
    expect((await mails())[0]?.subject).toContain('Commande annulée');
  });
});
