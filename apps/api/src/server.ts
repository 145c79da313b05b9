/** Starts the API, and the worker beside it unless that runs alone. */
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { openPlatform } from './platform/open-platform.ts';
import { startWorker } from './worker.ts';

/** sysexits' EX_CONFIG: the launcher shows such a process's last line. */
const EXIT_CONFIG = 78;

function readOrExit() {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(EXIT_CONFIG);
  }
}

const config = readOrExit();
const platform = openPlatform(config);
const { log, database } = platform;
try {
  await database.assertBoundRole();
} catch (error) {
  log.fatal({ err: error }, 'database');
  console.error(`The database cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(EXIT_CONFIG);
}
const app = await buildApp(platform);
const worker = config.runsWorker ? await startWorker(platform) : undefined;
try {
  await app.listen({ host: config.host, port: config.port });
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(
    isTaken
      ? `Port ${config.port} is in use. Choose another with PORT.`
      : `Cannot listen on ${config.host}:${config.port}: ${String(error)}`,
  );
  process.exit(EXIT_CONFIG);
}

let isStopping = false;
async function stop(signal: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  log.info({ signal }, 'stopping');
  // A bound for what does not end by itself; the database undoes what it cuts off.
  setTimeout(() => process.exit(1), 15_000).unref();
  await app.close();
  await worker?.stop();
  await database.close();
  platform.mail.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
