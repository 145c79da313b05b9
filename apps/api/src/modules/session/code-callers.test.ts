import { describe, expect, it, vi } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { Answer, TestCaller } from '../../testing/caller.ts';
import { BEHIND_PROXY, elsewhere } from '../../testing/elsewhere.ts';
import { startAnother } from '../live/live.testing.ts';
import { knownCaptcha, mailedCode, mailsTo, newEmail, wrongCode } from './session.testing.ts';

const SENT = 0;
const TOO_MANY = 429;
const MAIL_CODE_WRONG = 1011;
const CAPTCHA_WRONG = 1012;
const CAPTCHA_REQUIRED = 1060;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const PASSWORD = 'Passage2026';
const NEW = 'Another2027';

const api = await startApi({ settings: BEHIND_PROXY });
const { clock, world } = api;

/** The ways to ask for a code without a token. */
const WAYS = {
  registration: (call: TestCaller, email: string, captcha: object = {}) =>
    call.get('firstauth/getVerification', { email, ...captcha }),
  reset: (call: TestCaller, email: string, captcha: object = {}) =>
    call.post('member/userInfo/getVerification', { email, ...captcha }),
  forgotten: (call: TestCaller, email: string, captcha: object = {}) =>
    call.post('forgetPassword', { email, ...captcha }),
};
const ways = Object.values(WAYS);
const visitor = (): TestCaller => api.call.with(elsewhere());
const shown = ({ status, code, msg, data }: Answer) => ({ status, code, msg, data });
const countOf = (codes: readonly number[], code: number): number => codes.filter((each) => each === code).length;
const mailsSent = async (): Promise<number> => {
  const [row] = await world.query<{ count: number }>('select count(*)::int as count from stored_mail');
  return row?.count ?? 0;
};

const register = (call: TestCaller, mailbox: string, yzcode: string) =>
  call.post('firstauth/register', { mailbox, yzcode, password: PASSWORD, confirmPassword: PASSWORD, check: true });

async function newestCode(email: string, count: number): Promise<string> {
  // The answer to a request for a reset code waits for no mail.
  await vi.waitFor(async () => expect(await mailsTo(api, email)).toHaveLength(count), { timeout: 10_000 });
  return mailedCode(api, email);
}

/** Somebody asks for codes for an address that is not theirs, as often as they may, for four minutes and more. */
async function pester(email: string): Promise<number> {
  const stranger = visitor();
  let sent = 0;
  for (let round = 0; round < 12; round++) {
    for (const way of ways) if ((await way(stranger, email, await knownCaptcha(api))).code === SENT) sent++;
    clock.advanceMs(20 * SECOND);
  }
  return sent;
}

