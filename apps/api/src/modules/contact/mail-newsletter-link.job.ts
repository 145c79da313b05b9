import { isLanguage } from '@passage/contract';
import { z } from 'zod';
import { renderMail } from '../../mail/render-mail.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import { originOf } from '../../platform/origin.ts';
import { readSetting } from '../tenant/index.ts';
import { findSubscriber } from './contact.repository.ts';
import { newsletterToken } from './newsletter-token.ts';

export const MAIL_NEWSLETTER_LINK = 'mail-newsletter-link';
export const NEWSLETTER_PATH = '/newsletter/confirm';

/** Mails the link that makes an address a subscriber. A second run mails the same link. */
export const mailNewsletterLinkJob: JobHandler = {
  job: MAIL_NEWSLETTER_LINK,
  handle: async ({ platform, db, tenantId }, payload) => {
    const { subscriberId } = z.object({ subscriberId: z.int() }).parse(payload);
    const subscriber = await findSubscriber(db, subscriberId);
    if (subscriber?.status !== 0) return;
    const { tabsName: brand } = await readSetting(db, 'TABS_SETTING');
    const link = new URL(NEWSLETTER_PATH, originOf(platform.config, subscriber.host));
    link.searchParams.set('token', newsletterToken(platform, tenantId, subscriber));
    const language = isLanguage(subscriber.language) ? subscriber.language : 'en';
    const message = renderMail('newsletterLink', language, { brand, link: link.href });
    await platform.mail.send(db, { to: subscriber.email, ...message });
  },
};
