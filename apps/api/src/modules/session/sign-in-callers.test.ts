import { contract, type Endpoint } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { TestCaller } from '../../testing/caller.ts';
import { BEHIND_PROXY, elsewhere } from '../../testing/elsewhere.ts';
import type { TestMember } from '../../testing/world.ts';
import { knownCaptcha, newEmail } from './session.testing.ts';

const WRONG = 1009;
const CAPTCHA_WRONG = 1012;
const CAPTCHA_REQUIRED = 1060;
const OLD_PASSWORD_WRONG = 1027;
const TOO_MANY = 429;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NEW = 'Another2027';

const api = await startApi({ settings: BEHIND_PROXY });
const { clock, world } = api;

const visitor = (): TestCaller => api.call.with(elsewhere());
const SIGN_INS = ['member/firstauth/login', '/admin-api/auth/login'] as const;
type SignIn = (typeof SIGN_INS)[number];

const signIn = async (
  call: TestCaller,
  mailbox: string,
  password: string,
  { path = SIGN_INS[0], captcha = {} }: { path?: SignIn; captcha?: object } = {},
): Promise<number> => (await call.post(path, { mailbox, password, ...captcha })).code;

/** Wrong tries at an account from so many networks, ten of each. */
async function storm(email: string, networks: number, path?: SignIn): Promise<void> {
  for (let network = 0; network < networks; network++) {
    const call = visitor();
    for (let tries = 0; tries < 10; tries++)
      expect(await signIn(call, email, 'Wrong2026', path && { path })).toBe(WRONG);
  }
}

const change = async (call: TestCaller, { email }: TestMember, oldPassword: string) =>
  (
    await call.post('updatePassWord', {
      email,
      oldPassword,
      newPassword: NEW,
      confirmPassword: NEW,
      ...(await knownCaptcha(api)),
    })
  ).code;

describe('fault:auth-51 a stranger’s wrong passwords', () => {
  for (const path of SIGN_INS)
    it(`fault:auth-51 lock the stranger out for 15 minutes, and nobody else, at ${path}`, async () => {
      const member = await world.member({ role: 1 });
      const stranger = visitor();
      for (let tries = 0; tries < 12; tries++)
        expect(await signIn(stranger, member.email, 'Wrong2026', { path })).toBe(tries < 10 ? WRONG : TOO_MANY);
      expect(await signIn(stranger, member.email, member.password, { path })).toBe(TOO_MANY);
      expect(await signIn(visitor(), member.email, member.password, { path })).toBe(0);
      // What others get right gives the stranger no tries back.
      expect(await signIn(stranger, member.email, member.password, { path })).toBe(TOO_MANY);
      clock.advanceMs(15 * MINUTE);
      expect(await signIn(stranger, member.email, member.password, { path })).toBe(0);
    });

  it('fault:auth-51 leave the owner, signed in, the tries at the old password, also beside the stranger', async () => {
    const member = await world.member();
    const network = elsewhere();
    for (let tries = 0; tries < 12; tries++) await signIn(api.call.with(network), member.email, 'Wrong2026');
    await storm(member.email, 9);
    const owner = api.call.with(network).as(member);
    for (let tries = 0; tries < 9; tries++) expect(await change(owner, member, 'Wrong2026')).toBe(OLD_PASSWORD_WRONG);
    expect(await change(owner, member, member.password)).toBe(0);
  });

  it('fault:auth-51 the owner’s own wrong old passwords end, and count as wrong sign-ins of that caller alone', async () => {
    const member = await world.member();
    const network = elsewhere();
    const owner = api.call.with(network).as(member);
    for (let tries = 0; tries < 10; tries++) expect(await change(owner, member, 'Wrong2026')).toBe(OLD_PASSWORD_WRONG);
    expect(await change(owner, member, member.password)).toBe(TOO_MANY);
    expect(await change(visitor().as(member), member, member.password)).toBe(TOO_MANY);
    expect(await signIn(api.call.with(network), member.email, member.password)).toBe(TOO_MANY);
    expect(await signIn(visitor(), member.email, member.password)).toBe(0);
  });
});

