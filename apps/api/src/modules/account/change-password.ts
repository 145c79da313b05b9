import { statement, type Tx } from '@passage/database';
import type { Caller, CommandContext } from '../../http/context.ts';
import { Failure, found, invalidField } from '../../http/failure.ts';
import {
  checkMailCode,
  countAttempt,
  endSessions,
  hashPassword,
  isCommonPassword,
  matchesPassword,
  prepareMailCode,
  resetAttempts,
  SIGN_IN_LIMIT,
  useMailCode,
  verifyCaptcha,
} from '../session/index.ts';

interface GivenCaptcha {
  readonly uuid: string;
  readonly verificationCode: string;
}

const passwordOf = statement<{ password_hash: string }, [memberId: number]>(
  'password-of-member',
  'select password_hash from member where id = $1',
);
const replacePassword = statement<{ id: number }, [memberId: number, hash: string, before: string]>(
  'password-replace',
  'update member set password_hash = $2 where id = $1 and password_hash = $3 returning id',
);
const memberOfEmail = statement<{ id: number; password_hash: string }, [email: string]>(
  'password-member-of-email',
  'select id, password_hash from member where email = $1',
);

/**
 * Changes the password of whoever knows the old one, and ends every session. Wrong ones count as wrong sign-ins do.
 *
 * @throws Failure CAPTCHA_WRONG, PASSWORD_TOO_COMMON, TOO_MANY_REQUESTS, OLD_PASSWORD_WRONG
 */
export async function changePassword(
  { platform, db, caller }: CommandContext & { readonly caller: Caller },
  given: GivenCaptcha & { readonly email: string; readonly oldPassword: string; readonly newPassword: string },
): Promise<void> {
  await verifyCaptcha(platform, db, { uuid: given.uuid, answer: given.verificationCode });
  if (given.email !== caller.email) throw invalidField('email', 'notAllowed');
  if (isCommonPassword(given.newPassword)) throw new Failure('PASSWORD_TOO_COMMON');
  const now = platform.clock.now();
  await countAttempt(db, SIGN_IN_LIMIT, caller.email, now);
  const { password_hash: before } = found(await db.sql.row(passwordOf, [caller.id]));
  const { bcryptRounds } = platform.config;
  if (!(await matchesPassword(given.oldPassword, before, bcryptRounds))) throw new Failure('OLD_PASSWORD_WRONG');
  await resetAttempts(db, SIGN_IN_LIMIT, caller.email);
  const hash = await hashPassword(given.newPassword, bcryptRounds);
  await db.inTransaction(async (tx) => {
    // Another change that was faster made the old password another one.
    if (!(await setPassword(tx, caller.id, { hash, before, now }))) throw new Failure('OLD_PASSWORD_WRONG');
  });
}

/**
 * Mails a reset code where the address is known. Who asks learns neither by the answer nor by its time whether it is.
 *
 * @throws Failure TOO_MANY_REQUESTS
 */
export async function sendResetCode({ platform, db, language }: CommandContext, email: string): Promise<void> {
  const send = await prepareMailCode(platform, db, { email, purpose: 'passwordReset', language });
  // A mail that cannot be sent is logged, and its code void.
  if (await db.sql.row(memberOfEmail, [email])) send().catch(() => undefined);
}

/**
 * Sets a new password by the mailed code, and ends every session. The code is used up by what it serves alone.
 *
 * @throws Failure CAPTCHA_WRONG, MAIL_CODE_WRONG, PASSWORD_TOO_COMMON
 */
export async function resetPassword(
  { platform, db }: CommandContext,
  given: GivenCaptcha & { readonly email: string; readonly emailCode: string; readonly newPassword: string },
): Promise<void> {
  const { email } = given;
  await verifyCaptcha(platform, db, { uuid: given.uuid, answer: given.verificationCode });
  const codeId = await checkMailCode(platform, db, { email, purpose: 'passwordReset', code: given.emailCode });
  if (isCommonPassword(given.newPassword)) throw new Failure('PASSWORD_TOO_COMMON');
  const member = await db.sql.row(memberOfEmail, [email]);
  // To an unknown address no code was mailed: whoever has it guessed it.
  if (!member) throw new Failure('MAIL_CODE_WRONG');
  const hash = await hashPassword(given.newPassword, platform.config.bcryptRounds);
  await db.inTransaction(async (tx) => {
    const now = platform.clock.now();
    await useMailCode(tx, codeId, now);
    if (!(await setPassword(tx, member.id, { hash, before: member.password_hash, now })))
      throw new Failure('MAIL_CODE_WRONG');
  });
  await resetAttempts(db, SIGN_IN_LIMIT, email);
}

/** @returns false when the password is another one by now */
async function setPassword(
  tx: Tx,
  memberId: number,
  { hash, before, now }: { hash: string; before: string; now: Date },
): Promise<boolean> {
  if (!(await tx.sql.row(replacePassword, [memberId, hash, before]))) return false;
  await endSessions(tx, memberId, 'passwordChanged', now);
  return true;
}
