/** What requests wait for, for who measures the process: told in the header Server-Timing, only where it is asked for. */
import { AsyncLocalStorage } from 'node:async_hooks';

/** A slot, a connection of a pool, a statement's answer. */
export type Wait = 'slot' | 'pool' | 'sql';

export interface RequestTiming {
  /** Runs what belongs to the request. */
  run<T>(work: () => T): T;
  /** The header's value; durations are milliseconds, and `loop` is how late the event loop was meanwhile. */
  header(): string;
}

export interface ServerTiming {
  beginRequest(): RequestTiming;
  /** A wait of the request that runs at the moment. @returns what ends it; undefined outside of requests */
  begin(wait: Wait): (() => void) | undefined;
}

interface Stopwatch {
  ms: number;
  /** Waits that are open; side by side they count once. */
  open: number;
  since: number;
}

const TICK_MS = 5;

/** How late the timers of this process were, all in all, in milliseconds. */
function openLoopWatch(): () => number {
  let late = 0;
  let last = performance.now();
  const lateness = (): number => Math.max(0, performance.now() - last - TICK_MS);
  setInterval(() => {
    late += lateness();
    last = performance.now();
  }, TICK_MS).unref();
  return () => late + lateness();
}

/** Begins to watch; costs a few microseconds a statement and a timer. */
export function openServerTiming(): ServerTiming {
  const current = new AsyncLocalStorage<Record<Wait, Stopwatch>>();
  const lateMs = openLoopWatch();
  return {
    beginRequest: () => {
      const waits: Record<Wait, Stopwatch> = {
        slot: { ms: 0, open: 0, since: 0 },
        pool: { ms: 0, open: 0, since: 0 },
        sql: { ms: 0, open: 0, since: 0 },
      };
      const [startedAt, lateBefore] = [performance.now(), lateMs()];
      return {
        run: (work) => current.run(waits, work),
        header: () =>
          [
            ...(['slot', 'pool', 'sql'] as const).map((name) => [name, waits[name].ms] as const),
            ['loop', lateMs() - lateBefore] as const,
            ['total', performance.now() - startedAt] as const,
          ]
            .map(([name, ms]) => `${name};dur=${ms.toFixed(2)}`)
            .join(', '),
      };
    },
    begin: (wait) => {
      const stopwatch = current.getStore()?.[wait];
      if (!stopwatch) return undefined;
      if (stopwatch.open === 0) stopwatch.since = performance.now();
      stopwatch.open += 1;
      return () => {
        stopwatch.open -= 1;
        if (stopwatch.open === 0) stopwatch.ms += performance.now() - stopwatch.since;
      };
    },
  };
}
