/** Counts tries at a secret. Each count is a committed statement of its own: a rollback must not give a try back. */
import { statement, type WritableDb } from '@passage/database';
import { Failure } from '../../http/failure.ts';
import { addMs, SECOND_MS } from '../../platform/clock.ts';

export interface Limit {
  /** What is tried, for instance sign-in:account. */
  readonly scope: string;
  readonly tries: number;
  readonly windowMs: number;
}

const count = statement<
  { count: number },
  [scope: string, subject: string, now: Date, expiredBefore: Date, tries: number]
>(
  'attempt-count',
  `insert into attempt_counter as counter (scope, subject, window_start, count) values ($1, $2, $3, 1)
   on conflict (tenant_id, scope, subject) do update set
     count = case when counter.window_start <= $4 then 1 else counter.count + 1 end,
     window_start = case when counter.window_start <= $4 then excluded.window_start else counter.window_start end
   where counter.window_start <= $4 or counter.count < $5
   returning count`,
);
const windowStart = statement<{ window_start: Date }, [scope: string, subject: string]>(
  'attempt-window',
  'select window_start from attempt_counter where scope = $1 and subject = $2',
);
const giveBack = statement<{ count: number }, [scope: string, subject: string]>(
  'attempt-give-back',
  'update attempt_counter set count = count - 1 where scope = $1 and subject = $2 and count > 0 returning count',
);
const reset = statement<{ count: number }, [scope: string, subject: string]>(
  'attempt-reset',
  'delete from attempt_counter where scope = $1 and subject = $2 returning count',
);

/** @throws Failure TOO_MANY_REQUESTS when the window's tries are used up */
export async function countAttempt(db: WritableDb, limit: Limit, subject: string, now: Date): Promise<void> {
  const { scope, tries, windowMs } = limit;
  if (await db.sql.row(count, [scope, subject, now, addMs(now, -windowMs), tries])) return;
  const row = await db.sql.row(windowStart, [scope, subject]);
  const leftMs = row ? row.window_start.getTime() + windowMs - now.getTime() : 0;
  throw new Failure('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, Math.ceil(leftMs / SECOND_MS)) });
}

/** A try that turned out right was none at guessing. */
export async function giveAttemptBack(db: WritableDb, { scope }: Limit, subject: string): Promise<void> {
  await db.sql.row(giveBack, [scope, subject]);
}

export async function resetAttempts(db: WritableDb, { scope }: Limit, subject: string): Promise<void> {
  await db.sql.row(reset, [scope, subject]);
}
