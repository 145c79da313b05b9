import type { Waits } from './http-client.ts';
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
    'in milliseconds, and of the slowest 1 % of the answers on average what they waited for and how long the API took',
    waitsTable([
      ['80 % of it', sustained],
      ['twice of it', overload],
      ['half of it', recovery],
    ]),
    '',
    '80 % of it, minute by minute',
    waitsTable(minutesOf(sustained)),
    '',
    said('sustained: nothing refused or failed', sustained.every(isDone)),
    said(`sustained: p99 over median ${shown(tail)}, under ${BOUNDS.tail}`, tail < BOUNDS.tail),
    said(`sustained: memory of the last third over the second ${shown(growth, 2)}`, growth < BOUNDS.growth),
    said(
      'overload: nothing failed',
      overload.every(({ outcome }) => outcome !== 'failed'),
    ),
    said(`overload: p99 of what is accepted under ${BOUNDS.acceptedMs} ms`, accepted < BOUNDS.acceptedMs),
    overload.some(({ outcome }) => outcome === 'refused')
      ? said(`overload: p99 of refusals under ${BOUNDS.refusedMs} ms`, refused < BOUNDS.refusedMs)
      : said('overload: nothing was refused', true),
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
    shown(median(done)),
    shown(percentile(done, 0.99)),
    shown(percentile(refused, 0.99)),
  ];
}

/** A dash for what nothing was measured of. */
const shown = (value: number, digits = 1): string => (Number.isFinite(value) ? value.toFixed(digits) : '-');

/** How long the API took to refuse, where it told. */
const totalsOf = (samples: readonly Sample[]): number[] =>
  samples.flatMap(({ outcome, waits }) => (outcome === 'refused' && waits ? [waits.total] : []));

const SLOWEST = 0.01;
const MINUTE_MS = 60_000;

function minutesOf(samples: readonly Sample[]): (readonly [string, readonly Sample[]])[] {
  const minutes = new Map<number, Sample[]>();
  for (const sample of samples) {
    const minute = Math.floor(sample.dueMs / MINUTE_MS) + 1;
    const within = minutes.get(minute) ?? [];
    within.push(sample);
    minutes.set(minute, within);
  }
  return [...minutes].sort(([a], [b]) => a - b).map(([minute, within]) => [`minute ${minute}`, within] as const);
}

/**
 * Median, p99 and their ratio of each row's answers, the p99 of its refusals as a caller and as the API counts, and what its
 * slowest answers waited for: the bench's own connection first.
 */
function waitsTable(rows: readonly (readonly [string, readonly Sample[]])[]): string {
  const timed = [
    'median',
    'p99',
    'p99/median',
    'p99 refused',
    'in the API',
    'slowest',
    'turn',
    'slot',
    'connection',
    'SQL',
    'event loop',
    'API',
  ];
  return table(
    ['load', ...timed],
    rows.map(([name, samples]) => {
      const done = samples.filter(isDone).sort((a, b) => b.ms - a.ms);
      const slowest = done.slice(0, Math.max(1, Math.ceil(done.length * SLOWEST)));
      const mean = (of: (sample: Sample) => number): string =>
        shown(slowest.reduce((sum, sample) => sum + of(sample), 0) / slowest.length);
      const waited = (wait: keyof Waits) => mean(({ waits }) => waits?.[wait] ?? Number.NaN);
      const [middle, tail] = [median(msOf(samples, 'done')), percentile(msOf(samples, 'done'), 0.99)];
      const refused = msOf(samples, 'refused');
      return [
        name,
        shown(middle),
        shown(tail),
        shown(tail / middle),
        shown(percentile(refused, 0.99)),
        shown(percentile(totalsOf(samples), 0.99)),
        mean(({ ms }) => ms),
        mean(({ turnMs }) => turnMs),
        ...(['slot', 'pool', 'sql', 'loop', 'total'] as const).map(waited),
      ];
    }),
  );
}
