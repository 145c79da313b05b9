/**
 * How long a test may wait for a whole process, in milliseconds: long enough for any loaded machine, so that it ends hung
 * runs alone.
 */
export const HUNG_RUN_MS = 600_000;
