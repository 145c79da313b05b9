export { payOrdersWithWallet } from './pay-orders-with-wallet.ts';
export { paymentRoutes } from './payment.routes.ts';
