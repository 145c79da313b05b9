import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../platform/platform.ts';
import { callerAddressOf } from './caller-address.ts';
import { Failure } from './failure.ts';
import { goneOf } from './gone-of.ts';
import { openKeyedLimit } from './keyed-limit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a request to an endpoint of the contract. */
    admission: Admission | undefined;
  }
}

/**
 * Slots for each connection of a pool. More requests would wait longer than anybody waits for an answer; with fewer the two
 * hundred who want the last pieces at the same moment would be sent away instead of served in turn.
 */
const SLOTS_PER_CONNECTION = 25;
/** The part of the slots that one caller may hold, and of a pool's connections: others always find some. */
const SHARE_OF_SLOTS = 1 / 10;
const SHARE_OF_POOL = 1 / 2;
/** Requests that wait, of all callers together, for each slot. */
const WAITING_PER_SLOT = 4;
/** How long one waits in its caller's queue, in milliseconds. */
const WAIT_MS = 10_000;
/** Of one member's commands; the next is refused at once. */
const WAITING_COMMANDS = 5;
/** Bodies of one member that come in as streams at the same time; a form sends nine pictures. */
const INCOMING_STREAMS = 12;
/** What all files that come in may take of the memory at the same time. */
const INCOMING_BYTES = 256 * 1024 * 1024;
const RETRY_AFTER_SECONDS = 1;

const overloaded = (): Failure => new Failure('OVERLOADED', { retryAfterSeconds: RETRY_AFTER_SECONDS });
const tooMany = (): Failure => new Failure('TOO_MANY_REQUESTS', { retryAfterSeconds: RETRY_AFTER_SECONDS });

/** What one request may use of its process. */
export interface Admission {
  /**
   * Runs work that uses the pools in a slot. One caller's surplus waits for the own slots and takes none of others.
   *
   * @throws Failure OVERLOADED when all slots are in use or too many requests of this caller wait
   */
  inSlot<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Runs a command in its turn; those of one member run two at a time, and so do those of visitors for one account.
   *
   * @param of whose commands take turns with it
   * @throws Failure TOO_MANY_REQUESTS at once when five of them wait
   */
  asCommand<T>(of: Commander, work: () => Promise<T>): Promise<T>;
  /**
   * Lets a body come in as a stream, which holds no slot however slowly it comes, and be worked on.
   *
   * @param work gets what is to be called with the bytes of each piece; it throws once all files together take too much
   * @throws Failure TOO_MANY_REQUESTS for one caller's thirteenth at a time, OVERLOADED
   */
  withStream<T>(of: Commander, work: (count: (bytes: number) => void) => Promise<T>): Promise<T>;
}

/** Whose commands take turns: a member's, or those that visitors of one network send for the same account. */
export interface Commander {
  /** Of the token, which is signed; its session is not looked up for this. */
  readonly member: { readonly tenantId: number; readonly memberId: string } | undefined;
  /** The e-mail that a visitor's command names, as it was sent. */
  readonly account?: unknown;
}

/**
 * Refuses what the pools cannot carry of the endpoints of the contract, before even their tenant is looked up. A request
 * takes its slot once its body is there and gives it back when its work is done. Files, pages and what tells how the process
 * is doing take none.
 *
 * @param poolSize connections of each of the pools
 * @param memberCommands of one member that run at the same time
 */
export function limitConcurrency(
  app: FastifyInstance,
  {
    poolSize,
    memberCommands,
    metrics,
    timing,
  }: { poolSize: number; memberCommands: number } & Pick<Platform, 'metrics' | 'timing'>,
): void {
  const slots = poolSize * SLOTS_PER_CONNECTION;
  const share = Math.max(1, Math.floor(Math.min(slots * SHARE_OF_SLOTS, poolSize * SHARE_OF_POOL)));
  const requests = openKeyedLimit({
    running: share,
    waiting: slots - share,
    waitingInAll: slots * WAITING_PER_SLOT,
    waitMs: WAIT_MS,
    refuse: overloaded,
  });
  const commands = openKeyedLimit({
    running: memberCommands,
    waiting: WAITING_COMMANDS,
    waitMs: WAIT_MS,
    refuse: tooMany,
  });
  const streams = openKeyedLimit({ running: INCOMING_STREAMS, waiting: 0, waitMs: WAIT_MS, refuse: tooMany });
  let inUse = 0;
  let incomingBytes = 0;
  metrics.watchConcurrency(() => ({ slots, inUse, requests: requests.figures(), commands: commands.figures() }));

  const admit = (request: FastifyRequest, reply: FastifyReply): Admission => {
    const network = callerAddressOf(request);
    const gone = goneOf(reply);
    if (inUse >= slots || requests.isFull(network)) throw overloaded();
    return {
      inSlot: (work) => {
        const begun = timing?.begin('slot');
        return requests.run(network, gone, async () => {
          begun?.();
          if (inUse >= slots) throw overloaded();
          inUse += 1;
          try {
            return await work();
          } finally {
            inUse -= 1;
          }
        });
      },
      asCommand: (of, work) => {
        const begun = timing?.begin('slot');
        return commands.run(keyOf(of, network), gone, () => {
          begun?.();
          return work();
        });
      },
      withStream: (of, work) =>
        streams.run(keyOf(of, network), gone, async () => {
          let own = 0;
          try {
            return await work((bytes) => {
              own += bytes;
              incomingBytes += bytes;
              if (incomingBytes > INCOMING_BYTES) throw overloaded();
            });
          } finally {
            incomingBytes -= own;
          }
        }),
    };
  };

  app.decorateRequest('admission', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.route !== undefined) request.admission = admit(request, reply);
    done();
  });
}

const keyOf = ({ member, account }: Commander, network: string): string =>
  member
    ? `${member.tenantId}:${member.memberId}`
    : `${network} ${String(account ?? '')
        .trim()
        .toLowerCase()}`;
