/** A worker of its own process that never finishes what it begins, for tests that kill it. Says when it is at work. */
import { readConfig } from '../config.ts';
import { blockingJob, endlessJob, QUICK_TIMING } from './jobs.testing.ts';
import { openPlatform } from './open-platform.ts';
import { runJobs } from './run-jobs.ts';

const unsteady = process.argv.includes('blocking') ? blockingJob : endlessJob;
await runJobs(openPlatform(readConfig(process.env)), { handlers: [unsteady], sweeps: [] }, QUICK_TIMING);
console.log('at work');
