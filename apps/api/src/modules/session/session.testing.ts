import { randomUUID } from 'node:crypto';
import type { TestApi } from '../../testing/api.ts';
import { keyedHash } from './keyed-hash.ts';

export const newEmail = (): string => `${randomUUID()}@passage.test`;

/** Mails to an address, oldest first. */
export const mailsTo = ({ world }: TestApi, email: string) =>
  world.query<{ subject: string; text: string; html: string; tenant_id: number }>(
    'select subject, text, html, tenant_id from stored_mail where recipient = $1 order by id',
    [email],
  );

/** The code of the last mail to an address. */
export async function mailedCode(api: TestApi, email: string): Promise<string> {
  const code = (await mailsTo(api, email)).at(-1)?.text.match(/\b\d{6}\b/)?.[0];
  if (!code) throw new Error(`no code was mailed to ${email}`);
  return code;
}

/** Another code than this one. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Draws a captcha and makes its answer A7KW, since only a person could read it. */
export async function knownCaptcha(api: TestApi, tenantId = 1): Promise<{ uuid: string; verificationCode: string }> {
  const { data } = await api.call.with({ tenantId }).get('system/captcha/captchaImage');
  const hash = keyedHash(api.platform, ['captcha', tenantId, data.uuid, 'a7kw']);
  await api.world.query('update captcha set answer_hash = $2 where id = $1', [data.uuid, hash]);
  return { uuid: data.uuid, verificationCode: 'A7KW' };
}
