import { createHash } from 'node:crypto';
import { HTML_LANG, isLanguage, type Language } from '@passage/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { knowTenant } from '../../http/observe-requests.ts';
import { readOnly } from '../../http/read-only.ts';
import type { TenantDirectory } from '../../http/tenant-directory.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSetting } from '../tenant/index.ts';
import { confirmSubscriber } from './contact.repository.ts';
import { NEWSLETTER_PATH } from './mail-newsletter-link.job.ts';
import { NEWSLETTER_TEXTS, type NewsletterTexts } from './newsletter-texts.ts';
import { subscriberOfToken } from './newsletter-token.ts';

interface Options {
  readonly platform: Platform;
  readonly tenants: TenantDirectory;
}

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fdfcfa;color:#1b1a18;font:18px/1.6 Georgia,serif;text-align:center}main{max-width:32rem;padding:2rem}button{margin:1.5rem 0 0;padding:.9rem 2rem;border:0;background:#1b1a18;color:#fdfcfa;font:inherit;cursor:pointer}a{color:inherit}';
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The page behind the newsletter's link. Opening it changes nothing, for mail programs open links by themselves: its
 * button makes the address a subscriber.
 */
export async function newsletterPages(app: FastifyInstance, { platform, tenants }: Options): Promise<void> {
  const answer = async (request: FastifyRequest, reply: FastifyReply, token: string): Promise<FastifyReply> => {
    const tenant = await tenants.ofHost(request.hostname.toLowerCase());
    knowTenant(request, tenant.id);
    const { readable, writable } = platform.database.forTenant(tenant.id);
    const subscriber = await subscriberOfToken(platform, readable, token);
    if (request.method === 'POST' && platform.config.isReadOnly) throw readOnly();
    if (subscriber && request.method === 'POST') await confirmSubscriber(writable, subscriber.id, platform.clock.now());
    const { tabsName: brand } = await readSetting(readable, 'TABS_SETTING');
    const language = subscriber && isLanguage(subscriber.language) ? subscriber.language : tenant.defaultLanguage;
    const texts = NEWSLETTER_TEXTS[language];
    const say = (text: keyof NewsletterTexts) =>
      escapeHtml(
        texts[text].replace(/\{(brand|email)\}/g, (_, name) => (name === 'brand' ? brand : (subscriber?.email ?? ''))),
      );
    const isDone = subscriber !== undefined && (subscriber.status === 1 || request.method === 'POST');
    const onward = `<p><a href="/">${say('onward')}</a></p>`;
    const form = `<form method="post" action="${NEWSLETTER_PATH}"><input type="hidden" name="token" value="${escapeHtml(token)}"><button>${say('button')}</button></form>`;
    const body = !subscriber
      ? `<p>${say('invalid')}</p>${onward}`
      : isDone
        ? `<p>${say('done')}</p>${onward}`
        : `<p>${say('ask')}</p>${form}`;
    return reply
      .status(subscriber ? 200 : 404)
      .headers({
        'content-security-policy': POLICY,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(page(language, brand, body));
  };

  app.get<{ Querystring: { token?: unknown } }>(NEWSLETTER_PATH, (request, reply) =>
    answer(request, reply, tokenOf(request.query.token)),
  );
  app.post<{ Body: { token?: unknown } | undefined }>(NEWSLETTER_PATH, (request, reply) =>
    answer(request, reply, tokenOf(request.body?.token)),
  );
}

const tokenOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const page = (language: Language, title: string, body: string): string =>
  `<!doctype html><html lang="${HTML_LANG[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