describe('fault:auth-51 what strangers ask and try is not the owner’s', () => {
  it('fault:auth-51 an owner whose address strangers pester gets the codes and can reset the password', async () => {
    const owner = await world.member();
    expect(await pester(owner.email)).toBe(8);
    let mails = (await mailsTo(api, owner.email)).length;
    const signedIn = visitor().as(owner);
    expect((await signedIn.post('sendForgetPayPasswordEmail', { email: owner.email })).code).toBe(SENT);
    const payCode = await newestCode(owner.email, ++mails);
    expect((await signedIn.post('checkemailPayPassWord', { verificationCode: payCode })).code).toBe(0);
    const call = visitor();
    expect((await WAYS.forgotten(call, owner.email)).code).toBe(SENT);
    const emailCode = await newestCode(owner.email, ++mails);
    const reset = { email: owner.email, emailCode, newPassword: NEW, confirmPassword: NEW };
    expect((await call.post('resetPassWord', { ...reset, ...(await knownCaptcha(api)) })).code).toBe(0);
    expect((await call.post('firstauth/login', { mailbox: owner.email, password: NEW })).code).toBe(0);
  });

  it('fault:auth-51 an owner who is signed in beside the stranger has codes apart, and may enter an earlier one', async () => {
    const owner = await world.member();
    const network = elsewhere();
    const [stranger, signedIn] = [api.call.with(network), api.call.with(network).as(owner)];
    expect((await WAYS.reset(stranger, owner.email)).code).toBe(SENT);
    const asked = await newestCode(owner.email, 1);
    expect((await WAYS.reset(stranger, owner.email)).code).toBe(TOO_MANY);
    expect((await WAYS.reset(signedIn, owner.email)).code).toBe(SENT);
    const own = await newestCode(owner.email, 2);
    const reset = (call: TestCaller, emailCode: string) =>
      knownCaptcha(api).then((captcha) =>
        call.post('resetPassWord', {
          email: owner.email,
          emailCode,
          newPassword: NEW,
          confirmPassword: NEW,
          ...captcha,
        }),
      );
    for (let tries = 0; tries < 6; tries++)
      expect((await reset(stranger, wrongCode(asked))).code).toBe(MAIL_CODE_WRONG);
    if (own !== asked) expect((await reset(stranger, own)).code).toBe(MAIL_CODE_WRONG);
    expect((await reset(signedIn, own)).code).toBe(0);
  });

  it('fault:auth-51 twelve wrong registrations of a stranger leave a newcomer’s code as it was', async () => {
    const email = newEmail();
    const [newcomer, stranger] = [visitor(), visitor()];
    expect((await WAYS.registration(newcomer, email)).code).toBe(SENT);
    const code = await mailedCode(api, email);
    // One that asked for a code too, and one that only guesses.
    expect((await WAYS.registration(stranger, email)).code).toBe(SENT);
    for (const call of [stranger, visitor()])
      for (let tries = 0; tries < 12; tries++)
        expect((await register(call, email, wrongCode(code))).code).toBe(MAIL_CODE_WRONG);
    const ofStranger = await mailedCode(api, email);
    if (ofStranger !== code) expect((await register(newcomer, email, ofStranger)).code).toBe(MAIL_CODE_WRONG);
    expect((await register(newcomer, email, code)).code).toBe(0);
  });

  it('fault:auth-51 pace and daily number belong to the caller: the first code of each one comes', async () => {
    const email = newEmail();
    for (let index = 0; index < 12; index++) expect((await WAYS.registration(visitor(), email)).code).toBe(SENT);
    expect(await mailsTo(api, email)).toHaveLength(12);
  });

  it('fault:auth-51 above 30 anonymous codes a day for one address each needs a graphic code, and none is refused', async () => {
    const owner = await world.member();
    for (let index = 0; index < 30; index++)
      expect((await (ways[index % 3] ?? WAYS.reset)(visitor(), owner.email)).code).toBe(SENT);
    for (const way of ways) {
      const call = visitor();
      expect((await way(call, owner.email)).code).toBe(CAPTCHA_REQUIRED);
      expect((await way(call, owner.email, await knownCaptcha(api))).code).toBe(SENT);
    }
    // The owner, and whoever asks for another address, is asked for nothing.
    expect((await visitor().as(owner).post('sendForgetPayPasswordEmail', { email: owner.email })).code).toBe(SENT);
    expect((await WAYS.reset(visitor().as(owner), owner.email)).code).toBe(SENT);
    expect((await WAYS.registration(visitor(), newEmail())).code).toBe(SENT);
    clock.advanceMs(24 * HOUR);
    expect((await WAYS.reset(visitor(), owner.email)).code).toBe(SENT);
  });

  it('fault:auth-51 a member who asks for another’s address is a stranger there', async () => {
    const [owner, other] = [await world.member(), await world.member()];
    const call = visitor().as(other);
    expect((await WAYS.reset(call, owner.email)).code).toBe(SENT);
    expect((await WAYS.reset(call, newEmail())).code).toBe(SENT);
    expect((await WAYS.reset(call, newEmail())).code).toBe(CAPTCHA_REQUIRED);
    expect((await WAYS.reset(call, other.email)).code).toBe(SENT);
  });
});

