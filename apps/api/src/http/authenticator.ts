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
}
