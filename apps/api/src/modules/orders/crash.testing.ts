/** A server of its own process on a given database, for tests that kill it. Prints its origin. */
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { openPlatform } from '../../platform/open-platform.ts';
import { startWorker } from '../../worker.ts';

const platform = openPlatform(readConfig(process.env));
const app = await buildApp(platform);
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
await startWorker(platform);
console.log(origin);
