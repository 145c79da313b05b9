/** BullMQ on PostgreSQL, or on Redis where one is configured: the same queue, workers and handlers. */
import { setTimeout as pause } from 'node:timers/promises';
import { QUEUE_SCHEMA } from '@passage/database';
import {
  createPostgresBackend,
  createRedisBackend,
  type Job,
  type PgPool,
  type QueueOptions,
  type WorkerOptions,
  withBackend,
} from 'bullmq';
import type { Cluster } from 'ioredis';
import { Pool } from 'pg';
import type { Config } from '../config.ts';
import { SECOND_MS } from './clock.ts';
import type { JobTiming } from './job-timing.ts';
import { TRIES } from './outbox.ts';
import { connectCluster, isCluster, type RedisPatience } from './redis.ts';

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

/** What a queue carries of a piece of work: where its row is, the ids it needs and the trace of what caused it. */
export interface HandOver extends WorkPlace {
  readonly traceparent?: string;
  readonly payload: Readonly<Record<string, number | string>>;
}

/** What becomes of jobs. */
export interface JobListener {
  /** @param isLast whether the tries of this hand-over are used up */
  onFailed(job: string, data: HandOver, error: Error, isLast: boolean): void;
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

/** Opens BullMQ's queues, on Redis or on PostgreSQL. @param onError hears of connection faults; they mend themselves */
export function openQueues(config: Config, timing: JobTiming, onError: (error: Error) => void): Queues {
  const { openQueue, openWorker, end } = config.redisUrl
    ? onRedis(config.redisUrl, onError)
    : onPostgres(config.queueUrl, onError);
  const queue = openInTheEnd<ReturnType<typeof openQueue>>(openQueue, onError);
  let atWork: { close(): Promise<void> } | undefined;

  const add: Queues['add'] = async (jobs) => {
    const ready = await queue.ready;
    await ready.addBulk(
      jobs.map(({ name, begun, data }) => ({
        name,
        data,
        opts: {
          jobId: jobIdOf(data, begun),
          attempts: TRIES,
          backoff: { type: 'exponential', delay: timing.firstPauseMs },
          removeOnComplete: true,
          removeOnFail: true,
        },
      })),
    );
  };
  return {
    add: (jobs) => within(HAND_OVER_LIMIT_MS, add(jobs)),
    work: (process, { onFailed, onStalled }) => {
      const work = openInTheEnd(() => {
        const worker = openWorker((job) => process(job.name, job.data), {
          autorun: false,
          concurrency: CONCURRENCY,
          lockDuration: timing.lockMs,
          stalledInterval: timing.lockMs,
        });
        worker.on('failed', (job: Job<HandOver> | undefined, error: Error) => {
          if (job) onFailed(job.name, job.data, error, job.attemptsMade >= TRIES);
        });
        worker.on('stalled', (jobId: string) => onStalled(placeOf(jobId)));
        return worker;
      }, onError);
      work.ready.then((ready) => ready.run()).catch(onError);
      atWork = work;
    },
    close: async () => {
      // While Redis is away neither would ever end.
      const ends = async () => {
        await atWork?.close();
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

interface Connecting {
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/**
 * Opens a part of the queue, again and again until its first connection holds. BullMQ keeps the outcome of that connection
 * for good: a worker whose first one failed would fail for ever, in a loop that lets nothing else run.
 */
function openInTheEnd<T extends Connecting>(open: () => T, onError: (error: Error) => void) {
  const openOne = (): T => {
    const part = open();
    part.on('error', onError);
    return part;
  };
  let part = openOne();
  let isClosed = false;
  const connect = async (): Promise<T> => {
    for (;;) {
      try {
        await part.waitUntilReady();
        return part;
      } catch (error) {
        if (isClosed) throw error;
        onError(error instanceof Error ? error : new Error(String(error)));
        await part.close().catch(onError);
        await pause(CONNECT_AGAIN_MS, undefined, { ref: false });
        if (isClosed) throw error;
        part = openOne();
      }
    }
  };
  const ready = connect();
  ready.catch(() => undefined);
  return {
    ready,
    close: async (): Promise<void> => {
      isClosed = true;
      await part.close();
    },
  };
}

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
    openQueue: () => new Queue<HandOver>(QUEUE, { connection }),
    openWorker: (process: Process, ways: Ways) => new Worker<HandOver>(QUEUE, process, { connection, ...ways }),
    end: () => pool.end(),
  };
}

function onRedis(url: string, onError: (error: Error) => void) {
  const { Queue, Worker } = withBackend(createRedisBackend);
  const clusters: Cluster[] = [];
  /** What BullMQ opens itself it closes itself; the client of a cluster it is given. */
  const connect = (patience: RedisPatience): QueueOptions['connection'] => {
    if (!isCluster(url)) return { url, ...patience };
    const cluster = connectCluster(url, patience, onError);
    clusters.push(cluster);
    return cluster;
  };
  // All keys of the queue are on one node of a cluster, which what stands in braces decides.
  const keys = isCluster(url) ? { prefix: '{passage}' } : {};
  // A hand-over fails at once while Redis is away: its row waits for the next look. Workers wait for it to come back.
  const [adding, working] = [
    { enableOfflineQueue: false, maxRetriesPerRequest: 1 },
    { enableOfflineQueue: true, maxRetriesPerRequest: null },
  ];
  return {
    openQueue: () => new Queue<HandOver>(QUEUE, { ...keys, connection: connect(adding) }),
    openWorker: (process: Process, ways: Ways) =>
      new Worker<HandOver>(QUEUE, process, { ...keys, connection: connect(working), ...ways }),
    end: async () => {
      for (const cluster of clusters) cluster.disconnect();
    },
  };
}
