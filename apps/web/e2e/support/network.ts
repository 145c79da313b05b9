import { randomBytes } from 'node:crypto';

/** Headers of calls from an IPv6 network that nobody else calls from: limits that count callers see a new one. */
export function newNetwork(): { 'x-forwarded-for': string } {
  const [a, b] = [randomBytes(2).toString('hex'), randomBytes(2).toString('hex')];
  return { 'x-forwarded-for': `2001:db8:${a}:${b}::1` };
}
