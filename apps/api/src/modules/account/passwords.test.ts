import { ERRORS } from '@passage/contract';
import { describe, expect, it, vi } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { PAY_PASSWORD, type TestMember } from '../../testing/world.ts';
import { knownCaptcha, mailedCode, mailsTo, newEmail, wrongCode } from '../session/session.testing.ts';

const NEW = 'Another2027';
const NEW_PIN = '246802';
const MINUTE = 60_000;

const api = await startApi();
const { world } = api;

/** A member who registered with a password that is known. */
async function member(password = 'Passage2026'): Promise<TestMember & { email: string; password: string }> {
  const made = await world.member();
  const email = newEmail();
  // Nobody has asked for a code in this hour.
  await world.query('delete from mail_code');
  await world.query('update member set email = $2 where id = $1', [made.id, email]);
  await api.call.post('member/userInfo/getVerification', { email });
  const code = await codeTo(email);
  const reset = await api.call.post('member/userInfo/resetPassWord', {
    email,
    emailCode: code,
    newPassword: password,
    confirmPassword: password,
    ...(await knownCaptcha(api)),
  });
  expect(reset.code).toBe(0);
  api.clock.advanceMs(MINUTE);
  const { data } = await api.call.post('firstauth/login', { mailbox: email, password });
  return { ...made, email, token: data.accessToken, password };
}

/** The answer to a request for a reset code waits for no mail. */
const codeTo = (email: string, count = 1): Promise<string> =>
  vi.waitFor(
    async () => {
      expect(await mailsTo(api, email)).toHaveLength(count);
      return mailedCode(api, email);
    },
    { timeout: 10_000 },
  );

const signIn = async (mailbox: string, password: string): Promise<number> =>
  (await api.call.post('firstauth/login', { mailbox, password })).code;
const issuesOf = (answer: { data: { issues: { path: string; message: string }[] } }) =>
  answer.data.issues.map(({ path }) => path);

