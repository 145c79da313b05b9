/**
 * Hands due outbox rows of all tenants to the queues. One of the few places that run without a tenant: its role sees the
 * outbox and nothing else.
 */
import type { FastifyBaseLogger } from 'fastify';
import { Pool } from 'pg';
import { addMs, type Clock } from './clock.ts';
import { onWorkCommitted } from './outbox.ts';
import type { Pace } from './pace.ts';
import type { Queues } from './queues.ts';

const BATCH = 100;

interface DueRow {
  tenant_id: number;
  id: number;
  job: string;
  payload: Record<string, number | string>;
  attempts: number;
  traceparent: string | null;
}

const CLAIM = `
  update outbox set status = 1, handed_at = $1
  where (tenant_id, id) in (
    select tenant_id, id from outbox
    where (status = 0 and run_at <= $1) or (status = 1 and handed_at <= $2)
    order by run_at limit ${BATCH} for update skip locked
  )
  returning tenant_id, id, job, payload, attempts, traceparent`;

/** What has begun meanwhile was handed over after all. */
const PUT_BACK = `
  update outbox set status = 0, handed_at = null
  from unnest($1::int[], $2::int[], $3::int[]) as claimed (tenant_id, id, attempts)
  where outbox.tenant_id = claimed.tenant_id and outbox.id = claimed.id
    and outbox.attempts = claimed.attempts and outbox.status = 1`;

export interface Relay {
  stop(): Promise<void>;
}

export function startRelay({
  url,
  queues,
  clock,
  pace,
  log,
}: {
  url: string;
  queues: Queues;
  clock: Clock;
  pace: Pace;
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
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  let isWaiting = false;

  const handOver = async (): Promise<void> => {
    for (;;) {
      const now = clock.now();
      const { rows } = await pool.query<DueRow>({
        name: 'relay-claim',
        text: CLAIM,
        values: [now, addMs(now, -pace.leaseMs)],
      });
      if (rows.length === 0) return;
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
        const columns = [rows.map((row) => row.tenant_id), rows.map((row) => row.id), rows.map((row) => row.attempts)];
        await pool.query(PUT_BACK, columns);
        throw error;
      }
      if (rows.length < BATCH || isStopped) return;
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
  const timer = setInterval(look, pace.lookEveryMs);
  const stopListening = onWorkCommitted(look);
  look();
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      stopListening();
      await running;
      await pool.end();
    },
  };
}
