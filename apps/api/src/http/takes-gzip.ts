import type { FastifyRequest } from 'fastify';

/** Whether the caller takes an encoding, and has not said that it does not. */
const takes = ({ headers }: FastifyRequest, taken: RegExp): boolean =>
  taken.test(String(headers['accept-encoding'] ?? ''));

/** Whether the caller takes gzip. */
export const takesGzip = (request: FastifyRequest): boolean => takes(request, /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/);

/** Whether the caller takes Brotli. */
export const takesBrotli = (request: FastifyRequest): boolean => takes(request, /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/);
