import { integer, statement, type Tx, text } from '@passage/database';
import type { Caller, CommandContext } from '../../http/context.ts';
import { Failure, found, invalidField } from '../../http/failure.ts';
import {
  checkMailCode,
  codeCallerOf,
  countOldPassword,
  endSessions,
  forgetOwnTries,
  hashPassword,
  isCommonPassword,
  matchesPassword,
  oldPasswordWasWrong,
  prepareMailCode,
  useMailCode,
  verifyCaptcha,
} from '../session/index.ts';

interface GivenCaptcha {
  readonly uuid: string;
  readonly verificationCode: string;
}

const passwordOf = statement({
  name: 'password-of-member',
  params: [integer('memberId')],
  columns: { password_hash: text },
  text: 'select password_hash from member where id = $1',
});
const replacePassword = statement({
  name: 'password-replace',
  params: [integer('memberId'), text('hash'), text('before')],
  columns: { id: integer },
  text: 'update member set password_hash = $2 where id = $1 and password_hash = $3 returning id',
});
const memberOfEmail = statement({
  name: 'password-member-of-email',
  params: [text('email')],
  columns: { id: integer, password_hash: text },
  text: 'select id, password_hash from member where email = $1',
});

/**
 * Changes the password of whoever knows the old one, and ends every session. Strangers' tries to sign in are no
 * matter here.
 *
 * @throws Failure CAPTCHA_WRONG, PASSWORD_TOO_COMMON, TOO_MANY_REQUESTS, OLD_PASSWORD_WRONG
 */
export async function changePassword(
  context: CommandContext & { readonly caller: Caller },
  given: GivenCaptcha & { readonly email: string; readonly oldPassword: string; readonly newPassword: string },
): Promise<void> {
  const { platform, db, caller } = context;
  await verifyCaptcha(platform, db, { uuid: given.uuid, answer: given.verificationCode });
  if (given.email !== caller.email) throw invalidField('email', 'notAllowed');
  if (isCommonPassword(given.newPassword)) throw new Failure('PASSWORD_TOO_COMMON');
  const now = platform.clock.now();
  await countOldPassword(context);
  const { password_hash: before } = found(await db.sql.row(passwordOf, [caller.id]));
  const { bcryptRounds } = platform.config;
  if (!(await matchesPassword(given.oldPassword, before, bcryptRounds))) {
    await oldPasswordWasWrong(context);
    throw new Failure('OLD_PASSWORD_WRONG');
  }
  await forgetOwnTries(context, caller);
  const hash = await hashPassword(given.newPassword, bcryptRounds);
  await db.inTransaction(async (tx) => {
    // Another change that was faster made the old password another one.
    if (!(await setPassword(tx, caller.id, { hash, before, now }))) throw new Failure('OLD_PASSWORD_WRONG');
  });
}

/**
 * Mails a reset code where the address is known. Who asks learns neither by the answer nor by its time whether it is.
 *
 * @param hasCaptcha whether a graphic code was solved for it
 * @throws Failure TOO_MANY_REQUESTS, CAPTCHA_REQUIRED
 */
export async function sendResetCode(
  context: CommandContext,
  { email, hasCaptcha }: { email: string; hasCaptcha: boolean },
): Promise<void> {
  const { platform, db, language } = context;
  const caller = codeCallerOf(context, email);
  const send = await prepareMailCode(platform, db, { email, purpose: 'passwordReset', language, caller, hasCaptcha });
  // A mail that cannot be sent is logged, and its code void.
  if (await db.sql.row(memberOfEmail, [email])) send().catch(() => undefined);
}

/**
 * Sets a new password by the mailed code, and ends every session. The code is used up by what it serves alone.
 *
 * @throws Failure CAPTCHA_WRONG, MAIL_CODE_WRONG, PASSWORD_TOO_COMMON
 */
export async function resetPassword(
  context: CommandContext,
  given: GivenCaptcha & { readonly email: string; readonly emailCode: string; readonly newPassword: string },
): Promise<void> {
  const { platform, db } = context;
  const { email, emailCode: code } = given;
  await verifyCaptcha(platform, db, { uuid: given.uuid, answer: given.verificationCode });
  const caller = codeCallerOf(context, email);
  const codeId = await checkMailCode(platform, db, { email, purpose: 'passwordReset', code, caller });
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
  await forgetOwnTries(context, { id: member.id, email });
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
