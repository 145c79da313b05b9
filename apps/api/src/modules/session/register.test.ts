import { compare } from 'bcrypt';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { LANGUAGES } from '../../texts/index.ts';
import { knownCaptcha, mailedCode, newEmail, wrongCode } from './session.testing.ts';

const REGISTER = 'member/firstauth/register';
const SEND = 'member/firstauth/getVerification';
const PASSWORD = 'Passage2026';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

// Each test is the first of its caller.
beforeEach(async () => {
  await api.world.query('delete from mail_code');
});

const form = (email: string, yzcode: string, more: object = {}) => ({
  mailbox: email,
  yzcode,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  check: true,
  ...more,
});

async function withCode(email = newEmail()): Promise<{ email: string; code: string }> {
  expect((await api.call.get(SEND, { email })).code).toBe(0);
  return { email, code: await mailedCode(api, email) };
}

const memberOf = (email: string) =>
  api.world.query<{ id: number; password_hash: string; language: string; role: number }>(
    'select id, password_hash, language, role from member where email = $1',
    [email],
  );

const issuesOf = ({ data }: { data: { issues: { path: string; message: string }[] } }) =>
  Object.fromEntries(data.issues.map(({ path, message }) => [path, message]));

describe('registering', () => {
  it('session-05 session-01 creates a shopper in the caller’s language and signs it in, under both paths', async () => {
    for (const path of [REGISTER, 'firstauth/register']) {
      const { email, code } = await withCode();
      const answer = await api.call.with({ language: 'fr' }).post(path, form(email.toUpperCase(), code));
      expect(answer).toMatchObject({ code: 0, data: { email, userName: email.split('@')[0] } });
      const [member] = await memberOf(email);
      expect(member).toMatchObject({ id: answer.data.userId, language: 'fr', role: 0 });
      const info = await api.call.as({ token: answer.data.accessToken }).get('getUserInfo');
      expect(info.data).toMatchObject({ id: member?.id, email });
      expect((await api.call.post('firstauth/login', { mailbox: email, password: PASSWORD })).code).toBe(0);
    }
  });

  it('session-51 session-61 stores the trimmed password as a bcrypt hash only', async () => {
    const { email, code } = await withCode();
    await api.call.post(REGISTER, form(email, code, { password: ` ${PASSWORD} `, confirmPassword: PASSWORD }));
    const [member] = await memberOf(email);
    expect(member?.password_hash).toMatch(/^\$2b\$04\$/);
    expect(await compare(PASSWORD, member?.password_hash ?? '')).toBe(true);
    const tables = await api.world.query<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and data_type in ('text', 'jsonb') group by 1`,
    );
    for (const { name } of tables) {
      const found = await api.world.query(`select 1 from "${name}" as row where to_jsonb(row)::text like $1`, [
        `%${PASSWORD}%`,
      ]);
      expect(found, name).toEqual([]);
    }
  });

  it('session-30 takes a password of lower-case letters alone and one of 16 characters beyond ASCII', async () => {
    for (const password of ['pasvrlkqmn', 'пароль日本éèüñßø🙂🙂']) {
      expect([...password].length).toBeLessThanOrEqual(16);
      const { email, code } = await withCode();
      expect((await api.call.post(REGISTER, form(email, code, { password, confirmPassword: password }))).code).toBe(0);
      expect((await api.call.post('firstauth/login', { mailbox: email, password })).code).toBe(0);
    }
  });

  it('session-28 session-29 session-31 session-32 session-34 refuses what is missing or malformed, each with its message', async () => {
    const email = newEmail();
    const messages = {
      mailbox: 'The email format is incorrect.',
      yzcode: 'Please fill in this field.',
      password: 'Please enter 8 to 16 characters.',
    };
    expect(issuesOf(await api.call.post(REGISTER, form('no-at.test', '', { password: '1234567' })))).toMatchObject(
      messages,
    );
    expect(issuesOf(await api.call.post(REGISTER, form(email, '123456', { confirmPassword: 'Passage2027' })))).toEqual({
      confirmPassword: 'The two passwords are different.',
    });
    for (const check of [false, 'false', 0]) {
      expect(issuesOf(await api.call.post(REGISTER, form(email, '123456', { check })))).toEqual({
        check: 'Please agree to the terms to continue.',
      });
    }
    expect((await api.call.post(REGISTER, { ...form(email, '123456'), check: undefined })).code).toBe(400);
    expect(await memberOf(email)).toEqual([]);
  });

  it('session-03 refuses a known address only after its code was right', async () => {
    const { email } = await api.world.member();
    await withCode(email);
    const code = await mailedCode(api, email);
    expect((await api.call.post(REGISTER, form(email, wrongCode(code)))).code).toBe(1011);
    expect(await api.call.post(REGISTER, form(email, code))).toMatchObject({ status: 200, code: 1010 });
  });

  it('session-67 refuses the commonest passwords, in whatever case, and keeps the code valid', async () => {
    const { email, code } = await withCode();
    for (const password of ['password1', 'QWERTY123', '12345678']) {
      const answer = await api.call.post(REGISTER, form(email, code, { password, confirmPassword: password }));
      expect(answer).toMatchObject({
        code: 1013,
        msg: 'This password is too easy to guess. Please choose another one.',
      });
    }
    expect((await api.call.post(REGISTER, form(email, code))).code).toBe(0);
  });

  it('session-65 uses the code up', async () => {
    const { email, code } = await withCode();
    expect((await api.call.post(REGISTER, form(email, code))).code).toBe(0);
    expect((await api.call.post(REGISTER, form(email, code))).code).toBe(1011);
  });

  it('session-65 creates one account when the form is sent ten times at once', async () => {
    const { email, code } = await withCode();
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.call.post(REGISTER, form(email, code))));
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    expect(answers.every((answer) => [0, 1010, 1011].includes(answer.code))).toBe(true);
    expect(await memberOf(email)).toHaveLength(1);
  });

  it('session-66 checks a captcha that is sent before anything else', async () => {
    const { email, code } = await withCode();
    const captcha = await knownCaptcha(api);
    const wrong = await api.call.post(REGISTER, form(email, code, { ...captcha, verificationCode: 'XXXX' }));
    expect(wrong.code).toBe(1012);
    expect(await memberOf(email)).toEqual([]);
    expect((await api.call.post(REGISTER, form(email, code, await knownCaptcha(api)))).code).toBe(0);
  });
});

describe('before registering', () => {
  it('session-02 answers alike for known and unknown addresses unless the tenant reveals them', async () => {
    const known = await api.world.member({ tenantId: 2 });
    const check = async (email: string) =>
      (await api.call.with({ tenantId: 2 }).get('firstauth/checkemail', { email })).data;
    expect(await check(known.email)).toEqual({ available: true });
    expect(await check(newEmail())).toEqual({ available: true });
    await api.world.setting('REGISTER_SETTING', { revealEmail: true }, 2);
    expect(await check(known.email.toUpperCase())).toEqual({ available: false });
    expect(await check(newEmail())).toEqual({ available: true });
  });

  it('session-04 answers the articles’ codes and asks for contact permission in the caller’s language', async () => {
    await api.world.setting('SYSTEM_ARTICLE_SETTING', { privacyPolicy: 'privacy', termsAndConditions: 'terms' });
    const texts = new Set<string>();
    for (const language of LANGUAGES) {
      const { data } = await api.call.with({ language }).get('member/firstauth/intofirstregister');
      expect(data).toMatchObject({ agreementCode: 'terms', privacyCode: 'privacy' });
      texts.add(data.contactPermissionText);
    }
    expect(texts.size).toBe(LANGUAGES.length);
  });
});
