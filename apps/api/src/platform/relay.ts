/**
 * Hands due outbox rows of all tenants to the queues. One of the few places that run without a tenant: its role sees the
 * outbox and nothing else.
 */
import { array, bigint, integer, jsonb, nullable, sqlOf, statement, text, timestamptz } from '@passage/database';
import type { FastifyBaseLogger } from 'fastify';
import { Pool } from 'pg';
import { addMs, type Clock } from './clock.ts';
import type { JobTiming } from './job-timing.ts';
import { onWorkCommitted } from './outbox.ts';
import type { Queues } from './queues.ts';

/**
 * Rows of one tenant that are with the queue at a time. Work of another tenant that becomes due during a hand-over waits for
 * these and for those that came with it: a batch of 100.
 */
const BATCH = 50;

/**
 * Takes due rows of each tenant in turn, of each only as many as bring what is handed over of it to a batch: however much
 * of one tenant waits, work of another that becomes due waits for a batch of it at most. Tenants are found by leaps over
 * the index, so that what they have waiting costs nothing.
 */
const claim = statement({
  name: 'relay-claim',
  params: [timestamptz('now'), timestamptz('leasedBefore')],
  columns: {
    tenant_id: integer,
    id: integer,
    job: text,
    payload: jsonb.as<Record<string, number | string>>(),
    attempts: integer,
    traceparent: nullable(text),
    /** Where it stands among those of its tenant. */
    place: bigint,
  },
  text: `
  with recursive waiting (tenant_id) as (
    (select tenant_id from outbox where status in (0, 1) order by tenant_id limit 1)
    union all
    select (
      select outbox.tenant_id from outbox where status in (0, 1) and outbox.tenant_id > waiting.tenant_id
      order by outbox.tenant_id limit 1
    ) from waiting where waiting.tenant_id is not null
  ),
  due as (
    select taken.tenant_id, taken.id, row_number() over (partition by taken.tenant_id order by taken.run_at) as place from waiting
    cross join lateral (
      select count(*) as count from (
        select from outbox
        where tenant_id = waiting.tenant_id and status = 1 and handed_at > $2 limit ${BATCH}
      ) as handed
    ) as handed
    cross join lateral (
      select tenant_id, id, run_at from outbox
      where tenant_id = waiting.tenant_id and (status = 0 and run_at <= $1 or status = 1 and handed_at <= $2)
      order by run_at limit ${BATCH} - handed.count for update skip locked
    ) as taken
    where waiting.tenant_id is not null
  )
  update outbox set status = 1, handed_at = $1 from due
  where (outbox.tenant_id, outbox.id) = (due.tenant_id, due.id)
  returning outbox.tenant_id, outbox.id, job, payload, attempts, traceparent, due.place`,
});

/** What has begun meanwhile was handed over after all. */
const putBack = statement({
  name: 'relay-put-back',
  params: [array(integer)('tenantIds'), array(integer)('ids'), array(integer)('attempts')],
  text: `
  update outbox set status = 0, handed_at = null
  from unnest($1::int[], $2::int[], $3::int[]) as claimed (tenant_id, id, attempts)
  where outbox.tenant_id = claimed.tenant_id and outbox.id = claimed.id
    and outbox.attempts = claimed.attempts and outbox.status = 1`,
});

export interface Relay {
  /** Work of a tenant has ended: where more of it waits for that, it is handed over. */
  finished(tenantId: number): void;
  stop(): Promise<void>;
}

/** Starts to hand due outbox rows of all tenants to the queues, until it is stopped. */
export function startRelay({
  url,
  queues,
  clock,
  timing,
  log,
}: {
  url: string;
  queues: Queues;
  clock: Clock;
  timing: JobTiming;
  log: FastifyBaseLogger;
}): Relay {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    options: '-c role=passage_relay -c search_path=public -c statement_timeout=15000',
  });
  const onError = (error: Error): void => log.warn({ err: error }, 'relay connection');
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const sql = sqlOf(pool);
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  let isWaiting = false;

  /** How much of each tenant's work has ended since a hand-over that may have left some waiting. */
  const ended = new Map<number, number>();

  const handOver = async (): Promise<void> => {
    ended.clear();
    for (;;) {
      const now = clock.now();
      const rows = await sql.rows(claim, [now, addMs(now, -timing.leaseMs)]);
      if (rows.length === 0) return;
      // The tenants' rows take turns in the queue.
      rows.sort((one, other) => Number(one.place) - Number(other.place));
      for (const { tenant_id } of rows) ended.set(tenant_id, 0);
      try {
        await queues.add(
          rows.map((row) => ({
            name: row.job,
            begun: row.attempts,
            data: {
              tenantId: row.tenant_id,
              outboxId: row.id,
              payload: row.payload,
              ...(row.traceparent === null ? {} : { traceparent: row.traceparent }),
            },
          })),
        );
      } catch (error) {
        const [tenantIds, ids] = [rows.map((row) => row.tenant_id), rows.map((row) => row.id)];
        await sql.rows(putBack, [tenantIds, ids, rows.map((row) => row.attempts)]);
        throw error;
      }
      if (isStopped) return;
    }
  };
  const look = (): void => {
    if (isStopped || isWaiting) return;
    isWaiting = true;
    running = running.then(async () => {
      isWaiting = false;
      if (isStopped) return;
      // Rows that were claimed but neither handed over nor put back come again when their lease ends.
      await handOver().catch((error: unknown) => log.warn({ err: error }, 'relay'));
    });
  };
  const timer = setInterval(look, timing.lookEveryMs);
  const stopListening = onWorkCommitted(look);
  look();
  return {
    finished: (tenantId) => {
      const count = ended.get(tenantId);
      if (count === undefined) return;
      ended.set(tenantId, count + 1);
      // Below half a batch the queue runs dry before the next look.
      if (count + 1 === BATCH / 2) look();
    },
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      stopListening();
      await running;
      await pool.end();
    },
  };
}
