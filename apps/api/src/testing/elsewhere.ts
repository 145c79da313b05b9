/** Behind these settings a test may say where its calls come from. */
export const BEHIND_PROXY = { TRUSTED_PROXIES: '127.0.0.1' };

/** Headers of a call from this address, of an API that is `BEHIND_PROXY`. */
export const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

let networks = 0;

/** Headers of calls from an IPv6 network that nobody has called from, of an API that is `BEHIND_PROXY`. */
export function elsewhere(): { headers: { 'x-forwarded-for': string } } {
  networks++;
  return from(`2001:db8:${(networks >> 16).toString(16)}:${(networks & 0xffff).toString(16)}::1`);
}
