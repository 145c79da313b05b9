import type { FastifyReply } from 'fastify';
import { Failure } from './failure.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a request to an endpoint of the contract. */
    turn: Turn | undefined;
  }
}

/** Of requests under way for each connection of a pool: more would wait longer for it than anybody waits for an answer. */
const MOST_PER_CONNECTION = 25;
const RETRY_AFTER_SECONDS = 1;

/** A request that was let in. */
export interface Turn {
  /** While it lasts the request counts, even when its caller has gone. */
  during<T>(work: () => Promise<T>): Promise<T>;
}

/** How many requests the pools can carry at once. */
export interface Capacity {
  /** @throws Failure OVERLOADED, before anything was done for the request */
  enter(reply: FastifyReply): Turn;
  /** Requests under way. */
  readonly underWay: number;
}

/** @param poolSize connections of each of the pools */
export function openCapacity(poolSize: number): Capacity {
  const most = poolSize * MOST_PER_CONNECTION;
  let underWay = 0;
  return {
    get underWay() {
      return underWay;
    },
    enter: ({ raw }) => {
      if (underWay >= most) throw new Failure('OVERLOADED', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      underWay += 1;
      let isOpen = true;
      let isAtWork = false;
      const leave = (): void => {
        if (!isOpen && !isAtWork) underWay -= 1;
      };
      // Of a caller who hangs up no answer is ever finished, but what was begun for them still uses connections.
      raw.once('close', () => {
        isOpen = false;
        leave();
      });
      return {
        during: async (work) => {
          isAtWork = true;
          try {
            return await work();
          } finally {
            isAtWork = false;
            leave();
          }
        },
      };
    },
  };
}
