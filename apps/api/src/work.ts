/** Starts the worker alone; over HTTP it tells how it and its work are, and nothing else. */
import Fastify from 'fastify';
import { RequestLines } from './http/observe-requests.ts';
import { handleError } from './http/register.ts';
import { followLifecycle } from './plugins/follow-lifecycle.ts';
import { healthPages } from './plugins/health.ts';
import { metricsPages } from './plugins/metrics.ts';
import { runProcess } from './run-process.ts';
import { startWorker } from './worker.ts';

await runProcess(() => ({
  buildApp: async (platform, life) => {
    const app = Fastify({
      loggerInstance: platform.log,
      logController: new RequestLines(),
      return503OnClosing: false,
    });
    app.setErrorHandler((error: Error, request, reply) => handleError(error, request, reply));
    followLifecycle(app, life);
    await app.register(healthPages, { platform, life });
    await app.register(metricsPages, { platform });
    return app;
  },
  startWork: startWorker,
}));
