/** Jobs at work: the relay hands due work to the queue, the queue to the handlers; sweeps find what has no job. */
import { statement } from '@passage/database';
import type { JobHandler, Sweep } from './jobs.ts';
import { begin, fail, finish } from './outbox.ts';
import { type Pace, USUAL_PACE } from './pace.ts';
import type { Platform } from './platform.ts';
import { openQueues, type WorkPlace } from './queues.ts';
import { startRelay } from './relay.ts';

export interface RunningJobs {
  /** Runs every sweep once, now. */
  sweep(): Promise<void>;
  /** Ends what is running, takes nothing new. */
  stop(): Promise<void>;
}

const tenantIds = statement<{ id: number }>('worker-tenants', 'select id from tenant order by id');

export async function runJobs(
  platform: Platform,
  { handlers, sweeps }: { handlers: readonly JobHandler[]; sweeps: readonly Sweep[] },
  pace: Pace = USUAL_PACE,
): Promise<RunningJobs> {
  const { config, database, clock, log } = platform;
  const byName = new Map(handlers.map((handler) => [handler.job, handler]));
  const queues = openQueues(config, pace, (error) => log.warn({ err: error }, 'queues'));
  const failures = new Set<Promise<void>>();

  const keepFailure = async ({ tenantId, outboxId }: WorkPlace, reason: string, isLast: boolean): Promise<void> => {
    const rest = isLast ? { now: clock.now(), firstMs: pace.firstRestMs } : undefined;
    try {
      const isGivenUp = await fail(database.forTenant(tenantId).writable, outboxId, reason, rest);
      if (isGivenUp) log.error({ tenantId, outboxId }, 'job given up');
    } catch (error) {
      log.error({ err: error, tenantId, outboxId }, 'job failure not kept');
    }
  };

  const failed = (where: WorkPlace, reason: string, isLast: boolean): void => {
    const kept = keepFailure(where, reason, isLast).finally(() => failures.delete(kept));
    failures.add(kept);
  };

  queues.work(
    async (name, { tenantId, outboxId, payload }) => {
      const db = database.forTenant(tenantId).writable;
      if (!(await begin(db, outboxId, clock.now()))) return;
      const handler = byName.get(name);
      if (!handler) throw new Error(`no handler for the job ${name}`);
      await handler.handle({ platform, tenantId, db }, payload);
      await finish(db, outboxId, clock.now());
    },
    {
      onFailed: ({ tenantId, outboxId }, error, isLast) => {
        log[isLast ? 'error' : 'warn']({ err: error, tenantId, outboxId }, 'job failed');
        failed({ tenantId, outboxId }, error.message, isLast);
      },
      onStalled: (where) => {
        log.warn(where, 'job stalled');
        failed(where, 'Its process stopped answering; it began anew.', false);
      },
    },
  );
  const relay = startRelay({ url: config.queueUrl, queues, clock, pace, log });

  const sweep = async (): Promise<void> => {
    for (const { id } of await database.global.rows(tenantIds, [])) {
      const context = { platform, tenantId: id, db: database.forTenant(id).writable };
      for (const { name, run } of sweeps)
        await run(context).catch((error: unknown) =>
          log.error({ err: error, tenantId: id, sweep: name }, 'sweep failed'),
        );
    }
  };
  let sweeping: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep).catch((error: unknown) => log.error({ err: error }, 'sweeps failed'));
  }, pace.sweepEveryMs);

  return {
    sweep,
    stop: async () => {
      clearInterval(timer);
      await relay.stop();
      await sweeping;
      await queues.close();
      await Promise.all(failures);
    },
  };
}
