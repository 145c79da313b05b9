export { adjustPoints } from './adjust-points.ts';
