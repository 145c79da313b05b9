import type { Endpoint, InputOf, Language, OutputOf, StaffRole } from '@passage/contract';
import type { Db, Tx, WritableDb } from '@passage/database';
import type { FastifyBaseLogger } from 'fastify';
import type { Platform } from '../platform/platform.ts';

/** Who is signed in. */
export interface Caller {
  readonly id: number;
  readonly email: string;
  readonly role: 'shopper' | StaffRole;
  /** Of a merchant at an endpoint for merchants: the own shop, the only one that may be seen. */
  readonly shopId?: number;
  /** The session's id, the token's jti. */
  readonly sessionId: string;
}

/** The shop that a caller of a sellers' endpoint is bound to; null for staff, who see the shops of their tenant. */
export const shopScopeOf = ({ shopId }: Caller): number | null => shopId ?? null;

/** What every handler knows of its request. */
export interface Context {
  readonly tenantId: number;
  readonly language: Language;
  readonly currencyCode: string;
  /** Host name without port, lower case. */
  readonly host: string;
  /** The caller's IPv4 address or IPv6 /64, for limits. */
  readonly address: string;
  /** What the caller says that it is; '' where it says nothing. */
  readonly userAgent: string;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  readonly platform: Platform;
  /** Refuses to write. */
  readonly db: Db;
  /** undefined for a visitor. */
  readonly caller: Caller | undefined;
}

/** Of a request that may change something. */
export interface CommandContext extends Context {
  readonly db: WritableDb;
  /** The multipart field file, of an endpoint that takes one. */
  readonly file: Buffer | undefined;
  /** Aborts when the caller has hung up. */
  readonly gone: AbortSignal;
}

/** Of a command that honours idempotency keys. */
export interface OnceContext<Output> extends CommandContext {
  /**
   * Runs the command in a transaction that keeps its answer under the request's idempotency key. A repeat gets the kept
   * answer; a failure keeps nothing.
   */
  once(command: (tx: Tx) => Promise<Output>): Promise<Output>;
}

type KindOf<E extends Endpoint> = NonNullable<E['kind']>;
type Base<E extends Endpoint> = KindOf<E>['idempotent'] extends true
  ? OnceContext<OutputOf<E>>
  : E['method'] extends 'GET'
    ? KindOf<E>['effect'] extends true
      ? CommandContext
      : Context
    : CommandContext;

export type ContextOf<E extends Endpoint> = E['access'] extends 'public'
  ? Base<E>
  : Base<E> & { readonly caller: Caller };

/** One endpoint's work: decoded input in, decoded data out. */
export type Handler<E extends Endpoint> = (context: ContextOf<E>, input: InputOf<E>) => Promise<OutputOf<E>>;
