import { timeMs } from './median.ts';

export interface Loop {
  readonly perSecond: number;
  readonly latenciesMs: readonly number[];
}

/** Each connection calls again as soon as it has its answer, for as long as `forMs` says. */
export async function closedLoop(
  connections: number,
  forMs: number,
  call: (connection: number) => Promise<unknown>,
): Promise<Loop> {
  const startedAt = performance.now();
  const latenciesMs: number[] = [];
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      while (performance.now() - startedAt < forMs) latenciesMs.push(await timeMs(() => call(connection)));
    }),
  );
  return { perSecond: (latenciesMs.length * 1000) / (performance.now() - startedAt), latenciesMs };
}
