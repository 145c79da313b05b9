import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { HUNG_RUN_MS } from '@passage/testing/limits';
import { sized } from '@passage/testing/size';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { openCaller } from '../../testing/caller.ts';
import { PAY_PASSWORD } from '../../testing/world.ts';
import { proveBooks } from '../ledger/prove-books.ts';

const program = fileURLToPath(new URL('./crash.testing.ts', import.meta.url));

describe('a killed server', async () => {
  const children: ChildProcess[] = [];
  // Before the database goes: hooks run in the reverse order of their registration.
  const api = await startApi();
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });
  const { world } = api;

  const start = async (): Promise<{ child: ChildProcess; origin: string }> => {
    const child = spawn(process.execPath, ['--import', 'tsx', program], {
      env: {
        ...process.env,
        PASSAGE_MODE: 'test',
        DATABASE_URL: api.appUrl,
        BCRYPT_ROUNDS: '4',
        PASSAGE_SECRET: api.platform.config.secret,
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    const [line] = await once(createInterface(child.stdout), 'line');
    return { child, origin: String(line) };
  };

  it('staff-33 a SIGKILL between any two steps of orders, payments, cancellations, receipts and jobs leaves nothing half done and loses no work', async () => {
    const product = await world.product({ skus: [{ stock: 400 }] });
    const admin = await world.member({ role: 1 });
    const members = await Promise.all(Array.from({ length: 8 }, () => world.member({ balance: 900_000 })));
    const addresses = await Promise.all(members.map((member) => world.address(member)));
    for (const killAfterAnswers of sized({ small: [6, 29], whole: [6, 17, 29, 44] })) {
      const { child, origin } = await start();
      const caller = openCaller(origin);
      let answers = 0;
      // Killed in the middle of what the others are doing, as soon as this many calls were answered.
      const count = (): void => {
        answers += 1;
        if (answers === killAfterAnswers) child.kill('SIGKILL');
      };
      const shop = async (index: number): Promise<void> => {
        const member = members[index];
        if (!member) return;
        while (answers < killAfterAnswers) {
          const call = caller.as(member);
          const items = [{ skuId: product.skuId, count: 1 }];
          const made = await call.post('trade/order/createFirst', { items, addressId: addresses[index] });
          count();
          const { tradeOrderIdList } = made.data;
          await call.post('trade/order/payTradeOrder', { payType: 4, tradeOrderIdList, payPassword: PAY_PASSWORD });
          count();
          const [id] = tradeOrderIdList;
          if (answers % 3 === 0) await call.delete('trade/order/cancel', { id });
          else {
            await caller.as(admin).post(`/admin-api/orders/${id}/ship`, { company: 'DHL', trackingNumber: `JD${id}` });
            count();
            await call.post('member/address/confirmReceipt', { id });
          }
          count();
        }
      };
      const exit = once(child, 'exit');
      const running = members.map((_, index) => shop(index).catch(() => 'cut off'));
      await Promise.all([...running, exit]);
      // The server's connections end with it; what they had open is undone before the proof looks.
      await vi.waitFor(
        async () => {
          const [open] = await world.query<{ n: number }>(
            `select count(*)::int as n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
          );
          expect(open?.n).toBe(0);
        },
        { timeout: HUNG_RUN_MS },
      );
      expect(await proveBooks(api.databaseUrl)).toEqual([]);
      const [missing] = await world.query<{ n: number }>(
        `select count(*)::int as n from trade_order where not exists (select from outbox where outbox.tenant_id = trade_order.tenant_id and key = 'expire-order:' || trade_order.id)`,
      );
      expect(missing?.n).toBe(0);
      const [unplanned] = await world.query<{ n: number }>(
        `select count(*)::int as n from trade_order where exists (
           select from unnest(array[(20, 'confirm-receipt:' || id), (30, 'settle-order:' || id)]) as due (status int, work text)
           where due.status = trade_order.status and not exists (select from outbox where outbox.tenant_id = trade_order.tenant_id and key = work)
         )`,
      );
      expect(unplanned?.n).toBe(0);
    }
    const { child } = await start();
    await world.query(`update outbox set handed_at = handed_at - interval '1 hour' where status = 1`);
    await vi.waitFor(
      async () => {
        const [left] = await world.query<{ n: number }>(
          `select count(*)::int as n from outbox where job = 'order-paid' and status <> 2`,
        );
        expect(left?.n).toBe(0);
      },
      { timeout: HUNG_RUN_MS, interval: 200 },
    );
    const [counted] = await world.query<{ sales: number; paid: number }>(
      `select (select sales_count from spu where id = $1) as sales, (select count(*)::int from trade_order where paid_at is not null and status <> -1) as paid`,
      [product.spuId],
    );
    expect(counted?.sales).toBe(counted?.paid);
    expect(counted?.paid).toBeGreaterThan(0);
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
});