describe('after 100 wrong tries from anywhere', () => {
  for (const path of SIGN_INS)
    it(`trust-29 an account asks a graphic code of the right and the wrong password alike, at ${path}`, async () => {
      const member = await world.member({ role: 1 });
      const other = await world.member({ role: 1 });
      await storm(member.email, 10, path);
      const call = visitor();
      // More often than there are tries: no password is looked at.
      for (let asked = 0; asked < 12; asked++) {
        const given = { mailbox: member.email, verificationCode: undefined };
        const [right, wrong] = [
          await call.post(path, { ...given, password: member.password }),
          await call.post(path, { ...given, password: 'Wrong2026' }),
        ];
        expect([right.status, right.code, right.data]).toEqual([200, CAPTCHA_REQUIRED, null]);
        expect([wrong.status, wrong.code, wrong.msg, wrong.data]).toEqual([200, CAPTCHA_REQUIRED, right.msg, null]);
      }
      for (const password of [member.password, 'Wrong2026']) {
        const captcha = await knownCaptcha(api);
        const options = { path, captcha: { ...captcha, verificationCode: 'XXXX' } };
        expect(await signIn(call, member.email, password, options)).toBe(CAPTCHA_WRONG);
        expect(await signIn(call, member.email, password, { path, captcha })).toBe(CAPTCHA_WRONG);
        expect(await signIn(call, member.email, password, { path, captcha: { uuid: captcha.uuid } })).toBe(
          CAPTCHA_WRONG,
        );
      }
      expect(await signIn(call, member.email, 'Wrong2026', { path, captcha: await knownCaptcha(api) })).toBe(WRONG);
      expect(await signIn(call, member.email, member.password, { path, captcha: await knownCaptcha(api) })).toBe(0);
      expect(await signIn(visitor(), other.email, other.password, { path })).toBe(0);
      // A graphic code buys no more tries than the caller has.
      const guesser = visitor();
      for (let tries = 0; tries < 12; tries++)
        expect(await signIn(guesser, member.email, 'Wrong2026', { path, captcha: await knownCaptcha(api) })).toBe(
          tries < 10 ? WRONG : TOO_MANY,
        );
      clock.advanceMs(DAY);
      expect(await signIn(visitor(), member.email, member.password, { path })).toBe(0);
    });

  it('trust-29 an unknown address asks it like a known one, and 200 guesses at once are 100 tries', async () => {
    const { email } = await world.member();
    for (const mailbox of [email, newEmail()]) {
      const networks = Array.from({ length: 40 }, visitor);
      const guesses = networks.flatMap((call) => Array.from({ length: 5 }, () => signIn(call, mailbox, 'Wrong2026')));
      const codes = await Promise.all(guesses);
      expect(codes.filter((code) => code === WRONG)).toHaveLength(100);
      expect(codes.filter((code) => code === CAPTCHA_REQUIRED)).toHaveLength(100);
    }
  });

  it('trust-29 right passwords are no wrong tries', async () => {
    const member = await world.member();
    for (let count = 0; count < 105; count++) expect(await signIn(visitor(), member.email, member.password)).toBe(0);
  });

  it('trust-28 a locked caller and the graphic code of an account end no session', async () => {
    const member = await world.member();
    const network = elsewhere();
    const stranger = api.call.with(network);
    for (let tries = 0; tries < 11; tries++) await signIn(stranger, member.email, 'Wrong2026');
    await storm(member.email, 9);
    expect(await signIn(visitor(), member.email, member.password)).toBe(CAPTCHA_REQUIRED);
    expect(await signIn(stranger, member.email, member.password)).toBe(TOO_MANY);
    const ofMembers = Object.values(contract)
      .flatMap((group): Endpoint[] => Object.values(group))
      .filter(({ access, path }) => access === 'member' && !path.endsWith('logout'));
    expect(ofMembers.length).toBeGreaterThan(50);
    for (const call of [visitor().as(member), stranger.as(member)])
      for (const endpoint of ofMembers) {
        const { code } = await call.endpoint(endpoint);
        expect([300, 401, 429, CAPTCHA_REQUIRED], endpoint.path).not.toContain(code);
      }
    const [row] = await world.query<{ ended: number }>(
      'select count(*) filter (where ended_at is not null)::int as ended from session where member_id = $1',
      [member.id],
    );
    expect(row?.ended).toBe(0);
    expect(await change(visitor().as(member), member, member.password)).toBe(0);
    expect(await signIn(visitor(), member.email, NEW, { captcha: await knownCaptcha(api) })).toBe(0);
  });
});
