/** The websocket has two sides, as the API has. */
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { answer, twoSides, write } from '../chat/chat.testing.ts';
import { connect, listenAs, listenAtDesk, startAnother } from './live.testing.ts';

const HOUR = 3_600_000;
const TIMING = { authMs: 5_000, heartbeatMs: 200, bufferBytes: 256 * 1024 };
const api = await startApi({ liveTiming: TIMING });
const { world, call, clock, origin } = api;

const knock = async (path: string, token: string): Promise<number> => {
  const { socket, closed, frames } = await connect(origin, {}, path);
  socket.send(JSON.stringify({ event: 'auth', token }));
  const code = await closed;
  expect(frames).toEqual([]);
  return code;
};

describe('a websocket', () => {
  it('trust-37 takes tokens of its own side alone, whoever has them', async () => {
    const { shopper, owner } = await twoSides(api);
    const people = [owner, await world.member({ role: 1 }), await world.member({ role: 3 })];
    for (const { token, consoleToken } of [shopper, ...people]) {
      for (const path of ['/app-api/message/ws', '/app-api/ws']) expect(await knock(path, consoleToken)).toBe(4401);
      expect(await knock('/admin-api/ws', token)).toBe(4401);
    }
    // Who neither works here nor sells has no business in the console.
    expect(await knock('/admin-api/ws', shopper.consoleToken)).toBe(4401);
    for (const person of people) {
      await listenAs(origin, person);
      await listenAtDesk(origin, person);
    }
  });

  it('trust-37 of the storefront hears what concerns the member, that of the console what concerns the desk', async () => {
    const { shopper, owner, shopId } = await twoSides(api);
    const [page, ownPage, desk] = [
      await listenAs(origin, shopper),
      await listenAs(origin, owner),
      await listenAtDesk(origin, owner),
    ];
    await write(api, shopper, shopId, 'For the desk');
    await answer(api, owner, shopper, 'For the shopper');
    await Promise.all([page.until('message', 2), desk.until('message', 2)]);
    expect(JSON.stringify(ownPage.frames)).not.toContain('For the');
    expect(desk.frames.map(({ event }) => event)).not.toContain('unread');
  });

  it('trust-37 is closed when its session ends: signed out, revoked, by another password or role', async () => {
    const another = await startAnother(api);
    const open = async () => {
      const member = await world.member({ role: 1 });
      return { member, desks: [await listenAtDesk(origin, member), await listenAtDesk(another.origin, member)] };
    };
    const ends: readonly ((id: number, token: string) => Promise<unknown>)[] = [
      (_, token) => call.with({ token }).post('/admin-api/auth/logout'),
      (_, token) =>
        call
          .with({ token })
          .post(
            `/admin-api/auth/sessions/${JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).jti}/end`,
          ),
      (id) => world.query("update member set password_hash = 'another' where id = $1", [id]),
      (id) => world.query('update member set role = 0 where id = $1', [id]),
      (id) => world.query('update member set banned_at = now() where id = $1', [id]),
    ];
    for (const end of ends) {
      const { member, desks } = await open();
      const page = await listenAs(origin, member);
      await end(member.id, member.consoleToken);
      expect(await Promise.all(desks.map(({ closed }) => closed))).toEqual([4401, 4401]);
      if (ends.indexOf(end) >= 2) expect(await page.closed).toBe(4401);
    }
  });

  it('trust-36 trust-37 open sockets and their heartbeats are no use: the console’s are closed after 8 hours', async () => {
    const member = await world.member({ role: 1 });
    await world.query('update session set last_used_at = created_at where member_id = $1', [member.id]);
    const [desk, page] = [await listenAtDesk(origin, member), await listenAs(origin, member)];
    clock.advanceMs(8 * HOUR - 60_000);
    // Several heartbeats are answered meanwhile.
    await new Promise<void>((resolve) => {
      let heard = 0;
      desk.socket.on('ping', () => {
        heard += 1;
        if (heard === 3) resolve();
      });
    });
    expect(desk.socket.readyState).toBe(desk.socket.OPEN);
    clock.advanceMs(60_000);
    expect(await desk.closed).toBe(4401);
    expect(page.socket.readyState).toBe(page.socket.OPEN);
    expect((await call.as(member).get('/admin-api/orders')).code).toBe(401);
  });
});
