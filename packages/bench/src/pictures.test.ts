import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { HUNG_RUN_MS } from '@passage/testing/limits';
import '@passage/testing/cluster';
import { expect, inject, it } from 'vitest';
import { pictureTable } from './picture-table.ts';

const script = fileURLToPath(new URL('pictures.ts', import.meta.url));

it('trust-44 one run prints the longest block and the tree’s p99 beside the same without uploads and drawings', {
  timeout: HUNG_RUN_MS,
}, async () => {
  const sizes = ['--members', '4', '--side', '600', '--drawings', '6', '--quiet', '300'];
  const words = ['--import', 'tsx', script, ...sizes, '--cluster', inject('clusterUrl')];
  const { stdout } = await promisify(execFile)(process.execPath, words);
  for (const figure of ['longest block of the event loop', 'p99 of product/category/tree'])
    expect(stdout).toMatch(new RegExp(`^${figure} +\\d+\\.\\d +\\d+\\.\\d +\\S+$`, 'm'));
  expect(stdout).toContain('uploads: 4 stored, 0 refused; pictures drawn: 6');
});

it('figures of both phases stand beside each other with their ratio', () => {
  const printed = pictureTable({
    quiet: { blockMs: 4, p99Ms: 10 },
    loaded: { blockMs: 6, p99Ms: 25 },
    stored: 42,
    refused: 8,
    drawn: 500,
  });
  expect(printed).toMatch(/^longest block of the event loop +4\.0 +6\.0 +1\.50$/m);
  expect(printed).toMatch(/^p99 of product\/category\/tree +10\.0 +25\.0 +2\.50$/m);
  expect(printed).toContain('uploads: 42 stored, 8 refused; pictures drawn: 500');
});
