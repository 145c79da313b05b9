import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { LANGUAGES } from '../../texts/index.ts';
import { checkMailCode } from './mail-codes.ts';
import { knownCaptcha, mailedCode, mailsTo, newEmail, wrongCode } from './session.testing.ts';

const SEND = 'member/firstauth/getVerification';
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

// Each test is the first of its caller.
beforeEach(async () => {
  await api.world.query('delete from mail_code');
});

const send = (email: string, captcha: object = {}) => api.call.get(SEND, { email, ...captcha });
const codesOf = (email: string) =>
  api.world.query<{ code_hash: string; tries: number }>('select code_hash, tries from mail_code where email = $1', [
    email,
  ]);

/** Tries a code the way a registration does: EMAIL_TAKEN for a member's address proves that it was right. */
const tryCode = async (email: string, yzcode: string) =>
  (
    await api.call.post('firstauth/register', {
      mailbox: email,
      yzcode,
      password: 'Passage2026',
      confirmPassword: 'Passage2026',
      check: true,
    })
  ).code;
const RIGHT = 1010;
const WRONG = 1011;

describe('sending a code', () => {
  it('session-06 session-52 mails six digits, under both paths, and stores their hash only', async () => {
    for (const path of [SEND, 'firstauth/getVerification']) {
      const email = newEmail();
      expect(await api.call.get(path, { email: email.toUpperCase() })).toMatchObject({ code: 0, data: {} });
      expect(await mailsTo(api, email)).toHaveLength(1);
      const code = await mailedCode(api, email);
      const [row] = await codesOf(email);
      expect(row?.code_hash).toMatch(/^[0-9a-f]{64}$/);
      const [outbox] = await api.world.query<{ count: string }>(
        'select count(*) from outbox where payload::text like $1',
        [`%${code}%`],
      );
      expect(Number(outbox?.count)).toBe(0);
    }
  });

  it('session-06 mails in the caller’s language and under the tenant’s name', async () => {
    await api.world.setting('TABS_SETTING', { tabsName: 'Second & Söhne' }, 2);
    const subjects = new Set<string>();
    for (const language of LANGUAGES) {
      const email = newEmail();
      await api.call.with({ language, tenantId: 2 }).get(SEND, { email, ...(await knownCaptcha(api, 2)) });
      const [mail] = await mailsTo(api, email);
      expect(mail?.tenant_id).toBe(2);
      expect(mail?.subject).toContain('Second & Söhne');
      expect(mail?.html).toContain('Second &#38; Söhne');
      subjects.add(mail?.subject.replace(/\d/g, '') ?? '');
    }
    expect(subjects.size).toBe(LANGUAGES.length);
  });

  it('session-57 answers a known and an unknown address alike', async () => {
    const { email } = await api.world.member();
    const shown = ({ status, code, msg, data }: Awaited<ReturnType<typeof send>>) => ({ status, code, msg, data });
    expect(shown(await send(email))).toEqual(shown(await send(newEmail())));
    expect((await send(email)).code).toBe(429);
  });

  it('session-55 refuses a second one for address and purpose within 60 seconds, and says when to come back', async () => {
    const email = newEmail();
    await send(email);
    const refused = await send(email);
    expect(refused).toMatchObject({ status: 200, code: 429 });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(55);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(await mailsTo(api, email)).toHaveLength(1);
    expect((await send(newEmail())).code).toBe(0);
    api.clock.advanceMs(60 * SECOND);
    expect((await send(email, await knownCaptcha(api))).code).toBe(0);
  });

  it('session-55 sends one mail for ten requests at once', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(email)));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array.from({ length: 9 }, () => 429)]);
    expect(await mailsTo(api, email)).toHaveLength(1);
  });

  it('session-56 tenant-23 refuses the eleventh a day for address and purpose, in this tenant alone', async () => {
    const email = newEmail();
    for (let sent = 0; sent < 10; sent++) {
      expect((await send(email, await knownCaptcha(api))).code).toBe(0);
      api.clock.advanceMs(7 * MINUTE);
    }
    const refused = await send(email, await knownCaptcha(api));
    expect(refused.code).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(22 * 3600);
    expect((await api.call.post('getVerification', { email, ...(await knownCaptcha(api)) })).code).toBe(0);
    expect((await api.call.with({ tenantId: 2 }).get(SEND, { email })).code).toBe(0);
    api.clock.advanceMs(DAY);
    expect((await send(email)).code).toBe(0);
  });

  it('session-66 checks a captcha that is sent', async () => {
    const email = newEmail();
    const captcha = await knownCaptcha(api);
    expect((await api.call.get(SEND, { email, ...captcha, verificationCode: 'XXXX' })).code).toBe(1012);
    expect((await api.call.get(SEND, { email, ...captcha })).code).toBe(1012);
    expect(await mailsTo(api, email)).toEqual([]);
    expect((await api.call.get(SEND, { email, ...(await knownCaptcha(api)) })).code).toBe(0);
  });

  it('session-06 voids the code when the mail cannot be sent, so that the caller may ask again at once', async () => {
    const email = newEmail();
    const broken = vi.spyOn(api.platform.mail, 'send').mockRejectedValueOnce(new Error('no mail server'));
    expect(await send(email)).toMatchObject({ status: 500, code: 500 });
    broken.mockRestore();
    expect(await codesOf(email)).toEqual([]);
    expect((await send(email)).code).toBe(0);
  });
});

