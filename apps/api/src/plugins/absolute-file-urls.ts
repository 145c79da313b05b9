import type { FastifyInstance, FastifyRequest } from 'fastify';
import { originOf } from '../http/request-origin.ts';
import type { TenantDirectory } from '../http/tenant-directory.ts';
import { originOf as publicOriginOf } from '../platform/origin.ts';
import type { Platform } from '../platform/platform.ts';

/** A text that is nothing but an address below /files/, also one within JSON text within the JSON. */
const ROOTED = /"\/files\/(?=[\w./?=&%-]+\\?")/g;

/**
 * With a remote storage every file's address in an answer is a whole one, on the host that was asked, so that clients
 * take the pictures of the API and those of the store alike. Within the server they stay rooted. In production mode a
 * host that no tenant owns is named nowhere: the tenant's primary stands in its place.
 */
export function absoluteFileUrls(
  app: FastifyInstance,
  { platform: { config, storage }, tenants }: { platform: Platform; tenants: TenantDirectory },
): void {
  if (storage.origin === undefined) return;
  const namedOrigin = async (request: FastifyRequest): Promise<string> => {
    if (config.mode !== 'production' || (await tenants.ownerOf(request.hostname.toLowerCase())) !== undefined)
      return originOf(request);
    const { id } = await tenants.ofRequest(request);
    return publicOriginOf(config, (await tenants.primaryHostOf(id)) ?? 'localhost');
  };
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || !reply.hasHeader('x-app-code') || payload.search(ROOTED) < 0) return payload;
    const origin = await namedOrigin(request);
    return payload.replaceAll(ROOTED, `"${origin}/files/`);
  });
}
