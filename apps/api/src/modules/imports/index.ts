import type { JobHandler } from '../../platform/jobs.ts';
import { openPictureSource } from './fetch-picture.ts';
import { runImportJob } from './run-import.job.ts';

export { importsRoutes } from './imports.routes.ts';
export { removeImports } from './remove-imports.ts';

export const importJobs: readonly JobHandler[] = [runImportJob(openPictureSource())];