describe('fault:auth-52 codes to strangers', () => {
  it('fault:auth-52 one caller’s third code in an hour needs a graphic code, its eleventh is refused with Retry-After', async () => {
    for (const headers of [elsewhere(), { headers: { 'x-forwarded-for': '203.0.113.52' } }]) {
      const call = api.call.with(headers);
      const before = await mailsSent();
      const ask = async (index: number, captcha: object = {}) =>
        (ways[index % 3] ?? WAYS.reset)(call, newEmail(), captcha);
      expect([(await ask(0)).code, (await ask(1)).code]).toEqual([SENT, SENT]);
      for (let index = 2; index < 60; index++) expect((await ask(index)).code).toBe(CAPTCHA_REQUIRED);
      const captcha = await knownCaptcha(api);
      expect((await ask(0, { ...captcha, verificationCode: 'XXXX' })).code).toBe(CAPTCHA_WRONG);
      expect((await ask(0)).code).toBe(CAPTCHA_REQUIRED);
      for (let index = 2; index < 10; index++) expect((await ask(index, await knownCaptcha(api))).code).toBe(SENT);
      for (const way of ways) {
        const refused = await way(call, newEmail(), await knownCaptcha(api));
        expect(shown(refused)).toMatchObject({ status: 200, code: TOO_MANY, data: null });
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_400);
        expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3_600);
      }
      expect((await mailsSent()) - before).toBeLessThanOrEqual(10);
      clock.advanceMs(HOUR);
      expect((await ask(0)).code).toBe(SENT);
    }
  });

  it('fault:auth-52 of 60 at once two are sent without a graphic code, and with one no more than ten', async () => {
    const call = visitor();
    const before = await mailsSent();
    const bare = await Promise.all(
      Array.from({ length: 60 }, (_, index) => (ways[index % 3] ?? WAYS.reset)(call, newEmail())),
    );
    const codes = bare.map(({ code }) => code);
    expect([countOf(codes, SENT), countOf(codes, CAPTCHA_REQUIRED)]).toEqual([2, 58]);
    const captchas = [];
    for (let index = 0; index < 60; index++) captchas.push(await knownCaptcha(api));
    const solved = await Promise.all(
      captchas.map((captcha, index) => (ways[index % 3] ?? WAYS.reset)(call, newEmail(), captcha)),
    );
    const after = solved.map(({ code }) => code);
    expect([countOf(after, SENT), countOf(after, TOO_MANY)]).toEqual([8, 52]);
    expect((await mailsSent()) - before).toBeLessThanOrEqual(10);
  });

  it('fault:auth-52 what a peer that is no proxy says of its address changes nothing', async () => {
    const direct = await startApi();
    const codes: number[] = [];
    for (let index = 0; index < 12; index++)
      codes.push((await WAYS.registration(direct.call.with(elsewhere()), newEmail())).code);
    expect(codes).toEqual([SENT, SENT, ...Array.from({ length: 10 }, () => CAPTCHA_REQUIRED)]);
    const mails = await direct.world.query('select id from stored_mail');
    expect(mails).toHaveLength(2);
  });
});

