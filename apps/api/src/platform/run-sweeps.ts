/** Rounds of sweeps: one at a time in a process, each sweep in one process at a time. */
import type { Due, Sweep } from './jobs.ts';
import type { Platform } from './platform.ts';

export interface RunningSweeps {
  /** Runs every sweep once, however lately it ran, after the round that is under way. */
  sweep(): Promise<void>;
  /** Ends the round that is under way after the piece it is at. */
  stop(): Promise<void>;
}

/**
 * Starts a round every so often. While one runs the next is left out, so that slow rounds never wait behind each other.
 *
 * @param everyMs between the starts of two rounds
 */
export function runSweeps(platform: Platform, sweeps: readonly Sweep[], everyMs: number): RunningSweeps {
  const { database, clock, log, metrics } = platform;
  const nextAt = new Map<string, number>();
  let round: Promise<void> | undefined;
  let isStopped = false;

  const act = async ({ name, act: actOn }: Sweep, { tenantId, id }: Due, now: Date): Promise<void> => {
    const ownLog = log.child({ sweep: name, tenantId, id });
    const db = database.forTenant(tenantId).writable;
    // What fails is due again in the next round and keeps no other from its turn.
    await actOn({ platform: { ...platform, log: ownLog }, tenantId, db }, id, now).catch((error: unknown) =>
      ownLog.error({ err: error }, 'sweep failed'),
    );
  };
  const runOne = (sweep: Sweep): Promise<boolean> =>
    database.exclusively(`sweep:${sweep.name}`, async () => {
      const now = clock.now();
      for (const due of await sweep.findDue(database.global, now)) {
        if (isStopped) return;
        await act(sweep, due, now);
      }
    });
  const runRound = async (isForced: boolean): Promise<void> => {
    metrics.countSweepRound('run');
    for (const sweep of sweeps) {
      if (isStopped) return;
      const nowMs = clock.now().getTime();
      if (!isForced && nowMs < (nextAt.get(sweep.name) ?? 0)) continue;
      if (sweep.everyMs !== undefined) nextAt.set(sweep.name, nowMs + sweep.everyMs);
      await runOne(sweep).catch((error: unknown) => log.error({ err: error, sweep: sweep.name }, 'sweep failed'));
    }
  };
  const begin = (isForced: boolean): Promise<void> => {
    const own = runRound(isForced).finally(() => {
      if (round === own) round = undefined;
    });
    round = own;
    return own;
  };
  const timer = setInterval(() => {
    if (round) metrics.countSweepRound('skipped');
    else void begin(false);
  }, everyMs);

  return {
    sweep: async () => {
      while (round) await round;
      await begin(true);
    },
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await round;
    },
  };
}
