import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { sized, testSizeOf } from './size.ts';

afterEach(() => vi.unstubAllEnvs());

it('house-41 tests are small unless TEST_SIZE says whole, and another word ends the run', () => {
  expect([testSizeOf({}), testSizeOf({ TEST_SIZE: '' }), testSizeOf({ TEST_SIZE: 'small' })]).toEqual(
    Array(3).fill('small'),
  );
  expect(testSizeOf({ TEST_SIZE: 'whole' })).toBe('whole');
  expect(() => testSizeOf({ TEST_SIZE: 'large' })).toThrow('TEST_SIZE is small or whole, not large.');
  vi.stubEnv('TEST_SIZE', 'whole');
  expect(sized({ small: 1, whole: 9 })).toBe(9);
  vi.stubEnv('TEST_SIZE', 'small');
  expect(sized({ small: 1, whole: 9 })).toBe(1);
});

it('house-41 each night all tests run in their whole size', () => {
  const workflow = readFileSync(
    fileURLToPath(new URL('../../../.github/workflows/nightly.yml', import.meta.url)),
    'utf8',
  );
  expect(workflow).toMatch(/schedule:\n +- cron: "\d+ \d+ \* \* \*"/);
  expect(workflow).toMatch(/- run: npm test -- --all$/m);
});
