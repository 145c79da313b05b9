import { ERRORS } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { answer, twoSides, write } from './chat.testing.ts';

const api = await startApi();
const { world, call } = api;

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

describe('who may write', () => {
  it('chat-25 fault:chat-01 is known by the token alone, whatever the body says', async () => {
    const { shopper, owner, shopId } = await twoSides(api);
    const stranger = await twoSides(api);
    await write(api, shopper, shopId, 'A secret');
    const claims = {
      token: shopper.token,
      sendtype: 2,
      memberId: shopper.id,
      buyid: shopper.id,
      senderId: shopper.id,
      recipientId: owner.id,
      shopId,
    };
    const spy = call.as(stranger.shopper);
    const sent = await spy.post('send_message', { ...claims, message: 'Hello', type: 1 });
    expect(sent.data.data).toMatchObject({ sendtype: 1, memberId: stranger.shopper.id, buyid: stranger.shopper.id });
    for (const path of ['receive-message', 'receive-newmessage', 'user/unread/num'])
      expect((await spy.get(path, claims)).text).not.toContain('secret');
    expect((await call.post('send_message', { ...claims, message: 'Hello' })).code).toBe(401);
    const [conversation] = (await call.as(shopper).get('receive-message', { shopId })).data.list;
    expect(conversation).toMatchObject({ message: 'A secret' });
    const asOwner = await call
      .as(stranger.owner)
      .post('/admin-api/chat/send', { ...claims, message: 'Pay me', shopId });
    expect(asOwner.code).toBe(404);
  });

  it('chat-05 chat-20 fault:catalog-02 a shopper to open shops; a closed shop takes none and keeps what was written', async () => {
    const { shopper, shopId } = await twoSides(api);
    const may = async (member = shopper, shop = shopId) =>
      (await call.as(member).get('canShopComment', { shopId: shop })).data;
    expect(await may()).toBe(true);
    await write(api, shopper, shopId);
    await world.query('update shop set status = 0 where id = $1', [shopId]);
    expect((await call.as(shopper).get('message/canShopComment', { shopId })).data).toBe(false);
    const refused = await call.as(shopper).post('send_message', { shopId, message: 'Hello?' });
    expect(refused).toMatchObject({ code: ERRORS.CHAT_CLOSED, data: null });
    expect((await call.as(shopper).get('receive-message', { shopId })).data.total).toBe(1);
    const foreign = await world.shop({ tenantId: 2 });
    for (const shop of [foreign, 2_000_000_000]) {
      expect((await call.as(shopper).get('canShopComment', { shopId: shop })).code).toBe(404);
      expect((await call.as(shopper).post('send_message', { shopId: shop, message: 'Hello' })).code).toBe(404);
    }
  });

  it('chat-26 no shop’s owner to a shop, but to customer service', async () => {
    const [{ owner, shopId }, other] = [await twoSides(api), await twoSides(api)];
    for (const shop of [shopId, other.shopId]) {
      expect((await call.as(owner).get('canShopComment', { shopId: shop })).data).toBe(false);
      const refused = await call.as(owner).post('send_message', { shopId: shop, message: 'Hello' });
      expect(refused).toMatchObject({
        code: ERRORS.MERCHANT_NOT_ALLOWED,
        msg: 'Merchants have no permission for this action, contact customer service',
      });
    }
    expect(await write(api, owner, undefined)).toBeGreaterThan(0);
  });

  it('one message per attempt and 120 a minute', async () => {
    const { shopper, shopId } = await twoSides(api);
    const attempt = call.with({ token: shopper.token, headers: { 'idempotency-key': crypto.randomUUID() } });
    const send = () => attempt.post('send_message', { shopId, message: 'Once' });
    const [first, again] = [await send(), await send()];
    expect(again.data).toEqual(first.data);
    await world.query(`update attempt_counter set count = 120 where scope = 'chat:send' and subject = $1`, [
      String(shopper.id),
    ]);
    expect(await send()).toMatchObject({ code: 429 });
  });

  it('chat-30 messages that both sides send at once have the order in which they can be read', async () => {
    const { shopper, owner, shopId } = await twoSides(api);
    await write(api, shopper, shopId);
    const seen: number[] = [];
    let isOver = false;
    const reader = (async () => {
      for (let last = 0; ; last = seen.at(-1) ?? 0) {
        const ends = isOver;
        const { data } = await call.as(shopper).get('receive-newmessage', { shopId, msgid: last });
        seen.push(...idsOf(data));
        if (ends && data.length === 0) return;
      }
    })();
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        index % 2 ? write(api, shopper, shopId, `s${index}`) : answer(api, owner, shopper, `o${index}`),
      ),
    );
    isOver = true;
    await reader;
    expect(seen.length).toBe(31);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });
});

