import type { Database } from '@passage/database';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';
import type { Live } from './live.ts';
import type { Mail } from './mail.ts';
import type { Storage } from './storage.ts';

/** What modules stand on; none of it knows a module. */
export interface Platform {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly mail: Mail;
  readonly storage: Storage;
  readonly live: Live;
  readonly log: FastifyBaseLogger;
}
