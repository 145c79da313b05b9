import type { JobHandler, Sweep } from '../../platform/jobs.ts';
import { confirmReceiptJob, dueReceipts } from './confirm-receipt.job.ts';
import { expireOrderJob, overdueOrders } from './expire-order.job.ts';
import { orderPaidJob } from './on-order-paid.ts';

export { cancelOrder, expireOrder } from './cancel-order.ts';
export { confirmReceipt } from './confirm-receipt.ts';
export { type Buyer, createOrders } from './create-orders.ts';
export { EXPIRE_ORDER } from './expire-order.job.ts';
export { moveOrder, payOrderWithCommit } from './move-order.ts';
export { ORDER_PAID } from './on-order-paid.ts';
export { TRANSITIONS } from './order-states.ts';
export { ordersRoutes } from './orders.routes.ts';
export { type Seller, shipOrder } from './ship-order.ts';
export { trackOrder } from './track-order.ts';

export const orderJobs: readonly JobHandler[] = [expireOrderJob, orderPaidJob, confirmReceiptJob];
export const orderSweeps: readonly Sweep[] = [overdueOrders, dueReceipts];
