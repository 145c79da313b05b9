import type { Caller, CommandContext } from '../../http/context.ts';
import { auditOwn, noticeOf, proveSecondFactor, renewRecoveryCodes, tellBySecurityMail } from '../session/index.ts';

/**
 * Gives the caller ten new recovery codes against a valid code; the old ones hold no longer.
 *
 * @throws Failure TOTP_WRONG, TOTP_LOCKED, TOO_MANY_REQUESTS
 */
export async function renewOwnRecoveryCodes(
  context: CommandContext & { readonly caller: Caller },
  code: string,
): Promise<string[]> {
  const { platform, db, caller } = context;
  await proveSecondFactor(context, caller.id, code);
  return db.inTransaction(async (tx) => {
    const codes = await renewRecoveryCodes(platform, tx, caller.id);
    tellBySecurityMail(tx, noticeOf({ kind: 'recoveryCodesRenewed', memberId: caller.id, now: platform.clock.now() }));
    await auditOwn(context, tx, caller.id, 'secondFactor.renewRecoveryCodes');
    return codes;
  });
}
