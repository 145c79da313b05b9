import { contract, MESSAGE_TYPE } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { TestMember } from '../../testing/world.ts';
import { LANGUAGES } from '../../texts/index.ts';
import { listenAs } from '../live/live.testing.ts';
import { notify } from './index.ts';

const { origin, world, call, clock, platform } = await startApi();
const { messages } = contract;

/** Tells a member of a recharge and answers the message's id. */
async function tell(
  member: TestMember,
  no: string,
  type: keyof typeof MESSAGE_TYPE = 'wallet',
  now = clock.now(),
): Promise<number> {
  const { id: memberId, tenantId } = member;
  await platform.database.forTenant(tenantId).writable.inTransaction((tx) =>
    notify(tx, {
      memberId,
      type,
      template: 'rechargeApproved',
      params: { no, amount: '62.00' },
      now,
    }),
  );
  const [row] = await world.query<{ id: number }>(
    'select max(id) as id from system_message where tenant_id = $1 and member_id = $2',
    [tenantId, memberId],
  );
  return row?.id ?? 0;
}

const NONE = { flag: false, types: [] };

const readAt = async (id: number): Promise<Date | null | undefined> =>
  (await world.query<{ read_at: Date | null }>('select read_at from system_message where id = $1', [id]))[0]?.read_at;

describe('the list of system messages', () => {
  it('message-01 lists the caller’s own, newest first, by type and page, at both paths', async () => {
    const [member, other] = [await world.member(), await world.member()];
    const foreign = await world.member({ tenantId: 2 });
    const ids = [];
    const now = clock.now();
    for (const type of ['order', 'wallet', 'shop', 'notice', 'wallet', 'wallet'] as const) {
      ids.unshift(await tell(member, `R${ids.length}`, type, now));
    }
    for (const stranger of [other, foreign]) await tell(stranger, 'R-other');
    const own = call.as(member);

    const all = await own.post('message/getMyMessage', { pageNo: 1, pageSize: 10, userType: 1 });
    expect(all.data.list.map(({ id }: { id: number }) => id)).toEqual(ids);
    expect(all.data).toMatchObject({ total: 6 });
    const [newest] = all.data.list;
    expect(newest).toEqual({
      id: ids[0],
      type: 2,
      title: 'Recharge completed',
      message: expect.stringContaining('R5'),
      link: null,
      createTime: now.getTime(),
      sta: 0,
    });

    for (const path of ['message/getMyMessage', 'getMyMessage']) {
      const wallet = await own.post(path, { pageNo: '2', pageSize: '2', type: '2', userType: '1' });
      expect(wallet.data).toMatchObject({ total: 3, list: [{ id: ids[4], type: 2 }] });
      expect(wallet.data.list).toHaveLength(1);
    }
    for (const [index, type] of Object.values(MESSAGE_TYPE).entries()) {
      const { data } = await own.endpoint(messages.page, { type });
      expect([data.total, data.list.at(-1)]).toMatchObject([type === 2 ? 3 : 1, { id: ids[5 - index], type }]);
    }
    const nobody = await call.as(await world.member()).endpoint(messages.page);
    expect(nobody.data).toEqual({ list: [], total: 0 });
  });

  it('message-01 i18n-29 tells each in the language of the request, and of many the ten newest', async () => {
    const member = await world.member();
    for (let told = 0; told < 12; told++) await tell(member, `R${told}`);
    const titles = [];
    for (const language of LANGUAGES) {
      const { data } = await call.as(member).with({ language }).endpoint(messages.page);
      expect([data.list.length, data.total]).toEqual([10, 12]);
      expect(data.list[0].message).toContain('R11');
      titles.push(data.list[0].title);
    }
    expect(new Set(titles).size).toBe(LANGUAGES.length);
  });

  it('message-01 refuses a type that there is not, another kind of user and a page without bounds', async () => {
    const own = call.as(await world.member());
    for (const wrong of [{ type: 0 }, { type: 5 }, { type: 'x' }, { userType: 2 }, { pageNo: 0 }, { pageSize: 201 }])
      expect(await own.endpoint(messages.page, wrong), JSON.stringify(wrong)).toMatchObject({ code: 400 });
    expect(await own.endpoint(messages.page, { type: '', userType: '' })).toMatchObject({ code: 0 });
  });

  it('message-01 a message of a kind that is no longer told leaves the others readable', async () => {
    const member = await world.member();
    await world.query(`update system_message set template = 'retired' where id = ${await tell(member, 'R1')}`);
    await tell(member, 'R2');
    const { code, data } = await call.as(member).endpoint(messages.page);
    expect([code, data.list.map(({ title }: { title: string }) => title)]).toEqual([0, ['Recharge completed', '']]);
  });
});

