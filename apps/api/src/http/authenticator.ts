import type { Endpoint, Surface } from '@passage/contract';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './context.ts';

/** What decides about a caller at an endpoint. */
export type Guarded = Pick<Endpoint, 'access' | 'surface' | 'beforeSecondFactor'>;

export interface Authenticator {
  /**
   * Whose token the Authorization header is, by its signature alone: whether its session holds is not looked up.
   *
   * @returns undefined for what this store has not signed
   */
  claimOf(authorization: string | undefined): { tenantId: number; memberId: string } | undefined;
  /**
   * Who calls, by the token of the Authorization header. A public endpoint takes an ended session for a visitor.
   *
   * @throws Failure NOT_SIGNED_IN, SIGNED_OUT, NOT_ALLOWED or TOTP_NOT_SET_UP; for a token of another tenant always NOT_SIGNED_IN. A
   * token of the other side opens nothing, also where visitors may call: the storefront's is NOT_ALLOWED
   * at the console's endpoints, the console's NOT_SIGNED_IN at the storefront's
   */
  callerOf(request: FastifyRequest, tenantId: number, endpoint: Guarded): Promise<Caller | undefined>;
  /**
   * Whose token it is on one side of the API, with their own shop, if any.
   *
   * @throws Failure NOT_SIGNED_IN, SIGNED_OUT, NOT_ALLOWED, TOTP_NOT_SET_UP as above
   */
  memberOf(
    token: string,
    tenantId: number,
    surface: Surface,
  ): Promise<Caller & { readonly ownShopId: number | undefined }>;
  /** Those of the sessions that hold no longer. */
  endedOf(tenantId: number, sessionIds: readonly string[]): Promise<string[]>;
}
