/** Work that must follow a commit: written in the transaction that causes it, so that it happens if and only if that commits. */
import { EventEmitter } from 'node:events';
import { type Db, integer, jsonb, nullable, smallint, statement, type Tx, text, timestamptz } from '@passage/database';

export interface Work {
  /** The job's name, a constant of the module that handles it. */
  readonly job: string;
  /** Unique per tenant; a repeat writes nothing. */
  readonly key: string;
  /** Ids only. */
  readonly payload: Readonly<Record<string, number | string>>;
  readonly runAt: Date;
}

/** How a row of the outbox stands. */
export const WORK_STATUS = { due: 0, handedOver: 1, done: 2, givenUp: 3 } as const;

/** Tries of one hand-over to a queue. */
export const TRIES = 5;
/** Work that was begun so often without coming to its end is given up and stays visible as such. */
export const ATTEMPT_LIMIT = 50;

const committed = new EventEmitter();

/** Calls the listener when work of this process was committed, so that the relay need not wait for its next look. */
export function onWorkCommitted(listener: () => void): () => void {
  committed.on('work', listener);
  return () => committed.off('work', listener);
}

const insertWork = statement({
  name: 'outbox-insert',
  params: [
    text('job'),
    text('key'),
    jsonb.as<string>()('payload'),
    timestamptz('runAt'),
    nullable(text)('traceparent'),
  ],
  columns: { id: integer },
  text: `insert into outbox (job, key, payload, run_at, traceparent) values ($1, $2, $3::jsonb, $4, $5)
   on conflict (tenant_id, key) do nothing returning id`,
});

/** Adds work to the outbox with the commit; a key that the tenant's outbox holds already adds nothing. */
export function enqueue(tx: Tx, { job, key, payload, runAt }: Work): void {
  const values = [job, key, JSON.stringify(payload), runAt, tx.traceparent ?? null] as const;
  tx.pipelineWithCommit(insertWork, [...values]);
  tx.afterCommit(() => committed.emit('work'));
}

const beginWork = statement({
  name: 'outbox-begin',
  params: [integer('id'), timestamptz('now')],
  columns: { id: integer },
  text: `update outbox set status = 1, attempts = attempts + 1, handed_at = $2
   where id = $1 and status in (0, 1) and attempts < ${ATTEMPT_LIMIT} returning id`,
});
const giveUpWork = statement({
  name: 'outbox-give-up',
  params: [integer('id'), text('reason')],
  columns: { id: integer },
  text: `update outbox set status = 3, last_error = coalesce(last_error, $2)
   where id = $1 and status in (0, 1) and attempts >= ${ATTEMPT_LIMIT} returning id`,
});

/**
 * Counts that work begins. What ends its process each time never fails, and is given up here.
 *
 * @returns false for work that is done, given up or gone
 */
export async function begin(db: Db, id: number, now: Date): Promise<boolean> {
  if (await db.sql.row(beginWork, [id, now])) return true;
  await db.sql.row(giveUpWork, [id, 'It never came to an end: its process ended first each time.']);
  return false;
}

const finishWork = statement({
  name: 'outbox-finish',
  params: [integer('id'), timestamptz('doneAt')],
  columns: { id: integer },
  text: 'update outbox set status = 2, done_at = $2, last_error = null where id = $1 and status <> 2 returning id',
});

/** Marks work as done; only ever after its handler has finished. */
export async function finish(db: Db, id: number, doneAt: Date): Promise<void> {
  await db.sql.row(finishWork, [id, doneAt]);
}

/** Longest backoff of work whose tries were used up, as a multiple of the first. */
const LONGEST_BACKOFF = 60;

const failWork = statement({
  name: 'outbox-fail',
  params: [integer('id'), text('error'), nullable(timestamptz)('now'), integer('backoffMs')],
  columns: { status: smallint },
  text: `update outbox set last_error = left($2, 2000),
     status = case when attempts >= ${ATTEMPT_LIMIT} then 3 when $3::timestamptz is null then status else 0 end,
     run_at = coalesce(
       $3 + make_interval(secs => $4::int / 1000.0 * least(${LONGEST_BACKOFF}, 2 ^ ((attempts - 1) / ${TRIES}))),
       run_at
     )
   where id = $1 and status in (0, 1) returning status`,
});

/**
 * Keeps why work failed.
 *
 * @param backoff of work whose tries are used up: it is due again after firstMs, after twice as long the next time, and so
 *   on up to an hour for each minute, so that an outage of hours is outlasted; undefined while its queue tries again
 * @returns whether it was given up
 */
export async function fail(
  db: Db,
  id: number,
  error: string,
  backoff: { readonly now: Date; readonly firstMs: number } | undefined,
): Promise<boolean> {
  const row = await db.sql.row(failWork, [id, error, backoff?.now ?? null, backoff?.firstMs ?? 0]);
  return row?.status === WORK_STATUS.givenUp;
}

const workById = statement({
  name: 'outbox-by-id',
  params: [integer('id')],
  columns: { job: text, reason: text },
  text: `select job, coalesce(last_error, '') as reason from outbox where id = $1`,
});

/** What a piece of work was and why it failed last; undefined where there is none. */
export const findWork = (db: Db, id: number): Promise<{ job: string; reason: string } | undefined> =>
  db.sql.row(workById, [id]);

const reviveWork = statement({
  name: 'outbox-revive',
  params: [integer('id'), timestamptz('now')],
  columns: { id: integer },
  text: 'update outbox set status = 0, attempts = 0, run_at = $2 where id = $1 and status = 3 returning id',
});

/** Has work that was given up tried again. @returns false for any other */
export const revive = async (tx: Tx, id: number, now: Date): Promise<boolean> =>
  (await tx.sql.row(reviveWork, [id, now])) !== undefined;