describe('reading a system message', () => {
  it('message-02 message-03 message-04 marks it read, and it is counted no longer', async () => {
    const member = await world.member();
    const own = call.as(member);
    const counts = async () => {
      const answers = [];
      for (const path of ['message/total/unread/num', 'total/unread/num'])
        answers.push((await own.get(path, { userType: 1 })).data);
      for (const path of ['message/unradmsg', 'unradmsg']) answers.push((await own.get(path)).data);
      return answers;
    };
    expect(await counts()).toEqual([0, 0, NONE, NONE]);
    const [first, second] = [await tell(member, 'R1'), await tell(member, 'R2', 'order')];
    const order = { flag: true, types: [{ type: 1, count: 1 }] };
    const both = { flag: true, types: [...order.types, { type: 2, count: 1 }] };
    expect(await counts()).toEqual([2, 2, both, both]);
    expect(await own.post('message/readmsg', { id: first })).toMatchObject({ code: 0, data: { id: first } });
    expect(await counts()).toEqual([1, 1, order, order]);
    const { data } = await own.endpoint(messages.page);
    expect(data.list).toMatchObject([
      { id: second, sta: 0 },
      { id: first, sta: 1 },
    ]);
    expect(await own.post('readmsg', { id: String(second) })).toMatchObject({ code: 0, data: { id: second } });
    expect(await counts()).toEqual([0, 0, NONE, NONE]);
  });

  it('message-02 the member’s other pages hear of it, once', async () => {
    const member = await world.member();
    const page = await listenAs(origin, member);
    const id = await tell(member, 'R1');
    expect((await page.until('unread', 2)).at(-1)?.data).toMatchObject({ system: 1 });
    for (let read = 0; read < 2; read++) await call.as(member).endpoint(messages.markRead, { id });
    expect((await page.until('unread', 3)).at(-1)?.data).toMatchObject({ system: 0 });
    await tell(member, 'R2');
    expect((await page.until('unread', 4)).map(({ data }) => data.system)).toEqual([0, 1, 0, 1]);
  });

  it('message-02 keeps the moment of the first time, also of many at once', async () => {
    const member = await world.member();
    const id = await tell(member, 'R1');
    const read = () => call.as(member).endpoint(messages.markRead, { id });
    const answers = await Promise.all(Array.from({ length: 10 }, read));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0]));
    const moment = await readAt(id);
    expect(moment).toBeInstanceOf(Date);
    clock.advanceMs(60_000);
    expect(await read()).toMatchObject({ code: 0, data: { id } });
    expect(await readAt(id)).toEqual(moment);
  });

  it('message-02 message-03 message-04 security-02 another’s message is not found, not read and not counted', async () => {
    const [member, other] = [await world.member(), await world.member()];
    const foreign = await world.member({ tenantId: 2 });
    const id = await tell(member, 'R1');
    for (const stranger of [call.as(other), call.as(foreign)]) {
      for (const answer of [
        await stranger.endpoint(messages.markRead, { id, memberId: member.id, userId: member.id }),
        await stranger.endpoint(messages.markRead, { id: 2_147_483_647 }),
      ])
        expect(answer).toMatchObject({ code: 404, data: null });
      expect((await stranger.endpoint(messages.unreadCount)).data).toBe(0);
      expect((await stranger.endpoint(messages.hasUnread)).data).toEqual(NONE);
    }
    expect(await readAt(id)).toBeNull();
    for (const wrong of [{}, { id: 0 }, { id: 'x' }])
      expect((await call.as(member).endpoint(messages.markRead, wrong)).code).toBe(400);
  });
});
