/** Work that must follow a commit: written in the transaction that causes it, so that it happens if and only if that commits. */
import { EventEmitter } from 'node:events';
import { type Db, statement, type Tx } from '@passage/database';

export interface Work {
  /** The job's name, a constant of the module that handles it. */
  readonly job: string;
  /** Unique per tenant; a repeat writes nothing. */
  readonly key: string;
  /** Ids only. */
  readonly payload: Readonly<Record<string, number | string>>;
  readonly runAt: Date;
}

const committed = new EventEmitter();

/** Calls the listener when work of this process was committed, so that the relay need not wait for its next look. */
export function onWorkCommitted(listener: () => void): () => void {
  committed.on('work', listener);
  return () => committed.off('work', listener);
}

const insertWork = statement<{ id: number }, [job: string, key: string, payload: string, runAt: Date]>(
  'outbox-insert',
  `insert into outbox (job, key, payload, run_at) values ($1, $2, $3::jsonb, $4)
   on conflict (tenant_id, key) do nothing returning id`,
);

export async function enqueue(tx: Tx, work: Work): Promise<void> {
  await tx.sql.row(insertWork, [work.job, work.key, JSON.stringify(work.payload), work.runAt]);
  tx.afterCommit(() => committed.emit('work'));
}

const finishWork = statement<{ id: number }, [id: number, doneAt: Date]>(
  'outbox-finish',
  'update outbox set status = 2, done_at = $2, last_error = null where id = $1 and status <> 2 returning id',
);

/** Marks work as done; only ever after its handler has finished. */
export async function finish(db: Db, id: number, doneAt: Date): Promise<void> {
  await db.sql.row(finishWork, [id, doneAt]);
}

const isDone = statement<{ done: boolean }, [id: number]>(
  'outbox-is-done',
  'select status = 2 as done from outbox where id = $1',
);

/** Whether work was finished before; work that no longer exists counts as finished. */
export async function isFinished(db: Db, id: number): Promise<boolean> {
  return (await db.sql.row(isDone, [id]))?.done ?? true;
}

const failWork = statement<{ id: number }, [id: number, error: string, limit: number]>(
  'outbox-fail',
  `update outbox set last_error = left($2, 2000), status = case when attempts >= $3 then 3 else status end
   where id = $1 and status <> 2 returning id`,
);

/** Keeps why work failed; after too many hand-overs it is given up and stays visible as such. */
export async function fail(db: Db, id: number, error: string, attemptLimit: number): Promise<void> {
  await db.sql.row(failWork, [id, error, attemptLimit]);
}
