/** Counts tries at a secret. Each count is a committed statement of its own: a rollback must not give a try back. */
import { integer, statement, text, timestamptz, type WritableDb } from '@passage/database';
import { Failure } from '../../http/failure.ts';
import { addMs, SECOND_MS } from '../../platform/clock.ts';

export interface Limit {
  /** What is tried, for instance sign-in:account. */
  readonly scope: string;
  readonly tries: number;
  readonly windowMs: number;
}

const count = statement({
  name: 'attempt-count',
  params: [text('scope'), text('subject'), timestamptz('now'), timestamptz('expiredBefore'), integer('tries')],
  columns: { count: integer },
  text: `insert into attempt_counter as counter (scope, subject, window_start, count) values ($1, $2, $3, 1)
   on conflict (tenant_id, scope, subject) do update set
     count = case when counter.window_start <= $4 then 1 else counter.count + 1 end,
     window_start = case when counter.window_start <= $4 then excluded.window_start else counter.window_start end
   where counter.window_start <= $4 or counter.count < $5
   returning count`,
});
const spend = statement({
  name: 'attempt-spend',
  params: [
    text('scope'),
    text('subject'),
    timestamptz('now'),
    timestamptz('expiredBefore'),
    integer('most'),
    integer('amount'),
  ],
  columns: { count: integer },
  text: `insert into attempt_counter as counter (scope, subject, window_start, count) values ($1, $2, $3, $6)
   on conflict (tenant_id, scope, subject) do update set
     count = case when counter.window_start <= $4 then $6 else counter.count + $6 end,
     window_start = case when counter.window_start <= $4 then excluded.window_start else counter.window_start end
   where counter.window_start <= $4 or counter.count <= $5 - $6
   returning count`,
});
const windowStart = statement({
  name: 'attempt-window',
  params: [text('scope'), text('subject')],
  columns: { window_start: timestamptz },
  text: 'select window_start from attempt_counter where scope = $1 and subject = $2',
});
const giveBack = statement({
  name: 'attempt-give-back',
  params: [text('scope'), text('subject')],
  columns: { count: integer },
  text: 'update attempt_counter set count = count - 1 where scope = $1 and subject = $2 and count > 0 returning count',
});
const restore = statement({
  name: 'attempt-restore',
  params: [text('scope'), text('subject'), integer('amount')],
  columns: { count: integer },
  text: 'update attempt_counter set count = greatest(count - $3, 0) where scope = $1 and subject = $2 returning count',
});
const reset = statement({
  name: 'attempt-reset',
  params: [text('scope'), text('subject')],
  columns: { count: integer },
  text: 'delete from attempt_counter where scope = $1 and subject = $2 returning count',
});

/** Counts a try where the window has one left. @returns whether it had */
export async function takeAttempt(db: WritableDb, limit: Limit, subject: string, now: Date): Promise<boolean> {
  const { scope, tries, windowMs } = limit;
  return (await db.sql.row(count, [scope, subject, now, addMs(now, -windowMs), tries])) !== undefined;
}

/** @throws Failure TOO_MANY_REQUESTS when the window's tries are used up */
export async function countAttempt(db: WritableDb, limit: Limit, subject: string, now: Date): Promise<void> {
  if (await takeAttempt(db, limit, subject, now)) return;
  throw await usedUp(db, limit, subject, now);
}

/** What is told when the window has nothing left: when the next one begins. */
async function usedUp(db: WritableDb, limit: Limit, subject: string, now: Date): Promise<Failure> {
  const row = await db.sql.row(windowStart, [limit.scope, subject]);
  const leftMs = row ? row.window_start.getTime() + limit.windowMs - now.getTime() : 0;
  return new Failure('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, Math.ceil(leftMs / SECOND_MS)) });
}

/**
 * Spends an amount of what the window allows, all of it or nothing.
 *
 * @param limit whose tries are the most that may be spent in the window, in the amount's own unit
 * @param amount at most that
 * @throws Failure TOO_MANY_REQUESTS when less than the amount is left
 */
export async function spendAmount(
  db: WritableDb,
  limit: Limit,
  subject: string,
  { amount, now }: { readonly amount: number; readonly now: Date },
): Promise<void> {
  const { scope, tries, windowMs } = limit;
  const values = [scope, subject, now, addMs(now, -windowMs), tries, amount] as const;
  if ((await db.sql.row(spend, [...values])) === undefined) throw await usedUp(db, limit, subject, now);
}

/** Gives back what was spent on work that was not done. */
export async function restoreAmount(db: WritableDb, { scope }: Limit, subject: string, amount: number): Promise<void> {
  await db.sql.row(restore, [scope, subject, amount]);
}

/** A try that turned out right was none at guessing. */
export async function giveAttemptBack(db: WritableDb, { scope }: Limit, subject: string): Promise<void> {
  await db.sql.row(giveBack, [scope, subject]);
}

/** Forgets the attempts of a subject, as after a success. */
export async function resetAttempts(db: WritableDb, { scope }: Limit, subject: string): Promise<void> {
  await db.sql.row(reset, [scope, subject]);
}

/**
 * Does what the window has one left for, such as a mail that somebody else asks for.
 *
 * @param work where it fails, it was none
 * @returns whether it was done
 */
export async function workWithin(
  db: WritableDb,
  limit: Limit,
  { subject, now }: { readonly subject: string; readonly now: Date },
  work: () => Promise<unknown>,
): Promise<boolean> {
  if (!(await takeAttempt(db, limit, subject, now))) return false;
  try {
    await work();
  } catch (error) {
    await giveAttemptBack(db, limit, subject);
    throw error;
  }
  return true;
}
