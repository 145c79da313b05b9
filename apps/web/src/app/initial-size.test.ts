import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { HUNG_RUN_MS } from '@passage/testing/limits';
import { expect, it } from 'vitest';

const WEB = fileURLToPath(new URL('../..', import.meta.url));
const KB = 1024;

interface Size {
  ours: number;
  total: number;
  chunks: { file: string }[];
}

it('layout-52 layout-53 the home page starts with at most 45 KB over its libraries and 165 KB in all', {
  timeout: HUNG_RUN_MS,
}, () => {
  // In a process of its own: the test runner's environment would build the libraries for development.
  const printed = execFileSync('node', ['--import', 'tsx', 'scripts/initial-size.ts', '--json'], {
    cwd: WEB,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
  });
  const [home]: Size[] = JSON.parse(printed);
  expect(home?.ours).toBeLessThanOrEqual(45 * KB);
  expect(home?.total).toBeLessThanOrEqual(165 * KB);
  // Carousel, dialogs and forms are fetched when they are needed.
  const heavy = home?.chunks.map(({ file }) => file).filter((file) => /rail|dialog|drawer|embla|zod/.test(file));
  expect(heavy).toEqual([expect.stringContaining('products-rail')]);
});
