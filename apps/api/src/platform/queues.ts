/** BullMQ on PostgreSQL, or on Redis where one is configured: the same queue, workers and handlers. */
import { setTimeout as pause } from 'node:timers/promises';
import { isOverload, QUEUE_SCHEMA } from '@passage/database';
import {
  createPostgresBackend,
  createRedisBackend,
  type Job,
  type PgPool,
  type QueueOptions,
  type WorkerOptions,
  withBackend,
} from 'bullmq';
import { Pool, type PoolClient } from 'pg';
import type { Config } from '../config.ts';
import { SECOND_MS } from './clock.ts';
import { TRIES } from './outbox.ts';
import type { Pace } from './pace.ts';

const QUEUE = 'work';
/** Jobs that one process works on at once. */
export const CONCURRENCY = 8;

/** Where the row of a piece of work is. */
export interface WorkPlace {
  readonly tenantId: number;
  readonly outboxId: number;
}

const HAND_OVER_LIMIT_MS = 3 * SECOND_MS;
/** Below the server's own limit for its end. */
const CLOSE_LIMIT_MS = 8 * SECOND_MS;

/** What a queue carries of a piece of work: where its row is and the ids it needs. */
export interface HandOver extends WorkPlace {
  readonly payload: Readonly<Record<string, number | string>>;
}

/** What becomes of jobs. */
export interface JobListener {
  /** @param isLast whether the tries of this hand-over are used up */
  onFailed(data: HandOver, error: Error, isLast: boolean): void;
  /** A job's process has not answered for as long as its lock holds; the job begins anew. */
  onStalled(where: WorkPlace): void;
}

export interface Queues {
  /**
   * Hands work over. Work that waits in the queue already is not added again.
   *
   * @param begun how often the work has begun before: after that it is another job
   */
  add(jobs: readonly { readonly name: string; readonly begun: number; readonly data: HandOver }[]): Promise<void>;
  /** Starts to work jobs off. */
  work(process: (name: string, data: HandOver) => Promise<void>, listener: JobListener): void;
  close(): Promise<void>;
}

const jobIdOf = ({ tenantId, outboxId }: WorkPlace, begun: number): string => `${tenantId}-${outboxId}-${begun}`;

function placeOf(jobId: string): WorkPlace {
  const [tenantId = 0, outboxId = 0] = jobId.split('-').map(Number);
  return { tenantId, outboxId };
}

/** @param onError hears of connection faults; BullMQ mends them itself */
export function openQueues(config: Config, pace: Pace, onError: (error: Error) => void): Queues {
  const { queue, startWorker, end } = config.redisUrl ? onRedis(config.redisUrl) : onPostgres(config.queueUrl, onError);
  queue.on('error', onError);
  let worker: ReturnType<typeof startWorker> | undefined;
  return {
    add: async (jobs) => {
      const added = queue.addBulk(
        jobs.map(({ name, begun, data }) => ({
          name,
          data,
          opts: {
            jobId: jobIdOf(data, begun),
            attempts: TRIES,
            backoff: { type: 'exponential', delay: pace.firstPauseMs },
            removeOnComplete: true,
            removeOnFail: true,
          },
        })),
      );
      await within(HAND_OVER_LIMIT_MS, added);
    },
    work: (process, { onFailed, onStalled }) => {
      worker = startWorker((job) => process(job.name, job.data), {
        concurrency: CONCURRENCY,
        lockDuration: pace.lockMs,
        stalledInterval: pace.lockMs,
      });
      worker.on('error', onError);
      worker.on('failed', (job: Job<HandOver> | undefined, error: Error) => {
        if (job) onFailed(job.data, error, job.attemptsMade >= TRIES);
      });
      worker.on('stalled', (jobId: string) => onStalled(placeOf(jobId)));
    },
    close: async () => {
      // While Redis is away neither would ever end.
      const ends = async () => {
        await worker?.close();
        await queue.close();
      };
      await within(CLOSE_LIMIT_MS, ends()).catch(onError);
      await end();
    },
  };
}

/** @throws Error when it takes longer; what comes of it afterwards is not looked at */
async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the queue does not answer within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

type Process = (job: Job<HandOver>) => Promise<void>;
type Ways = Omit<WorkerOptions, 'connection'>;

const CONNECT_AGAIN_MS = 500;

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void;

/**
 * Waits for a database that is away or still starting. BullMQ keeps the outcome of its first connection for good, so that
 * one that was refused would have its worker fail for ever, in a loop that lets nothing else run.
 */
class PatientPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    if (!callback) return this.connectInTheEnd();
    super.connect(callback);
    return undefined;
  }

  private async connectInTheEnd(): Promise<PoolClient> {
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        if (this.ending || !isOverload(error)) throw error;
        await pause(CONNECT_AGAIN_MS, undefined, { ref: false });
      }
    }
  }
}

function onPostgres(url: string, onError: (error: Error) => void) {
  const pool = new PatientPool({
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
    startWorker: (process: Process, ways: Ways) => new Worker<HandOver>(QUEUE, process, { connection, ...ways }),
    end: () => pool.end(),
  };
}

function onRedis(url: string) {
  const { Queue, Worker } = withBackend(createRedisBackend);
  // A hand-over fails at once while Redis is away: its row waits for the next look. Workers wait for it to come back.
  const producer: QueueOptions['connection'] = { url, enableOfflineQueue: false, maxRetriesPerRequest: 1 };
  const connection = { url, maxRetriesPerRequest: null };
  return {
    queue: new Queue<HandOver>(QUEUE, { connection: producer }),
    startWorker: (process: Process, ways: Ways) => new Worker<HandOver>(QUEUE, process, { connection, ...ways }),
    end: async () => undefined,
  };
}
