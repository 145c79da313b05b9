import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { handInApplication } from '../applications/applications.testing.ts';
import { answer, twoSides, write } from '../chat/chat.testing.ts';
import { deskOf, reviewer } from '../review/review.testing.ts';
import { endSessions } from '../session/index.ts';
import { connect, listenAs, startAnother } from './live.testing.ts';

/** No heartbeat comes to the aid. */
const PACE = { authMs: 5_000, heartbeatMs: 600_000, bufferBytes: 256 * 1024 };
const api = await startApi({ livePace: PACE });
const { world, call, origin } = api;

describe('a websocket that means harm', () => {
  it('chat-28 hears nothing that happens after its session, in whatever process it ended', async () => {
    const { shopper, owner, shopId } = await twoSides(api);
    const another = await startAnother(api);
    const [page, elsewhere, desk] = [
      await listenAs(origin, shopper),
      await listenAs(another.origin, shopper),
      await listenAs(origin, owner),
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
    const applicant = await world.member();
    const page = await listenAs(origin, applicant);
    const { itemId } = await handInApplication(api, applicant);
    expect((await deskOf(api, await reviewer(api)).act('shop-applications', itemId, 'approve')).code).toBe(0);
    expect(await page.closed).toBe(1012);
    expect((await page.until('unread', 2)).at(-1)?.data).toMatchObject({ system: 1 });
    const [{ id } = { id: 0 }] = await world.query<{ id: number }>('select id from shop where owner_id = $1', [
      applicant.id,
    ]);
    const back = await listenAs(origin, applicant);
    await write(api, await world.member(), id);
    expect(await back.until('message')).toMatchObject([{ data: { shopId: id } }]);
  });
});
