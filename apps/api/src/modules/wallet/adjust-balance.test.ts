import { randomUUID } from 'node:crypto';
import { ERRORS } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { TestMember } from '../../testing/world.ts';
import { deskOf, handInRecharge } from '../review/review.testing.ts';

describe('adjusting a balance', async () => {
  const api = await startApi();
  const { world } = api;
  const admin = await world.member({ role: 1 });
  const adjust = (member: { id: number }, input: object, headers: Record<string, string> = {}) =>
    api.call
      .as(admin)
      .with({ headers })
      .post(`/admin-api/wallets/${member.id}/adjust`, { remark: 'Goodwill', ...input });
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
      decided: true,
      approvals: 1,
      needed: 1,
    });
    const answer = await adjust(member, { amount: -2.34 });
    expect(answer.data).toMatchObject({ userId: member.id, balance: 110, decided: true });
    expect((await logOf(member)).slice(0, 2)).toEqual([
      [7, 2.34, 110, 'Goodwill'],
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

  it('trust-15 in tenant 2 the second of two adjustments of 600.00 onto one member within 24 hours waits and moves nothing, and a day later it posts', async () => {
    await world.setting('REVIEW_SETTING', { secondReviewerAbove: 1_000 }, 2);
    const [one, two] = [await world.member({ role: 1, tenantId: 2 }), await world.member({ role: 1, tenantId: 2 })];
    const member = await world.member({ tenantId: 2 });
    const send = (staff: TestMember, amount: number, to = member) =>
      api.call.as(staff).post(`/admin-api/wallets/${to.id}/adjust`, { amount, remark: 'Goodwill for late parcel' });
    const balance = async (of = member) => (await api.call.as(of).get('pay/wallet/get')).data.balance;
    expect((await send(one, 600)).data).toMatchObject({ decided: true, approvals: 1, needed: 1, balance: 600 });
    const waiting = { decided: false, approvals: 1, needed: 2, balance: 600 };
    expect((await send(one, 600)).data).toMatchObject(waiting);
    expect(await balance()).toBe(600);
    // What two decided is nobody's alone: the 400.00 that are left go on.
    expect((await send(two, 600)).data).toMatchObject({ decided: true, approvals: 2, needed: 2, balance: 1_200 });
    expect((await send(one, 400.01)).data).toMatchObject({ decided: false, needed: 2 });
    expect((await send(one, 400)).data).toMatchObject({ decided: true, needed: 1, balance: 1_600 });
    // Recharges and proofs add up with adjustments, whichever comes first.
    const recharge = await handInRecharge(api, member, { money: 10 });
    expect((await deskOf(api, one).act('recharges', recharge.itemId, 'approve')).data).toMatchObject({
      decided: false,
      approvals: 1,
      needed: 2,
    });
    expect((await deskOf(api, two).act('recharges', recharge.itemId, 'approve')).data.decided).toBe(true);
    // Others have a day of their own, and a deduction gives nobody anything.
    expect((await send(two, 1_000)).data).toMatchObject({ decided: true, balance: 2_610 });
    expect((await send(one, -2_000)).data).toMatchObject({ decided: true, needed: 1, balance: 610 });
    api.clock.advanceMs(24 * 3_600_000 + 1);
    expect((await send(one, 1_000)).data).toMatchObject({ decided: true, needed: 1, balance: 1_610 });
    expect((await send(one, 0.01)).data).toMatchObject({ decided: false, needed: 2 });
  });

  it('trust-15 over all members ten limits a day are one person’s, and two decisions of the same instant do not slip under it', async () => {
    await world.setting('REVIEW_SETTING', { secondReviewerAbove: 1_000 }, 2);
    const staff = await world.member({ role: 1, tenantId: 2 });
    const send = (to: TestMember, amount: number) =>
      api.call.as(staff).post(`/admin-api/wallets/${to.id}/adjust`, { amount, remark: 'Goodwill for late parcel' });
    const member = () => world.member({ tenantId: 2 });
    for (let n = 0; n < 9; n++) expect((await send(await member(), 1_000)).data.decided).toBe(true);
    const last = await Promise.all(Array.from({ length: 6 }, async () => send(await member(), 600)));
    expect(last.map(({ data }) => data.decided).filter(Boolean)).toHaveLength(1);
    expect((await send(await member(), 400.01)).data).toMatchObject({ decided: false, needed: 2 });
    expect((await send(await member(), 400)).data).toMatchObject({ decided: true });
    expect((await send(await member(), 0.01)).data).toMatchObject({ decided: false, needed: 2 });
    // Onto one member as well.
    const other = await world.member({ role: 1, tenantId: 2 });
    const lucky = await member();
    const raced = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        api.call.as(other).post(`/admin-api/wallets/${lucky.id}/adjust`, { amount: 400, remark: `Late parcel ${n}` }),
      ),
    );
    expect(raced.filter(({ data }) => data.decided)).toHaveLength(2);
    expect((await api.call.as(lucky).get('pay/wallet/get')).data.balance).toBe(800);
  });

  it('staff-28 an adjustment says why in five characters at least, a deduction too', async () => {
    const member = await world.member({ balance: 10_000 });
    for (const amount of [5, -5]) {
      for (const remark of [undefined, '', '    ', 'abcd', '  abcd  '])
        expect((await adjust(member, { amount, remark })).data, String(remark)).toMatchObject({
          issues: [{ path: 'remark' }],
        });
      expect((await adjust(member, { amount, remark: '  abcde ' })).code).toBe(0);
    }
    expect((await logOf(member)).map(([, , , remark]: [number, number, number, string]) => remark)).toEqual([
      'abcde',
      'abcde',
      'test',
    ]);
  });

  it('staff-39 1,000.00 posts and 1,000.01 waits until another administrator sends the same, once, and both stand in the audit log', async () => {
    await world.setting('REVIEW_SETTING', { secondReviewerAbove: 1_000 }, 2);
    const admins = [];
    for (let n = 0; n < 4; n++) admins.push(await world.member({ role: 1, tenantId: 2 }));
    const [one, two] = admins;
    const reviewer = await world.member({ role: 2, tenantId: 2 });
    if (!one || !two) throw new Error('no staff');
    const member = await world.member({ tenantId: 2 });
    const send = (staff: TestMember, amount: number, remark = 'Goodwill for late parcel') =>
      api.call.as(staff).post(`/admin-api/wallets/${member.id}/adjust`, { amount, remark });
    const balance = async () => (await api.call.as(member).get('pay/wallet/get')).data.balance;
    expect((await send(one, 1_000)).data).toMatchObject({ decided: true, balance: 1_000 });
    expect((await send(two, 1_000.01)).data).toEqual({
      userId: member.id,
      balance: 1_000,
      decided: false,
      approvals: 1,
      needed: 2,
    });
    expect((await send(two, 1_000.01)).code).toBe(ERRORS.NOT_ALLOWED);
    expect((await send(reviewer, 1_000.01)).code).toBe(ERRORS.NOT_ALLOWED);
    // Another sum or another reason is another adjustment.
    expect((await send(one, 1_000.02)).data).toMatchObject({ decided: false });
    expect((await send(one, 1_000.01, 'Another reason')).data).toMatchObject({ decided: false });
    expect(await balance()).toBe(1_000);
    const seconds = await Promise.all(admins.filter((each) => each !== two).map((each) => send(each, 1_000.01)));
    expect(seconds.map(({ code }) => code).sort()).toEqual([0, 409, 409]);
    expect(await balance()).toBe(2_000.01);
    const audited = await world.query<{ actor_id: number; approvals: string | null }>(
      `select actor_id, after ->> 'approvals' as approvals from audit where subject = $1 and after ->> 'amountCents' = '100001'
       and id in (select audit_id from audit_value where after ->> 'remark' = 'Goodwill for late parcel') order by seq limit 2`,
      [`wallet:${member.id}`],
    );
    expect(audited).toMatchObject([{ actor_id: two.id, approvals: '1' }, { approvals: null }]);
    expect(audited[1]?.actor_id).not.toBe(two.id);
  });

  it('what waits is listed, is withdrawn once, and no longer counts after seven days', async () => {
    await world.setting('REVIEW_SETTING', { secondReviewerAbove: 1_000 }, 2);
    const [one, two] = [await world.member({ role: 1, tenantId: 2 }), await world.member({ role: 1, tenantId: 2 })];
    const member = await world.member({ tenantId: 2 });
    const send = (staff: TestMember, amount: number) =>
      api.call.as(staff).post(`/admin-api/wallets/${member.id}/adjust`, { amount, remark: 'Goodwill for late parcel' });
    const list = async (status?: number) =>
      (await api.call.as(two).get('/admin-api/wallets/adjustments', status === undefined ? {} : { status })).data;
    await send(one, 2_000);
    const { list: waiting } = await list(0);
    expect(waiting[0]).toMatchObject({
      member: { id: member.id, email: member.email },
      amount: 2_000,
      remark: 'Goodwill for late parcel',
      status: 0,
      firstBy: { id: one.id },
      expireTime: waiting[0].firstTime + 7 * 24 * 3_600_000,
      decidedBy: null,
      decidedTime: null,
    });
    const withdraw = (id: number) => api.call.as(two).post(`/admin-api/wallets/adjustments/${id}/withdraw`);
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(waiting[0].id)));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 409, 409]);
    expect((await withdraw(2_000_000_000)).code).toBe(404);
    expect((await list()).list[0]).toMatchObject({ id: waiting[0].id, status: 2, decidedBy: { id: two.id } });
    // It begins anew, and the first approval of the new one lapses by itself.
    expect((await send(two, 2_000)).data).toMatchObject({ decided: false, approvals: 1 });
    api.clock.advanceMs(7 * 24 * 3_600_000);
    expect((await send(one, 2_000)).data).toMatchObject({ decided: false, approvals: 1 });
    expect((await send(two, 2_000)).data).toMatchObject({ decided: true, approvals: 2, balance: 2_000 });
  });

  it('of two administrators who send the same large adjustment at once one begins it and the other completes it', async () => {
    await world.setting('REVIEW_SETTING', { secondReviewerAbove: 1_000 }, 2);
    const staff = [await world.member({ role: 1, tenantId: 2 }), await world.member({ role: 1, tenantId: 2 })];
    for (let round = 0; round < 6; round++) {
      const member = await world.member({ tenantId: 2 });
      const answers = await Promise.all(
        staff.map((each) =>
          api.call
            .as(each)
            .post(`/admin-api/wallets/${member.id}/adjust`, { amount: 1_500, remark: 'Goodwill for late parcel' }),
        ),
      );
      expect(answers.map(({ data }) => data.decided).sort()).toEqual([false, true]);
      expect((await api.call.as(member).get('pay/wallet/get')).data.balance).toBe(1_500);
    }
  });
});
