import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { Config } from '../config.ts';
import { describeError } from './describe-error.ts';

/** Wherever somebody's library says what it was given. */
const STRUCK_OUT = ['headers', 'password', 'payPassword', 'token'].flatMap((name) => [name, `*.${name}`]);

const tenantOf = new WeakMap<object, number>();

/** From here on the lines of a log name its tenant. Costs a fraction of a log of its own, which each request would need. */
export const nameTenant = (log: FastifyBaseLogger, tenantId: number): void => void tenantOf.set(log, tenantId);

/**
 * Lines of JSON. They hold ids, never payloads; what could slip in is struck out.
 *
 * @param destination where they go instead of the standard output
 */
export function openLog({ logLevel, mode }: Config, destination?: DestinationStream): FastifyBaseLogger {
  const isRead = mode === 'development' && destination === undefined;
  const options = {
    level: logLevel,
    redact: STRUCK_OUT,
    mixin: (_line: object, _level: number, log: object) => {
      const tenantId = tenantOf.get(log);
      return tenantId === undefined ? {} : { tenantId };
    },
    serializers: {
      err: (error: unknown) => describeError(error),
      // A path or a query may hold what a link is good for.
      req: ({ id, method }: { id: string; method: string }) => ({ id, method }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    ...(isRead ? { transport: { target: 'pino-pretty', options: { colorize: true } } } : {}),
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Ends the process at a fault that nobody catches, as Node would, which prints such an error with all that is in it. */
export function endAtFaults(log: FastifyBaseLogger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught');
    process.exit(1);
  });
}
