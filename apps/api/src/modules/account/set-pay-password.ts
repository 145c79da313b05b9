import { integer, statement, text } from '@passage/database';
import type { Caller, CommandContext } from '../../http/context.ts';
import { Failure } from '../../http/failure.ts';
import { hashPassword, useMailCode } from '../session/index.ts';
import { checkOwnCode } from './change-pay-password.ts';

const setFirst = statement({
  name: 'pay-password-set-first',
  params: [integer('memberId'), text('hash')],
  columns: { id: integer },
  text: `update member set pay_password_hash = $2, pay_password_failures = 0, pay_password_locked_at = null
   where id = $1 and pay_password_hash is null returning id`,
});

/**
 * Sets the first transaction password; of two at once one wins.
 *
 * @param mailCode the mailed code, verified when sent
 * @throws Failure MAIL_CODE_WRONG, PAY_PASSWORD_ALREADY_SET
 */
export async function setPayPassword(
  context: CommandContext & { readonly caller: Caller },
  newPassword: string,
  mailCode: string | undefined,
): Promise<void> {
  const { platform, db, caller } = context;
  const codeId = mailCode === undefined ? undefined : await checkOwnCode(context, mailCode);
  const hash = await hashPassword(newPassword, platform.config.bcryptRounds);
  await db.inTransaction(async (tx) => {
    if (!(await tx.sql.row(setFirst, [caller.id, hash]))) throw new Failure('PAY_PASSWORD_ALREADY_SET');
    if (codeId !== undefined) await useMailCode(tx, codeId, platform.clock.now());
  });
}
