import '@passage/testing/cluster';
import { expect, inject, it } from 'vitest';
import { Refused } from './http-client.ts';
import { loadTable } from './load-table.ts';
import { measureLoad } from './measure-load.ts';
import { measureProduction, type Use } from './measure-production.ts';
import { percentile } from './median.ts';
import { openLoop, type Sample } from './open-loop.ts';
import { productionTable } from './production-table.ts';

const clusterUrl = inject('clusterUrl');
const tell = () => undefined;

it('bench-04 bench-05 one run prints rates, percentiles and limits of each use, memory and cold start', {
  timeout: 60_000,
}, async () => {
  const sizes = { products: 60, wares: 5, connections: 2, rounds: 1, roundMs: 100, bcryptRounds: 4 };
  const printed = productionTable(await measureProduction({ clusterUrl, ...sizes, tell }));
  const uses: [string, string][] = [
    ['first page of a category list', 'Fastify \\+ pg'],
    ['first page of a search', 'Fastify \\+ pg'],
    ['product detail', 'Fastify \\+ pg'],
    ['add to cart', 'pg'],
    ['order, created and paid', 'pg'],
  ];
  for (const [use, limit] of uses)
    expect(printed).toMatch(new RegExp(`^${use} +\\d+( +\\d+\\.\\d\\d){3} +${limit} +\\d+ +\\d+\\.\\d\\d`, 'm'));
  expect(printed.match(/within|BELOW/g)).toHaveLength(3);
  expect(printed).toMatch(/cold start \d+ ms; memory \d+ MB when started, \d+ MB after the reads/);
});

it('bench-05 bench-06 the median share of the limit is judged', () => {
  const use = (name: string, ...shares: number[]): Use => ({
    name,
    limitName: 'pg',
    rounds: shares.map((share) => ({
      api: { perSecond: 100 * share, latenciesMs: [1] },
      limit: { perSecond: 100, latenciesMs: [1] },
    })),
  });
  const uses = [use('product detail', 0.2, 0.5, 0.9), use('order, created and paid', 0.3), use('add to cart', 0.1)];
  const lines = productionTable({ coldStartMs: 1, memoryMb: { started: 1, afterwards: 2 }, uses }).split('\n');
  expect(lines[2]).toMatch(/0\.50 \(≥ 0\.50\) within$/);
  expect(lines[3]).toMatch(/0\.30 \(≥ 0\.33\) BELOW$/);
  expect(lines[4]).toMatch(/0\.10$/);
});

it('bench-07 bench-08 one run loads the API for long, beyond its capacity and afterwards, and judges each promise', {
  timeout: 60_000,
}, async () => {
  const sizes = { connections: 4, wares: 5, minutes: 0.02, burstMs: 500, capacityMs: 300 };
  const printed = loadTable(await measureLoad({ clusterUrl, ...sizes, tell }));
  for (const load of ['80 % of it', 'twice of it', 'half of it'])
    expect(printed).toMatch(new RegExp(`^${load}( +\\d+){4} +\\d+\\.\\d +\\d+\\.\\d`, 'm'));
  expect(printed.match(/^(within|MISSED) {2}(sustained|overload|afterwards): /gm)).toHaveLength(7);
});

it('bench-07 bench-08 an error, a growth, a slow answer and a slow refusal are each told', () => {
  const all = (outcome: Sample['outcome'], ms: number): Sample[] => Array.from({ length: 99 }, () => ({ outcome, ms }));
  const good = {
    capacityPerSecond: 100,
    sustained: all('done', 5),
    memoryMb: [150, 200, 200],
    overload: [...all('done', 300), ...all('refused', 5)],
    recovery: all('done', 5),
  };
  const missed = (figures: Partial<typeof good>): string[] =>
    loadTable({ ...good, ...figures })
      .split('\n')
      .filter((line) => line.startsWith('MISSED'))
      .map((line) => line.replace(/^MISSED {2}/, '').replace(/[\d.]+/g, 'n'));
  expect(missed({})).toEqual([]);
  expect(missed({ sustained: [...all('done', 5), { outcome: 'refused', ms: 1 }] })).toEqual([
    'sustained: nothing refused or failed',
  ]);
  expect(missed({ sustained: [...all('done', 5), ...all('done', 5), ...all('done', 60)] })).toEqual([
    'sustained: pn over median n, under n',
  ]);
  expect(missed({ memoryMb: [100, 200, 230] })).toEqual(['sustained: memory of the last third over the second n']);
  expect(missed({ overload: all('done', 1_200) })).toEqual(['overload: pn of what is accepted under n ms']);
  expect(missed({ overload: all('failed', 3) })).toContain('overload: nothing failed');
  expect(missed({ overload: [...all('done', 3), ...all('refused', 400)] })).toEqual([
    'overload: pn of refusals under n ms',
  ]);
  expect(missed({ recovery: all('refused', 3) })).toEqual(['afterwards: nothing refused or failed']);
});

it('calls come at their rate however slow the answers are, and what waits for its turn counts its waiting', async () => {
  const failures: unknown[] = [];
  const samples = await openLoop(
    { perSecond: 200, forMs: 100, connections: 2 },
    async (_, turn) => {
      if (turn === 18) throw new Refused('busy');
      if (turn === 19) throw new Error('broken');
      await new Promise((resolve) => setTimeout(resolve, 50));
    },
    (error) => failures.push(error),
  );
  expect(samples).toHaveLength(20);
  expect(samples.filter(({ outcome }) => outcome === 'done')).toHaveLength(18);
  expect(samples.filter(({ outcome }) => outcome === 'refused')).toHaveLength(1);
  expect(failures).toMatchObject([{ message: 'broken' }]);
  // Eighteen of 50 ms each over two connections: the last of them began 400 ms after the first.
  expect(Math.max(...samples.map(({ ms }) => ms))).toBeGreaterThan(300);
  expect(percentile([5, 1, 4, 2, 3], 0.8)).toBe(4);
});
