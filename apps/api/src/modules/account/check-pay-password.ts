import { setTimeout as pause } from 'node:timers/promises';
import { integer, statement, type Tx, text, timestamptz, type WritableDb } from '@passage/database';
import { Failure, found, invalidField } from '../../http/failure.ts';
import { addMs, MINUTE_MS, SECOND_MS } from '../../platform/clock.ts';
import { keyedMutex } from '../../platform/keyed-mutex.ts';
import type { Platform } from '../../platform/platform.ts';
import { matchesPassword } from '../session/index.ts';
import { findPayPassword } from './account.queries.ts';

// Right passwords that come at once must not use up the tries that their own success gives back; those of other
// processes are waited for where they close the lock.
const inTurn = keyedMutex();

const TRIES = 5;
const LOCK_MS = 15 * MINUTE_MS;
/** Longer than that no try is compared, unless its process has ended. */
const JUDGED_MS = 3 * SECOND_MS;
const LOOK_AGAIN_MS = 25;

// The fifth try closes the lock before it is known to be wrong: guesses that come at once share the five tries. Until it
// is known the count stands one higher.
const countTry = statement({
  name: 'pay-password-count-try',
  params: [integer('memberId'), timestamptz('now'), timestamptz('lockedBefore'), integer('tries')],
  columns: { hash: text, failures: integer },
  text: `update member set
     pay_password_failures = case
       when pay_password_failures >= $4 then 1
       when pay_password_failures = $4 - 1 then $4 + 1
       else pay_password_failures + 1 end,
     pay_password_locked_at = case when pay_password_failures = $4 - 1 then $2::timestamptz end
   where id = $1 and pay_password_hash is not null
     and (pay_password_failures < $4 or pay_password_locked_at is null or pay_password_locked_at <= $3)
   returning pay_password_hash as hash, pay_password_failures as failures`,
});
const keepLocked = statement({
  name: 'pay-password-keep-locked',
  params: [integer('memberId'), integer('tries')],
  columns: { id: integer },
  text: 'update member set pay_password_failures = $2 where id = $1 and pay_password_failures = $2 + 1 returning id',
});
const resetTries = statement({
  name: 'pay-password-reset-tries',
  params: [integer('memberId'), text('hash')],
  columns: { id: integer },
  text: `update member set pay_password_failures = 0, pay_password_locked_at = null
   where id = $1 and pay_password_hash = $2 returning id`,
});

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
      tx.pipelineWithCommit(resetTries, [memberId, hash]);
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
  const { hash, failures } = await countedTry(platform, db, memberId);
  const isRight = await matchesPassword(payPassword, hash, platform.config.bcryptRounds);
  if (isRight) return hash;
  if (failures > TRIES) await db.sql.row(keepLocked, [memberId, TRIES]);
  throw new Failure('PAY_PASSWORD_WRONG');
}

async function countedTry({ clock }: Platform, db: WritableDb, memberId: number) {
  for (const began = performance.now(); ; await pause(LOOK_AGAIN_MS)) {
    const now = clock.now();
    const counted = await db.sql.row(countTry, [memberId, now, addMs(now, -LOCK_MS), TRIES]);
    if (counted) return counted;
    const { is_set, locked_at, failures } = found(await findPayPassword(db, memberId));
    if (!is_set) throw new Failure('PAY_PASSWORD_NOT_SET');
    const lockedMs = locked_at ? now.getTime() - locked_at.getTime() : 0;
    if (failures !== TRIES && Math.max(lockedMs, performance.now() - began) < JUDGED_MS) continue;
    const leftMs = locked_at ? LOCK_MS - lockedMs : 0;
    throw new Failure('PAY_PASSWORD_LOCKED', { retryAfterSeconds: Math.max(1, Math.ceil(leftMs / SECOND_MS)) });
  }
}
