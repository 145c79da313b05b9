import type { JobHandler, Sweep } from '../../platform/jobs.ts';
import { expireOrderJob, overdueOrders } from './expire-order.job.ts';
import { orderPaidJob } from './on-order-paid.ts';

export { cancelOrder, expireOrder } from './cancel-order.ts';
export { type Buyer, createOrders } from './create-orders.ts';
export { EXPIRE_ORDER } from './expire-order.job.ts';
export { ORDER_PAID } from './on-order-paid.ts';
export { TRANSITIONS } from './order-states.ts';
export { ordersRoutes } from './orders.routes.ts';

export const orderJobs: readonly JobHandler[] = [expireOrderJob, orderPaidJob];
export const orderSweeps: readonly Sweep[] = [overdueOrders];
