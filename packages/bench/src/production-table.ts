import type { ProductionFigures, Use } from './measure-production.ts';
import { median, percentile } from './median.ts';
import { table } from './table.ts';

/** Of the limit's rate, the least that the API must reach. */
export const LEAST_SHARES: Readonly<Record<string, number>> = {
  'first page of a category list': 1 / 2,
  'product detail': 1 / 2,
  'order, created and paid': 1 / 3,
};

/** The figures as a table, and what the process took beside them. */
export function productionTable({ coldStartMs, memoryMb, uses }: ProductionFigures): string {
  const head = ['use', 'requests/s', 'median ms', 'p95 ms', 'p99 ms', 'limit', 'limit/s', 'share of the limit'];
  return [
    table(head, uses.map(row)),
    '',
    `cold start ${Math.round(coldStartMs)} ms; memory ${Math.round(memoryMb.started)} MB when started, ${Math.round(memoryMb.afterwards)} MB after the reads`,
  ].join('\n');
}

function row({ name, limitName, rounds }: Use): string[] {
  const latencies = rounds.flatMap(({ api }) => api.latenciesMs);
  const share = median(rounds.map(({ api, limit }) => api.perSecond / limit.perSecond));
  const least = LEAST_SHARES[name];
  const verdict = least === undefined ? '' : ` (≥ ${least.toFixed(2)}) ${share >= least ? 'within' : 'BELOW'}`;
  return [
    name,
    median(rounds.map(({ api }) => api.perSecond)).toFixed(0),
    ...[median(latencies), percentile(latencies, 0.95), percentile(latencies, 0.99)].map((ms) => ms.toFixed(2)),
    limitName,
    median(rounds.map(({ limit }) => limit.perSecond)).toFixed(0),
    `${share.toFixed(2)}${verdict}`,
  ];
}
