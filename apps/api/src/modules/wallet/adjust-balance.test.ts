import { randomUUID } from 'node:crypto';
import { ERRORS } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { TestMember } from '../../testing/world.ts';

describe('adjusting a balance', async () => {
  const api = await startApi();
  const { world } = api;
  const admin = await world.member({ role: 1 });
  const adjust = (member: { id: number }, input: object, headers: Record<string, string> = {}) =>
    api.call.as(admin).with({ headers }).post(`/admin-api/wallets/${member.id}/adjust`, input);
  const logOf = async (member: TestMember) =>
    (await api.call.as(member).get('apppay/log-amount/page')).data.list.map(
      ({ type, amt, hamt, remark }: { type: number; amt: number; hamt: number; remark: string }) => [
        type,
        amt,
        hamt,
        remark,
      ],
    );

  it('staff-28 staff-07 adds dollars as type 6 and takes them off as type 7, against the adjustment account, and writes it down', async () => {
    const member = await world.member({ balance: 10_000 });
    expect((await adjust(member, { amount: '12.34', remark: 'Goodwill' })).data).toEqual({
      userId: member.id,
      balance: 112.34,
    });
    const answer = await adjust(member, { amount: -2.34 });
    expect(answer.data).toEqual({ userId: member.id, balance: 110 });
    expect((await logOf(member)).slice(0, 2)).toEqual([
      [7, 2.34, 110, ''],
      [6, 12.34, 112.34, 'Goodwill'],
    ]);
    const [account] = await world.query<{ sum: string }>(
      `select sum(amount) from ledger_entry join ledger_account on ledger_account.tenant_id = ledger_entry.tenant_id and ledger_account.id = account_id where kind = 7`,
    );
    expect(account?.sum).toBe('-1000');
    const rows = await world.query(
      "select actor_id, action, before ->> 'cents' as before, after ->> 'cents' as after, request_id from audit where subject = $1 order by seq",
      [`wallet:${member.id}`],
    );
    expect(rows).toMatchObject([
      { actor_id: admin.id, action: 'wallet.adjust', before: '10000', after: '11234' },
      { before: '11234', after: '11000', request_id: answer.headers['x-request-id'] },
    ]);
    const messages = await world.query<{ template: string }>(
      'select template from system_message where member_id = $1 order by id',
      [member.id],
    );
    expect(messages.map(({ template }) => template)).toEqual(['balanceAdded', 'balanceDeducted']);
  });

  it('staff-28 refuses nothing at all, more than there is, and members who are not there', async () => {
    const member = await world.member({ balance: 1_000 });
    for (const amount of [0, '', 'x', 0.001, 1_000_000.01, -1_000_000.01])
      expect((await adjust(member, { amount })).data, String(amount)).toMatchObject({ issues: [{ path: 'amount' }] });
    expect((await adjust(member, { amount: -10.01 })).code).toBe(ERRORS.INSUFFICIENT_BALANCE);
    expect((await adjust({ id: 2_000_000_000 }, { amount: 5 })).code).toBe(404);
    expect((await adjust(await world.member({ tenantId: 2 }), { amount: 5 })).code).toBe(404);
    expect(await logOf(member)).toHaveLength(1);
  });

  it('staff-28 a repeat with the same key changes the balance once, and many at once add up', async () => {
    const member = await world.member();
    const headers = { 'idempotency-key': randomUUID() };
    await Promise.all([1, 2, 3].map(() => adjust(member, { amount: 5 }, headers)));
    await Promise.all(Array.from({ length: 10 }, () => adjust(member, { amount: 1 })));
    // The same request id proves nothing: each call is a change of its own.
    for (let n = 0; n < 2; n++) await adjust(member, { amount: 1 }, { 'x-request-id': 'same-request-id' });
    expect((await api.call.as(member).get('pay/wallet/get')).data.balance).toBe(17);
  });
});
