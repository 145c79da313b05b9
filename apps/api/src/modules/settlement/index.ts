import type { JobHandler, Sweep } from '../../platform/jobs.ts';
import { dueSettlements, settleOrderJob } from './settle-order.job.ts';

export { hasOpenAfterSale } from './open-after-sale.ts';
export { SETTLE_ORDER, scheduleSettlement } from './schedule-settlement.ts';
export { settleOrder } from './settle-order.ts';

export const settlementJobs: readonly JobHandler[] = [settleOrderJob];
export const settlementSweeps: readonly Sweep[] = [dueSettlements];
