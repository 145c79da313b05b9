import type { JobHandler } from '../../platform/jobs.ts';
import { indexShopJob } from './index-shop.job.ts';

export { ownShopRoutes } from './own-shop.routes.ts';

export const ownShopJobs: readonly JobHandler[] = [indexShopJob];
