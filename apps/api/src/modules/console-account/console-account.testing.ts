/** What a person with an authenticator does at the console. */
import { createHmac } from 'node:crypto';
import type { TestApi } from '../../testing/api.ts';
import type { Answer } from '../../testing/caller.ts';
import type { TestMember } from '../../testing/world.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 6238 with RFC 4226, written out: what any authenticator shows for a secret at a time. */
export function codeAt(secret: string, time: Date, steps = 0): string {
  const bits = [...secret].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time.getTime() / 30_000) + steps));
  const digest = createHmac('sha1', key).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Another code than those that hold now. */
export function wrongCodeFor(secret: string, time: Date): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeAt(secret, time, steps));
  for (let guess = 0; ; guess++) {
    const code = String(guess).padStart(6, '0');
    if (!right.includes(code)) return code;
  }
}

/** Signs in to the console, from an address of one's own where it matters. */
export const signInToConsole = (
  api: TestApi,
  { email, password, tenantId }: Pick<TestMember, 'email' | 'password' | 'tenantId'>,
  code?: string,
): Promise<Answer> =>
  api.call.with({ tenantId }).post('/admin-api/auth/login', { mailbox: email, password, ...(code ? { code } : {}) });

/** Sets up an authenticator with a token; its codes of now have not been used at a sign-in. */
export async function setUpCodes(
  api: TestApi,
  token: string,
): Promise<{ secret: string; uri: string; recoveryCodes: string[] }> {
  const mine = api.call.with({ token });
  const { data: enrolled } = await mine.post('/admin-api/auth/totp/enrol');
  const { code, data } = await mine.post('/admin-api/auth/totp/confirm', {
    code: codeAt(enrolled.secret, api.clock.now()),
  });
  if (code !== 0) throw new Error(`the codes are not set up: ${code}`);
  api.clock.advanceMs(60_000);
  return { ...enrolled, recoveryCodes: data.recoveryCodes };
}
