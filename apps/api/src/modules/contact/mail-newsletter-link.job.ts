import { z } from 'zod';
import { renderMail } from '../../mail/render-mail.ts';
import { DAY_MS } from '../../platform/clock.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import { originOf } from '../../platform/origin.ts';
import { isLanguage } from '../../texts/index.ts';
import { type Limit, workWithin } from '../session/index.ts';
import { readSetting } from '../tenant/index.ts';
import { findSubscriber } from './contact.repository.ts';
import { newsletterToken } from './newsletter-token.ts';

export const MAIL_NEWSLETTER_LINK = 'mail-newsletter-link';
export const NEWSLETTER_PATH = '/newsletter/confirm';

/** To one address, whoever types it. */
const PER_ADDRESS: Limit = { scope: 'mail:newsletter-link', tries: 3, windowMs: DAY_MS };

/** Mails the link that makes an address a subscriber, three times a day at most. A second run mails the same link. */
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
    const { email } = subscriber;
    const asked = { subject: email, now: platform.clock.now() };
    await workWithin(db, PER_ADDRESS, asked, () => platform.mail.send(db, { to: email, ...message }));
  },
};
