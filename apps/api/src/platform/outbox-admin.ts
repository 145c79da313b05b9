/** How the work and the books of all tenants stand, for those who run the system. Sees no more of the tenants than that. */
import { bigint, doublePrecision, integer, sqlOf, statement, text, timestamptz } from '@passage/database';
import { Pool } from 'pg';

/** Of one kind of job. */
export interface WorkFigures {
  readonly job: string;
  /** Not due yet. */
  readonly later: number;
  /** Due, or in the queue. */
  readonly due: number;
  /** Of both, what has failed and will be tried again. */
  readonly failing: number;
  /** Failed too often: nobody tries it again by itself. */
  readonly givenUp: number;
  /** Since when the oldest of the due work has been due. */
  readonly oldestSeconds: number;
}

export interface GivenUpWork {
  readonly tenantId: number;
  readonly id: number;
  readonly job: string;
  /** Tells what it was for. */
  readonly key: string;
  readonly reason: string;
  readonly since: Date;
}

/** How the last proof of a tenant's balances ended. */
export interface ProofFigures {
  readonly tenantId: number;
  readonly provedAt: Date;
  readonly wrongBalances: number;
}

export interface OutboxAdmin {
  figures(now: Date): Promise<WorkFigures[]>;
  proofs(): Promise<ProofFigures[]>;
  /** The newest first. */
  givenUp(limit: number): Promise<GivenUpWork[]>;
  /** Has all that was given up tried again. @returns how much that is */
  runAgain(now: Date): Promise<number>;
  close(): Promise<void>;
}

const workFigures = statement({
  name: 'outbox-admin',
  params: [timestamptz('now')],
  columns: {
    job: text,
    later: integer,
    due: integer,
    failing: integer,
    givenUp: integer,
    oldestSeconds: doublePrecision,
  },
  text: `
  select job, count(*) filter (where status = 0 and run_at > $1)::int as later,
    count(*) filter (where status = 1 or status = 0 and run_at <= $1)::int as due,
    count(*) filter (where status <> 3 and last_error is not null)::int as failing,
    count(*) filter (where status = 3)::int as "givenUp",
    coalesce(extract(epoch from $1 - min(run_at) filter (where status = 1 or status = 0 and run_at <= $1)), 0)::float as "oldestSeconds"
  from outbox where status in (0, 1, 3) group by job order by job`,
});
const lastProofs = statement({
  name: 'work-proofs',
  columns: { tenantId: integer, provedAt: timestamptz, wrongBalances: integer },
  text: `select tenant_id as "tenantId", proved_at as "provedAt", wrong_balances as "wrongBalances"
   from ledger_proof order by tenant_id`,
});
const givenUpWork = statement({
  name: 'work-given-up',
  params: [bigint('limit')],
  columns: { tenantId: integer, id: integer, job: text, key: text, reason: text, since: timestamptz },
  text: `select tenant_id as "tenantId", id, job, key, coalesce(last_error, '') as reason, coalesce(handed_at, created_at) as since
   from outbox where status = 3 order by since desc, tenant_id, id limit $1`,
});
const runAllAgain = statement({
  name: 'work-run-again',
  params: [timestamptz('now')],
  columns: { id: integer },
  text: 'update outbox set status = 0, attempts = 0, run_at = $1 where status = 3 returning id',
});

/** Opens what operators see and do with the outbox of all tenants. @param url connects as the login of the relay */
export function openOutboxAdmin(url: string, onError: (error: Error) => void): OutboxAdmin {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: 3_000,
    options: '-c role=passage_relay -c search_path=public -c statement_timeout=15000',
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const sql = sqlOf(pool);
  return {
    figures: (now) => sql.rows(workFigures, [now]),
    proofs: () => sql.rows(lastProofs, []),
    givenUp: (limit) => sql.rows(givenUpWork, [limit]),
    runAgain: async (now) => (await sql.rows(runAllAgain, [now])).length,
    close: () => pool.end(),
  };
}
