import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { answer, twoSides, write } from './chat.testing.ts';

const api = await startApi();
const { world, call, clock } = api;

const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a86' } })
  .jpeg()
  .toBuffer();
const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

describe('a conversation with a shop', () => {
  it('chat-01 chat-03 is answered newest first in pages, by both spellings of the paths', async () => {
    const { shopper, owner, shopId } = await twoSides(api);
    const own = call.as(shopper);
    const sent = await own.post('send_message', {
      event: 'message',
      buyid: 7,
      message: ' Is it in stock? ',
      type: 1,
      sendtype: 1,
      recipientId: owner.id,
      token: shopper.token,
      shopId,
    });
    expect(sent).toMatchObject({ code: 0, data: { event: 'message' } });
    const first = sent.data.data;
    expect(first).toEqual({
      id: expect.any(Number),
      message: 'Is it in stock?',
      sendtype: 1,
      type: 1,
      memberId: shopper.id,
      createTime: expect.any(Number),
      shopId,
      buyid: shopper.id,
    });
    const second = await answer(api, owner, shopper);
    const third = await write(api, shopper, shopId, 'Thank you');
    for (const path of ['message/receive-message', 'receive-message'])
      for (const partner of [{ recipientId: owner.id }, { shopId }, { recipientId: owner.id, shopId, type: 1 }]) {
        const { data } = await own.get(path, { ...partner, mesType: 1, pageNo: 1, pageSize: 200 });
        expect([data.total, idsOf(data.list)]).toEqual([3, [third, second, first.id]]);
        expect(data.list[1]).toMatchObject({ sendtype: 2, memberId: owner.id, message: 'It is.' });
      }
    const page = async (payload: object) => idsOf((await own.get('receive-message', { shopId, ...payload })).data.list);
    expect([await page({ pageNo: 2, pageSize: 2 }), await page({ beforeId: third, pageSize: 1 })]).toEqual([
      [first.id],
      [second],
    ]);
    expect((await own.get('receive-message', { shopId, pageSize: 201 })).code).toBe(400);
  });

  it('chat-02 tells what came after a message, oldest first, of this conversation alone', async () => {
    const { shopper, owner, shopId } = await twoSides(api);
    const other = await twoSides(api);
    const first = await write(api, shopper, shopId);
    await write(api, shopper, other.shopId);
    await write(api, shopper, undefined);
    const [second, third] = [await answer(api, owner, shopper), await answer(api, owner, shopper, 'Both sizes.')];
    for (const path of ['message/receive-newmessage', 'receive-newmessage']) {
      const { data } = await call.as(shopper).get(path, { mestype: 1, msgid: first, recipientId: owner.id });
      expect(idsOf(data)).toEqual([second, third]);
    }
    const nothing = await call.as(shopper).get('receive-newmessage', { msgid: third, recipientId: owner.id });
    expect(nothing.data).toEqual([]);
  });

  it('message-05 message-06 message-07 chat-04 is a session with its last message and what is unread, until it is read', async () => {
    const { shopper, owner, shopId } = await twoSides(api);
    const silent = await twoSides(api);
    await world.query(`update shop set name = 'Kuramae Works', logo = 'scene/crest.1/square.svg' where id = $1`, [
      shopId,
    ]);
    const own = call.as(shopper);
    await write(api, shopper, silent.shopId);
    await write(api, shopper, undefined, 'To customer service');
    await write(api, shopper, shopId);
    await answer(api, owner, shopper);
    await answer(api, owner, shopper, 'In camel too.');
    const sessions = async (type?: number) => (await own.post('message/getUserSessionAllList', { type })).data;
    const [latest, older] = await sessions(2);
    expect(latest).toEqual({
      cursor: expect.any(String),
      id: expect.any(Number),
      shopName: 'Kuramae Works',
      message: 'In camel too.',
      type: 1,
      unReadNum: 2,
      createTime: expect.any(Number),
      userId: owner.id,
      shopId,
      shopLogo: '/files/scene/crest.1/square.svg',
    });
    expect(older).toMatchObject({ shopId: silent.shopId, unReadNum: 0, message: 'Is it in stock?' });
    const shopsOf = async (type: number) => (await sessions(type)).map((row: { shopId: number }) => row.shopId);
    expect([await shopsOf(2), await shopsOf(1), await shopsOf(0)]).toEqual([
      [shopId, silent.shopId],
      [silent.shopId],
      [shopId],
    ]);
    const second = await own.post('getUserSessionAllList', { type: 2, pageNo: 2, pageSize: 1 });
    expect(second.data).toMatchObject([{ shopId: silent.shopId }]);
    const unread = async (path: string, mesType: number) => (await own.get(path, { mesType })).data;
    expect([await unread('message/user/unread/num', 1), await unread('user/unread/num', 2)]).toEqual([2, 0]);
    expect((await own.post('user/read/msg/batch', { memberId: owner.id })).code).toBe(0);
    expect([await unread('user/unread/num', 1), await shopsOf(0)]).toEqual([0, []]);
    await answer(api, owner, shopper);
    expect(await unread('user/unread/num', 1)).toBe(1);
    await own.post('message/user/read/msg/batch', { memberId: owner.id, shopId });
    expect(await unread('user/unread/num', 1)).toBe(0);
  });

  it('chat-06 chat-07 chat-08 loses a message for both sides when who wrote it deletes it, and tells the other side until that confirms', async () => {
    const { shopper, owner, shopId } = await twoSides(api);
    const stranger = await twoSides(api);
    const [own, desk] = [call.as(shopper), call.as(owner)];
    const question = await write(api, shopper, shopId, 'A secret');
    const [wrong, alsoWrong] = [await answer(api, owner, shopper), await answer(api, owner, shopper, 'No, it is not.')];
    for (const member of [shopper, stranger.shopper, stranger.owner])
      expect((await call.as(member).post(`message/delete/message/${wrong}`)).code).toBe(404);
    expect((await desk.post(`delete/message/${question}`)).code).toBe(404);
    expect((await desk.post(`message/delete/message/${wrong}`)).data).toEqual({ id: wrong });
    expect((await desk.post(`delete/message/${alsoWrong}`)).code).toBe(0);
    expect((await desk.post(`delete/message/${wrong}`)).code).toBe(404);
    const shown = await Promise.all([
      own.get('receive-message', { shopId }),
      desk.get('/admin-api/chat/messages', { memberId: shopper.id }),
    ]);
    expect(shown.map(({ data }) => idsOf(data.list))).toEqual([[question], [question]]);
    for (const path of [`message/get/delete/message/${owner.id}`, `get/delete/message/${owner.id}`])
      expect((await own.get(path)).data).toEqual([wrong, alsoWrong]);
    for (const member of [stranger.shopper, stranger.owner, owner])
      expect((await call.as(member).get(`get/delete/message/${owner.id}`)).data).toEqual([]);
    const foreign = { ids: [wrong, alsoWrong] };
    expect((await call.as(stranger.shopper).post(`read/delete/message/${owner.id}`, foreign)).data).toEqual({
      ids: [],
    });
    const confirmed = await own.post(`message/read/delete/message/${owner.id}`, {
      ids: `${wrong},${question},${alsoWrong}`,
    });
    expect(confirmed.data).toEqual({ ids: [wrong, alsoWrong] });
    expect((await own.get(`get/delete/message/${owner.id}`)).data).toEqual([]);
    // The owner hears of the shopper's in the same way; the words are gone for good.
    await own.post(`delete/message/${question}`);
    expect((await desk.get(`get/delete/message/${shopper.id}`)).data).toEqual([question]);
    expect((await desk.post(`read/delete/message/${shopper.id}`, { ids: [question] })).data).toEqual({
      ids: [question],
    });
    expect(await world.query('select 1 from chat_message where id = $1 and message <> $2', [question, ''])).toEqual([]);
    expect((await own.post('getUserSessionAllList')).data).toEqual([]);
  });

  it('chat-13 fault:chat-02 holds text as text, of something that can be seen and at most 2,000 characters', async () => {
    const { shopper, shopId } = await twoSides(api);
    const send = (message: unknown, type = 1) => call.as(shopper).post('send_message', { shopId, message, type });
    for (const message of ['', '   \n ', '\u200b\u200d\u2060', 'x'.repeat(2_001), 'x'.repeat(50_000), undefined])
      expect(await send(message)).toMatchObject({ code: 400, data: { issues: [{ path: 'message' }] } });
    for (const message of ['<img src=x onerror=alert(1)>', '\u202egnp.exe', '👗'.repeat(2_000), 'a\nb'])
      expect((await send(message)).data.data.message).toBe(message);
    for (const message of ['javascript:alert(1)', 'https://evil.test/a.jpg', '/files/art/coat.camel/front.svg'])
      expect(await send(message, 3)).toMatchObject({ code: 400, data: { issues: [{ path: 'message' }] } });
    expect((await send('x', 2)).code).toBe(400);
  });

  it('chat-15 fault:upload-05 holds pictures that the sender uploaded, for both sides by signed addresses alone', async () => {
    const { shopper, owner, shopId } = await twoSides(api);
    const upload = async (member: typeof shopper) =>
      (await call.as(member).upload('infra/file/upload', picture, { fields: { purpose: 'chat' } })).data;
    const address = await upload(shopper);
    const foreign = await call.as(shopper).post('send_message', { shopId, type: 3, message: await upload(owner) });
    expect(foreign.code).toBe(400);
    const sent = await call.as(shopper).post('send_message', { shopId, type: 3, message: address });
    expect(sent.data.data).toMatchObject({ type: 3, message: expect.stringMatching(/^\/files\/u\/.+signature=/) });
    const seen = await call.as(owner).get('/admin-api/chat/messages', { memberId: shopper.id });
    const shown: string = seen.data.list[0].message;
    const loaded = async (path: string) => (await fetch(new URL(path, api.origin))).status;
    expect([await loaded(shown), await loaded(shown.split('?')[0] ?? '')]).toEqual([200, 404]);
    await call.as(owner).post('/admin-api/chat/send', { memberId: shopper.id, type: 3, message: await upload(owner) });
    const [session] = (await call.as(shopper).post('getUserSessionAllList')).data;
    expect(session).toMatchObject({ type: 3, message: expect.stringMatching(/signature=/) });
    expect(await loaded(session.message)).toBe(200);
    clock.advanceMs(3_700_000);
    expect(await loaded(shown)).toBe(404);
  });
});
