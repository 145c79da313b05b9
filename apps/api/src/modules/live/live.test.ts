import { connect as connectRaw } from 'node:net';
import { startTestRedis } from '@passage/testing/redis';
import { afterAll, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { startApi } from '../../testing/api.ts';
import { askFor, buyShipped } from '../after-sales/after-sales.testing.ts';
import { answer, twoSides, write } from '../chat/chat.testing.ts';
import { proofsOf } from '../payment/proof.testing.ts';
import { connect, listenAs, listenAtDesk, startAnother } from './live.testing.ts';
import { memberRoom, openRooms } from './rooms.ts';

const TIMING = { authMs: 300, heartbeatMs: 200, bufferBytes: 256 * 1024 };
const redis = await startTestRedis();
afterAll(() => redis.stop());
const api = await startApi({ liveTiming: TIMING });
const { world, call, origin } = api;

describe('the websocket', () => {
  it('chat-09 chat-10 tells both sides of messages and deletions, who reads of what is unread, and of orders', async () => {
    const { shopper, owner, shopId } = await twoSides(api);
    const [page, otherTab, desk] = await Promise.all([
      listenAs(origin, shopper),
      listenAs(origin, shopper),
      listenAtDesk(origin, owner),
    ]);
    const question = await write(api, shopper, shopId);
    const reply = await answer(api, owner, shopper);
    for (const listener of [page, otherTab, desk]) {
      const [first, second] = await listener.until('message', 2);
      expect(first).toEqual({
        event: 'message',
        data: {
          id: question,
          message: 'Is it in stock?',
          sendtype: 1,
          type: 1,
          memberId: shopper.id,
          createTime: expect.any(Number),
          shopId,
          buyid: shopper.id,
        },
        after: 0,
      });
      expect(second).toMatchObject({ data: { id: reply, sendtype: 2 }, after: question });
    }
    expect((await page.until('unread', 2)).at(-1)?.data).toEqual({ shop: 1, service: 0, system: 0 });
    await call.as(shopper).post('user/read/msg/batch', { shopId });
    expect((await otherTab.until('unread', 3)).at(-1)?.data).toEqual({ shop: 0, service: 0, system: 0 });
    await call.as(owner).post(`delete/message/${reply}`);
    for (const listener of [page, desk])
      expect(await listener.until('deleted')).toEqual([
        { event: 'deleted', data: { ids: [reply], shopId, buyid: shopper.id } },
      ]);

    const product = await world.product({ shopId });
    const { data } = await call.as(shopper).post('trade/order/createFirst', {
      items: [{ skuId: product.skuId, count: 1 }],
      addressId: await world.address(shopper),
    });
    const [id] = data.tradeOrderIdList;
    await call.as(shopper).delete('trade/order/cancel', { id });
    const told = await page.until('order');
    expect(told.at(-1)).toEqual({ event: 'order', data: { id, status: -1 } });
    expect(await desk.until('order')).toEqual(told);
  });

  it('chat-10 tells staff of customer service what is written to it, and a member of a system message', async () => {
    const [shopper, support] = [await world.member({ balance: 100 }), await world.member({ role: 3 })];
    const [page, desk] = [await listenAs(origin, shopper), await listenAtDesk(origin, support)];
    await write(api, shopper, undefined, 'My parcel is late');
    expect(await desk.until('message')).toMatchObject([{ data: { message: 'My parcel is late', shopId: 0 } }]);
    const admin = await world.member({ role: 1 });
    await call.as(admin).post(`/admin-api/wallets/${shopper.id}/adjust`, { amount: 5, remark: 'Goodwill' });
    expect((await page.until('unread', 2)).at(-1)?.data).toMatchObject({ system: 1 });
  });

  it('order-45 tells of an order whose proof waits, and of each step of a paid one with its after-sale', async () => {
    const member = await world.member({ balance: 100_000 });
    const page = await listenAs(origin, member);
    const toldOf = (id: number) =>
      page.frames.filter(({ event, data }) => event === 'order' && data.id === id).map(({ data }) => data.status);
    const { prove, order } = proofsOf(api);
    const waiting = await order(member);
    await prove(member, [waiting]);
    await expect.poll(() => toldOf(waiting)).toEqual([0]);
    // A frame tells how the order stands when it is sent: of steps that follow at once there may be one frame.
    const bought = await buyShipped(api, member, await world.product());
    await expect.poll(() => toldOf(bought.orderId).at(-1)).toBe(20);
    const before = toldOf(bought.orderId).length;
    await askFor(api, member, bought.itemId);
    await expect.poll(() => toldOf(bought.orderId).length).toBeGreaterThan(before);
  });

  it('chat-28 closes on who does not say in time, or not truly, who they are, and tells them nothing', async () => {
    const { shopper, shopId } = await twoSides(api);
    const foreign = await world.member({ tenantId: 2 });
    const ended = await world.member();
    await call.as(ended).post('member/firstauth/logout');
    const auth = (token: unknown, params: object = {}) => JSON.stringify({ event: 'auth', token, params });
    const frames: (string | undefined)[] = [
      undefined,
      'hello',
      '{}',
      JSON.stringify({ event: 'message', token: shopper.token }),
      auth(''),
      auth('garbage'),
      auth(ended.token),
      auth(foreign.token),
      auth(shopper.token, { 'tenant-id': 2 }),
      auth(shopper.token, { 'tenant-id': 'x' }),
      auth(['a']),
    ];
    const listeners = await Promise.all(frames.map(() => connect(origin)));
    for (const [index, { socket }] of listeners.entries()) {
      const frame = frames[index];
      if (frame !== undefined) socket.send(frame);
    }
    await write(api, shopper, shopId);
    expect(new Set(await Promise.all(listeners.map(({ closed }) => closed)))).toEqual(new Set([4401]));
    expect(listeners.flatMap((listener) => listener.frames)).toEqual([]);
    expect(await call.get('message/ws')).toMatchObject({ status: 200, code: 404 });
    expect((await (await connect(origin)).closed) > 0).toBe(true);
    const large = await connect(origin);
    large.socket.send('x'.repeat(100_000));
    expect(await large.closed).toBe(1009);
  });

  it('chat-28 fault:chat-01 closes when the session ends', async () => {
    const member = await world.member();
    const page = await listenAs(origin, member);
    await call.as(member).post('member/firstauth/logout');
    expect(await page.closed).toBe(4401);
  });

  it('chat-29 closes on who no longer answers its heartbeat, and keeps who does', async () => {
    const member = await world.member();
    const [alive, dead] = [await listenAs(origin, member), await listenAs(origin, member)];
    // A client whose machine went to sleep neither reads nor answers.
    dead.socket.pong = () => undefined;
    expect(await dead.closed).toBe(1006);
    expect(alive.socket.readyState).toBe(alive.socket.OPEN);
  });

  it('tenant-24 no frame crosses to another tenant, whatever the ids', async () => {
    const here = await twoSides(api);
    const [shopper, owner] = [await world.member({ tenantId: 2 }), await world.member({ tenantId: 2 })];
    await world.query('update shop set id = 900001 where id = $1', [here.shopId]);
    const shopId = await world.shop({ tenantId: 2, ownerId: owner.id });
    await world.query('update shop set id = 900001 where id = $1', [shopId]);
    const [page, desk, service] = await Promise.all([
      listenAs(origin, here.shopper),
      listenAtDesk(origin, here.owner),
      listenAtDesk(origin, await world.member({ role: 1 })),
    ]);
    const there = call.with({ tenantId: 2, token: shopper.token });
    await there.post('send_message', { shopId: 900_001, message: 'Of tenant 2' });
    await there.post('send_message', { message: 'Of tenant 2' });
    await write(api, here.shopper, 900_001, 'Of tenant 1');
    await write(api, here.shopper, undefined, 'Of tenant 1');
    for (const [listener, count] of [
      [page, 2],
      [desk, 1],
      [service, 1],
    ] as const) {
      await listener.until('message', count);
      expect(JSON.stringify(listener.frames)).not.toContain('Of tenant 2');
    }
  });

  it('chat-31 lets go of a client that does not read, and keeps nothing for it', async () => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('no address');
    const rooms = openRooms(TIMING.bufferBytes);
    const room = memberRoom(1, 1);
    const joined = new Promise<void>((resolve) =>
      server.once('connection', (socket) => {
        rooms.join(socket, [room]);
        resolve();
      }),
    );
    const client = connectRaw(address.port, '127.0.0.1');
    client.on('error', () => undefined);
    client.write(
      'GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    await joined;
    client.pause();
    const [socket] = server.clients;
    let pushed = 0;
    let most = 0;
    // The systems at both ends take a few megabytes before anything waits here.
    while (rooms.has(room) && pushed < 50_000) {
      rooms.push([room], { event: 'message', data: 'x'.repeat(10_000) });
      most = Math.max(most, socket?.bufferedAmount ?? 0);
      pushed += 1;
      if (pushed % 10 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(rooms.has(room)).toBe(false);
    expect(most).toBeLessThan(TIMING.bufferBytes + 20_000);
    expect(rooms.hasTenant(1)).toBe(false);
    client.destroy();
    server.close();
  });

  it('trust-47 a member has 20 sockets on a process: the next is told why not, and others of the network connect', async () => {
    const member = await world.member();
    const open = [];
    for (let count = 0; count < 20; count++) open.push(await listenAs(origin, member));
    const { socket } = await connect(origin);
    const refused = new Promise((resolve) => {
      socket.once('close', (code, reason) => resolve({ code, reason: String(reason) }));
    });
    socket.send(JSON.stringify({ event: 'auth', token: member.token, type: 1, params: { 'tenant-id': '1' } }));
    expect(await refused).toEqual({ code: 4429, reason: 'too many connections' });
    // The 20 go on, and another member of the same network comes in.
    expect((await listenAs(origin, await world.member())).frames).toHaveLength(1);
    expect(open.map(({ socket: { readyState, OPEN } }) => readyState === OPEN)).toEqual(open.map(() => true));
    const [first] = open;
    first?.socket.close();
    await first?.closed;
    expect((await listenAs(origin, member)).frames).toHaveLength(1);
  });
});

describe('between processes', () => {
  it('chat-32 a message reaches the sockets of another process, without Redis', async () => {
    const another = await startAnother(api);
    const { shopper, owner, shopId } = await twoSides(api);
    const [page, desk] = [await listenAs(another.origin, shopper), await listenAtDesk(origin, owner)];
    const sent = await write(api, shopper, shopId);
    const answered = await another.call
      .as(owner)
      .post('/admin-api/chat/send', { memberId: shopper.id, message: 'Yes' });
    for (const listener of [page, desk])
      expect((await listener.until('message', 2)).map(({ data }) => data.id)).toEqual([sent, answered.data.data.id]);
  });

  it('chat-30 a page is sent away to look again when news may have been missed', async () => {
    const { shopper } = await twoSides(api);
    const page = await listenAs(origin, shopper);
    await world.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen passage_live'`,
    );
    expect(await page.closed).toBe(1012);
    // It comes back, and hears again.
    await expect.poll(async () => (await listenAs(origin, shopper)).frames.length).toBe(1);
  });
});

describe('between processes, with Redis', async () => {
  const first = await startApi({ liveTiming: TIMING, redisUrl: redis.url });

  it('chat-32 a message reaches the sockets of another process', async () => {
    const another = await startAnother(first);
    const { shopper, owner, shopId } = await twoSides(first);
    const [page, desk] = [await listenAs(another.origin, shopper), await listenAtDesk(first.origin, owner)];
    const ids = [await write(first, shopper, shopId), await answer(first, owner, shopper)];
    for (const listener of [page, desk])
      expect((await listener.until('message', 2)).map(({ data }) => data.id)).toEqual(ids);
    const notified = await first.world.query(
      `select 1 from pg_stat_activity where datname = current_database() and query = 'listen passage_live'`,
    );
    expect(notified).toEqual([]);
  });
});
