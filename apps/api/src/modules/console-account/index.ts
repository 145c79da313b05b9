export { consoleAccountRoutes } from './console-account.routes.ts';
