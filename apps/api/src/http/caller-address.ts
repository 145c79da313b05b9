import { isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** One household or office has a /64 of its own: whoever changes the address within it stays the same caller. */
const IPV6_NETWORK_BITS = 64;

/**
 * Whose a request is when limits are counted: the IPv4 address, or the IPv6 /64 by its first address; an IPv4 address
 * that is written as IPv6 is the IPv4 address. Outside this file nothing reads where a request comes from.
 */
export function callerAddressOf({ ip, socket }: FastifyRequest): string {
  // What a proxy passes on need not be an address; then its own counts.
  return normalizeIP(isIP(ip) === 0 ? (socket.remoteAddress ?? '') : ip, IPV6_NETWORK_BITS);
}

/** Whether this machine asks for itself: what its proxy passes on comes from elsewhere. */
export const isOfThisMachine = ({ ip, headers }: FastifyRequest): boolean =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip) &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;
