import { setTimeout } from 'node:timers/promises';
import { Refused, type Waits } from './http-client.ts';

export interface Sample {
  readonly outcome: 'done' | 'refused' | 'failed';
  /** From when it was due until it was answered. */
  readonly ms: number;
  /** How much of it passed before one of the bench's own connections was free. */
  readonly turnMs: number;
  /** When it was due, in milliseconds since the first was. */
  readonly dueMs: number;
  /** Where the API tells it. */
  readonly waits: Waits | undefined;
}

export interface Arrivals {
  readonly perSecond: number;
  readonly forMs: number;
  /** More than these at once wait for their turn, which counts as their time. */
  readonly connections: number;
}

/** Calls come at a constant rate, as those of many who know nothing of each other do, however long the answers take. */
export async function openLoop(
  { perSecond, forMs, connections }: Arrivals,
  call: (connection: number, turn: number) => Promise<unknown>,
  onFailure: (error: unknown) => void,
  takeWaits: (connection: number) => Waits | undefined = () => undefined,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  const startedAt = performance.now();
  const total = Math.floor((perSecond * forMs) / 1000);
  let turn = 0;
  // Each takes the next call that is due, or sleeps until it is.
  const work = async (connection: number): Promise<void> => {
    while (turn < total) {
      const mine = turn;
      turn += 1;
      const dueAt = startedAt + (mine * 1000) / perSecond;
      const early = dueAt - performance.now();
      if (early > 0) await setTimeout(early);
      const turnMs = Math.max(0, performance.now() - Math.max(dueAt, startedAt));
      const outcome = await call(connection, mine).then(
        () => 'done' as const,
        (error: unknown) => {
          if (error instanceof Refused) return 'refused' as const;
          onFailure(error);
          return 'failed' as const;
        },
      );
      samples.push({
        outcome,
        ms: performance.now() - Math.max(dueAt, startedAt),
        turnMs,
        dueMs: dueAt - startedAt,
        waits: takeWaits(connection),
      });
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => work(connection)));
  return samples;
}
