/**
 * How much the tests do that take long: `small` unless TEST_SIZE says `whole`, as `npm test -- --all` and the nightly job
 * do. Both make the same assertions.
 */
export const TEST_SIZES = ['small', 'whole'] as const;
export type TestSize = (typeof TEST_SIZES)[number];

/**
 * The size that an environment asks for.
 *
 * @throws Error for a TEST_SIZE that is neither
 */
export function testSizeOf({ TEST_SIZE: wanted }: Readonly<Record<string, string | undefined>>): TestSize {
  if (wanted === undefined || wanted === '') return 'small';
  const known = TEST_SIZES.find((size) => size === wanted);
  if (known === undefined) throw new Error(`TEST_SIZE is small or whole, not ${wanted}.`);
  return known;
}

/** What a test does in the size of this run. */
export const sized = <Value>(values: Readonly<Record<TestSize, Value>>): Value => values[testSizeOf(process.env)];
