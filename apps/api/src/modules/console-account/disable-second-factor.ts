import { boolean, integer, smallint, statement, text } from '@passage/database';
import type { Caller, CommandContext } from '../../http/context.ts';
import { Failure, found } from '../../http/failure.ts';
import {
  auditOwn,
  countOldPassword,
  dropFactor,
  forgetOwnTries,
  matchesPassword,
  mustHaveCodes,
  noticeOf,
  oldPasswordWasWrong,
  proveSecondFactor,
  tellBySecurityMail,
} from '../session/index.ts';

const ownAccount = statement({
  name: 'second-factor-own-account',
  params: [integer('memberId')],
  columns: { password_hash: text, role: smallint, is_demo: boolean },
  text: 'select password_hash, role, is_demo from member where id = $1',
});
/**
 * Switches the caller's second factor off, against the password and a valid code. Staff of a real store have to keep
 * theirs.
 *
 * @throws Failure WRONG_CREDENTIALS, NOT_ALLOWED for staff, TOTP_WRONG, TOTP_LOCKED, TOO_MANY_REQUESTS
 */
export async function disableSecondFactor(
  context: CommandContext & { readonly caller: Caller },
  { password, code }: { readonly password: string; readonly code: string },
): Promise<void> {
  const { platform, db, caller } = context;
  const now = platform.clock.now();
  const account = found(await db.sql.row(ownAccount, [caller.id]));
  await countOldPassword(context);
  const isRight = await matchesPassword(password, account.password_hash, platform.config.bcryptRounds);
  if (!isRight) {
    await oldPasswordWasWrong(context);
    throw new Failure('WRONG_CREDENTIALS');
  }
  await forgetOwnTries(context, caller);
  if (mustHaveCodes({ isStaff: account.role !== 0, isDemo: account.is_demo })) throw new Failure('NOT_ALLOWED');
  await proveSecondFactor(context, caller.id, code);
  await db.inTransaction(async (tx) => {
    if (!(await dropFactor(tx, caller.id))) throw new Failure('CONFLICT');
    tellBySecurityMail(tx, noticeOf({ kind: 'secondFactorOff', memberId: caller.id, now }));
    await auditOwn(context, tx, caller.id, 'secondFactor.disable');
  });
}
