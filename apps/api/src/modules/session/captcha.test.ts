import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { drawPicture } from './captcha-picture.ts';
import { knownCaptcha, newEmail } from './session.testing.ts';

const SEND = 'firstauth/getVerification';
const MINUTE = 60_000;
const WRONG = 1012;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

// Each test is the first of its caller.
beforeEach(async () => {
  await api.world.query('delete from mail_code');
});

const use = async (captcha: object, tenantId = 1) =>
  (await api.call.with({ tenantId }).get(SEND, { email: newEmail(), ...captcha })).code;

describe('the graphic code', () => {
  it('session-09 is the bare base64 of a PNG, with an id', async () => {
    const { code, data } = await api.call.get('system/captcha/captchaImage');
    expect(code).toBe(0);
    expect(data.uuid).toMatch(/^[0-9a-f-]{36}$/);
    expect(data.img).toMatch(/^iVBORw0KGgo[A-Za-z0-9+/]+=*$/);
    const { format, width, height } = await sharp(Buffer.from(data.img, 'base64')).metadata();
    expect({ format, isWide: (width ?? 0) > 2 * (height ?? 0) }).toEqual({ format: 'png', isWide: true });
  });

  it('session-58 has 4 characters that no other looks like', async () => {
    const texts = await Promise.all(Array.from({ length: 20 }, async () => (await drawPicture()).text));
    for (const text of texts) expect(text).toMatch(/^[34679ADEFGHJKLMNPQRTUWXY]{4}$/);
    expect(new Set(texts).size).toBeGreaterThan(10);
  });

  it('session-58 is stored as a hash', async () => {
    const { data } = await api.call.get('system/captcha/captchaImage');
    const [row] = await api.world.query<{ answer_hash: string }>('select answer_hash from captcha where id = $1', [
      data.uuid,
    ]);
    expect(row?.answer_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('session-58 session-66 works once, in whatever case', async () => {
    const captcha = await knownCaptcha(api);
    expect(await use({ ...captcha, verificationCode: 'a7Kw' })).toBe(0);
    expect(await use(captcha)).toBe(WRONG);
  });

  it('session-66 error-29 fault:captcha-01 is used up by a wrong answer too', async () => {
    const captcha = await knownCaptcha(api);
    expect(await use({ ...captcha, verificationCode: 'XXXX' })).toBe(WRONG);
    expect(await use(captcha)).toBe(WRONG);
  });

  it('session-58 works once when it is sent ten times at once', async () => {
    const captcha = await knownCaptcha(api);
    const codes = await Promise.all(Array.from({ length: 10 }, () => use(captcha)));
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
  });

  it('session-58 session-66 expires after 5 minutes', async () => {
    const [early, late] = [await knownCaptcha(api), await knownCaptcha(api)];
    api.clock.advanceMs(5 * MINUTE - 2_000);
    expect(await use(early)).toBe(0);
    api.clock.advanceMs(2_000);
    expect(await use(late)).toBe(WRONG);
  });

  it('session-66 fault:captcha-01 serves the tenant that it was drawn for', async () => {
    const captcha = await knownCaptcha(api, 2);
    expect(await use(captcha, 1)).toBe(WRONG);
    expect(await use(captcha, 2)).toBe(0);
  });

  it('session-66 is refused when half of it is sent', async () => {
    const { uuid, verificationCode } = await knownCaptcha(api);
    expect(await use({ verificationCode })).toBe(WRONG);
    expect(await use({ uuid })).toBe(WRONG);
    expect(await use({ uuid: 'nonsense', verificationCode })).toBe(400);
  });

  it('session-58 leaves no expired ones behind', async () => {
    await knownCaptcha(api);
    api.clock.advanceMs(6 * MINUTE);
    await api.call.get('system/captcha/captchaImage');
    expect(await api.world.query('select id from captcha where tenant_id = 1')).toHaveLength(1);
  });
});
