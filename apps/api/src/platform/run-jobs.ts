/** Jobs at work: the relay hands due work to the queue, the queue to the handlers; sweeps find what has no job. */

import { type JobTiming, USUAL_TIMING } from './job-timing.ts';
import type { JobHandler, Sweep } from './jobs.ts';
import { begin, fail, finish } from './outbox.ts';
import type { Platform } from './platform.ts';
import { type HandOver, openQueues, type WorkPlace } from './queues.ts';
import { startRelay } from './relay.ts';
import { runSweeps } from './run-sweeps.ts';

export interface RunningJobs {
  /** Runs every sweep once, now. */
  sweep(): Promise<void>;
  /** Ends what is running, takes nothing new. */
  stop(): Promise<void>;
}

/** Runs the worker: relay, queues with their handlers, and sweeps, until it is stopped. */
export async function runJobs(
  platform: Platform,
  { handlers, sweeps }: { handlers: readonly JobHandler[]; sweeps: readonly Sweep[] },
  timing: JobTiming = USUAL_TIMING,
): Promise<RunningJobs> {
  const { config, database, clock, log, metrics, tracing } = platform;
  const byName = new Map(handlers.map((handler) => [handler.job, handler]));
  const queues = openQueues(config, timing, (error) => log.warn({ err: error }, 'queues'));
  const failures = new Set<Promise<void>>();

  const keepFailure = async ({ tenantId, outboxId }: WorkPlace, reason: string, isLast: boolean): Promise<void> => {
    const backoff = isLast ? { now: clock.now(), firstMs: timing.firstBackoffMs } : undefined;
    try {
      const isGivenUp = await fail(database.forTenant(tenantId).writable, outboxId, reason, backoff);
      if (isGivenUp) log.error({ tenantId, outboxId }, 'job given up');
    } catch (error) {
      log.error({ err: error, tenantId, outboxId }, 'job failure not kept');
    }
  };

  const failed = (where: WorkPlace, reason: string, isLast: boolean): void => {
    const kept = keepFailure(where, reason, isLast).finally(() => failures.delete(kept));
    failures.add(kept);
  };

  const run = async (name: string, { tenantId, outboxId, payload }: HandOver): Promise<void> => {
    const db = database.forTenant(tenantId).writable;
    if (!(await begin(db, outboxId, clock.now()))) return;
    const handler = byName.get(name);
    if (!handler) throw new Error(`no handler for the job ${name}`);
    // Whatever the job has to say is said with its name.
    const ownLog = log.child({ job: name, tenantId, outboxId });
    await handler.handle({ platform: { ...platform, log: ownLog }, tenantId, db }, payload);
    await finish(db, outboxId, clock.now());
    relay.finished(tenantId);
  };

  queues.work(
    async (name, work) => {
      const began = performance.now();
      let outcome: 'done' | 'failed' = 'failed';
      try {
        await (tracing
          ? tracing.inJob({ ...work, job: name, traceparent: work.traceparent }, () => run(name, work))
          : run(name, work));
        outcome = 'done';
      } finally {
        metrics.countJob(name, outcome, (performance.now() - began) / 1000);
      }
    },
    {
      onFailed: (job, { tenantId, outboxId }, error, isLast) => {
        log[isLast ? 'error' : 'warn']({ err: error, job, tenantId, outboxId }, 'job failed');
        failed({ tenantId, outboxId }, error.message, isLast);
      },
      onStalled: (where) => {
        log.warn(where, 'job stalled');
        failed(where, 'Its process stopped answering; it began anew.', false);
      },
    },
  );
  const relay = startRelay({ url: config.relayUrl, queues, clock, timing, log });

  const running = runSweeps(platform, sweeps, timing.sweepEveryMs);

  return {
    sweep: running.sweep,
    stop: async () => {
      await Promise.all([relay.stop(), running.stop()]);
      await queues.close();
      await Promise.all(failures);
    },
  };
}
