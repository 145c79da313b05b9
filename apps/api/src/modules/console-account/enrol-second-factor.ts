import { statement } from '@passage/database';
import type { Caller, CommandContext } from '../../http/context.ts';
import { Failure } from '../../http/failure.ts';
import { auditOwn, describeSecret, drawSecret, sealSecret } from '../session/index.ts';
import { readSetting } from '../tenant/index.ts';

const keepSecret = statement<{ member_id: number }, [memberId: number, sealed: string, now: Date]>(
  'second-factor-enrol',
  `insert into second_factor as known (member_id, sealed_secret, created_at) values ($1, $2, $3)
   on conflict (tenant_id, member_id) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at
   where known.confirmed_at is null returning member_id`,
);

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
    if (!(await tx.sql.row(keepSecret, [caller.id, sealed, platform.clock.now()]))) throw new Failure('CONFLICT');
    await auditOwn(context, tx, caller.id, 'secondFactor.enrol');
  });
  return describeSecret(secret, { issuer, label: caller.email });
}
