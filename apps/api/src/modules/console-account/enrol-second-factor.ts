import type { Caller, CommandContext } from '../../http/context.ts';
import { Failure } from '../../http/failure.ts';
import { auditOwn, describeSecret, drawSecret, keepFactorSecret, sealSecret } from '../session/index.ts';
import { readSetting } from '../tenant/index.ts';

/**
 * Draws the caller's secret, which counts once `confirmSecondFactor` was shown a code of it. Asked for again before, it
 * is another one.
 *
 * @returns the secret in base32 and as an otpauth address; neither can be had again
 * @throws Failure CONFLICT where the second factor is on
 */
export async function enrolSecondFactor(
  context: CommandContext & { readonly caller: Caller },
): Promise<{ secret: string; uri: string }> {
  const { platform, db, tenantId, caller } = context;
  const { tabsName: issuer } = await readSetting(db, 'TABS_SETTING');
  const secret = drawSecret();
  const sealed = sealSecret(platform, { tenantId, memberId: caller.id }, secret);
  await db.inTransaction(async (tx) => {
    if (!(await keepFactorSecret(tx, caller.id, sealed, platform.clock.now()))) throw new Failure('CONFLICT');
    await auditOwn(context, tx, caller.id, 'secondFactor.enrol');
  });
  return describeSecret(secret, { issuer, label: caller.email });
}
