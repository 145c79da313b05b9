/** The life of a process of the system: it waits for the database, serves, and ends without losing what it has begun. */
import { setTimeout as pause } from 'node:timers/promises';
import { assertBoundLogin, isOverload } from '@passage/database';
import type { FastifyInstance } from 'fastify';
import { ConfigError, readConfig } from './config.ts';
import { warnOfDemoAccounts } from './modules/session/index.ts';
import { SECOND_MS } from './platform/clock.ts';
import type { Lifecycle } from './platform/lifecycle.ts';
import { endAtFaults } from './platform/log.ts';
import { openPlatform } from './platform/open-platform.ts';
import type { Platform } from './platform/platform.ts';
import type { RunningJobs } from './platform/run-jobs.ts';
import { openTracing } from './platform/tracing.ts';

/** sysexits' EX_CONFIG: the launcher shows such a process's last line. */
const EXIT_CONFIG = 78;
/** For what does not end by itself; the database undoes what is cut off. */
const END_LIMIT_MS = 15 * SECOND_MS;
const LOOK_AGAIN_MS = 500;

export interface Parts {
  /** What it answers over HTTP. */
  buildApp(platform: Platform, life: Lifecycle): Promise<FastifyInstance>;
  /** What it works off, where it does. */
  startWork?: ((platform: Platform) => Promise<RunningJobs>) | undefined;
}

/** @param partsOf chooses by the mode and the like */
export async function runProcess(partsOf: (platform: Platform) => Parts): Promise<void> {
  const config = readOrExit();
  const platform = openPlatform(config, { tracing: await openTracing(config) });
  const { log, database } = platform;
  endAtFaults(log);
  const life: Lifecycle = { phase: 'waiting' };
  const { buildApp, startWork } = partsOf(platform);
  const app = await buildApp(platform, life);
  let work: RunningJobs | undefined;

  const stop = async (signal: string): Promise<void> => {
    if (life.phase === 'draining') return;
    life.phase = 'draining';
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), END_LIMIT_MS).unref();
    const letGo = async () => {
      // Whoever balances or keeps connections learns of it while what they send meanwhile is still answered.
      await pause(config.drainSeconds * SECOND_MS);
      await app.close();
    };
    await Promise.all([letGo(), work?.stop()]);
    await database.close();
    platform.mail.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));

  await listen(app, config);
  await waitForDatabase(platform, life);
  if (life.phase !== 'waiting') return;
  await warnOfDemoAccounts(platform).catch((error: unknown) => log.warn({ err: error }, 'demo accounts'));
  // Jobs change what may only be read; they wait until a process works again.
  if (!config.isReadOnly) work = await startWork?.(platform);
  life.phase = 'serving';
}

function exitWith(sentence: string): never {
  console.error(sentence);
  process.exit(EXIT_CONFIG);
}

function readOrExit() {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return exitWith(error.message);
  }
}

async function listen(app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    exitWith(
      isTaken
        ? `Port ${port} is in use. Choose another with PORT.`
        : `Cannot listen on ${host}:${port}: ${String(error)}`,
    );
  }
}

/** A database that is away comes back; one that refuses us, or whose logins could see all tenants, is a wrong setting. */
async function waitForDatabase({ config, database, log }: Platform, life: Lifecycle): Promise<void> {
  while (life.phase === 'waiting') {
    try {
      await database.assertBoundRole();
      await assertBoundLogin(config.relayUrl, 'relay');
      if (!config.redisUrl) await assertBoundLogin(config.queueUrl, 'queue');
      return;
    } catch (error) {
      if (!isOverload(error)) {
        log.fatal({ err: error }, 'database');
        exitWith(`The database cannot be used: ${error instanceof Error ? error.message : String(error)}`);
      }
      log.warn({ err: error }, 'waiting for the database');
      await pause(LOOK_AGAIN_MS);
    }
  }
}
