import { statement, type Tx, type WritableDb } from '@passage/database';
import { Failure, found, invalidField } from '../../http/failure.ts';
import { addMs, MINUTE_MS, SECOND_MS } from '../../platform/clock.ts';
import { openTurns } from '../../platform/in-turn.ts';
import type { Platform } from '../../platform/platform.ts';
import { matchesPassword } from '../session/index.ts';
import { findPayPassword } from './account.queries.ts';

// Right passwords that come at once must not use up the tries that their own success gives back.
const inTurn = openTurns();

const TRIES = 5;
const LOCK_MS = 15 * MINUTE_MS;

// The fifth try closes the lock before it is known to be wrong: guesses that come at once share the five tries.
const countTry = statement<
  { pay_password_hash: string },
  [memberId: number, now: Date, lockedBefore: Date, tries: number]
>(
  'pay-password-count-try',
  `update member set
     pay_password_failures = case when pay_password_failures >= $4 then 1 else pay_password_failures + 1 end,
     pay_password_locked_at = case when pay_password_failures = $4 - 1 then $2::timestamptz end
   where id = $1 and pay_password_hash is not null
     and (pay_password_failures < $4 or pay_password_locked_at is null or pay_password_locked_at <= $3)
   returning pay_password_hash`,
);
const resetTries = statement<{ id: number }, [memberId: number, hash: string]>(
  'pay-password-reset-tries',
  `update member set pay_password_failures = 0, pay_password_locked_at = null
   where id = $1 and pay_password_hash = $2 returning id`,
);

/** What a right transaction password allows. */
export interface PayPasswordTry {
  /** Of the password, for whoever goes on to change it. */
  readonly hash: string;
  /** Gives the try back with what the command writes; otherwise it is given back afterwards. */
  giveBack(tx: Tx): void;
}

/**
 * Goes on when it is the member's transaction password. Not to be called inside a transaction: each try is committed
 * before the comparison, so that no rollback gives it back. One member's commands of this process take turns.
 *
 * @throws Failure PAY_PASSWORD_NOT_SET, PAY_PASSWORD_WRONG, or PAY_PASSWORD_LOCKED for 15 minutes after 5 wrong ones,
 * in which even the right one is refused
 */
export async function withPayPassword<T>(
  platform: Platform,
  db: WritableDb,
  memberId: number,
  payPassword: string | undefined,
  command: (passed: PayPasswordTry) => Promise<T>,
): Promise<T> {
  return inTurn(`${db.tenantId}:${memberId}`, async () => {
    const hash = await tryPayPassword(platform, db, memberId, payPassword);
    let isGivenBack = false;
    const giveBack = (tx: Tx) => {
      tx.settleWithCommit(tx.sql.row(resetTries, [memberId, hash]));
      tx.afterCommit(() => {
        isGivenBack = true;
      });
    };
    try {
      return await command({ hash, giveBack });
    } finally {
      if (!isGivenBack) await db.sql.row(resetTries, [memberId, hash]);
    }
  });
}

/** As withPayPassword, for a command that does not write in one transaction; answers the password's hash. */
export const checkPayPassword = (
  platform: Platform,
  db: WritableDb,
  memberId: number,
  payPassword: string | undefined,
): Promise<string> => withPayPassword(platform, db, memberId, payPassword, async ({ hash }) => hash);

/** @returns the hash of the password, which is the right one */
async function tryPayPassword(
  platform: Platform,
  db: WritableDb,
  memberId: number,
  payPassword: string | undefined,
): Promise<string> {
  if (payPassword === undefined) {
    const { is_set } = found(await findPayPassword(db, memberId));
    throw is_set ? invalidField('payPassword', 'required') : new Failure('PAY_PASSWORD_NOT_SET');
  }
  const now = platform.clock.now();
  const row = await db.sql.row(countTry, [memberId, now, addMs(now, -LOCK_MS), TRIES]);
  if (!row) throw await refusal(db, memberId, now);
  const isRight = await matchesPassword(payPassword, row.pay_password_hash, platform.config.bcryptRounds);
  if (!isRight) throw new Failure('PAY_PASSWORD_WRONG');
  return row.pay_password_hash;
}

async function refusal(db: WritableDb, memberId: number, now: Date): Promise<Failure> {
  const { is_set, locked_at } = found(await findPayPassword(db, memberId));
  if (!is_set) return new Failure('PAY_PASSWORD_NOT_SET');
  const leftMs = locked_at ? locked_at.getTime() + LOCK_MS - now.getTime() : 0;
  return new Failure('PAY_PASSWORD_LOCKED', { retryAfterSeconds: Math.max(1, Math.ceil(leftMs / SECOND_MS)) });
}
