import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { browserLanguageOf } from '../http/browser-language.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import { MAIN_TENANT, type TenantDirectory } from '../http/tenant-directory.ts';
import { originOf } from '../platform/origin.ts';
import type { Platform } from '../platform/platform.ts';
import { textsIn } from '../texts/index.ts';

/** Answered whatever the host: probes ask by an address, and the endpoints refuse in their own words. */
const ANY_HOST = ['app-api', 'admin-api', 'health', 'metrics'];
/** Ends of names that lead a visitor to a machine or a network of one's own, or nowhere (RFC 2606, 6761, 6762, 8375). */
const NOT_PUBLIC = /(^|\.)(localhost|local|internal|lan|home\.arpa|intranet|test|invalid)$/;
/** What an operator does about it; the command's name is the same in every language. */
const COMMAND = 'npm run store -- host add';

/**
 * In production mode nothing but probes and endpoints is answered under a host that no tenant owns: pages move to the same
 * path on the main tenant's primary host where that is a public name, and are 421 otherwise. The asked host
 * stands in no answer.
 */
export function refuseUnknownHosts(
  app: FastifyInstance,
  { platform, tenants }: { platform: Platform; tenants: TenantDirectory },
): void {
  const { config } = platform;
  if (config.mode !== 'production') return;
  app.addHook('onRequest', async (request, reply) => {
    if (ANY_HOST.includes(/^\/+([^/?#]*)/.exec(request.url)?.[1] ?? '')) return;
    if ((await tenants.ownerOf(request.hostname.toLowerCase())) !== undefined) return;
    const primary = await tenants.primaryHostOf(MAIN_TENANT);
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    // Not for good: the name may become a store's own at any moment.
    if (isPage && primary !== undefined && isPublicName(primary))
      return reply.redirect(`${originOf(config, primary)}${pathOf(request)}`, 307);
    return sendRefusal(request, reply);
  });
}

/** Whether visitors reach this name from everywhere, as far as a name can tell. */
export const isPublicName = (host: string): boolean =>
  host.includes('.') && !/^[\d.]+$/.test(host) && !host.includes(':') && !NOT_PUBLIC.test(host);

/** A request may name a whole address in the place of a path. */
const pathOf = ({ url }: FastifyRequest): string => (url.startsWith('/') ? url : '/');

function sendRefusal(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = browserLanguageOf(request);
  const { title, visitor, operator } = textsIn(language).pages.unknownHost;
  const body = `<h1>${title}</h1><p>${visitor}</p><p>${operator}</p><p><code>${COMMAND} NAME</code></p>`;
  return sendPlainPage(reply, { status: 421, language, title, body });
}
