import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { endSessions } from './index.ts';

const LOGIN = 'member/firstauth/login';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

const login = (mailbox: string, password: string) => api.call.post(LOGIN, { mailbox, password });
const counters = () => api.world.query('delete from attempt_counter');

describe('signing in', () => {
  it('session-01 answers the token and the e-mail, under both paths', async () => {
    const member = await api.world.member();
    for (const path of [LOGIN, 'firstauth/login']) {
      const { code, data } = await api.call.post(path, { mailbox: member.email, password: member.password });
      expect(code).toBe(0);
      expect(data).toMatchObject({ email: member.email, userId: member.id });
      expect(data.userName).toBe(member.email.split('@')[0]);
      expect((await api.call.as({ token: data.accessToken }).get('getUserInfo')).code).toBe(0);
    }
  });

  it('session-01 finds the account whatever the case of its e-mail', async () => {
    const member = await api.world.member();
    expect((await login(` ${member.email.toUpperCase()} `, member.password)).data.email).toBe(member.email);
  });

  it('session-61 session-29 trims a password and takes it otherwise unchanged', async () => {
    const member = await api.world.member();
    expect((await login(member.email, ` ${member.password}\t`)).code).toBe(0);
    expect((await login(member.email, member.password.toLowerCase())).msg).toContain('incorrect');
    const short = await login(member.email, ' 1234567 ');
    expect(short).toMatchObject({
      code: 400,
      data: { issues: [{ path: 'password', message: 'Please enter 8 to 16 characters.' }] },
    });
  });

  it('session-28 session-29 refuses a malformed e-mail and a password of 17 characters with their messages', async () => {
    const { code, data } = await login('nobody@', '12345678901234567');
    expect(code).toBe(400);
    expect(data.issues).toEqual([
      { path: 'mailbox', message: 'The email format is incorrect.' },
      { path: 'password', message: 'Please enter 8 to 16 characters.' },
    ]);
  });

  it('error-29 session-59 refuses a wrong password by a named code that signs nobody out', async () => {
    const member = await api.world.member();
    const { status, code, data } = await api.call
      .as(member)
      .post(LOGIN, { mailbox: member.email, password: 'Wrong2026' });
    expect({ status, code, data }).toEqual({ status: 200, code: 1009, data: null });
    expect((await api.call.as(member).get('getUserInfo')).code).toBe(0);
  });

  it('fault:auth-01 refuses an unknown e-mail, an empty body and a GET without a token, as a wrong password', async () => {
    const member = await api.world.member();
    const unknown = await login(`${randomUUID()}@passage.test`, 'Passage2026');
    const wrong = await login(member.email, 'Wrong2026');
    const shown = ({ status, code, msg, data }: typeof wrong) => ({ status, code, msg, data });
    expect(shown(unknown)).toEqual(shown(wrong));
    expect(unknown.text).not.toContain('accessToken');
    expect((await api.call.post(LOGIN)).code).toBe(400);
    expect((await api.call.get(LOGIN, { mailbox: member.email, password: member.password })).code).toBe(404);
  });

  it('session-01 keeps tenants apart: a member of tenant 1 is unknown in tenant 2', async () => {
    const member = await api.world.member();
    const { code } = await api.call
      .with({ tenantId: 2 })
      .post(LOGIN, { mailbox: member.email, password: member.password });
    expect(code).toBe(1009);
  });
});

