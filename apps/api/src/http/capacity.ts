import type { FastifyInstance, FastifyReply } from 'fastify';
import { Failure } from './failure.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a request to an endpoint of the contract. */
    turn: Turn | undefined;
  }
}

/**
 * Of requests under way for each connection of a pool. More would wait longer than anybody waits for an answer; with fewer
 * the two hundred who want the last pieces at the same moment would be sent away instead of served in turn.
 */
const MOST_PER_CONNECTION = 25;
const RETRY_AFTER_SECONDS = 1;

/** A request that was let in. */
export interface Turn {
  /** While it lasts the request counts, even when its caller has gone. */
  during<T>(work: () => Promise<T>): Promise<T>;
}

/** How many requests the pools can carry at once. */
interface Capacity {
  /** @throws Failure OVERLOADED, before anything was done for the request */
  enter(reply: FastifyReply): Turn;
}

/**
 * Refuses what the pools cannot carry of the endpoints of the contract, before even their tenant is looked up. Files,
 * pages and what tells how the process is doing are not bounded.
 *
 * @param poolSize connections of each of the pools
 */
export function boundWhatIsUnderWay(app: FastifyInstance, poolSize: number): void {
  const capacity = openCapacity(poolSize);
  app.decorateRequest('turn', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.route !== undefined) request.turn = capacity.enter(reply);
    done();
  });
}

function openCapacity(poolSize: number): Capacity {
  const most = poolSize * MOST_PER_CONNECTION;
  let underWay = 0;
  return {
    enter: ({ raw }) => {
      if (underWay >= most) throw new Failure('OVERLOADED', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      let isOpen = true;
      let isAtWork = false;
      let isCounted = false;
      const count = (): void => {
        const counts = isOpen || isAtWork;
        if (counts !== isCounted) underWay += counts ? 1 : -1;
        isCounted = counts;
      };
      count();
      // Of a caller who hangs up no answer is ever finished, but what is done for them, begun or not, uses connections.
      raw.once('close', () => {
        isOpen = false;
        count();
      });
      return {
        during: async (work) => {
          isAtWork = true;
          count();
          try {
            return await work();
          } finally {
            isAtWork = false;
            count();
          }
        },
      };
    },
  };
}
