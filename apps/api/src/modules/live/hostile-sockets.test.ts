import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { handInApplication } from '../applications/applications.testing.ts';
import { answer, twoSides, write } from '../chat/chat.testing.ts';
import { deskOf, reviewer } from '../review/review.testing.ts';
import { endSessions } from '../session/index.ts';
import { connect, listenAs, listenAtDesk, startAnother } from './live.testing.ts';

/** No heartbeat comes to the aid. */
const TIMING = { authMs: 5_000, heartbeatMs: 600_000, bufferBytes: 256 * 1024 };
/** However busy the machine is. */
const PATIENT = { timeout: 60_000 };
const lines: string[] = [];
const api = await startApi({
  liveTiming: TIMING,
  settings: { TRUSTED_PROXIES: '127.0.0.1' },
  lines: { write: (line: string) => void lines.push(line) },
});
const { world, call, origin } = api;

describe('a websocket that means harm', () => {
  it('chat-28 hears nothing that happens after its session, in whatever process it ended', async () => {
    const { shopper, owner, shopId } = await twoSides(api);
    const another = await startAnother(api);
    const [page, elsewhere, desk] = [
      await listenAs(origin, shopper),
      await listenAs(another.origin, shopper),
      await listenAtDesk(origin, owner),
    ];
    await write(api, shopper, shopId);
    expect((await call.as(shopper).post('member/firstauth/logout')).code).toBe(0);
    await answer(api, owner, shopper, 'Only for who is signed in');
    expect(await Promise.all([page.closed, elsewhere.closed])).toEqual([4401, 4401]);
    expect(JSON.stringify([page.frames, elsewhere.frames])).not.toContain('Only for who');
    // The other side goes on to hear, until its own sessions end.
    await desk.until('message', 2);
    const { database, clock } = api.platform;
    await database
      .forTenant(1)
      .writable.inTransaction((tx) => endSessions(tx, owner.id, 'passwordChanged', clock.now()));
    expect(await desk.closed).toBe(4401);
  });

  it.each(['ping', 'pong', 'send'] as const)('is let go when it floods with %s, signed in or not', async (act) => {
    const sockets = [await listenAs(origin, await world.member()), await connect(origin)];
    for (const { socket } of sockets) for (let sent = 0; sent < 1_000; sent++) socket[act]('x'.repeat(120));
    const [member, stranger] = await Promise.all(sockets.map(({ closed }) => closed));
    expect([1006, 1008]).toContain(member);
    // A stranger's first words may be found to be no sign-in before there are too many of them.
    expect([1006, 1008, 4401]).toContain(stranger);
  });

  it('comes back into the rooms of a shop that its member has just been given', async () => {
    // Support has a desk to listen at before it has a shop.
    const applicant = await world.member({ role: 3 });
    const [page, desk] = [await listenAs(origin, applicant), await listenAtDesk(origin, applicant)];
    const { itemId } = await handInApplication(api, applicant);
    expect((await deskOf(api, await reviewer(api)).act('shop-applications', itemId, 'approve')).code).toBe(0);
    expect(await desk.closed).toBe(1012);
    expect((await page.until('unread', 2)).at(-1)?.data).toMatchObject({ system: 1 });
    const [{ id } = { id: 0 }] = await world.query<{ id: number }>('select id from shop where owner_id = $1', [
      applicant.id,
    ]);
    const back = await listenAtDesk(origin, applicant);
    await write(api, await world.member(), id);
    expect(await back.until('message')).toMatchObject([{ data: { shopId: id } }]);
  });

  const websockets = async (): Promise<number> =>
    Number(/^passage_websockets (\d+)$/m.exec((await call.get('/metrics')).text)?.[1]);
  const from = (network: number) => ({ 'x-forwarded-for': `203.0.113.${network}` });
  const silent = async (network: number, count: number) => {
    for (let done = 0; done < count; done += 50)
      await Promise.all(Array.from({ length: Math.min(50, count - done) }, () => connect(origin, from(network))));
  };

  it('fault:chat-51 silent strangers of one network are 20 and of all a thousand, and keep no member out', {
    timeout: 180_000,
  }, async () => {
    const member = await world.member();
    const before = await websockets();
    await silent(0, 300);
    // The oldest have made room; a member of the same network needs it for moments only.
    await expect.poll(websockets, PATIENT).toBe(before + 20);
    expect((await listenAs(origin, member, from(0))).frames).toHaveLength(1);
    expect((await listenAs(origin, member, from(1))).frames).toHaveLength(1);
    for (let network = 1; network <= 51; network++) await silent(network, 20);
    await expect.poll(websockets, PATIENT).toBeLessThanOrEqual(before + 1_000 + 2);
    expect((await listenAs(origin, member, from(0))).frames).toHaveLength(1);
    expect((await listenAs(origin, member, from(99))).frames).toHaveLength(1);
  });

  it('fault:chat-51 a frame that is too large closes its websocket with 1009, is counted, and is no line of the log', {
    timeout: 120_000,
  }, async () => {
    const tooLarge = async (): Promise<number> =>
      Number(
        /^passage_websocket_errors_total\{kind="too_large"\} (\d+)$/m.exec((await call.get('/metrics')).text)?.[1],
      );
    const before = await tooLarge();
    lines.length = 0;
    const codes = await Promise.all(
      Array.from({ length: 100 }, async (_, stranger) => {
        const { socket, closed } = await connect(origin, from(stranger));
        socket.send('x'.repeat(9 * 1024));
        return closed;
      }),
    );
    expect(codes).toEqual(codes.map(() => 1009));
    expect((await tooLarge()) - before).toBe(100);
    const levels = lines.map((line): number => JSON.parse(line).level);
    expect(levels.filter((level) => level > 20)).toEqual([]);
    expect(lines.join('')).toContain('WS_ERR_UNSUPPORTED_MESSAGE_LENGTH');
  });
});
