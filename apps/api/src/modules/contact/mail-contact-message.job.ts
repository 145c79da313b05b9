import { z } from 'zod';
import { renderMail } from '../../mail/render-mail.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import { isLanguage } from '../../texts/index.ts';
import { readSetting } from '../tenant/index.ts';
import { emailOfAdmin, findMessage, languageOfTenant, markMessageMailed } from './contact.repository.ts';

export const MAIL_CONTACT_MESSAGE = 'mail-contact-message';

const TITLE_LENGTH = 60;

/**
 * Mails a visitor's message to the store's address, or to its administrator where it has none, in the store's language. A
 * store with neither keeps it alone.
 */
export const mailContactMessageJob: JobHandler = {
  job: MAIL_CONTACT_MESSAGE,
  handle: async ({ platform, db, tenantId }, payload) => {
    const { messageId } = z.object({ messageId: z.int() }).parse(payload);
    const message = await findMessage(db, messageId);
    const { aboutEmail } = await readSetting(db, 'CONTACT_US_SETTING');
    if (!message || message.mailed_at) return;
    const to = aboutEmail || (await emailOfAdmin(db));
    if (!to) return;
    const { tabsName: brand } = await readSetting(db, 'TABS_SETTING');
    const language = await languageOfTenant(platform.database, tenantId);
    const { name, email, content } = message;
    const title = message.title || [...content].slice(0, TITLE_LENGTH).join('');
    const mail = renderMail('contactMessage', isLanguage(language) ? language : 'en', {
      brand,
      name,
      email,
      title,
      content,
    });
    await platform.mail.send(db, {
      to,
      replyTo: email,
      about: `contact-${tenantId}-${messageId}`,
      ...mail,
    });
    await markMessageMailed(db, messageId, platform.clock.now());
  },
};
