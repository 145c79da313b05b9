import type { Caller, CommandContext } from '../../http/context.ts';
import { Failure } from '../../http/failure.ts';
import {
  auditOwn,
  confirmFactor,
  countCode,
  endOtherConsoleSessions,
  findSecondFactor,
  noticeOf,
  renewRecoveryCodes,
  stepOfCode,
  tellBySecurityMail,
} from '../session/index.ts';

/**
 * Switches the caller's second factor on by a right code. Sessions of the console that were opened without one end, so
 * that nobody who knew the password alone goes on; the caller's own opens everything from now on.
 *
 * @returns ten recovery codes, which can't be had again
 * @throws Failure CONFLICT where none was asked for or one is on, TOTP_WRONG, TOO_MANY_REQUESTS
 */
export async function confirmSecondFactor(
  context: CommandContext & { readonly caller: Caller },
  code: string,
): Promise<string[]> {
  const { platform, db, tenantId, caller } = context;
  const now = platform.clock.now();
  const factor = await findSecondFactor(db, caller.id);
  if (!factor || factor.confirmed_at) throw new Failure('CONFLICT');
  const takeBack = await countCode(context, caller.id);
  const { sealed_secret: sealed } = factor;
  const step = stepOfCode(platform, { tenantId, memberId: caller.id }, sealed, { code: code.replace(/\s/g, ''), now });
  if (step === undefined) throw new Failure('TOTP_WRONG');
  const codes = await db.inTransaction(async (tx) => {
    if (!(await confirmFactor(tx, caller, { sealed, step }, now))) throw new Failure('CONFLICT');
    await endOtherConsoleSessions(tx, caller, now);
    const drawn = await renewRecoveryCodes(platform, tx, caller.id);
    tellBySecurityMail(tx, noticeOf({ kind: 'secondFactorOn', memberId: caller.id, now }));
    await auditOwn(context, tx, caller.id, 'secondFactor.confirm');
    return drawn;
  });
  await takeBack();
  return codes;
}
