import type { Database } from '@passage/database';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';
import type { Live } from './live.ts';
import type { Mail } from './mail.ts';
import type { Metrics } from './metrics.ts';
import type { ServerTiming } from './server-timing.ts';
import type { Storage } from './storage.ts';
import type { Tracing } from './tracing.ts';

/** What modules stand on; none of it knows a module. */
export interface Platform {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly mail: Mail;
  readonly storage: Storage;
  readonly live: Live;
  /** A request's and a job's own names them in each line. */
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  /** undefined where nobody measures. */
  readonly timing: ServerTiming | undefined;
  /** undefined where nothing is traced. */
  readonly tracing: Tracing | undefined;
}
