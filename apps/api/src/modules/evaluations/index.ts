export { evaluateItems } from './evaluate-items.ts';
export { evaluationsRoutes } from './evaluations.routes.ts';
