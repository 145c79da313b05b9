import { ERRORS } from '@passage/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { TestMember } from '../../testing/world.ts';
import { deskOf, handInRecharge, messagesOf, newPicture, reviewer } from './review.testing.ts';

const HOUR_MS = 3_600_000;

describe('reviews by staff', async () => {
  const api = await startApi();
  const { world } = api;
  const [first, second] = [await reviewer(api), await reviewer(api)];
  const [desk, other] = [deskOf(api, first), deskOf(api, second)];
  const balanceOf = async (member: TestMember) => (await api.call.as(member).get('pay/wallet/get')).data.balance;
  const auditOf = (subject: string) =>
    world.query<{ actor_id: number; action: string; before: object; after: object; request_id: string }>(
      'select actor_id, action, before, after, request_id from audit where subject = $1 order by seq',
      [subject],
    );

  it('staff-08 lists each queue with filters and pages, what waits with the oldest first', async () => {
    const member = await world.member();
    const ids: number[] = [];
    for (let n = 0; n < 3; n++) ids.push((await handInRecharge(api, member, { money: 10 + n })).itemId);
    const [one = 0, two = 0, three = 0] = ids;
    await desk.act('recharges', two, 'reject');
    const listed = async (filter: object) => {
      const { data } = await desk.list('recharges', { email: member.email, ...filter });
      return [data.total, data.list.map((item: { id: number }) => item.id)];
    };
    expect(await listed({ status: 0 })).toEqual([2, [one, three]]);
    expect(await listed({})).toEqual([3, [three, two, one]]);
    expect(await listed({ status: 2 })).toEqual([1, [two]]);
    expect(await listed({ status: 1 })).toEqual([0, []]);
    expect(await listed({ pageNo: 2, pageSize: 2 })).toEqual([3, [one]]);
    expect((await desk.list('recharges', { status: 7 })).code).toBe(400);
    for (const queue of ['payments', 'recharges', 'withdrawals', 'shop-applications'])
      expect((await desk.list(queue)).data).toMatchObject({ list: expect.any(Array), total: expect.any(Number) });
    expect((await desk.list('others')).data).toMatchObject({ issues: [{ path: 'queue' }] });
  });

  it('staff-09 shows one item with its picture, and none of another queue or that is not there', async () => {
    const member = await world.member();
    const { itemId, rechargeId } = await handInRecharge(api, member, { money: 75.5 });
    const { data } = await desk.show('recharges', itemId);
    expect(data).toMatchObject({
      id: itemId,
      queue: 'recharges',
      subjectId: rechargeId,
      member: { id: member.id, email: member.email },
      status: 0,
      state: 3,
      amount: 75.5,
      no: expect.stringMatching(/^R\d{20}$/),
      recharge: { payName: 'Virtual currency', bankno: '' },
      proof: null,
      withdrawal: null,
      duplicates: [],
      decidedBy: null,
    });
    const picture = await fetch(new URL(data.picUrl, api.origin), { headers: { host: 'localhost' } });
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await desk.show('payments', itemId)).code).toBe(404);
    expect((await desk.show('recharges', 2_000_000_000)).code).toBe(404);
  });

  it('staff-10 staff-07 recharge-15 approving posts the money once, tells the member and is written down', async () => {
    const member = await world.member();
    const { itemId, rechargeId } = await handInRecharge(api, member, { money: 80 });
    const answer = await desk.act('recharges', itemId, 'approve');
    expect(answer.data).toEqual({ id: itemId, decided: true, approvals: 1, needed: 1, status: 1, state: 1 });
    expect(await balanceOf(member)).toBe(80);
    expect(await messagesOf(api, member)).toMatchObject([{ type: 2, template: 'rechargeApproved' }]);
    const [mail] = await world.query<{ n: number }>(
      `select count(*)::int as n from outbox join system_message on (payload ->> 'messageId')::int = system_message.id
       where job = 'mail-system-message' and member_id = $1`,
      [member.id],
    );
    expect(mail?.n).toBe(1);
    expect(await auditOf(`recharges:${rechargeId}`)).toEqual([
      {
        actor_id: first.id,
        action: 'review.recharges.approve',
        before: { state: 0 },
        after: { status: 1, state: 1, cents: '8000' },
        request_id: answer.headers['x-request-id'],
      },
    ]);
  });

  it('staff-11 recharge-16 rejecting asks for a remark, moves no money and tells why', async () => {
    const member = await world.member();
    const { itemId } = await handInRecharge(api, member);
    for (const remark of ['', '   ', undefined])
      expect((await desk.act('recharges', itemId, 'reject', { remark })).data).toMatchObject({
        issues: [{ path: 'remark' }],
      });
    const answer = await desk.act('recharges', itemId, 'reject', { remark: 'Not readable.' });
    expect(answer.data).toMatchObject({ decided: true, status: 2, state: 2 });
    expect(await balanceOf(member)).toBe(0);
    expect(await messagesOf(api, member)).toMatchObject([
      { type: 2, template: 'rechargeRejected', params: { remark: 'Not readable.' } },
    ]);
    expect((await desk.show('recharges', itemId)).data).toMatchObject({
      remark: 'Not readable.',
      decidedBy: { id: first.id },
      decidedTime: expect.any(Number),
    });
  });

  it('staff-15 of reviewers who decide the same item at once the first wins, and the others get 409 with the outcome', async () => {
    for (let round = 0; round < 4; round++) {
      const member = await world.member();
      const { itemId, rechargeId } = await handInRecharge(api, member, { money: 30 });
      const answers = await Promise.all([
        desk.act('recharges', itemId, 'approve'),
        other.act('recharges', itemId, 'approve'),
        desk.act('recharges', itemId, 'reject'),
        other.act('recharges', itemId, 'reject'),
      ]);
      const won = answers.filter(({ code }) => code === 0);
      expect(won).toHaveLength(1);
      const { status } = won[0]?.data ?? {};
      for (const lost of answers.filter(({ code }) => code !== 0)) {
        expect(lost).toMatchObject({
          code: 409,
          data: { id: itemId, queue: 'recharges', status, state: status, decidedBy: { id: expect.any(Number) } },
        });
        expect([first.id, second.id]).toContain(lost.data.decidedBy.id);
      }
      expect(await balanceOf(member)).toBe(status === 1 ? 30 : 0);
      expect(await auditOf(`recharges:${rechargeId}`)).toHaveLength(1);
      expect(await messagesOf(api, member)).toHaveLength(1);
    }
  });

  it('staff-16 when a part of a decision fails, none of it is done', async () => {
    const member = await world.member();
    const { itemId, rechargeId } = await handInRecharge(api, member, { money: 30 });
    const state = () =>
      world.query(
        `select (select audit_status from recharge where id = $1) as recharge, (select status from review_item where id = $2) as item,
           (select count(*)::int from system_message where member_id = $3) as messages,
           (select count(*)::int from outbox) as outbox, (select count(*)::int from audit) as audit,
           (select count(*)::int from ledger_transaction) as posted`,
        [rechargeId, itemId, member.id],
      );
    const before = await state();
    for (const [broken, mended] of [
      ['alter table audit add constraint broken check (false) not valid', 'alter table audit drop constraint broken'],
      [
        'alter table system_message add constraint broken check (false) not valid',
        'alter table system_message drop constraint broken',
      ],
      [
        'alter table ledger_entry add constraint broken check (false) not valid',
        'alter table ledger_entry drop constraint broken',
      ],
      [`alter table outbox add constraint broken check (false) not valid`, 'alter table outbox drop constraint broken'],
    ] as const) {
      await world.query(broken);
      expect((await desk.act('recharges', itemId, 'approve')).code).toBe(500);
      await world.query(mended);
      expect(await state()).toEqual(before);
    }
    expect((await desk.act('recharges', itemId, 'approve')).code).toBe(0);
  });

  it('staff-17 items show their age against the promised 24 hours', async () => {
    const member = await world.member();
    const { itemId } = await handInRecharge(api, member);
    const fresh = (await desk.show('recharges', itemId)).data;
    expect(fresh).toMatchObject({ ageMinutes: 0, isOverdue: false, dueTime: fresh.createTime + 24 * HOUR_MS });
    api.clock.advanceMs(25 * HOUR_MS);
    const { data } = await desk.list('recharges', { overdue: true, email: member.email });
    expect(data.list).toMatchObject([{ id: itemId, ageMinutes: 25 * 60, isOverdue: true }]);
    await desk.act('recharges', itemId, 'approve');
    api.clock.advanceMs(5 * HOUR_MS);
    expect((await desk.show('recharges', itemId)).data).toMatchObject({ ageMinutes: 25 * 60, isOverdue: false });
    expect((await desk.list('recharges', { overdue: true, email: member.email })).data.total).toBe(0);
  });

  it('staff-18 fault:payment-05 the same picture and one that looks the same are flagged with links, never rejected for it', async () => {
    const [member, friend] = [await world.member(), await world.member()];
    const picture = await newPicture('jpeg');
    const original = await handInRecharge(api, member, { picture });
    const alike = await handInRecharge(api, friend, {
      picture: await sharp(picture).resize(200).jpeg({ quality: 60 }).toBuffer(),
    });
    const unlike = await handInRecharge(api, member);
    expect((await desk.show('recharges', unlike.itemId)).data).toMatchObject({ duplicateCount: 0, needed: 1 });
    const { data } = await desk.show('recharges', alike.itemId);
    expect(data).toMatchObject({
      duplicateCount: 1,
      needed: 1,
      duplicates: [{ queue: 'recharges', id: original.itemId, isSame: false, member: { id: member.id }, status: 0 }],
    });
    expect(data.duplicates[0].distance).toBeLessThanOrEqual(6);
    const link = await fetch(new URL(data.duplicates[0].picUrl, api.origin), { headers: { host: 'localhost' } });
    expect(link.status).toBe(200);
    expect((await desk.list('recharges', { email: member.email })).data.list).toMatchObject([
      { id: unlike.itemId, duplicateCount: 0 },
      { id: original.itemId, duplicateCount: 1 },
    ]);
    expect((await desk.act('recharges', alike.itemId, 'approve')).data.decided).toBe(true);

    // The very same file for something else: two have to confirm it, and both are written down.
    const same = await handInRecharge(api, friend, { picture });
    expect((await desk.show('recharges', same.itemId)).data).toMatchObject({ duplicateCount: 2, needed: 2 });
    expect((await desk.act('recharges', same.itemId, 'approve')).data).toMatchObject({ decided: false, needed: 2 });
    expect((await other.act('recharges', same.itemId, 'approve')).data).toMatchObject({ decided: true, approvals: 2 });
    const written = await auditOf(`recharges:${same.rechargeId}`);
    expect(written.map((row) => row.actor_id)).toEqual([first.id, second.id]);
  });

  it('staff-18 of pictures that look alike and come in the same instant, each shows all the others', async () => {
    const picture = await newPicture('jpeg');
    const copies = await Promise.all(
      [97, 94, 91, 88, 85, 82].map((quality) => sharp(picture).jpeg({ quality }).toBuffer()),
    );
    const items = await Promise.all(
      copies.map(async (copy) => handInRecharge(api, await world.member(), { picture: copy })),
    );
    for (const { itemId } of items) {
      const { data } = await desk.show('recharges', itemId);
      const others = items.map((item) => item.itemId).filter((id) => id !== itemId);
      expect(data.duplicates.map(({ id }: { id: number }) => id).sort()).toEqual(others.sort());
      expect(data.duplicateCount).toBe(others.length);
    }
  });

  it('staff-38 nobody decides on an item of one’s own, nor changes one’s own balance', async () => {
    const staff = await world.member({ role: 1 });
    const { itemId } = await handInRecharge(api, staff);
    const own = deskOf(api, staff);
    for (const step of ['approve', 'reject'])
      expect((await own.act('recharges', itemId, step)).code).toBe(ERRORS.NOT_ALLOWED);
    const adjust = await api.call
      .as(staff)
      .post(`/admin-api/wallets/${staff.id}/adjust`, { amount: 5, remark: 'Goodwill' });
    expect(adjust.code).toBe(ERRORS.NOT_ALLOWED);
    expect((await desk.act('recharges', itemId, 'approve')).code).toBe(0);
    expect(await balanceOf(staff)).toBe(50);
  });

  it('staff-39 above the tenant’s limit an approval takes a second reviewer, and the item stays open for anyone but the first', async () => {
    await world.setting('REVIEW_SETTING', { secondReviewerAbove: 1_000 }, 2);
    const member = await world.member({ tenantId: 2 });
    const [a, b] = [await reviewer(api, 2), await reviewer(api, 2)];
    const [deskA, deskB] = [deskOf(api, a), deskOf(api, b)];
    const upTo = await handInRecharge(api, member, { money: 1_000 });
    expect((await deskA.act('recharges', upTo.itemId, 'approve')).data.decided).toBe(true);

    const { itemId } = await handInRecharge(api, member, { money: 1_000.01 });
    expect((await deskA.act('recharges', itemId, 'approve')).data).toEqual({
      id: itemId,
      decided: false,
      approvals: 1,
      needed: 2,
      status: 0,
      state: 0,
    });
    expect((await deskA.act('recharges', itemId, 'approve')).code).toBe(ERRORS.NOT_ALLOWED);
    expect((await deskB.show('recharges', itemId)).data).toMatchObject({
      status: 0,
      approvals: 1,
      needed: 2,
      approvedBy: [{ id: a.id }],
    });
    expect(await balanceOf(member)).toBe(1_000);
    expect((await deskB.act('recharges', itemId, 'approve')).data).toMatchObject({ decided: true, approvals: 2 });
    expect(await balanceOf(member)).toBe(2_000.01);

    // Rejecting takes one, also after an approval; and of two second approvals at once one decides.
    const rejected = await handInRecharge(api, member, { money: 2_000 });
    await deskA.act('recharges', rejected.itemId, 'approve');
    expect((await deskA.act('recharges', rejected.itemId, 'reject')).data).toMatchObject({ decided: true, status: 2 });
    const third = deskOf(api, await reviewer(api, 2));
    const raced = await handInRecharge(api, member, { money: 3_000 });
    const answers = await Promise.all(
      [deskA, deskB, third].map((each) => each.act('recharges', raced.itemId, 'approve')),
    );
    expect(answers.filter(({ data, code }) => code === 0 && data.decided)).toHaveLength(1);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 0, 409]);
    expect(await balanceOf(member)).toBe(5_000.01);
  });
});
