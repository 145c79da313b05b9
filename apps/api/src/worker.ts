/** The worker: the relay, the queues' workers and the sweeps. Runs beside the server in one process, or alone. */
import { statement } from '@passage/database';
import { contactJobs } from './modules/contact/index.ts';
import { ledgerJobs, ledgerSweeps } from './modules/ledger/index.ts';
import { messageJobs } from './modules/messages/index.ts';
import { orderJobs, orderSweeps } from './modules/orders/index.ts';
import { settlementJobs, settlementSweeps } from './modules/settlement/index.ts';
import { MINUTE_MS } from './platform/clock.ts';
import type { JobHandler, Sweep } from './platform/jobs.ts';
import { fail, finish, isFinished } from './platform/outbox.ts';
import type { Platform } from './platform/platform.ts';
import { openQueues } from './platform/queues.ts';
import { startRelay } from './platform/relay.ts';

/** The map of the jobs. */
const handlers: readonly JobHandler[] = [
  ...orderJobs,
  ...settlementJobs,
  ...contactJobs,
  ...messageJobs,
  ...ledgerJobs,
];
const sweeps: readonly Sweep[] = [...orderSweeps, ...settlementSweeps, ...ledgerSweeps];

/** Hand-overs after which work is given up. */
const HAND_OVER_LIMIT = 10;

export interface RunningWorker {
  /** Runs every sweep once, now. */
  sweep(): Promise<void>;
  /** Ends what is running, takes nothing new. */
  stop(): Promise<void>;
}

const tenantIds = statement<{ id: number }>('worker-tenants', 'select id from tenant order by id');

export async function startWorker(platform: Platform): Promise<RunningWorker> {
  const { config, database, clock, log } = platform;
  const byName = new Map(handlers.map((handler) => [handler.job, handler]));
  const queues = openQueues(config, (error) => log.warn({ err: error }, 'queues'));

  queues.work(
    async (name, { tenantId, outboxId, payload }) => {
      const handler = byName.get(name);
      if (!handler) throw new Error(`no handler for the job ${name}`);
      const db = database.forTenant(tenantId).writable;
      if (await isFinished(db, outboxId)) return;
      await handler.handle({ platform, tenantId, db }, payload);
      await finish(db, outboxId, clock.now());
    },
    ({ tenantId, outboxId }, error) => {
      log.error({ err: error, tenantId, outboxId }, 'job failed');
      fail(database.forTenant(tenantId).writable, outboxId, error.message, HAND_OVER_LIMIT).catch((cause: unknown) =>
        log.error({ err: cause }, 'job failure not kept'),
      );
    },
  );
  const relay = startRelay({ url: config.queueUrl, queues, clock, log });

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
  }, MINUTE_MS);

  return {
    sweep,
    stop: async () => {
      clearInterval(timer);
      await relay.stop();
      await sweeping;
      await queues.close();
    },
  };
}
