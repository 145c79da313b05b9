/** What rounds of sweeps promise: one at a time, shared by workers, and no tenant keeps another from its turn. */
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { overdueOrders } from '../modules/orders/expire-order.job.ts';
import { placeOrder } from '../modules/orders/orders.testing.ts';
import { startApi } from '../testing/api.ts';
import { DAY_MS, MINUTE_MS } from './clock.ts';
import { give, noteJob, QUICK_TIMING } from './jobs.testing.ts';
import type { Sweep } from './jobs.ts';
import { runJobs } from './run-jobs.ts';
import { runSweeps } from './run-sweeps.ts';

const api = await startApi();
const { world, clock, platform } = api;

/** A sweep whose pieces wait until they are let go. */
function slowSweep(name: string) {
  const waiting: (() => void)[] = [];
  let atOnce = 0;
  let most = 0;
  let acts = 0;
  const sweep: Sweep = {
    name,
    findDue: async () => [{ tenantId: 1, id: 1 }],
    act: async () => {
      acts += 1;
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise<void>((resolve) => waiting.push(resolve));
      atOnce -= 1;
    },
  };
  const letGo = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  return { sweep, letGo, figures: () => ({ acts, most, waiting: waiting.length }) };
}

const rounds = async (outcome: 'run' | 'skipped'): Promise<number> =>
  Number(
    new RegExp(`passage_sweep_rounds_total\\{outcome="${outcome}"\\} (\\d+)`).exec(
      await platform.metrics.text(),
    )?.[1] ?? 0,
  );

describe('rounds of sweeps', () => {
  it('fault:performance-55 are left out and counted while one runs, shared by workers, and a stop waits for the piece at hand', async () => {
    const { sweep, letGo, figures } = slowSweep('slow');
    const [one, other] = [runSweeps(platform, [sweep], 5), runSweeps(platform, [sweep], 5)];
    try {
      await vi.waitFor(() => expect(figures().waiting).toBe(1));
      const skipped = await rounds('skipped');
      clock.advanceMs(3 * MINUTE_MS);
      await vi.waitFor(async () => expect(await rounds('skipped')).toBeGreaterThan(skipped + 20));
      // However many rounds would have begun by then, in two workers, one is at its one piece.
      expect(figures()).toEqual({ acts: 1, most: 1, waiting: 1 });
      const stopped = Promise.all([one.stop(), other.stop()]);
      letGo();
      await stopped;
      const { acts, most } = figures();
      expect([acts, most]).toEqual([1, 1]);
    } finally {
      letGo();
      await Promise.all([one.stop(), other.stop()]);
    }
    const after = await rounds('run');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await rounds('run')).toBe(after);
  });

  it('trust-55 a due row whose handler throws is logged with tenant and id and tried again; the others of that round are done', async () => {
    const product = await world.product({ tenantId: 2 });
    const mine = (await placeOrder(api, await world.member(), await world.product())).orderId;
    const bad = (await placeOrder(api, await world.member({ tenantId: 2 }), product)).orderId;
    const good = (await placeOrder(api, await world.member({ tenantId: 2 }), product)).orderId;
    clock.advanceMs(31 * MINUTE_MS);
    const lines: Record<string, unknown>[] = [];
    const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
    let isBroken = true;
    const sweep: Sweep = {
      ...overdueOrders,
      act: async (context, id, now) => {
        if (isBroken && context.tenantId === 2 && id === bad) throw new Error('on purpose');
        await overdueOrders.act(context, id, now);
      },
    };
    const sweeps = runSweeps({ ...platform, log }, [sweep], DAY_MS);
    const statuses = async () =>
      (
        await world.query<{ status: number }>(
          `select status from trade_order where (tenant_id, id) in ((1, ${mine}), (2, ${bad}), (2, ${good}))
           order by tenant_id, id`,
        )
      ).map(({ status }) => status);
    await sweeps.sweep();
    expect(await statuses()).toEqual([-1, 0, -1]);
    expect(lines).toMatchObject([{ level: 50, tenantId: 2, id: bad, sweep: 'overdue-orders', msg: 'sweep failed' }]);
    isBroken = false;
    await sweeps.sweep();
    await sweeps.stop();
    expect(await statuses()).toEqual([-1, -1, -1]);
    expect(lines).toHaveLength(1);
  });

  it('asks the database once for all tenants, and takes a bounded number of rows of each', async () => {
    await world.query(
      `insert into tenant (id, key, name, default_language, default_currency)
       select id, 't' || id, 'Empty', 'en', 'USD' from generate_series(1001, 1200) as id`,
    );
    const asked: string[] = [];
    const sql: Parameters<Sweep['findDue']>[0] = {
      rows: (what, values) => {
        asked.push(what.name);
        return platform.database.global.rows(what, values);
      },
      row: (what, values) => platform.database.global.row(what, values),
    };
    expect(await overdueOrders.findDue(sql, clock.now())).toEqual([]);
    expect(asked).toEqual(['orders-overdue']);
  });
});

describe('the relay', () => {
  it('trust-56 a job that becomes due while 10,000 of another tenant wait is begun after at most one batch of them', async () => {
    await world.query(
      `insert into outbox (tenant_id, job, key, payload, run_at)
       select 1, 'crowd', 'crowd:' || n, '{"note":"crowd"}', $1::timestamptz - interval '1 hour' from generate_series(1, 10000) as n`,
      [clock.now()],
    );
    const begun: number[] = [];
    let isGiven = false;
    let sinceDue = 0;
    const crowd = {
      job: 'crowd',
      handle: async () => {
        if (isGiven && begun.length === 0) sinceDue += 1;
        // The other tenant's job becomes due when the crowd is well under way.
        if (++seen === 150) {
          await give(platform, 'single', ['one'], { tenantId: 2 });
          isGiven = true;
        }
      },
    };
    let seen = 0;
    const single = { ...noteJob, job: 'single', handle: async () => void begun.push(sinceDue) };
    const jobs = await runJobs(platform, { handlers: [crowd, single], sweeps: [] }, QUICK_TIMING);
    try {
      await vi.waitFor(() => expect(begun).toHaveLength(1), { timeout: 15_000 });
    } finally {
      await world.query("update outbox set status = 2 where job = 'crowd'");
      await jobs.stop();
    }
    expect(begun[0]).toBeLessThanOrEqual(100);
  });
});