describe('limits of signing in', () => {
  it('session-59 refuses the eleventh wrong try at an account, then even the right password, until 15 minutes are over', async () => {
    await counters();
    const member = await api.world.member();
    for (let index = 0; index < 10; index++) expect((await login(member.email, 'Wrong2026')).code).toBe(1009);
    const refused = await login(member.email, member.password);
    expect(refused.code).toBe(429);
    expect(refused.msg).toBe('Too many attempts. Please wait a moment and try again.');
    const retryAfter = Number(refused.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(890);
    expect(retryAfter).toBeLessThanOrEqual(900);
    api.clock.advanceMs(15 * MINUTE);
    expect((await login(member.email, member.password)).code).toBe(0);
  });

  it('session-59 forgets an account’s wrong tries after a right one', async () => {
    await counters();
    const member = await api.world.member();
    for (let round = 0; round < 2; round++) {
      for (let index = 0; index < 9; index++) expect((await login(member.email, 'Wrong2026')).code).toBe(1009);
      expect((await login(member.email, member.password)).code).toBe(0);
    }
  });

  it('session-59 lets 40 guesses at once have no more than 10 tries', async () => {
    await counters();
    const member = await api.world.member();
    const answers = await Promise.all(Array.from({ length: 40 }, () => login(member.email, 'Wrong2026')));
    expect(answers.filter(({ code }) => code === 1009)).toHaveLength(10);
    expect(answers.filter(({ code }) => code === 429)).toHaveLength(30);
  });

  it('session-59 tenant-23 limits unknown accounts alike, per tenant', async () => {
    await counters();
    const email = `${randomUUID()}@passage.test`;
    for (let index = 0; index < 10; index++) expect((await login(email, 'Wrong2026')).code).toBe(1009);
    expect((await login(email, 'Wrong2026')).code).toBe(429);
    const elsewhere = await api.call.with({ tenantId: 2 }).post(LOGIN, { mailbox: email, password: 'Wrong2026' });
    expect(elsewhere.code).toBe(1009);
  });

  it('session-59 refuses the hundred and first wrong try of a caller’s address, whatever the forwarded header says', async () => {
    await counters();
    const tries = Array.from({ length: 101 }, (_, index) =>
      api.call
        .with({ headers: { 'x-forwarded-for': `203.0.113.${index}` } })
        .post(LOGIN, { mailbox: `${randomUUID()}@passage.test`, password: 'Wrong2026' }),
    );
    const codes = (await Promise.all(tries)).map(({ code }) => code);
    expect(codes.filter((code) => code === 1009)).toHaveLength(100);
    expect(codes.filter((code) => code === 429)).toHaveLength(1);
    const member = await api.world.member();
    expect((await login(member.email, member.password)).code).toBe(429);
    await counters();
  });

  it('session-59 counts no right try against a caller’s address', async () => {
    await counters();
    const member = await api.world.member();
    expect((await login(member.email, member.password)).code).toBe(0);
    const rows = await api.world.query<{ count: number }>(
      "select count from attempt_counter where scope = 'sign-in:address'",
    );
    expect(rows).toEqual([{ count: 0 }]);
  });
});

describe('sessions', () => {
  const info = (token: string, more: { tenantId?: number } = {}) =>
    api.call.with({ token, ...more }).get('getUserInfo');

  it('session-12 takes the raw token and Bearer with the token', async () => {
    const { token } = await api.world.member();
    expect((await info(token)).code).toBe(0);
    expect((await info(`Bearer ${token}`)).code).toBe(0);
    expect((await info(`bearer  ${token}`)).code).toBe(0);
  });

  it('session-14 answers 401 without a token, for nonsense, for a forged one and for one of no session', async () => {
    const { token, id } = await api.world.member();
    const [head, payload] = token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
    for (const forged of ['', 'nonsense', `${head}.${payload}.${'A'.repeat(43)}`, unsigned]) {
      expect((await info(forged)).code, forged).toBe(401);
    }
    await api.world.query('delete from session where member_id = $1', [id]);
    expect((await info(token)).code).toBe(401);
  });

  it('session-64 takes a token for 30 days and answers 401 after that', async () => {
    const { token } = await api.world.member();
    api.clock.advanceMs(30 * DAY - MINUTE);
    expect((await info(token)).code).toBe(0);
    api.clock.advanceMs(MINUTE);
    expect((await info(token)).code).toBe(401);
  });

  it('session-08 session-14 ends a token at logout, that one alone, under both paths', async () => {
    for (const path of ['member/firstauth/logout', 'firstauth/logout']) {
      const member = await api.world.member();
      const other = (await login(member.email, member.password)).data.accessToken;
      expect((await api.call.as(member).post(path)).code).toBe(0);
      expect((await info(member.token)).code).toBe(401);
      expect((await api.call.as(member).post(path)).code).toBe(401);
      expect((await info(other)).code).toBe(0);
    }
  });

  it('session-14 answers 300 for a session that staff or a new password ended', async () => {
    const db = api.platform.database.forTenant(1).writable;
    for (const reason of ['passwordChanged', 'revoked'] as const) {
      const { token, id } = await api.world.member();
      await db.inTransaction((tx) => endSessions(tx, id, reason, api.clock.now()));
      const { status, code, msg } = await info(token);
      expect({ status, code }).toEqual({ status: 200, code: 300 });
      expect(msg).toContain('signed out');
    }
  });

  it('session-13 takes an ended or nonsensical session for a visitor where visitors may call', async () => {
    const { token, id } = await api.world.member();
    await api.world.query('update session set ended_at = now(), end_reason = 2 where member_id = $1', [id]);
    for (const given of [token, 'nonsense']) {
      expect((await api.call.with({ token: given }).get('product/currencies/list')).code).toBe(0);
    }
  });

  it('tenant-19 fault:tenant-01 answers 401 to a token of another tenant, also where visitors may call', async () => {
    const { token } = await api.world.member();
    for (const path of ['getUserInfo', 'product/currencies/list', 'system/country-region/list']) {
      expect((await api.call.with({ token, tenantId: 2 }).get(path)).code, path).toBe(401);
      expect((await api.call.with({ token, host: 'second.localhost' }).get(path)).code, path).toBe(401);
    }
    expect((await info(token, { tenantId: 1 })).code).toBe(0);
  });
});
