import { describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '../../platform/clock.ts';
import { startApi } from '../../testing/api.ts';
import { PAY_PASSWORD } from '../../testing/world.ts';
import { startWorker } from '../../worker.ts';
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
});
