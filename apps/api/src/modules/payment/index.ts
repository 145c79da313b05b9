export { payOrdersWithWallet } from './pay-orders-with-wallet.ts';
export { paymentRoutes } from './payment.routes.ts';
export { proofQueue } from './proof-queue.ts';
export { submitProof } from './submit-proof.ts';
