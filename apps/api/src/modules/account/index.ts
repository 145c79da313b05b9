export { addPoints } from './account.repository.ts';
export { accountRoutes, registrationRoutes } from './account.routes.ts';
export { checkPayPassword, type PayPasswordTry, withPayPassword } from './check-pay-password.ts';
