import type { Tx, WritableDb } from '@passage/database';
import type { Platform } from './platform.ts';

export interface JobContext {
  readonly platform: Platform;
  readonly tenantId: number;
  readonly db: WritableDb;
}

/** A job's work. It may run more than once and late: it asks the database whether it is still due. */
export interface JobHandler {
  /** The job's name, as its outbox rows carry it. */
  readonly job: string;
  readonly handle: (context: JobContext, payload: unknown) => Promise<void>;
}

/** What is done for every tenant once a minute, to find what has no job. */
export interface Sweep {
  readonly name: string;
  readonly run: (context: JobContext) => Promise<void>;
}

/** Does a piece of work for each id, in a transaction of its own; one that fails is logged and keeps none from its turn. */
export async function sweepEach(
  { db, platform }: JobContext,
  ids: readonly number[],
  act: (tx: Tx, id: number) => Promise<void>,
): Promise<void> {
  for (const id of ids)
    await db
      .inTransaction((tx) => act(tx, id))
      .catch((error: unknown) => platform.log.error({ err: error, id }, 'sweep failed'));
}
