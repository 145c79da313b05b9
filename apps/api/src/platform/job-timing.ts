import { MINUTE_MS, SECOND_MS } from './clock.ts';

/** How fast jobs go. Tests go faster. */
export interface JobTiming {
  /** Between two looks for due work. */
  readonly lookEveryMs: number;
  /** Before the second try of a job; the pause doubles with each try. */
  readonly firstPauseMs: number;
  /** Before the second hand-over of work whose tries were used up; grows with each. */
  readonly firstBackoffMs: number;
  /** Work that began or was handed over so long ago and is not done was lost with its queue or its process. */
  readonly leaseMs: number;
  /**
   * How long a worker holds a job without a sign of life. A handler that blocks its process for longer loses the job to
   * another worker and ends in a second run beside it.
   */
  readonly lockMs: number;
  readonly sweepEveryMs: number;
}

export const USUAL_TIMING: JobTiming = {
  lookEveryMs: SECOND_MS,
  firstPauseMs: SECOND_MS,
  firstBackoffMs: MINUTE_MS,
  leaseMs: 2 * MINUTE_MS,
  lockMs: 10 * SECOND_MS,
  sweepEveryMs: MINUTE_MS,
};
