export { afterSalesRoutes } from './after-sales.routes.ts';
export { cancelAfterSale } from './cancel-after-sale.ts';
export { createAfterSale } from './create-after-sale.ts';
export { type Act, type Decision, decideAfterSale } from './decide-after-sale.ts';
export { refundAfterSale } from './refund-after-sale.ts';
export { refundQueue } from './refund-queue.ts';
export { returnGoods } from './return-goods.ts';
