export { evaluationsRoutes } from './evaluations.routes.ts';
