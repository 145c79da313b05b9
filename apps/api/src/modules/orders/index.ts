import type { JobHandler, Sweep } from '../../platform/jobs.ts';
import { confirmReceiptJob, dueReceipts } from './confirm-receipt.job.ts';
import { expireOrderJob, overdueOrders } from './expire-order.job.ts';
import { orderPaidJob } from './on-order-paid.ts';

export { cancelOrder, expireOrder } from './cancel-order.ts';
export { confirmReceipt } from './confirm-receipt.ts';
export { type Buyer, createOrders } from './create-orders.ts';
export { EXPIRE_ORDER } from './expire-order.job.ts';
export { type LockedOrder, lockOrder, lockOrders } from './lock-orders.ts';
export {
  choosePayType,
  markAudited,
  markReviewed,
  markSettled,
  markUnderReview,
  resumePayWindow,
} from './mark-order.ts';
export { moveOrder, payOrderWithCommit } from './move-order.ts';
export { ORDER_PAID } from './on-order-paid.ts';
export { hasOpenAfterSale } from './open-after-sale.ts';
export { ordersRoutes } from './orders.routes.ts';
export { addRefunded, type LockedItem, lockItem, setItemStatus } from './refund-items.ts';
export { SETTLE_ORDER, scheduleSettlement } from './schedule-settlement.ts';
export { type Seller, shipOrder } from './ship-order.ts';
export { trackOrder } from './track-order.ts';

export const orderJobs: readonly JobHandler[] = [expireOrderJob, orderPaidJob, confirmReceiptJob];
export const orderSweeps: readonly Sweep[] = [overdueOrders, dueReceipts];