describe('the desks', () => {
  it('chat-27 a shop’s owner sees and answers the own shop’s conversations and no others', async () => {
    const [{ shopper, owner, shopId }, other] = [await twoSides(api), await twoSides(api)];
    await world.query(`update member set user_name = 'Élodie Marchand' where id = $1`, [shopper.id]);
    await write(api, shopper, shopId);
    await write(api, other.shopper, other.shopId, 'To the other');
    await write(api, shopper, undefined, 'To customer service');
    const desk = call.as(owner);
    const sessions = async () => (await desk.get('/admin-api/chat/sessions')).data;
    const row = {
      id: expect.any(Number),
      memberId: shopper.id,
      memberName: 'Élodie Marchand',
      message: 'Is it in stock?',
      type: 1,
      unReadNum: 1,
      createTime: expect.any(Number),
    };
    expect(await sessions()).toEqual({ total: 1, list: [row], next: null });
    await desk.post('/admin-api/chat/read', { memberId: shopper.id });
    expect((await sessions()).list).toEqual([{ ...row, unReadNum: 0 }]);
    const foreign = { memberId: other.shopper.id, shopId: other.shopId };
    expect((await desk.get('/admin-api/chat/messages', foreign)).data).toEqual({ list: [], total: 0 });
    expect((await desk.post('/admin-api/chat/send', { ...foreign, message: 'Hello' })).code).toBe(404);
    const sent = await desk.post('/admin-api/chat/send', { memberId: shopper.id, message: 'Yes', sendtype: 1 });
    expect(sent.data).toMatchObject({ event: 'message', data: { sendtype: 2, shopId, memberId: owner.id } });
    const [audited] = await world.query(`select action, subject from audit where actor_id = $1`, [owner.id]);
    expect(audited).toEqual({ action: 'chat.send', subject: `member:${shopper.id}` });
    const newer = await desk.get('/admin-api/chat/messages', { memberId: shopper.id, msgid: sent.data.data.id - 1 });
    expect(idsOf(newer.data.list)).toEqual([sent.data.data.id]);
  });

  it('staff-04 staff-46 customer service is read and answered by support, and shops’ conversations are not', async () => {
    const { shopper, shopId } = await twoSides(api);
    const support = await world.member({ role: 3 });
    const foreign = await world.member({ tenantId: 2 });
    await write(api, shopper, shopId, 'To the shop');
    await write(api, shopper, undefined, 'My parcel is late');
    await call.as(foreign).post('send_message', { message: 'Of another store' });
    const desk = call.as(support);
    const { data } = await desk.get('/admin-api/chat/sessions');
    const [session] = data.list;
    expect(session).toMatchObject({ memberId: shopper.id, message: 'My parcel is late', unReadNum: 1 });
    expect(JSON.stringify(data)).not.toMatch(/To the shop|another store/);
    await answer(api, support, shopper, 'It arrives today.');
    const { data: read } = await call.as(shopper).get('receive-message', { mesType: 2 });
    expect(read.list).toMatchObject([
      { message: 'It arrives today.', sendtype: 2, memberId: 0, shopId: 0 },
      { message: 'My parcel is late', sendtype: 1 },
    ]);
    const messages = await desk.get('/admin-api/chat/messages', { memberId: shopper.id });
    expect(messages.data.total).toBe(2);
    expect((await call.as(shopper).get('user/unread/num', { mesType: 2 })).data).toBe(1);
    await call.as(shopper).post('user/read/msg/batch', { memberId: 0 });
    expect((await call.as(shopper).get('user/unread/num', { mesType: 2 })).data).toBe(0);
    for (const role of [2, 0] as const)
      expect((await call.as(await world.member({ role })).get('/admin-api/chat/sessions')).code).toBe(403);
    await desk.post(`delete/message/${read.list[0].id}`);
    expect((await call.as(shopper).get('get/delete/message/0')).data).toEqual([read.list[0].id]);
  });
});
