export { applyForWithdrawal } from './apply-for-withdrawal.ts';
export { cutWithdrawals, planCuts, releasedBy, type WithdrawalCut } from './cut-withdrawals.ts';
export { withdrawalQueue } from './withdrawal-queue.ts';
export { WITHDRAWAL_STEPS } from './withdrawal-steps.ts';
export { withdrawalsRoutes } from './withdrawals.routes.ts';
