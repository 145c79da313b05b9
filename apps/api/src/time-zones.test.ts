/** A server anywhere, a database anywhere: moments are moments. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { HUNG_RUN_MS } from '@passage/testing/limits';
import { describe, expect, it, vi } from 'vitest';
import { placeOrder } from './modules/orders/orders.testing.ts';
import { startApi } from './testing/api.ts';
import { openCaller } from './testing/caller.ts';

const program = fileURLToPath(new URL('./modules/orders/crash.testing.ts', import.meta.url));
const WINDOW_SECONDS = 30 * 60;

describe('time zones', async () => {
  const api = await startApi();
  const { world } = api;

  it.each(['America/St_Johns', 'Pacific/Kiritimati'])(
    'fault:time-02 a server and a database in %s tell the same moments, count the same seconds and know the same years',
    async (zone) => {
      const [database] = await world.query<{ name: string }>('select current_database() as name');
      await world.query(`alter database ${database?.name} set timezone = '${zone}'`);
      const child = spawn(process.execPath, ['--import', 'tsx', program], {
        env: {
          ...process.env,
          TZ: zone,
          PASSAGE_MODE: 'test',
          DATABASE_URL: api.appUrl,
          BCRYPT_ROUNDS: '4',
          PASSAGE_SECRET: api.platform.config.secret,
          LOG_LEVEL: 'silent',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      try {
        const [origin] = await once(createInterface(child.stdout), 'line');
        const member = await world.member();
        const call = openCaller(String(origin)).as(member);
        const before = Date.now();
        const { orderId } = await placeOrder(
          { ...api, call: openCaller(String(origin)) },
          member,
          await world.product(),
        );
        const { data } = await call.get('trade/order/get-detailFirst', { id: orderId });
        expect(data.createTime).toBeGreaterThanOrEqual(before);
        expect(data.createTime).toBeLessThanOrEqual(Date.now());
        expect(data.keyTTL).toBeLessThanOrEqual(WINDOW_SECONDS);
        expect(data.keyTTL).toBeGreaterThan(WINDOW_SECONDS - 30);

        // Years are the tenant's, here those of UTC, wherever server, database and shopper are.
        const moment = Date.UTC(2027, 0, 1) - 30 * 60_000;
        await world.query('update trade_order set created_at = $2 where id = $1', [orderId, new Date(moment)]);
        const inYear = async (datestr: number) =>
          (await call.get('trade/order/pageFirst', { datestr })).data.list.map(
            (order: { createTime: number }) => order.createTime,
          );
        expect([await inYear(2026), await inYear(2027)]).toEqual([[moment], []]);

        // The time-out is due by the moment, not by a wall clock.
        await world.query(`update outbox set run_at = now() + interval '5 minutes' where key = $1`, [
          `expire-order:${orderId}`,
        ]);
        await new Promise((resolve) => setTimeout(resolve, 2_500));
        const status = async () =>
          (
            await world.query<{ status: number }>('select status from outbox where key = $1', [
              `expire-order:${orderId}`,
            ])
          )[0]?.status;
        expect(await status()).toBe(0);
        await world.query(`update outbox set run_at = now() - interval '1 second' where key = $1`, [
          `expire-order:${orderId}`,
        ]);
        await vi.waitFor(async () => expect(await status()).toBe(2), { timeout: HUNG_RUN_MS, interval: 100 });
        expect((await call.get('trade/order/get-detailFirst', { id: orderId })).data.status).toBe(0);
      } finally {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
    },
  );
});