describe('changing the password', () => {
  const change = async (
    caller: { token: string; email: string; password: string },
    changes: Record<string, unknown> = {},
    path = 'member/userInfo/updatePassWord',
  ) =>
    api.call.with({ token: caller.token }).post(path, {
      email: caller.email,
      oldPassword: caller.password,
      newPassword: NEW,
      confirmPassword: NEW,
      ...(await knownCaptcha(api)),
      ...changes,
    });

  it('account-03 session-60 error-08 sets the new one and ends every session, this one too, with 300', async () => {
    const one = await member();
    const other = (await api.call.post('firstauth/login', { mailbox: one.email, password: one.password })).data;
    expect(await change(one, {}, 'updatePassWord')).toMatchObject({ code: 0, data: {} });
    for (const token of [one.token, other.accessToken])
      expect((await api.call.with({ token }).get('getUserInfo')).code).toBe(300);
    expect(await signIn(one.email, one.password)).toBe(ERRORS.WRONG_CREDENTIALS);
    expect(await signIn(one.email, NEW)).toBe(0);
  });

  it('account-08 account-09 account-10 session-47 says in the form’s order what is missing, too short or differs', async () => {
    const one = await member();
    const empty = await api.call.with({ token: one.token }).post('updatePassWord', {});
    expect(empty.code).toBe(400);
    expect(issuesOf(empty)).toEqual([
      'email',
      'oldPassword',
      'newPassword',
      'confirmPassword',
      'verificationCode',
      'uuid',
    ]);
    for (const newPassword of ['Short12', 'Far too long 1234', '   Short12   '])
      expect(issuesOf(await change(one, { newPassword, confirmPassword: newPassword }))).toContain('newPassword');
    expect(issuesOf(await change(one, { confirmPassword: 'Another2028' }))).toEqual(['confirmPassword']);
    expect(await signIn(one.email, one.password)).toBe(0);
  });

  it('account-11 a wrong old password is refused, changes nothing and counts as a wrong sign-in', async () => {
    const one = await member();
    for (let tries = 0; tries < 10; tries++)
      expect((await change(one, { oldPassword: 'Wrong20260' })).code).toBe(ERRORS.OLD_PASSWORD_WRONG);
    expect((await change(one)).code).toBe(429);
    expect((await api.call.with({ token: one.token }).get('getUserInfo')).code).toBe(0);
    expect(await signIn(one.email, one.password)).toBe(429);
    api.clock.advanceMs(15 * MINUTE);
    expect(await signIn(one.email, one.password)).toBe(0);
  });

  it('session-71 session-72 refuses common passwords, another’s e-mail and a wrong captcha', async () => {
    const one = await member();
    const common = { newPassword: 'Password123', confirmPassword: 'Password123' };
    expect((await change(one, common)).code).toBe(ERRORS.PASSWORD_TOO_COMMON);
    expect(issuesOf(await change(one, { email: (await world.member()).email }))).toEqual(['email']);
    expect((await change(one, { verificationCode: 'XXXX' })).code).toBe(ERRORS.CAPTCHA_WRONG);
    const captcha = await knownCaptcha(api);
    expect((await change(one, { ...captcha, oldPassword: 'Wrong20260' })).code).toBe(ERRORS.OLD_PASSWORD_WRONG);
    expect((await change(one, captcha)).code).toBe(ERRORS.CAPTCHA_WRONG);
    expect(await signIn(one.email, one.password)).toBe(0);
  });

  it('of two changes at once one wins', async () => {
    const one = await member();
    const answers = await Promise.all([
      change(one, { newPassword: 'First2027', confirmPassword: 'First2027' }),
      change(one, { newPassword: 'Second2027', confirmPassword: 'Second2027' }),
    ]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  });
});

describe('a sign-in while the password changes', () => {
  it('session-60 no session that the old password opened outlives the change', async () => {
    for (let round = 0; round < 8; round++) {
      const one = await member();
      const captcha = await knownCaptcha(api);
      const [change, ...signIns] = await Promise.all([
        api.call.with({ token: one.token }).post('updatePassWord', {
          email: one.email,
          oldPassword: one.password,
          newPassword: NEW,
          confirmPassword: NEW,
          ...captcha,
        }),
        ...Array.from({ length: 6 }, () =>
          api.call.post('firstauth/login', { mailbox: one.email, password: one.password }),
        ),
      ]);
      expect(change.code).toBe(0);
      const opened = signIns.flatMap(({ data }) => (data?.accessToken ? [data.accessToken] : []));
      for (const token of opened) expect((await api.call.with({ token }).get('getUserInfo')).code).toBe(300);
    }
  });
});

describe('a forgotten password', () => {
  const reset = async (given: Record<string, unknown>, path = 'member/userInfo/forgetPassword') =>
    api.call.post(path, { newPassword: NEW, confirmPassword: NEW, ...(await knownCaptcha(api)), ...given });

  it('session-07 session-10 session-11 is reset by the mailed code, under every path and spelling', async () => {
    for (const [ask, path] of [
      ['member/userInfo/getVerification', 'member/userInfo/resetPassWord'],
      ['getVerification', 'resetPassWord'],
      ['member/userInfo/forgetPassword', 'member/userInfo/forgetPassword'],
      ['forgetPassword', 'forgetPassword'],
    ] as const) {
      const one = await member();
      expect(await api.call.post(ask, { email: one.email.toUpperCase() })).toMatchObject({ code: 0, data: {} });
      expect((await api.call.post(ask, { email: one.email })).code).toBe(429);
      const emailCode = await codeTo(one.email, 2);
      expect(await reset({ email: one.email, emailCode }, path)).toMatchObject({ code: 0, data: {} });
      expect((await api.call.with({ token: one.token }).get('getUserInfo')).code).toBe(300);
      expect(await signIn(one.email, NEW)).toBe(0);
      // Used up.
      expect((await reset({ email: one.email, emailCode }, path)).code).toBe(ERRORS.MAIL_CODE_WRONG);
    }
  });

  it('session-70 takes mailbox, yzcode and password for e-mail, code and new password', async () => {
    for (const path of ['forgetPassword', 'resetPassWord']) {
      const one = await member();
      await api.call.post('forgetPassword', { mailbox: one.email });
      const spelled = { mailbox: one.email, yzcode: await codeTo(one.email, 2), password: NEW, confirmPassword: NEW };
      expect((await api.call.post(path, { ...spelled, ...(await knownCaptcha(api)) })).code).toBe(0);
      expect(await signIn(one.email, NEW)).toBe(0);
    }
  });

  it('session-57 answers an unknown address like a known one, limits it alike and mails it nothing', async () => {
    const { email } = await member();
    const unknown = newEmail();
    for (const path of ['getVerification', 'forgetPassword']) {
      const ask = async (to: string) => api.call.post(path, { email: to, ...(await knownCaptcha(api)) });
      const [a, b] = [await ask(email), await ask(unknown)];
      expect([a.code, a.msg, a.data]).toEqual([b.code, b.msg, b.data]);
      expect((await api.call.post(path, { email: unknown })).code).toBe(429);
      api.clock.advanceMs(MINUTE);
    }
    await codeTo(email, 3);
    expect(await mailsTo(api, unknown)).toEqual([]);
  });

  it('session-43 session-47 session-72 asks for all of it once it asks for more than a code', async () => {
    const email = newEmail();
    const parts = await api.call.post('forgetPassword', { email, newPassword: NEW });
    expect(issuesOf(parts)).toEqual(['emailCode', 'confirmPassword', 'verificationCode', 'uuid']);
    expect(issuesOf(await api.call.post('resetPassWord', {}))).toEqual([
      'email',
      'emailCode',
      'newPassword',
      'confirmPassword',
      'verificationCode',
      'uuid',
    ]);
    expect(issuesOf(await reset({ email, emailCode: '123456', confirmPassword: 'Another2028' }))).toEqual([
      'confirmPassword',
    ]);
  });

  it('session-69 session-71 takes no code of another purpose, no wrong captcha and no common password', async () => {
    const one = await member();
    await api.call.with({ token: one.token }).post('sendForgetPayPasswordEmail', { email: one.email });
    const ofPay = await codeTo(one.email, 2);
    expect((await reset({ email: one.email, emailCode: ofPay })).code).toBe(ERRORS.MAIL_CODE_WRONG);
    await api.call.post('getVerification', { email: one.email });
    const emailCode = await codeTo(one.email, 3);
    expect((await reset({ email: one.email, emailCode, verificationCode: 'XXXX' })).code).toBe(ERRORS.CAPTCHA_WRONG);
    const common = { newPassword: 'qwerty1234', confirmPassword: 'qwerty1234' };
    expect((await reset({ email: one.email, emailCode, ...common })).code).toBe(ERRORS.PASSWORD_TOO_COMMON);
    expect((await reset({ email: one.email, emailCode: wrongCode(emailCode) })).code).toBe(ERRORS.MAIL_CODE_WRONG);
    expect((await reset({ email: one.email, emailCode })).code).toBe(0);
  });

  it('one code resets once, however many ask at once', async () => {
    const one = await member();
    await api.call.post('getVerification', { email: one.email });
    const emailCode = await codeTo(one.email, 2);
    const answers = await Promise.all(
      ['First2027', 'Second2027', 'Third20270'].map((password) =>
        reset({ email: one.email, emailCode, newPassword: password, confirmPassword: password }),
      ),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  });
});

describe('the transaction password', () => {
  it('paypassword-03 is changed by whoever knows the old one', async () => {
    const one = await member();
    const change = (given: Record<string, unknown>, path = 'member/userInfo/updatePayPassWord') =>
      api.call.with({ token: one.token }).post(path, {
        oldPassword: PAY_PASSWORD,
        newPassword: NEW_PIN,
        confirmPassword: NEW_PIN,
        ...given,
      });
    expect((await change({ oldPassword: '000000' })).code).toBe(ERRORS.PAY_PASSWORD_WRONG);
    expect(issuesOf(await change({ confirmPassword: '111111' }))).toEqual(['confirmPassword']);
    expect((await change({ verificationCode: '123456' })).code).toBe(ERRORS.MAIL_CODE_WRONG);
    expect((await change({}, 'updatePayPassWord')).code).toBe(0);
    expect((await change({})).code).toBe(ERRORS.PAY_PASSWORD_WRONG);
    expect((await change({ oldPassword: NEW_PIN, newPassword: '135791', confirmPassword: '135791' })).code).toBe(0);
    const unset = await world.member({ payPassword: false });
    const early = { oldPassword: '123456', newPassword: NEW_PIN, confirmPassword: NEW_PIN };
    expect((await api.call.as(unset).post('updatePayPassWord', early)).code).toBe(ERRORS.PAY_PASSWORD_NOT_SET);
  });

  it('of two changes with the old one at once one wins', async () => {
    const one = await member();
    const answers = await Promise.all(
      [NEW_PIN, '135791', '975310'].map((pin) =>
        api.call
          .with({ token: one.token })
          .post('updatePayPassWord', { oldPassword: PAY_PASSWORD, newPassword: pin, confirmPassword: pin }),
      ),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  });

  it('paypassword-04 paypassword-05 paypassword-06 paypassword-22 is reset by a code that a check leaves valid and the reset uses up', async () => {
    const one = await member();
    const caller = api.call.with({ token: one.token });
    for (const prefix of ['member/userInfo/', '']) {
      const sent = await mailsTo(api, one.email);
      expect((await caller.post(`${prefix}sendForgetPayPasswordEmail`, { email: one.email })).code).toBe(0);
      const code = await codeTo(one.email, sent.length + 1);
      expect((await caller.post(`${prefix}checkemailPayPassWord`, { verificationCode: wrongCode(code) })).code).toBe(
        ERRORS.MAIL_CODE_WRONG,
      );
      expect((await caller.post(`${prefix}checkemailPayPassWord`, { verificationCode: ` ${code} ` })).code).toBe(0);
      const reset = { email: one.email, verificationCode: code, newPassword: NEW_PIN, confirmPassword: ` ${NEW_PIN} ` };
      expect(issuesOf(await caller.post(`${prefix}forgetPayPassWord`, { ...reset, email: 'nobody' }))).toEqual([
        'email',
      ]);
      expect((await caller.post(`${prefix}forgetPayPassWord`, reset)).code).toBe(0);
      expect((await caller.post(`${prefix}forgetPayPassWord`, reset)).code).toBe(ERRORS.MAIL_CODE_WRONG);
      api.clock.advanceMs(MINUTE);
    }
    const changed = { oldPassword: NEW_PIN, newPassword: '135791', confirmPassword: '135791' };
    expect((await caller.post('updatePayPassWord', changed)).code).toBe(0);
  });

  it('paypassword-06 the code goes to the own address alone', async () => {
    const one = await member();
    const { email } = await world.member();
    const caller = api.call.with({ token: one.token });
    expect(issuesOf(await caller.post('sendForgetPayPasswordEmail', { email }))).toEqual(['email']);
    expect(await mailsTo(api, email)).toEqual([]);
  });
});

describe('account information', () => {
  it('account-02 account-05 account-06 is saved without a captcha; the page’s population is nobody’s sex', async () => {
    const one = await member();
    const caller = api.call.with({ token: one.token });
    const info = { email: one.email, firstName: 'Élodie', lastName: 'Marchand', phone: '+33 6 12', sex: 1 };
    for (const path of ['member/userInfo/createUserInfo', 'createUserInfo'])
      expect((await caller.post(path, { ...info, sexp: 2, verificationCode: '', uuid: '' })).code).toBe(0);
    const saved = (await caller.get('getUserInfo')).data;
    expect(saved).toMatchObject({ firstName: 'Élodie', lastName: 'Marchand', phone: '+33 6 12', sex: 2 });
    expect((await caller.post('createUserInfo', { ...info, lastName: '' })).code).toBe(0);
    expect((await caller.get('getUserInfo')).data).toMatchObject({ lastName: '', sex: 2 });
    expect(issuesOf(await caller.post('createUserInfo', { firstName: 'X' }))).toEqual(['email']);
    expect(issuesOf(await caller.post('createUserInfo', { ...info, email: newEmail() }))).toEqual(['email']);
    expect((await caller.post('createUserInfo', { ...info, verificationCode: 'XXXX' })).code).toBe(
      ERRORS.CAPTCHA_WRONG,
    );
    expect(issuesOf(await caller.post('createUserInfo', { ...info, sexp: 3 }))).toEqual(['sexp']);
  });
});
