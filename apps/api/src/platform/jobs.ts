import type { WritableDb } from '@passage/database';
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
