import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { HUNG_RUN_MS } from '@passage/testing/limits';
import '@passage/testing/cluster';
import { expect, inject, it } from 'vitest';
import { median } from './median.ts';
import { BOUNDS, ratioTable } from './ratio-table.ts';

const script = fileURLToPath(new URL('hot-reads.ts', import.meta.url));
const READS = [
  'first page of a category list',
  'first page of a filtered list',
  'filter options of a category',
  'filter options of a filtered list',
  'first page of a search',
  'product detail',
];

it('bench-01 bench-02 one run prints HTTP, bare and both ratios of every read on every size', {
  timeout: HUNG_RUN_MS,
}, async () => {
  const words = ['--import', 'tsx', script, '--products', '40,200', '--rounds', '1', '--cluster', inject('clusterUrl')];
  const { stdout } = await promisify(execFile)(process.execPath, words);
  for (const read of READS) {
    for (const products of [40, 200]) {
      const figures = new RegExp(
        `^${read} +${products} +\\d+\\.\\d\\d +\\d+\\.\\d\\d +\\d+\\.\\d\\d( within| ABOVE)? +\\d+\\.\\d\\d( within| ABOVE)?$`,
        'm',
      );
      expect(stdout).toMatch(figures);
    }
  }
  expect(stdout).toContain(`HTTP/bare (≤ ${BOUNDS.overBare})`);
  expect(stdout).toContain(`× smallest (≤ ${BOUNDS.overSmallest})`);
  expect(stdout.match(/within|ABOVE/g)).toHaveLength(2 * READS.length);
});

it('bench-01 only the largest database is judged, each ratio by its own bound', () => {
  const table = ratioTable([
    { read: 'list', products: 1_000, httpMs: 1, bareMs: 0.2 },
    { read: 'list', products: 100_000, httpMs: 5, bareMs: 2 },
  ]);
  const [, , small, large] = table.split('\n').map((line) => line.trim().split(/ {2,}/));
  expect(small).toEqual(['list', '1000', '1.00', '0.20', '5.00', '1.00']);
  expect(large).toEqual(['list', '100000', '5.00', '2.00', '2.50 within', '5.00 ABOVE']);
});

it('a median is the middle, or between the two in the middle', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([7])]).toEqual([2, 2.5, 7]);
});
