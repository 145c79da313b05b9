import { ERRORS } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { TestMember } from '../../testing/world.ts';
import { applicationForm, inviteCode } from '../applications/applications.testing.ts';
import { placeOrder } from '../orders/orders.testing.ts';
import { proofsOf } from '../payment/proof.testing.ts';
import { deskOf, handInRecharge, itemOf, reviewer } from './review.testing.ts';

describe('a decision of staff', async () => {
  const api = await startApi();
  const { world } = api;
  const [first, second] = [await reviewer(api), await reviewer(api)];
  const [desk, other] = [deskOf(api, first), deskOf(api, second)];
  const { order, prove, detail, proofOf, balanceOf } = proofsOf(api);
  const auditOf = (subject: string) =>
    world.query<{ actor_id: number; after: Record<string, unknown> }>(
      'select actor_id, after from audit where subject = $1 and actor_id is not null order by seq',
      [subject],
    );
  const limit = (dollars: number | null) => world.setting('REVIEW_SETTING', { secondReviewerAbove: dollars }, 2);
  const staff = (role: 1 | 2 = 2) => world.member({ role, tenantId: 2 });
  /** A recharge in the tenant with a limit, and what reviewers say of it. */
  const recharge = async (money: number) => {
    const member = await world.member({ tenantId: 2 });
    const { itemId, rechargeId } = await handInRecharge(api, member, { money });
    const approve = (by: TestMember) => deskOf(api, by).act('recharges', itemId, 'approve');
    return { member, itemId, rechargeId, approve };
  };

  it('fault:payment-51 another amount than the due one decides nothing, the right one stands in the audit row, none decides as before', async () => {
    const member = await world.member();
    const { orderId } = await placeOrder(api, member, await world.product({ skus: [{ price: 12_345 }] }));
    await prove(member, [orderId]);
    const proof = await proofOf(orderId);
    for (const receivedAmount of ['abc', -1, '-1', 0, 1.234, '', '1e3x'])
      expect(
        (await desk.act('payments', proof, 'approve', { receivedAmount })).data,
        String(receivedAmount),
      ).toMatchObject(receivedAmount === '' ? { decided: true } : { issues: [{ path: 'receivedAmount' }] });
    const { orderId: next } = await placeOrder(api, member, await world.product({ skus: [{ price: 12_345 }] }));
    await prove(member, [next]);
    const due = await proofOf(next);
    const wrong = await desk.act('payments', due, 'approve', { receivedAmount: 12.34 });
    expect([wrong.code, wrong.data]).toEqual([ERRORS.AMOUNT_DIFFERS, { receivedAmount: 12.34, dueAmount: 135.45 }]);
    expect(await detail(member, next)).toMatchObject({ status: 0, auditStatus: 3 });
    const right = await desk.act('payments', due, 'approve', { receivedAmount: '135.45' });
    expect(right.data).toMatchObject({ decided: true, status: 1 });
    const [{ subjectId }] = [(await desk.show('payments', due)).data];
    expect(await auditOf(`payments:${subjectId}`)).toMatchObject([
      { actor_id: first.id, after: { cents: '13545', receivedCents: '13545' } },
    ]);

    const { itemId, rechargeId } = await handInRecharge(api, member, { money: 500 });
    const off = await desk.act('recharges', itemId, 'approve', { receivedAmount: 50 });
    expect([off.code, off.data]).toEqual([ERRORS.AMOUNT_DIFFERS, { receivedAmount: 50, dueAmount: 500 }]);
    expect([await balanceOf(member), await auditOf(`recharges:${rechargeId}`)]).toEqual([0, []]);
    expect((await desk.act('recharges', itemId, 'approve', { receivedAmount: 500 })).data.decided).toBe(true);
    expect(await balanceOf(member)).toBe(500);
    const plain = await handInRecharge(api, member, { money: 20 });
    expect((await desk.act('recharges', plain.itemId, 'approve')).data.decided).toBe(true);
    expect((await auditOf(`recharges:${plain.rechargeId}`))[0]?.after).not.toHaveProperty('receivedCents');
  });

  it('trust-16 for one proof of several orders receivedAmount is the sum of their payPrice; that of a single one pays none of them', async () => {
    const member = await world.member();
    const ids = [await order(member), await order(member), await order(member)];
    await prove(member, ids);
    const item = await proofOf(ids[0] ?? 0);
    for (const receivedAmount of [62, 124, 185.99, 186.01]) {
      const answer = await desk.act('payments', item, 'approve', { receivedAmount });
      expect([answer.code, answer.data]).toEqual([ERRORS.AMOUNT_DIFFERS, { receivedAmount, dueAmount: 186 }]);
    }
    for (const id of ids)
      expect(await detail(member, id)).toMatchObject({ status: 0, auditStatus: 3, payPrice: 6_200 });
    expect((await desk.act('payments', item, 'approve', { receivedAmount: 186 })).data.decided).toBe(true);
    for (const id of ids) expect((await detail(member, id)).status).toBe(10);
  });

  it('trust-17 fault:payment-52 a swapped picture is never decided on unseen: without a version 400, with the old one 409 and the present picture', async () => {
    const member = await world.member();
    const orderId = await order(member);
    await prove(member, [orderId]);
    const proof = await proofOf(orderId);
    const seen = (await desk.show('payments', proof)).data;
    await prove(member, [orderId]);
    const present = (await desk.show('payments', proof)).data;
    expect(present.picUrl.split('?')[0]).not.toBe(seen.picUrl.split('?')[0]);
    for (const step of ['approve', 'reject']) {
      expect((await desk.act('payments', proof, step, { version: undefined })).data).toMatchObject({
        issues: [{ path: 'version' }],
      });
      const stale = await desk.act('payments', proof, step, { version: seen.version });
      expect(stale).toMatchObject({
        code: 409,
        data: { id: proof, queue: 'payments', status: 0, version: 2, amount: 62, decidedBy: null },
      });
      expect(stale.data.picUrl.split('?')[0]).toBe(present.picUrl.split('?')[0]);
      const picture = await fetch(new URL(stale.data.picUrl, api.origin), { headers: { host: 'localhost' } });
      expect(picture.status).toBe(200);
    }
    expect(await detail(member, orderId)).toMatchObject({ status: 0, auditStatus: 3 });
    expect((await desk.act('payments', proof, 'approve', { version: 2 })).data.decided).toBe(true);

    // What else changes an item raises its version too, in the other queues alike.
    const { itemId } = await handInRecharge(api, member, { money: 30 });
    const form = await applicationForm(api, member, { inviteCode: await inviteCode(api) });
    const applied = await api.call.as(member).post('system/apply/createApply', form);
    expect(applied.code).toBe(0);
    const application = await itemOf(
      api,
      4,
      (await world.query<{ id: number }>('select id from shop_application where member_id = $1', [member.id]))[0]?.id ??
        0,
    );
    for (const [queue, id] of [
      ['recharges', itemId],
      ['shop-applications', application],
    ] as const) {
      await world.query('update review_item set version = 2 where id = $1', [id]);
      for (const step of ['approve', 'reject']) {
        expect((await desk.act(queue, id, step, { version: undefined })).data).toMatchObject({
          issues: [{ path: 'version' }],
        });
        expect(await desk.act(queue, id, step, { version: 1 })).toMatchObject({
          code: 409,
          data: { id, status: 0, version: 2, picUrl: expect.stringContaining('/files/') },
        });
      }
      expect((await desk.act(queue, id, 'approve', { version: 2 })).data).toMatchObject({ decided: true });
    }
    expect(await balanceOf(member)).toBe(30);
  });

  it('trust-17 each step of a withdrawal names the version it looked at, and of two with the same one decides', async () => {
    const member = await world.member({ balance: 100_000 });
    await world.query(
      `insert into withdrawal_address (tenant_id, member_id, type, fullname, mobile, bankname, bankno, address, remark)
       values (1, $1, 2, 'Élodie', '+33 6', '', '', 'TWallet', '')`,
      [member.id],
    );
    const apply = async () => {
      const answer = await api.call
        .as(member)
        .post('pay/withdraw/apply', { amount: 50, type: 2, receiveAddress: 'TWallet', payPassword: '135790' });
      expect(answer.code).toBe(0);
      const [row] = await world.query<{ id: number }>('select max(id) as id from withdrawal where member_id = $1', [
        member.id,
      ]);
      return itemOf(api, 3, row?.id ?? 0);
    };
    const id = await apply();
    for (const [step, rival, state] of [
      ['approve', 'reject', 4],
      ['remit', 'reject', 3],
      ['complete', 'fail', 1],
    ] as const) {
      expect((await desk.act('withdrawals', id, step, { version: undefined })).data).toMatchObject({
        issues: [{ path: 'version' }],
      });
      const { version } = (await desk.show('withdrawals', id)).data;
      expect((await desk.act('withdrawals', id, step, { version })).data).toMatchObject({ decided: true, state });
      // Whoever saw it as it was before does not take it back.
      expect(await other.act('withdrawals', id, rival, { version, remark: 'Not seen.' })).toMatchObject({
        code: 409,
        data: { id, state, version: version + 1, amount: 50 },
      });
    }
    for (let round = 0; round < 4; round++) {
      const raced = await apply();
      const answers = await Promise.all([
        desk.act('withdrawals', raced, 'approve', { version: 1 }),
        other.act('withdrawals', raced, 'reject', { version: 1, remark: 'No.' }),
        other.act('withdrawals', raced, 'approve', { version: 1 }),
      ]);
      expect(answers.map(({ code }) => code).sort()).toEqual([0, 409, 409]);
      const { version } = (await desk.show('withdrawals', raced)).data;
      if ((await desk.show('withdrawals', raced)).data.state !== 4) continue;
      const steps = await Promise.all([
        desk.act('withdrawals', raced, 'remit', { version }),
        other.act('withdrawals', raced, 'reject', { version, remark: 'No.' }),
      ]);
      expect(steps.map(({ code }) => code).sort()).toEqual([0, 409]);
    }
  });

  it('trust-13 the limit of the moment of posting holds: lowered in between an approval is the first of two, raised it posts nothing by itself', async () => {
    await limit(2_000);
    const [a, b] = [await staff(), await staff()];
    const lowered = await recharge(1_500);
    expect((await deskOf(api, a).show('recharges', lowered.itemId)).data).toMatchObject({ needed: 1 });
    await limit(1_000);
    expect((await lowered.approve(a)).data).toMatchObject({ decided: false, approvals: 1, needed: 2 });
    expect(await balanceOf(lowered.member)).toBe(0);
    const raised = await recharge(1_600);
    expect((await raised.approve(a)).data).toMatchObject({ decided: false, approvals: 1, needed: 2 });
    await limit(5_000);
    expect(await balanceOf(raised.member)).toBe(0);
    expect((await deskOf(api, b).show('recharges', raised.itemId)).data).toMatchObject({ status: 0, approvals: 1 });
    expect((await raised.approve(b)).data).toMatchObject({ decided: true });
    // By the same person it posts as soon as one is enough, and not before.
    expect((await lowered.approve(a)).data).toMatchObject({ decided: true });
    expect([await balanceOf(lowered.member), await balanceOf(raised.member)]).toEqual([1_500, 1_600]);
    // Of a change of the limit and decisions at the same time each decision obeys the one before it in the audit log.
    for (let round = 0; round < 3; round++) {
      await limit(5_000);
      const raced = await recharge(1_700 + round);
      const by = await staff();
      const [answer] = await Promise.all([raced.approve(by), limit(1_000)]);
      const rows = await world.query<{ action: string }>(
        `select action from audit where tenant_id = 2 and (action = 'review.limit' or subject = $1) order by seq desc limit 2`,
        [`recharges:${raced.rechargeId}`],
      );
      expect(answer.data.decided).toBe(rows[0]?.action === 'review.limit');
    }
    await limit(1_000);
  });

  it('trust-14 a first approval no longer counts once that person is disabled, has lost the role or owns the item: the next one is the first', async () => {
    await limit(1_000);
    for (const change of [
      'update member set disabled_at = now() where id = $1',
      'update member set role = 0 where id = $1',
      'update member set role = 3 where id = $1',
    ]) {
      const [a, b, c] = [await staff(), await staff(), await staff(1)];
      const item = await recharge(1_500);
      expect((await item.approve(a)).data).toMatchObject({ decided: false, approvals: 1, needed: 2 });
      await world.query(change, [a.id]);
      expect((await deskOf(api, b).show('recharges', item.itemId)).data).toMatchObject({ approvals: 0, needed: 2 });
      expect((await item.approve(b)).data, change).toMatchObject({ decided: false, approvals: 1, needed: 2 });
      expect(await balanceOf(item.member)).toBe(0);
      expect((await item.approve(b)).code).toBe(ERRORS.NOT_ALLOWED);
      expect((await item.approve(c)).data).toMatchObject({ decided: true, approvals: 2 });
      expect(await balanceOf(item.member)).toBe(1_500);
    }
    const [a, b, c] = [await staff(), await staff(), await staff()];
    const given = await recharge(1_500);
    await given.approve(a);
    await world.query('update review_item set member_id = $1 where id = $2', [a.id, given.itemId]);
    expect((await given.approve(b)).data).toMatchObject({ decided: false, approvals: 1, needed: 2 });
    await world.query('update review_item set member_id = $1 where id = $2', [given.member.id, given.itemId]);
    expect((await given.approve(c)).data).toMatchObject({ decided: true, approvals: 2 });
    // An adjustment alike.
    const [one, two, three] = [await staff(1), await staff(1), await staff(1)];
    const member = await world.member({ tenantId: 2 });
    const adjust = (by: TestMember) =>
      api.call.as(by).post(`/admin-api/wallets/${member.id}/adjust`, { amount: 1_500, remark: 'Goodwill' });
    expect((await adjust(one)).data).toMatchObject({ decided: false, approvals: 1 });
    await world.query('update member set role = 2 where id = $1', [one.id]);
    expect((await adjust(two)).data).toMatchObject({ decided: false, approvals: 1 });
    expect((await adjust(three)).data).toMatchObject({ decided: true, approvals: 2, balance: 1_500 });
  });

  it('who is disabled neither signs in nor goes on', async () => {
    const gone = await staff();
    expect((await deskOf(api, gone).list('recharges')).code).toBe(0);
    await world.query('update member set disabled_at = now() where id = $1', [gone.id]);
    expect((await deskOf(api, gone).list('recharges')).code).toBe(ERRORS.SIGNED_OUT);
    const again = await api.call
      .with({ tenantId: 2 })
      .post('/admin-api/auth/login', { mailbox: gone.email, password: gone.password });
    expect(again.code).toBe(ERRORS.WRONG_CREDENTIALS);
  });
});