describe('trying a code', () => {
  let email: string;
  let code: string;
  beforeEach(async () => {
    ({ email } = await api.world.member());
    await send(email);
    code = await mailedCode(api, email);
  });

  it('session-53 refuses it 10 minutes after it was sent', async () => {
    api.clock.advanceMs(10 * MINUTE - 5 * SECOND);
    expect(await tryCode(email, code)).toBe(RIGHT);
    api.clock.advanceMs(5 * SECOND);
    expect(await tryCode(email, code)).toBe(WRONG);
  });

  it('session-54 error-29 refuses it after 5 wrong tries, even when the next is right', async () => {
    for (let index = 0; index < 4; index++) expect(await tryCode(email, wrongCode(code))).toBe(WRONG);
    expect(await tryCode(email, code)).toBe(RIGHT);
    expect(await tryCode(email, wrongCode(code))).toBe(WRONG);
    expect(await tryCode(email, code)).toBe(WRONG);
  });

  it('fault:auth-02 gives a hundred guesses at once, from a hundred forwarded addresses, five tries together', async () => {
    const guesses = Array.from({ length: 100 }, (_, index) =>
      api.call.with({ headers: { 'x-forwarded-for': `198.51.100.${index}` } }).post('firstauth/register', {
        mailbox: email,
        yzcode: wrongCode(code),
        password: 'Passage2026',
        confirmPassword: 'Passage2026',
        check: true,
      }),
    );
    expect((await Promise.all(guesses)).every((answer) => answer.code === WRONG)).toBe(true);
    expect(await codesOf(email)).toMatchObject([{ tries: 5 }]);
    expect(await tryCode(email, code)).toBe(WRONG);
  });

  it('session-54 takes the newest code alone', async () => {
    api.clock.advanceMs(60 * SECOND);
    await send(email);
    const newer = await mailedCode(api, email);
    if (newer !== code) expect(await tryCode(email, code)).toBe(WRONG);
    expect(await tryCode(email, newer)).toBe(RIGHT);
  });

  it('session-52 takes no code of another purpose, address or tenant', async () => {
    const caller = { isOwner: false, network: '127.0.0.1' };
    const check = (tenantId: number, given: { email: string; purpose: 'registration' | 'payPassword' }) =>
      checkMailCode(api.platform, api.platform.database.forTenant(tenantId).writable, { ...given, code, caller });
    await expect(check(1, { email, purpose: 'payPassword' })).rejects.toThrow('MAIL_CODE_WRONG');
    await expect(check(2, { email, purpose: 'registration' })).rejects.toThrow('MAIL_CODE_WRONG');
    await expect(check(1, { email: newEmail(), purpose: 'registration' })).rejects.toThrow('MAIL_CODE_WRONG');
    await expect(check(1, { email, purpose: 'registration' })).resolves.toBeGreaterThan(0);
  });
});
