/** Starts the API, and the worker beside it unless that runs alone. */
import { buildApp } from './app.ts';
import { runProcess } from './run-process.ts';
import { startWorker } from './worker.ts';

await runProcess(({ config }) => ({ buildApp, startWork: config.runsWorker ? startWorker : undefined }));
