export { adjustPoints } from './adjust-points.ts';
export { lockPoints } from './lock-points.ts';
