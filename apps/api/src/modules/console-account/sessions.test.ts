import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { startAnother } from '../live/live.testing.ts';
import { knownCaptcha, mailedCode, newEmail } from '../session/session.testing.ts';
import { signInToConsole } from './console-account.testing.ts';

const api = await startApi();
const { world, call, clock } = api;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

async function owner() {
  const member = await world.member();
  await world.shop({ ownerId: member.id });
  await world.query('delete from session where member_id = $1', [member.id]);
  return member;
}
type Owner = Awaited<ReturnType<typeof owner>>;
const signIn = async (member: Owner, userAgent = '', path = '/admin-api/auth/login'): Promise<string> => {
  const caller = call.with({ headers: userAgent === '' ? {} : { 'user-agent': userAgent } });
  return (await caller.post(path, { mailbox: member.email, password: member.password })).data.accessToken;
};
const list = async (token: string, page: object = {}) =>
  (await call.with({ token }).get('/admin-api/auth/sessions', page)).data;
const endings = (id: string, token: string) => call.with({ token }).post(`/admin-api/auth/sessions/${id}/end`);
const me = async (token: string) => (await call.with({ token }).get('/admin-api/auth/me')).code;
const idOf = (token: string): string => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).jti;

describe('the own sessions', () => {
  it('trust-35 are listed with when they began and were used, from where, with what, and which one asks', async () => {
    const member = await owner();
    const began = clock.now().getTime();
    const first = await signIn(member, FIREFOX);
    clock.advanceMs(HOUR);
    const second = await signIn(member, SAFARI);
    const storefront = await signIn(member, '', 'member/firstauth/login');
    clock.advanceMs(HOUR);
    const { total, list: shown } = await list(second);
    expect(total).toBe(3);
    const near = (time: number) => expect.closeTo(time, -5);
    const network = expect.stringMatching(/127\.0\.0\.1/);
    const rows = {
      [idOf(first)]: {
        side: 'console',
        beginTime: near(began),
        lastUsedTime: near(began),
        browser: 'Firefox on Linux',
        isCurrent: false,
      },
      [idOf(second)]: {
        side: 'console',
        beginTime: near(began + HOUR),
        lastUsedTime: near(began + 2 * HOUR),
        browser: 'Safari on iOS',
        isCurrent: true,
      },
      [idOf(storefront)]: {
        side: 'storefront',
        beginTime: near(began + HOUR),
        lastUsedTime: near(began + HOUR),
        browser: '',
        isCurrent: false,
      },
    };
    for (const row of shown) expect(row).toEqual({ id: row.id, network, ...rows[row.id] });
    expect(shown[0].id).toBe(idOf(second));
    expect((await list(second, { pageSize: 1, pageNo: 2 })).list).toHaveLength(1);
    // Of nobody else, and none that has ended.
    const other = await owner();
    expect((await list(await signIn(other))).total).toBe(1);
    clock.advanceMs(7 * HOUR - 10 * MINUTE);
    expect((await list(second)).list.map(({ id }: { id: string }) => id)).not.toContain(idOf(first));
  });

  it('trust-35 one that is ended answers 300; another account’s and an unknown one are not found', async () => {
    const [member, other] = [await owner(), await owner()];
    const [first, second, storefront] = [
      await signIn(member),
      await signIn(member),
      await signIn(member, '', 'member/firstauth/login'),
    ];
    const foreign = await signIn(other);
    const unknown = '6f1f6a4e-2f5c-4c0b-9c53-0d9d1b1f2a3c';
    for (const id of [idOf(foreign), unknown]) expect((await endings(id, second)).code).toBe(404);
    expect((await endings('no-id', second)).code).toBe(400);
    expect(await me(foreign)).toBe(0);
    expect((await endings(idOf(first), second)).code).toBe(0);
    expect(await me(first)).toBe(300);
    expect((await endings(idOf(first), second)).code).toBe(404);
    expect((await endings(idOf(storefront), second)).code).toBe(0);
    expect((await call.with({ token: storefront }).get('getUserInfo')).code).toBe(300);
    expect(await me(second)).toBe(0);
    const rows = await world.query('select action, after from audit where actor_id = $1 order by seq', [member.id]);
    expect(rows).toEqual(
      [idOf(first), idOf(storefront)].map((session) => ({ action: 'session.end', after: { session } })),
    );
  });

  it('trust-35 ending all others leaves the asking one, in every process', async () => {
    const member = await owner();
    const tokens = await Promise.all([1, 2, 3].map(() => signIn(member)));
    const storefront = await signIn(member, '', 'member/firstauth/login');
    const foreign = await signIn(await owner());
    const asking = await signIn(member);
    const another = await startAnother(api);
    const answer = await call.with({ token: asking }).post('/admin-api/auth/sessions/end-others');
    expect(answer.data).toEqual({ ended: 4 });
    for (const caller of [call, another.call]) {
      for (const token of tokens) expect((await caller.with({ token }).get('/admin-api/auth/me')).code).toBe(300);
      expect((await caller.with({ token: storefront }).get('getUserInfo')).code).toBe(300);
      for (const token of [asking, foreign])
        expect((await caller.with({ token }).get('/admin-api/auth/me')).code).toBe(0);
    }
  });
});

