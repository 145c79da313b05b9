import type { Access } from '@passage/contract';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './context.ts';

export interface Authenticator {
  /**
   * Who calls, by the token of the Authorization header. A public endpoint takes an ended session for a visitor.
   *
   * @throws Failure NOT_SIGNED_IN, SIGNED_OUT or NOT_ALLOWED; for a token of another tenant always NOT_SIGNED_IN
   */
  callerOf(request: FastifyRequest, tenantId: number, access: Access): Promise<Caller | undefined>;
  /**
   * Whose token it is, with their own shop, if any.
   *
   * @throws Failure NOT_SIGNED_IN, SIGNED_OUT
   */
  memberOf(token: string, tenantId: number): Promise<Caller & { readonly ownShopId: number | undefined }>;
  /** Those of the sessions that hold no longer. */
  endedOf(tenantId: number, sessionIds: readonly string[]): Promise<string[]>;
}
