import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { ledgerJobs, ledgerSweeps } from './index.ts';

const HOUR_MS = 3_600_000;

describe('the nightly proof of the balances', async () => {
  const api = await startApi();
  const { world } = api;
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  const db = api.platform.database.forTenant(1).writable;
  const context = { platform: { ...api.platform, log }, tenantId: 1, db };
  const sweep = async () => {
    const now = api.clock.now();
    for (const { findDue, act } of ledgerSweeps)
      for (const { tenantId, id } of await findDue(api.platform.database.global, now))
        if (tenantId === 1) await act(context, id, now);
  };
  const prove = async () => {
    lines.length = 0;
    for (const { handle } of ledgerJobs) await handle(context, {});
    return lines.map(({ msg, accountId, held, byEntries }) => ({ msg, accountId, held, byEntries }));
  };
  const queued = () => world.query<{ run_at: Date }>("select run_at from outbox where job = 'prove-balances'");

  it('wallet-16 reports each stored balance that is not the sum of its entries, and nothing else', async () => {
    const [member] = [await world.member({ balance: 500 }), await world.member({ balance: 700 })];
    expect(await prove()).toEqual([]);
    const [account] = await world.query<{ id: number }>('select id from ledger_account where member_id = $1', [
      member?.id,
    ]);
    const set = (balance: number) =>
      world.query('update ledger_account set balance = $2 where id = $1', [account?.id, balance]);
    await set(501);
    expect(await prove()).toEqual([
      { msg: 'a balance is not the sum of its entries', accountId: account?.id, held: '501', byEntries: '500' },
    ]);
    await set(500);
    expect(await prove()).toEqual([]);
  });

  it('wallet-16 is due once a night, however often the sweep comes by', async () => {
    const now = api.clock.now();
    const toMidnight = 24 * HOUR_MS - (now.getTime() % (24 * HOUR_MS));
    api.clock.advanceMs(toMidnight + HOUR_MS);
    await sweep();
    expect(await queued()).toEqual([]);
    for (const hours of [3, 1, 5]) {
      api.clock.advanceMs(hours * HOUR_MS);
      await Promise.all([sweep(), sweep()]);
    }
    expect(await queued()).toHaveLength(1);
    api.clock.advanceMs(24 * HOUR_MS);
    await sweep();
    expect(await queued()).toHaveLength(2);
  });
});
