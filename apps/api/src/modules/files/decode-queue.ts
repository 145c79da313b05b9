import { Failure } from '../../http/failure.ts';
import { openFairQueue } from '../../platform/fair-queue.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * Pictures that are decoded at once: two large ones take half a gigabyte, and what else the threads of the process do, such
 * as reading files, finds some.
 */
const DECODED_AT_ONCE = 2;

/** Of the process: of all tenants together. */
export const decodeQueue = openFairQueue({
  running: DECODED_AT_ONCE,
  waiting: 40,
  // A form takes nine pictures.
  waitingOfKey: 10,
  waitingBytes: 128 * 1024 * 1024,
  refuse: () => new Failure('OVERLOADED', { retryAfterSeconds: RETRY_AFTER_SECONDS }),
});
