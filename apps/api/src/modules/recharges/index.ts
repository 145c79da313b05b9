export { markOpened } from './recharge.repository.ts';
export { rechargeQueue } from './recharge-queue.ts';
export { rechargesRoutes } from './recharges.routes.ts';
export { submitRecharge } from './submit-recharge.ts';
