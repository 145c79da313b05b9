import type { FastifyRequest } from 'fastify';
import type { TenantDirectory } from './tenant-directory.ts';

/**
 * Where a request comes from: no page or a page of the very host that it is sent to, a page of a host of the tenant, or
 * any other page. What a browser adds by itself lets nobody in, so that the host alone decides, on whatever port.
 */
export type OriginKind = 'own' | 'tenant' | 'foreign';

/**
 * Classifies the page that a request says it comes from, by its Origin header.
 *
 * @param tenantId whose host it has to be; without it that of any tenant is good enough
 */
export async function classifyOrigin(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  tenants: TenantDirectory,
  tenantId?: number,
): Promise<OriginKind> {
  const { origin } = headers;
  // Before a proxy the store may have a host that it does not learn of; the browser knows that it is the same.
  if (origin === undefined || headers['sec-fetch-site'] === 'same-origin') return 'own';
  const page = origin.replace(/^https?:\/\//, '');
  if (page === host) return 'own';
  const [, hostname] = page === origin ? [] : (/^([\w.-]+)(?::\d{1,5})?$/.exec(page) ?? []);
  const owner = hostname === undefined ? undefined : await tenants.ownerOf(hostname);
  return owner !== undefined && (tenantId === undefined || owner === tenantId) ? 'tenant' : 'foreign';
}
