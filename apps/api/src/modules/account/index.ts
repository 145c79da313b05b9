export { accountRoutes } from './account.routes.ts';
export { checkPayPassword } from './check-pay-password.ts';
