import { describe, expect, it, vi } from 'vitest';
import { placeOrder } from '../modules/orders/orders.testing.ts';
import { startApi } from '../testing/api.ts';

describe('broken connections', async () => {
  const api = await startApi({ worker: true });

  it('fault:db-02 ops-02 the API answers again by itself after every connection to the database was cut', async () => {
    const member = await api.world.member();
    const product = await api.world.product();
    await placeOrder(api, member, product);
    const busy = Promise.all(Array.from({ length: 10 }, () => api.call.as(member).get('trade/order/pageFirst')));
    await api.world.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    for (const answer of await busy) expect([200, 503]).toContain(answer.status);
    await vi.waitFor(async () => {
      const ready = await api.call.get('/health/ready');
      expect(ready.status).toBe(200);
      expect((await api.call.as(member).get('trade/order/pageFirst')).code).toBe(0);
    });
    const { orderId } = await placeOrder(api, member, product);
    api.clock.advanceMs(31 * 60_000);
    await vi.waitFor(
      async () => {
        const [row] = await api.world.query<{ status: number }>('select status from trade_order where id = $1', [
          orderId,
        ]);
        expect(row?.status).toBe(-1);
      },
      { timeout: 15_000, interval: 200 },
    );
  });
});
