import type { LoadFigures } from './measure-load.ts';
import { median, percentile } from './median.ts';
import type { Sample } from './open-loop.ts';
import { table } from './table.ts';

const BOUNDS = {
  /** Of the p99 over the median, under sustained load. */
  tail: 10,
  /** Of the memory of the last third over that of the second, under sustained load. */
  growth: 1.1,
  acceptedMs: 1_000,
  refusedMs: 100,
} as const;

/** Each phase as a row, and a verdict for each promise. */
export function loadTable({ capacityPerSecond, sustained, memoryMb, overload, recovery }: LoadFigures): string {
  const head = ['load', 'uses', 'done', 'refused', 'failed', 'median ms', 'p99 ms', 'p99 of refusals ms'];
  const third = Math.floor(memoryMb.length / 3);
  const growth = median(memoryMb.slice(-third)) / median(memoryMb.slice(third, 2 * third));
  const tail = percentile(msOf(sustained, 'done'), 0.99) / median(msOf(sustained, 'done'));
  const accepted = percentile(msOf(overload, 'done'), 0.99);
  const refused = percentile(msOf(overload, 'refused'), 0.99);
  return [
    `capacity ${capacityPerSecond.toFixed(0)} uses a second`,
    table(head, [
      ['80 % of it', ...phase(sustained)],
      ['twice of it', ...phase(overload)],
      ['half of it', ...phase(recovery)],
    ]),
    '',
    said('sustained: nothing refused or failed', sustained.every(isDone)),
    said(`sustained: p99 over median ${tail.toFixed(1)}, under ${BOUNDS.tail}`, tail < BOUNDS.tail),
    said(`sustained: memory of the last third over the second ${growth.toFixed(2)}`, growth < BOUNDS.growth),
    said(
      'overload: nothing failed',
      overload.every(({ outcome }) => outcome !== 'failed'),
    ),
    said(`overload: p99 of what is accepted under ${BOUNDS.acceptedMs} ms`, accepted < BOUNDS.acceptedMs),
    said(`overload: p99 of refusals under ${BOUNDS.refusedMs} ms`, !(refused >= BOUNDS.refusedMs)),
    said('afterwards: nothing refused or failed', recovery.every(isDone)),
  ].join('\n');
}

const isDone = ({ outcome }: Sample): boolean => outcome === 'done';
const msOf = (samples: readonly Sample[], wanted: Sample['outcome']): number[] =>
  samples.filter(({ outcome }) => outcome === wanted).map(({ ms }) => ms);
const said = (promise: string, isKept: boolean): string => `${isKept ? 'within' : 'MISSED'}  ${promise}`;

function phase(samples: readonly Sample[]): string[] {
  const done = msOf(samples, 'done');
  const refused = msOf(samples, 'refused');
  const count = samples.length;
  return [
    ...[count, done.length, refused.length, count - done.length - refused.length].map(String),
    median(done).toFixed(1),
    percentile(done, 0.99).toFixed(1),
    refused.length === 0 ? '' : percentile(refused, 0.99).toFixed(1),
  ];
}
