import type { FastifyRequest } from 'fastify';

/** Where the request was sent to; a host that no address can have falls back to the name of this machine. */
export function originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  return /^[\w.-]+(:\d{1,5})?$/.test(host) ? `${protocol}://${host.toLowerCase()}` : 'http://localhost';
}
