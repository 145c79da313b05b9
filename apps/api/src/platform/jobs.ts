import type { Sql, WritableDb } from '@passage/database';
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

/** A row of a tenant for which something is due. */
export interface Due {
  readonly tenantId: number;
  readonly id: number;
}

/** Rows of one tenant that a round of a sweep takes, so that no tenant has the others wait for it. */
export const DUE_PER_TENANT = 100;

/** What finds the work that has no job, or whose job was lost. */
export interface Sweep {
  readonly name: string;
  /** How often it runs; with every round, once a minute, unless said otherwise. */
  readonly everyMs?: number;
  /** Asks once, over all tenants, what is due. */
  readonly findDue: (sql: Sql, now: Date) => Promise<readonly Due[]>;
  /** Does one piece of it, which may be done by then. */
  readonly act: (context: JobContext, id: number, now: Date) => Promise<void>;
}
