/** A run: processes, people and chaos on a database of its own, and what is to be found when all is calm again. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@passage/api';
import { readConfig } from '@passage/api/config';
import { verifyChain } from '@passage/api/modules/audit/verify-chain';
import { proveBooks } from '@passage/api/modules/ledger/prove-books';
import { openPlatform } from '@passage/api/platform/open-platform';
import { worldOf } from '@passage/api/testing/world';
import { createRandom } from '@passage/demo/world/random';
import { cloneDatabase } from '@passage/testing/clone-database';
import { ACTIONS, type Action } from './actions/index.ts';
import { openChaos } from './chaos.ts';
import { openConnection } from './connection.ts';
import { breaches, type Difference, type Query } from './difference.ts';
import { watchFaults } from './faults.ts';
import { brokenInvariants } from './invariants.ts';
import { type Journal, openJournal } from './journal.ts';
import { ORDER_RULES } from './order-rules.ts';
import { settle } from './population.ts';
import { openProgram, type Program } from './program.ts';
import { openTally, type Tally } from './tally.ts';
import { letDaysPass } from './time.ts';
import { WORK_RULES } from './work-rules.ts';

export interface SoakPlan {
  readonly clusterUrl: string;
  /** Where it can be cut off and started again. */
  readonly restartDatabase: (() => Promise<void>) | undefined;
  readonly redisUrl: string | undefined;
  readonly actions: number;
  readonly connections: number;
  readonly seed: number;
  readonly apis: number;
  readonly workers: number;
  readonly buyersPerTenant: number;
  /** Between two blows; none for no chaos but what the caller does. */
  readonly chaosPauseMs: readonly [number, number] | undefined;
  readonly tell: (line: string) => void;
}

export interface Soak {
  readonly programs: readonly Program[];
  readonly tally: Tally;
  readonly journal: Journal;
  readonly query: Query;
  /** Kills one by name and starts it again, while the others go on. */
  strike(name: string): Promise<void>;
  /** Has everybody do what they do. @returns how long it took */
  run(): Promise<number>;
  /** Nobody begins anything new. */
  finishEarly(): void;
  /**
   * Waits until no job that is due before then is undone.
   *
   * @returns whether that came about in time
   */
  calmDown(until: { readonly dueWithinMs: number; readonly limitMs: number }): Promise<boolean>;
  /** All that should not be. */
  check(): Promise<Difference[]>;
  close(): Promise<void>;
}

/** How often time is moved on for parcels that lie about. */
const DAYS_PASS_EVERY_MS = 2_000;

export async function openSoak(plan: SoakPlan): Promise<Soak> {
  const { seed, tell } = plan;
  tell('making members, shops and products');
  const database = await cloneDatabase(plan.clusterUrl, 'empty');
  const storageFolder = await mkdtemp(join(tmpdir(), 'passage-soak-files-'));
  const environment = {
    PASSAGE_MODE: 'demo',
    DATABASE_URL: database.appUrl,
    PASSAGE_SECRET: randomBytes(32).toString('hex'),
    // One person of a run sends more at once than one at a page does.
    MEMBER_COMMANDS: '1000',
    BCRYPT_ROUNDS: '4',
    STORAGE_FOLDER: storageFolder,
    ...(plan.redisUrl ? { REDIS_URL: plan.redisUrl } : {}),
  };
  const platform = openPlatform(readConfig({ ...environment, PASSAGE_MODE: 'test', LOG_LEVEL: 'silent' }));
  // Tokens are signed by an app of the same secret.
  const signer = await buildApp(platform);
  const world = await worldOf(database.url, platform, 'empty');
  const places = await settle(world, seed, plan.buyersPerTenant);
  await signer.close();

  tell('starting processes');
  const named = (kind: string, count: number, worker: 'on' | 'off') =>
    Array.from({ length: count }, (_, index) =>
      openProgram(`${kind} ${index + 1}`, { ...environment, PASSAGE_WORKER: worker }),
    );
  const apis = await Promise.all(named('API', plan.apis, 'off'));
  const programs = [...apis, ...(await Promise.all(named('worker', plan.workers, 'on')))];
  await Promise.all(programs.map((program) => program.start()));

  const injected = watchFaults();
  const tally = openTally();
  const journal = openJournal((fault) => tell(`fault: ${fault}`));
  const query: Query = (sql, values = []) => world.query(sql, values);

  const chaos = openChaos(
    { programs, restartDatabase: plan.restartDatabase, redisUrl: plan.redisUrl },
    { random: createRandom(seed, 'chaos'), injected, tally, onFault: journal.fault },
  );

  let left = plan.actions;
  const run = async (): Promise<number> => {
    const startedAt = Date.now();
    if (plan.chaosPauseMs) chaos.rage(plan.chaosPauseMs);
    const days = setInterval(() => {
      // The database may be down.
      letDaysPass(query).then(
        (moved) => moved > 0 && tally.add('time', 'days passed for an order on its way'),
        () => undefined,
      );
    }, DAYS_PASS_EVERY_MS);
    const progress = setInterval(() => tell(`${left} actions left, ${journal.faults.length} faults`), 15_000);
    const live = async (index: number): Promise<void> => {
      const random = createRandom(seed, `connection/${index}`);
      const connection = openConnection(
        { origins: apis.map(({ origin }) => origin), injected, tally, journal },
        random,
      );
      while (left > 0) {
        left -= 1;
        const action: Action = random.weighted(ACTIONS);
        await action({ place: random.pick(places), random, connection, journal });
      }
    };
    await Promise.all(Array.from({ length: plan.connections }, (_, index) => live(index)));
    clearInterval(days);
    clearInterval(progress);
    await chaos.stop();
    return Date.now() - startedAt;
  };

  return {
    programs,
    tally,
    journal,
    query,
    run,
    finishEarly: () => {
      left = 0;
    },
    strike: async (name) => {
      const program = programs.find((one) => one.name === name);
      if (!program) throw new Error(`there is no ${name}`);
      await chaos.kill(program);
    },
    calmDown: async ({ dueWithinMs, limitMs }) => {
      const limit = Date.now() + limitMs;
      const horizon = new Date(Date.now() + dueWithinMs);
      while (Date.now() < limit) {
        const [open] = await query<{ undone: number }>(
          'select count(*)::int as undone from outbox where status in (0, 1) and run_at <= greatest($1::timestamptz, now())',
          [horizon],
        );
        if (open?.undone === 0) return true;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      return false;
    },
    check: async () => {
      const now = new Date();
      const books = (await proveBooks(database.url)).map(({ proof, ...rest }) => ({ what: proof, ...rest }));
      const { breaks } = await verifyChain(database.url);
      const chain = breaks.map(({ tenantId, id, detail }) => ({
        what: 'the audit chain holds',
        tenantId,
        subject: `audit row ${id}`,
        detail,
      }));
      const broken = await breaches(query, [...ORDER_RULES, ...WORK_RULES], now);
      return [...books, ...chain, ...broken, ...(await brokenInvariants(query, journal))];
    },
    close: async () => {
      await Promise.all(programs.map((program) => program.stop()));
      await world.close();
      await platform.database.close();
      await database.drop();
      await rm(storageFolder, { recursive: true, force: true });
    },
  };
}
