/** The worker: the relay, the queues' workers and the sweeps. Runs beside the server in one process, or alone. */
import { contactJobs } from './modules/contact/index.ts';
import { importJobs } from './modules/imports/index.ts';
import { ledgerJobs, ledgerSweeps } from './modules/ledger/index.ts';
import { messageJobs } from './modules/messages/index.ts';
import { orderJobs, orderSweeps } from './modules/orders/index.ts';
import { ownShopJobs } from './modules/own-shop/index.ts';
import { retentionSweeps } from './modules/retention/index.ts';
import { sessionJobs } from './modules/session/index.ts';
import { settlementJobs, settlementSweeps } from './modules/settlement/index.ts';
import type { JobTiming } from './platform/job-timing.ts';
import type { JobHandler, Sweep } from './platform/jobs.ts';
import type { Platform } from './platform/platform.ts';
import { type RunningJobs, runJobs } from './platform/run-jobs.ts';

/** The map of the jobs. */
const handlers: readonly JobHandler[] = [
  ...orderJobs,
  ...settlementJobs,
  ...contactJobs,
  ...messageJobs,
  ...ledgerJobs,
  ...ownShopJobs,
  ...importJobs,
  ...sessionJobs,
];
const sweeps: readonly Sweep[] = [...orderSweeps, ...settlementSweeps, ...ledgerSweeps, ...retentionSweeps];

/** Starts the worker with every handler and sweep of the system. */
export const startWorker = (platform: Platform, timing?: JobTiming): Promise<RunningJobs> =>
  runJobs(platform, { handlers, sweeps }, timing);
