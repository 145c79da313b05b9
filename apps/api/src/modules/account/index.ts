export { accountRoutes } from './account.routes.ts';
export { checkPayPassword, type PayPasswordTry, withPayPassword } from './check-pay-password.ts';
