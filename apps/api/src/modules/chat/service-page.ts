import type { FastifyInstance } from 'fastify';
import { setRequestTenant } from '../../http/observe-requests.ts';
import type { TenantDirectory } from '../../http/tenant-directory.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSetting } from '../tenant/index.ts';

const PATH = '/app-api/message/customer-service';

/**
 * The tenant's own script is free to talk to whom it likes, but belongs to no origin, wherever this page is shown: it
 * reaches neither the storefront's document nor what a browser keeps for it.
 */
const POLICY = [
  'sandbox allow-scripts allow-forms allow-popups',
  "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const isMarkup = (context: string): boolean => context.trimStart().startsWith('<');
/** Text inside a script element must not end it. */
const inScript = (context: string): string => `<script>${context.replace(/<(?=\/script|!--)/gi, '\\x3c')}</script>`;

/** The page of a tenant's customer-service script, for the frame in which the storefront runs it. */
export async function servicePages(
  app: FastifyInstance,
  { platform, tenants }: { platform: Platform; tenants: TenantDirectory },
): Promise<void> {
  app.get(PATH, async (request, reply) => {
    const { id } = await tenants.ofHost(request.hostname.toLowerCase());
    setRequestTenant(request, id);
    const { context } = await readSetting(platform.database.forTenant(id).readable, 'CUSTOMER_SERVICE_SETTING');
    return reply
      .status(context === '' ? 404 : 200)
      .headers({
        'content-security-policy': POLICY,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Customer service</title><body>${isMarkup(context) || context === '' ? context : inScript(context)}`,
      );
  });
}
