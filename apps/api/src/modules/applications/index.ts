export { applicationQueue } from './application-queue.ts';
export { applicationsRoutes } from './applications.routes.ts';
export { type ApplicationForm, applyForShop } from './apply-for-shop.ts';