describe('a console session without use', () => {
  const lastUse = async (token: string) =>
    (await world.query<{ at: Date }>('select last_used_at as at from session where id = $1', [idOf(token)]))[0]?.at;

  it('trust-36 ends 8 hours after the last request that a person made', async () => {
    const member = await owner();
    const token = await signIn(member);
    const resting = await signIn(member);
    for (let day = 0; day < 4; day++) {
      clock.advanceMs(8 * HOUR - MINUTE);
      expect(await me(token)).toBe(0);
    }
    expect(await me(resting)).toBe(401);
    clock.advanceMs(8 * HOUR);
    expect(await me(token)).toBe(401);
    expect(await me(token)).toBe(401);
  });

  it('trust-36 is not kept by what a page asks for by itself', async () => {
    const member = await owner();
    const token = await signIn(member);
    const page = call.with({ token, headers: { 'x-background': '1' } });
    for (let hour = 1; hour < 8; hour++) {
      clock.advanceMs(HOUR);
      expect((await page.get('/admin-api/orders')).code).toBe(0);
      expect((await page.get('/admin-api/auth/me')).code).toBe(0);
    }
    clock.advanceMs(HOUR);
    expect((await page.get('/admin-api/orders')).code).toBe(401);
    expect(await me(token)).toBe(401);
  });

  it('trust-36 is written about once a minute, however much is asked', async () => {
    const member = await owner();
    const token = await signIn(member);
    const [before] = await world.query<{ xmin: string }>('select xmin::text from session where id = $1', [idOf(token)]);
    const opened = await lastUse(token);
    clock.advanceMs(30 * SECOND);
    await Promise.all(Array.from({ length: 6 }, () => me(token)));
    const [after] = await world.query<{ xmin: string }>('select xmin::text from session where id = $1', [idOf(token)]);
    expect(after).toEqual(before);
    clock.advanceMs(40 * SECOND);
    await Promise.all(Array.from({ length: 6 }, () => me(token)));
    expect((await lastUse(token))?.getTime()).toBeGreaterThan((opened?.getTime() ?? 0) + MINUTE);
  });
});

describe('what ends the sessions of an account', () => {
  const both = async (role: 0 | 1 = 0) => {
    const member = await world.member({ role, email: newEmail() });
    if (role === 0) await world.shop({ ownerId: member.id });
    return member;
  };
  const codesOf = async ({ token, consoleToken }: { token: string; consoleToken: string }) => [
    (await call.with({ token }).get('getUserInfo')).code,
    (await call.with({ token: consoleToken }).get('/admin-api/auth/me')).code,
  ];

  it('trust-38 a changed and a reset password end those of storefront and console with 300', async () => {
    const [changed, reset] = [await both(), await both()];
    for (const member of [changed, reset]) expect(await codesOf(member)).toEqual([0, 0]);
    await changePassword(changed);
    await resetPassword(reset);
    for (const member of [changed, reset]) expect(await codesOf(member)).toEqual([300, 300]);
  });

  it('trust-38 a ban and a taken role do, whoever writes them, and a given role does not', async () => {
    const [banned, taken, given, other] = [await both(), await both(1), await both(), await both()];
    await world.query('update member set banned_at = now() where id = $1', [banned.id]);
    await world.query('update member set role = 0 where id = $1', [taken.id]);
    await world.query('update member set role = 2 where id = $1', [given.id]);
    await world.query("update member set user_name = 'New' where id = $1", [other.id]);
    expect(await codesOf(banned)).toEqual([300, 300]);
    expect(await codesOf(taken)).toEqual([300, 300]);
    expect(await codesOf(given)).toEqual([0, 0]);
    expect(await codesOf(other)).toEqual([0, 0]);
    const { email: mailbox, password } = banned;
    for (const path of ['member/firstauth/login', '/admin-api/auth/login'])
      expect((await call.post(path, { mailbox, password })).code).toBe(403);
    // The app's own role writes under the policies of the tenant, and the rule holds for it too.
    await api.platform.database
      .forTenant(1)
      .writable.prisma.member.update({ where: { tenantId_id: { tenantId: 1, id: given.id } }, data: { role: 0 } });
    expect(await codesOf(given)).toEqual([300, 300]);
  });

  it('trust-38 a sign-in during a ban opens nothing that lasts', async () => {
    for (let round = 0; round < 3; round++) {
      const member = await both();
      await world.query('delete from attempt_counter');
      const signing = Array.from({ length: 4 }, () => signInToConsole(api, member));
      const [, ...answers] = await Promise.all([
        world.query('update member set banned_at = now() where id = $1', [member.id]),
        ...signing,
      ]);
      for (const { data } of answers) if (data) expect([300, 401]).toContain(await me(data.accessToken));
      const open = await world.query('select id from session where member_id = $1 and ended_at is null', [member.id]);
      expect(open).toEqual([]);
    }
  });
});

const NEW_PASSWORD = 'CobaltMeadow82';

async function changePassword({ token, email, password }: { token: string; email: string; password: string }) {
  const captcha = await knownCaptcha(api);
  const form = { email, oldPassword: password, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, ...captcha };
  expect((await call.with({ token }).post('updatePassWord', form)).code).toBe(0);
}

async function resetPassword({ email }: { email: string }) {
  expect((await call.post('member/userInfo/getVerification', { email })).code).toBe(0);
  await expect.poll(() => mailedCode(api, email).catch(() => '')).toMatch(/^\d{6}$/);
  const emailCode = await mailedCode(api, email);
  const captcha = await knownCaptcha(api);
  const form = { email, emailCode, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, ...captcha };
  expect((await call.post('resetPassWord', form)).code).toBe(0);
}
