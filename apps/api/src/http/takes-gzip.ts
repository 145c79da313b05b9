import type { FastifyRequest } from 'fastify';

/** Whether the caller takes gzip, and has not said that it does not. */
export const takesGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(String(headers['accept-encoding'] ?? ''));
