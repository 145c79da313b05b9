import { integer, nullable, statement, text } from '@passage/database';
import type { Caller, CommandContext } from '../../http/context.ts';
import { Failure, invalidField } from '../../http/failure.ts';
import { checkMailCode, codeCallerOf, hashPassword, sendMailCode, useMailCode } from '../session/index.ts';
import { checkPayPassword } from './check-pay-password.ts';

type MemberContext = CommandContext & { readonly caller: Caller };

const replace = statement({
  name: 'pay-password-replace',
  params: [integer('memberId'), text('hash'), nullable(text)('before')],
  columns: { id: integer },
  text: `update member set pay_password_hash = $2, pay_password_failures = 0, pay_password_locked_at = null
   where id = $1 and ($3::text is null or pay_password_hash = $3) returning id`,
});

/**
 * Checks the caller's mailed code for the transaction password, which stays valid.
 *
 * @returns the code's id
 * @throws Failure MAIL_CODE_WRONG
 */
export const checkOwnCode = (context: MemberContext, code: string): Promise<number> => {
  const { platform, db } = context;
  const { email } = context.caller;
  return checkMailCode(platform, db, { email, purpose: 'payPassword', code, caller: codeCallerOf(context, email) });
};

/**
 * Changes the transaction password of whoever knows the old one.
 *
 * @param mailCode the mailed code, verified and used up when sent
 * @throws Failure MAIL_CODE_WRONG, PAY_PASSWORD_NOT_SET, PAY_PASSWORD_WRONG, PAY_PASSWORD_LOCKED
 */
export async function changePayPassword(
  context: MemberContext,
  { oldPassword, newPassword, mailCode }: { oldPassword: string; newPassword: string; mailCode: string | undefined },
): Promise<void> {
  const { platform, db, caller } = context;
  const codeId = mailCode === undefined ? undefined : await checkOwnCode(context, mailCode);
  const before = await checkPayPassword(platform, db, caller.id, oldPassword);
  await keep(context, newPassword, { codeId, before });
}

/**
 * Sets a new transaction password by the mailed code. It ends a lock after wrong tries, too.
 *
 * @throws Failure MAIL_CODE_WRONG
 */
export async function resetPayPassword(
  context: MemberContext,
  { email, newPassword, mailCode }: { email: string; newPassword: string; mailCode: string },
): Promise<void> {
  if (email !== context.caller.email) throw invalidField('email', 'notAllowed');
  await keep(context, newPassword, { codeId: await checkOwnCode(context, mailCode), before: undefined });
}

/** @throws Failure MAIL_CODE_WRONG unless it is the code that was mailed last; it stays valid */
export async function checkPayPasswordCode(context: MemberContext, mailCode: string): Promise<void> {
  await checkOwnCode(context, mailCode);
}

/**
 * Mails a code for a new transaction password to the member's own address.
 *
 * @throws Failure INVALID_INPUT for another's address, TOO_MANY_REQUESTS
 */
export async function sendPayPasswordCode(context: MemberContext, email: string): Promise<void> {
  const { platform, db, language } = context;
  if (email !== context.caller.email) throw invalidField('email', 'notAllowed');
  const caller = codeCallerOf(context, email);
  await sendMailCode(platform, db, { email, purpose: 'payPassword', language, caller, hasCaptcha: false });
}

/** @param before the hash that is replaced, where the old password was asked for: another change may have been faster */
async function keep(
  { platform, db, caller }: MemberContext,
  password: string,
  { codeId, before }: { codeId: number | undefined; before: string | undefined },
): Promise<void> {
  const hash = await hashPassword(password, platform.config.bcryptRounds);
  await db.inTransaction(async (tx) => {
    if (codeId !== undefined) await useMailCode(tx, codeId, platform.clock.now());
    if (!(await tx.sql.row(replace, [caller.id, hash, before ?? null]))) throw new Failure('PAY_PASSWORD_WRONG');
  });
}
