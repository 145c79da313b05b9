/** BullMQ on PostgreSQL, or on Redis where one is configured: the same queue, workers and handlers. */
import { QUEUE_SCHEMA } from '@passage/database';
import { createPostgresBackend, createRedisBackend, type Job, type PgPool, withBackend } from 'bullmq';
import { Pool } from 'pg';
import type { Config } from '../config.ts';

const QUEUE = 'work';
/** Tries of one hand-over, a second apart at first and twice as long each time. */
const TRIES = 5;

/** What a queue carries of a piece of work: where its row is and the ids it needs. */
export interface HandOver {
  readonly tenantId: number;
  readonly outboxId: number;
  readonly payload: Readonly<Record<string, number | string>>;
}

export interface Queues {
  /** @param attempt makes the job of a repeated hand-over a new one */
  add(jobs: readonly { readonly name: string; readonly attempt: number; readonly data: HandOver }[]): Promise<void>;
  /** Starts to work jobs off; onFailed hears of each job whose tries are used up. */
  work(
    process: (name: string, data: HandOver) => Promise<void>,
    onFailed: (data: HandOver, error: Error) => void,
  ): void;
  close(): Promise<void>;
}

/** @param onError hears of connection faults; BullMQ mends them itself */
export function openQueues(config: Config, onError: (error: Error) => void): Queues {
  const { queue, startWorker, end } = config.redisUrl ? onRedis(config.redisUrl) : onPostgres(config.queueUrl, onError);
  queue.on('error', onError);
  let worker: ReturnType<typeof startWorker> | undefined;
  return {
    add: async (jobs) => {
      await queue.addBulk(
        jobs.map(({ name, attempt, data }) => ({
          name,
          data,
          opts: {
            jobId: `${data.tenantId}-${data.outboxId}-${attempt}`,
            attempts: TRIES,
            backoff: { type: 'exponential', delay: 1_000 },
            removeOnComplete: true,
            removeOnFail: true,
          },
        })),
      );
    },
    work: (process, onFailed) => {
      worker = startWorker((job) => process(job.name, job.data));
      worker.on('error', onError);
      worker.on('failed', (job: Job<HandOver> | undefined, error: Error) => {
        if (job && job.attemptsMade >= TRIES) onFailed(job.data, error);
      });
    },
    close: async () => {
      await worker?.close();
      await queue.close();
      await end();
    },
  };
}

type Process = (job: Job<HandOver>) => Promise<void>;

const CONCURRENCY = 8;

function onPostgres(url: string, onError: (error: Error) => void) {
  const pool = new Pool({
    connectionString: url,
    max: 8,
    options: `-c role=passage_queue -c search_path=${QUEUE_SCHEMA}`,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  // BullMQ asks for a pg.Pool and gets one; its declaration of it lags behind pg's own overloads.
  const connection = pool as unknown as PgPool;
  const { Queue, Worker } = withBackend(createPostgresBackend);
  return {
    queue: new Queue<HandOver>(QUEUE, { connection }),
    startWorker: (process: Process) => new Worker<HandOver>(QUEUE, process, { connection, concurrency: CONCURRENCY }),
    end: () => pool.end(),
  };
}

function onRedis(url: string) {
  const { Queue, Worker } = withBackend(createRedisBackend);
  const connection = { url, maxRetriesPerRequest: null };
  return {
    queue: new Queue<HandOver>(QUEUE, { connection }),
    startWorker: (process: Process) => new Worker<HandOver>(QUEUE, process, { connection, concurrency: CONCURRENCY }),
    end: async () => undefined,
  };
}
