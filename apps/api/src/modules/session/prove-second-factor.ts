/** Checks the code of a second factor, and counts the wrong ones. */
import { boolean, integer, statement, type Tx, timestamptz } from '@passage/database';
import type { CommandContext } from '../../http/context.ts';
import { Failure } from '../../http/failure.ts';
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock.ts';
import { writeAudit } from '../audit/index.ts';
import { countAttempt, type Limit, resetAttempts } from './attempts.ts';
import { noticeOf, tellBySecurityMail } from './mail-security-notice.job.ts';
import { countRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';
import { findSecondFactor, type SecondFactorRow, stepOfCode } from './second-factor.ts';

/** Wrong codes of an account from one caller; the subject is the account and the caller's network. */
const PER_CALLER: Limit = { scope: 'second-factor:caller', tries: 5, windowMs: 15 * MINUTE_MS };
/** Wrong codes of an account from anywhere. */
const MOST_WRONG = 50;
const WRONG_WINDOW_MS = DAY_MS;

// A step is used once: the later of two requests with one code finds it used.
const useStep = statement({
  name: 'second-factor-use-step',
  params: [integer('memberId'), integer('step')],
  columns: { member_id: integer },
  text: `update second_factor set last_step = $2
   where member_id = $1 and confirmed_at is not null and locked_at is null and (last_step is null or last_step < $2)
   returning member_id`,
});
const countWrong = statement({
  name: 'second-factor-count-wrong',
  params: [integer('memberId'), timestamptz('now'), timestamptz('since')],
  columns: { is_locked: boolean },
  text: `update second_factor set
     wrong_at = array(select at from unnest(wrong_at) as at where at > $3) || $2::timestamptz,
     locked_at = case when (select count(*) from unnest(wrong_at) as at where at > $3) + 1 >= ${MOST_WRONG}
       then $2::timestamptz end
   where member_id = $1 and confirmed_at is not null and locked_at is null
   returning locked_at is not null as is_locked`,
});

/** What of a request the check needs. */
type Asking = Pick<CommandContext, 'platform' | 'db' | 'tenantId' | 'address' | 'host' | 'requestId'>;

/**
 * Counts a try at a member's codes by the caller.
 *
 * @returns what takes it back once the code was right
 * @throws Failure TOO_MANY_REQUESTS after 5 wrong ones in 15 minutes
 */
export async function countCode({ platform, db, address }: Asking, memberId: number): Promise<() => Promise<void>> {
  const subject = `${memberId} ${address}`;
  await countAttempt(db, PER_CALLER, subject, platform.clock.now());
  return () => resetAttempts(db, PER_CALLER, subject);
}

/**
 * Checks a code of a member whose second factor is on: a time-based one of now or of 30 seconds before or after, or a
 * recovery code, each once. The 50th wrong one of 24 hours shuts the way until the mailed link is opened; sessions that
 * are open stay.
 *
 * @throws Failure TOTP_WRONG, TOTP_LOCKED, TOO_MANY_REQUESTS
 */
export async function proveSecondFactor(asking: Asking, memberId: number, code: string): Promise<void> {
  const { platform, db, tenantId } = asking;
  const now = platform.clock.now();
  const factor = await findSecondFactor(db, memberId);
  if (!factor?.confirmed_at) throw new Failure('TOTP_WRONG');
  if (factor.locked_at) return refuseLocked(asking, memberId, now);
  const takeBack = await countCode(asking, memberId);
  const digits = code.replace(/\s/g, '');
  const isRight = /^\d{6}$/.test(digits)
    ? await usesStep(asking, memberId, factor, digits)
    : await usesRecoveryCode(asking, memberId, code, now);
  if (isRight) return takeBack();
  await db.inTransaction(async (tx) => {
    const counted = await tx.sql.row(countWrong, [memberId, now, addMs(now, -WRONG_WINDOW_MS)]);
    if (!counted?.is_locked) return;
    tellBySecurityMail(tx, noticeOf({ kind: 'secondFactorLocked', memberId, host: asking.host, now }));
    await auditOwn(asking, tx, memberId, 'secondFactor.lock', { wrongCodes: MOST_WRONG });
  });
  platform.log.warn({ memberId, tenantId }, 'wrong second factor');
  throw new Failure('TOTP_WRONG');
}

async function usesStep(
  { platform, db, tenantId }: Asking,
  memberId: number,
  { sealed_secret: sealed }: SecondFactorRow,
  code: string,
): Promise<boolean> {
  const step = stepOfCode(platform, { tenantId, memberId }, sealed, { code, now: platform.clock.now() });
  return step !== undefined && (await db.sql.row(useStep, [memberId, step])) !== undefined;
}

const usesRecoveryCode = (asking: Asking, memberId: number, code: string, now: Date): Promise<boolean> =>
  asking.db.inTransaction(async (tx) => {
    if (!(await useRecoveryCode(asking.platform, tx, memberId, { code, now }))) return false;
    const left = await countRecoveryCodes(tx, memberId);
    tellBySecurityMail(tx, noticeOf({ kind: 'recoveryCodeUsed', memberId, left, now }));
    await auditOwn(asking, tx, memberId, 'secondFactor.useRecoveryCode', { left });
    return true;
  });

/** Tells who knows the password how to get in again, by mail and at most once an hour. */
async function refuseLocked({ db, host }: Asking, memberId: number, now: Date): Promise<never> {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const notice = { kind: 'secondFactorLocked', memberId, host, key: `again:${hour}`, now } as const;
  await db.inTransaction(async (tx) => tellBySecurityMail(tx, notice));
  throw new Failure('TOTP_LOCKED');
}

/** Writes what happened to a member's own second factor into the audit, last of its transaction. */
export const auditOwn = (
  { platform, requestId }: Pick<Asking, 'platform' | 'requestId'>,
  tx: Tx,
  memberId: number,
  action: string,
  after: Readonly<Record<string, unknown>> | null = null,
): Promise<void> =>
  writeAudit(tx, {
    actorId: memberId,
    action,
    subject: `member:${memberId}`,
    before: null,
    after,
    requestId,
    now: platform.clock.now(),
  });
