import { expect, it } from 'vitest';
import { BARS, measureInitial } from '../../scripts/initial-size.ts';

it('layout-52 the home page starts with at most 45 KB over its libraries and 165 KB in all', {
  timeout: 120_000,
}, async () => {
  const [home] = await measureInitial(['pages/population/population-page.tsx']);
  expect(home?.ours).toBeLessThanOrEqual(BARS.ours);
  expect(home?.total).toBeLessThanOrEqual(BARS.total);
  // The carousel, dialogs and forms are fetched when they are needed.
  expect(home?.chunks.map(({ file }) => file).filter((file) => /rail-|dialog|drawer|embla|zod/.test(file))).toEqual([
    expect.stringContaining('products-rail'),
  ]);
});