describe('answers', () => {
  it('trust-27 a request for a code is answered alike for a known and an unknown address, sent, asked for a graphic code and refused', async () => {
    for (const way of ways) {
      const { email } = await world.member();
      const answers: Answer[][] = [];
      for (const address of [email, newEmail()]) {
        const call = visitor();
        const sent = await way(call, address);
        const early = await way(call, address);
        await way(call, newEmail());
        clock.advanceMs(MINUTE);
        const asked = await way(call, address);
        const wrong = await way(call, address, { ...(await knownCaptcha(api)), verificationCode: 'XXXX' });
        for (let index = 0; index < 8; index++) await way(call, newEmail(), await knownCaptcha(api));
        const refused = await way(call, address, await knownCaptcha(api));
        answers.push([sent, early, asked, wrong, refused]);
      }
      const [known = [], unknown = []] = answers;
      expect(known.map(shown)).toEqual(unknown.map(shown));
      expect(known.map(({ code }) => code)).toEqual([SENT, TOO_MANY, CAPTCHA_REQUIRED, CAPTCHA_WRONG, TOO_MANY]);
    }
    const { email } = await world.member();
    const [known, unknown] = [visitor(), visitor()];
    const stranger = newEmail();
    for (let tries = 0; tries < 12; tries++) {
      const wrong = (call: TestCaller, mailbox: string) =>
        call.post('firstauth/login', { mailbox, password: 'Wrong2026' });
      const [one, other] = [await wrong(known, email), await wrong(unknown, stranger)];
      expect(shown(one)).toEqual(shown(other));
      expect(one.code).toBe(tries < 10 ? 1009 : TOO_MANY);
    }
  });

  it('trust-25 a solved graphic code serves one request, of one process or another, in the tenant it was drawn for', async () => {
    const another = await startAnother(api);
    const call = visitor();
    for (let sent = 0; sent < 2; sent++) expect((await WAYS.reset(call, newEmail())).code).toBe(SENT);
    const here = await knownCaptcha(api);
    expect((await WAYS.reset(call, newEmail(), here)).code).toBe(SENT);
    for (const other of [call, another.call.with(elsewhere())])
      for (const way of ways) expect((await way(other, newEmail(), here)).code).toBe(CAPTCHA_WRONG);
    const there = await knownCaptcha(api);
    expect((await WAYS.registration(another.call.with(elsewhere()), newEmail(), there)).code).toBe(SENT);
    expect((await WAYS.registration(call, newEmail(), there)).code).toBe(CAPTCHA_WRONG);
    const both = await knownCaptcha(api);
    const raced = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        WAYS.reset((index % 2 ? another : api).call.with(elsewhere()), newEmail(), both),
      ),
    );
    expect(raced.map(({ code }) => code).sort((a, b) => a - b)).toEqual([
      SENT,
      ...Array.from({ length: 11 }, () => CAPTCHA_WRONG),
    ]);
    const ofSecond = await knownCaptcha(api, 2);
    expect((await WAYS.reset(visitor(), newEmail(), ofSecond)).code).toBe(CAPTCHA_WRONG);
    expect((await WAYS.reset(visitor().with({ tenantId: 2 }), newEmail(), ofSecond)).code).toBe(SENT);
    const { email, password } = await world.member();
    const used = await knownCaptcha(api);
    expect((await visitor().post('firstauth/login', { mailbox: email, password, ...used })).code).toBe(0);
    expect((await visitor().post('firstauth/login', { mailbox: email, password, ...used })).code).toBe(CAPTCHA_WRONG);
  });

  it('trust-26 codes and wrong passwords are counted over a restart and over two processes in turn', async () => {
    const network = elsewhere();
    const processes = [api, await startAnother(api)];
    const turn = (index: number): TestCaller => {
      const { call } = processes[index % 2] ?? api;
      return call.with(network);
    };
    const codes: number[] = [];
    for (let index = 0; index < 10; index++)
      codes.push((await WAYS.registration(turn(index), newEmail(), await knownCaptcha(api))).code);
    expect(codes).toEqual(Array.from({ length: 10 }, () => SENT));
    const { email, password } = await world.member();
    const signIn = async (call: TestCaller, given: string) =>
      (await call.post('firstauth/login', { mailbox: email, password: given })).code;
    for (let index = 0; index < 10; index++) expect(await signIn(turn(index), 'Wrong2026')).toBe(1009);
    // One that was started after all of it.
    processes.push(await startAnother(api));
    for (const { call } of processes) {
      const caller = call.with(network);
      expect((await WAYS.registration(caller, newEmail(), await knownCaptcha(api))).code).toBe(TOO_MANY);
      expect(await signIn(caller, 'Wrong2026')).toBe(TOO_MANY);
      expect(await signIn(caller, password)).toBe(TOO_MANY);
    }
    expect(await signIn(visitor(), password)).toBe(0);
  });
});
