import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setRequestTenant } from '../../http/observe-requests.ts';
import { escapeHtml, mailedForm, sendPlainPage, tokenOf } from '../../http/plain-page.ts';
import { readOnly } from '../../http/read-only.ts';
import type { TenantDirectory } from '../../http/tenant-directory.ts';
import type { Platform } from '../../platform/platform.ts';
import { fillIn } from '../../texts/fill-in.ts';
import { isLanguage, textsIn } from '../../texts/index.ts';
import { readSetting } from '../tenant/index.ts';
import { confirmSubscriber } from './contact.repository.ts';
import { NEWSLETTER_PATH } from './mail-newsletter-link.job.ts';
import { subscriberOfToken } from './newsletter-token.ts';

interface Options {
  readonly platform: Platform;
  readonly tenants: TenantDirectory;
}

/**
 * The page behind the newsletter's link. Opening it changes nothing, for mail programs open links by themselves: its
 * button makes the address a subscriber.
 */
export async function newsletterPages(app: FastifyInstance, { platform, tenants }: Options): Promise<void> {
  const answer = async (request: FastifyRequest, reply: FastifyReply, token: string): Promise<FastifyReply> => {
    const tenant = await tenants.ofHost(request.hostname.toLowerCase());
    setRequestTenant(request, tenant.id);
    const { readable, writable } = platform.database.forTenant(tenant.id);
    const subscriber = await subscriberOfToken(platform, readable, token);
    if (request.method === 'POST' && platform.config.isReadOnly) throw readOnly();
    if (subscriber && request.method === 'POST') await confirmSubscriber(writable, subscriber.id, platform.clock.now());
    const { tabsName: brand } = await readSetting(readable, 'TABS_SETTING');
    const language = subscriber && isLanguage(subscriber.language) ? subscriber.language : tenant.defaultLanguage;
    const texts = textsIn(language).pages.newsletter;
    const say = (text: keyof typeof texts) =>
      escapeHtml(fillIn(texts[text], { brand, email: subscriber?.email ?? '' }));
    const isDone = subscriber !== undefined && (subscriber.status === 1 || request.method === 'POST');
    const onward = `<p><a href="/">${say('onward')}</a></p>`;
    const form = mailedForm(NEWSLETTER_PATH, token, say('button'));
    const body = !subscriber
      ? `<p>${say('invalid')}</p>${onward}`
      : isDone
        ? `<p>${say('done')}</p>${onward}`
        : `<p>${say('ask')}</p>${form}`;
    return sendPlainPage(reply, { status: subscriber ? 200 : 404, language, title: brand, body });
  };

  app.get<{ Querystring: { token?: unknown } }>(NEWSLETTER_PATH, (request, reply) =>
    answer(request, reply, tokenOf(request.query.token)),
  );
  app.post<{ Body: { token?: unknown } | undefined }>(NEWSLETTER_PATH, (request, reply) =>
    answer(request, reply, tokenOf(request.body?.token)),
  );
}
