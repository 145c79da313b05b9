/**
 * Entry: the API's server, with a second port (PROBE_PORT) that tells how long its event loop was held at most. Every answer
 * is the longest block in milliseconds since the one before.
 */
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 5;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
createServer((_request, response) => {
  response.end(String(Math.max(0, delay.max / 1e6 - RESOLUTION_MS)));
  delay.reset();
}).listen(Number(process.env.PROBE_PORT), '127.0.0.1');

await import('../../../apps/api/src/server.ts');
