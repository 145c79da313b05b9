/** A running API on a database of its own, for tests: real HTTP, real PostgreSQL, a clock that can be moved. */
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createTestDatabase, type TestDatabase } from '@passage/testing/database';
import type { DestinationStream } from 'pino';
import { afterAll, expect } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { proveBooks } from '../modules/ledger/prove-books.ts';
import type { Clock } from '../platform/clock.ts';
import type { LiveTiming } from '../platform/live.ts';
import { openLog } from '../platform/log.ts';
import { openPlatform } from '../platform/open-platform.ts';
import type { Platform } from '../platform/platform.ts';
import type { RunningJobs } from '../platform/run-jobs.ts';
import { openTracing } from '../platform/tracing.ts';
import { startWorker } from '../worker.ts';
import { openCaller, type TestCaller } from './caller.ts';
import { type World, worldOf } from './world.ts';

export interface TestClock extends Clock {
  /** Moves the present; it runs on from there. */
  advanceMs(ms: number): void;
}

export interface TestApi {
  readonly origin: string;
  /** The owner's, for what a test looks at. */
  readonly databaseUrl: string;
  /** The app's, for processes that a test starts. */
  readonly appUrl: string;
  readonly platform: Platform;
  readonly clock: TestClock;
  /** Makes tenants, members, shops and products. Tenants 1 and 2 exist. */
  readonly world: World;
  /** Calls as a visitor of tenant 1; `as(member)`, `tenant(2)` and the like give other callers. */
  readonly call: TestCaller;
  /** How many are connected to it. */
  connections(): Promise<number>;
}

function movableClock(): TestClock {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    advanceMs: (ms) => {
      offsetMs += ms;
    },
  };
}

/**
 * Starts an API for the test file and stops it at its end.
 *
 * @param template what the database starts from: empty, or the demo world
 * @param database one that is there already, in the place of a copy of the template
 * @param worker whether jobs run
 * @param liveTiming how patient it is with websockets
 * @param settings more of its environment
 * @param lines takes the lines of the log, all of them
 */
export async function startApi({
  template = 'empty',
  database,
  worker = false,
  liveTiming,
  redisUrl,
  settings,
  lines,
}: {
  template?: 'empty' | 'demo';
  database?: TestDatabase;
  worker?: boolean;
  liveTiming?: LiveTiming;
  redisUrl?: string;
  settings?: Readonly<Record<string, string>>;
  lines?: DestinationStream;
} = {}): Promise<TestApi> {
  const { url, appUrl, drop } = database ?? (await createTestDatabase({ template }));
  const storageFolder = await mkdtemp(join(tmpdir(), 'passage-files-'));
  const clock = movableClock();
  const config = readConfig({
    PASSAGE_MODE: 'test',
    DATABASE_URL: appUrl,
    BCRYPT_ROUNDS: '4',
    PASSAGE_SECRET: 'a secret that only the tests know of',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    STORAGE_FOLDER: storageFolder,
    // Races of one member's commands are run in the database, behind the limit that would keep them apart.
    MEMBER_COMMANDS: '1000',
    REDIS_URL: redisUrl,
    ...settings,
  });
  let running: RunningJobs | undefined;
  const platform = openPlatform(config, {
    clock,
    tracing: await openTracing(config),
    ...(lines === undefined ? {} : { log: openLog({ ...config, logLevel: 'trace' }, lines) }),
    ...(liveTiming === undefined ? {} : { liveTiming }),
  });
  await platform.database.assertBoundRole();
  const app = await buildApp(platform);
  await app.listen({ host: '127.0.0.1', port: 0 });
  if (worker) running = await startWorker(platform);
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const world = await worldOf(url, platform, template);
  afterAll(async () => {
    await running?.stop();
    await app.close();
    const differences = await proveBooks(url);
    await world.close();
    await platform.database.close();
    await drop();
    await rm(storageFolder, { recursive: true, force: true });
    expect(differences, 'the books after the last test').toEqual([]);
  });
  const connections = () => promisify(app.server.getConnections.bind(app.server))();
  return { origin, databaseUrl: url, appUrl, platform, clock, world, call: openCaller(origin), connections };
}
