import type { JobHandler, Sweep } from '../../platform/jobs.ts';
import { dueSettlements, settleOrderJob } from './settle-order.job.ts';

export { settleOrder } from './settle-order.ts';

export const settlementJobs: readonly JobHandler[] = [settleOrderJob];
export const settlementSweeps: readonly Sweep[] = [dueSettlements];
