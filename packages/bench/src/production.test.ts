import '@passage/testing/cluster';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, inject, it } from 'vitest';
import { openHttpClient, Refused } from './http-client.ts';
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
  // What the API took of the slowest answers, and SQL of it, are told by the API itself.
  const [, sqlMs, apiMs] = /^half of it(?: +[\d.-]+){9} +([\d.-]+) +[\d.-]+ +([\d.-]+)$/m.exec(printed) ?? [];
  expect(Number(sqlMs)).toBeGreaterThan(0);
  expect(Number(apiMs)).toBeGreaterThanOrEqual(Number(sqlMs));
});

it('trust-68 the load bench prints median, p99, their ratio, the p99 of refusals and where the slowest 1 % waited, in all and per minute', () => {
  const MINUTE_MS = 60_000;
  const sample = (minute: number, outcome: Sample['outcome'], ms: number, more: Partial<Sample> = {}): Sample => ({
    outcome,
    ms,
    turnMs: 0,
    dueMs: (minute - 1) * MINUTE_MS,
    waits: undefined,
    ...more,
  });
  const waits = { slot: 5, pool: 10, sql: 20, loop: 3, total: 45 };
  const sustained = [
    ...Array.from({ length: 99 }, () => sample(1, 'done', 10)),
    sample(1, 'done', 60, { turnMs: 4, waits }),
    // All of the second minute is refused, and of the third the API tells nothing.
    sample(2, 'refused', 30, { turnMs: 28, waits: { ...waits, total: 2 } }),
    sample(3, 'done', 5),
    sample(3, 'done', 15),
  ];
  const overload = [sample(1, 'done', 20, { waits }), sample(1, 'refused', 50, { waits: { ...waits, total: 1 } })];
  const memoryMb = [100, 100, 100];
  const printed = loadTable({ capacityPerSecond: 100, sustained, memoryMb, overload, recovery: [] });
  const lines = printed.split('\n').map((line) => line.trim().split(/ {2,}/));
  const head =
    'load, median, p99, p99/median, p99 refused, in the API, slowest, turn, slot, connection, SQL, event loop, API';
  expect(lines.filter(([first]) => first === 'load').map((line) => line.join(', '))).toEqual([
    'load, uses, done, refused, failed, median ms, p99 ms, p99 of refusals ms',
    head,
    head,
  ]);
  // Of 102 answers the second slowest is the p99, and the two slowest are the slowest 1 %.
  expect(lines.filter(([first]) => first === '80 % of it').map((line) => line.join(' '))).toEqual([
    '80 % of it 103 102 1 0 10.0 15.0 30.0',
    '80 % of it 10.0 15.0 1.5 30.0 2.0 37.5 2.0 - - - - -',
  ]);
  expect(lines.filter(([first]) => first === 'twice of it').map((line) => line.join(' '))).toEqual([
    'twice of it 2 1 1 0 20.0 20.0 50.0',
    'twice of it 20.0 20.0 1.0 50.0 1.0 20.0 0.0 5.0 10.0 20.0 3.0 45.0',
  ]);
  expect(lines.filter(([first]) => first === 'half of it').map((line) => line.join(' '))).toEqual([
    'half of it 0 0 0 0 - - -',
    'half of it - - - - - - - - - - - -',
  ]);
  expect(lines.filter(([first]) => first?.startsWith('minute')).map((line) => line.join(' '))).toEqual([
    'minute 1 10.0 10.0 1.0 - - 60.0 4.0 5.0 10.0 20.0 3.0 45.0',
    'minute 2 - - - 30.0 2.0 - - - - - - -',
    'minute 3 10.0 15.0 1.5 - - 15.0 0.0 - - - - -',
  ]);
  expect(printed).toContain('within  sustained: p99 over median 1.5, under 10');
  expect(printed).toContain('within  overload: p99 of refusals under 100 ms');
  const calm = loadTable({
    capacityPerSecond: 100,
    sustained,
    memoryMb,
    overload: sustained.slice(0, 9),
    recovery: [],
  });
  expect(calm).toContain('within  overload: nothing was refused');
  const silent = loadTable({ capacityPerSecond: 100, sustained: [], memoryMb: [], overload: [], recovery: [] });
  expect(silent).toContain('MISSED  sustained: p99 over median -, under 10');
  expect(silent).not.toContain('NaN');
});

it('bench-07 bench-08 an error, a growth, a slow answer and a slow refusal are each told', () => {
  const all = (outcome: Sample['outcome'], ms: number): Sample[] =>
    Array.from({ length: 99 }, () => ({ outcome, ms, turnMs: 0, dueMs: 0, waits: undefined }));
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
  expect(
    missed({ sustained: [...all('done', 5), { outcome: 'refused', ms: 1, turnMs: 0, dueMs: 0, waits: undefined }] }),
  ).toEqual(['sustained: nothing refused or failed']);
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

it('an answer that does not tell what it waited for is not counted as one that waited for nothing', async () => {
  const server = createServer((request, response) => {
    response.setHeader('x-app-code', '0');
    // The client reads names in lower case alone, as the API writes them.
    response.setHeader('content-length', 2);
    if (request.url === '/telling') response.setHeader('server-timing', 'slot;dur=1, sql;dur=2.5, total;dur=4');
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  const client = openHttpClient(`http://127.0.0.1:${address.port}`);
  try {
    await client.get('/silent');
    expect(client.takeWaits()).toBeUndefined();
    await client.get('/telling');
    expect(client.takeWaits()).toEqual({ slot: 1, pool: 0, sql: 2.5, loop: 0, total: 4 });
    expect(client.takeWaits()).toBeUndefined();
  } finally {
    client.close();
    server.close();
  }
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
  // What is refused at once waited for nothing but its turn.
  expect(samples.find(({ outcome }) => outcome === 'refused')?.turnMs).toBeGreaterThan(250);
  expect(percentile([5, 1, 4, 2, 3], 0.8)).toBe(4);
});
