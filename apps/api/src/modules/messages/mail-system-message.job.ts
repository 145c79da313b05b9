import { isLanguage } from '@passage/contract';
import { type Db, statement } from '@passage/database';
import { z } from 'zod';
import { renderMail } from '../../mail/render-mail.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import { readSetting } from '../tenant/index.ts';
import { isTemplate, renderMessage } from './render-message.ts';

export const MAIL_SYSTEM_MESSAGE = 'mail-system-message';

interface MessageRow {
  template: string;
  params: Record<string, string>;
  email: string;
  language: string;
  mailed_at: Date | null;
}

const messageById = statement<MessageRow, [id: number]>(
  'messages-to-mail',
  `select system_message.template, system_message.params, system_message.mailed_at,
     member.email, member.language
   from system_message join member on member.id = system_message.member_id where system_message.id = $1`,
);
const findMessage = (db: Db, id: number): Promise<MessageRow | undefined> => db.sql.row(messageById, [id]);

const markMailed = statement<{ id: number }, [id: number, now: Date]>(
  'messages-mark-mailed',
  'update system_message set mailed_at = $2 where id = $1 returning id',
);

/** Mails a system message in the member's language, once. */
export const mailSystemMessageJob: JobHandler = {
  job: MAIL_SYSTEM_MESSAGE,
  handle: async ({ platform, tenantId, db }, payload) => {
    const { messageId } = z.object({ messageId: z.int() }).parse(payload);
    const row = await findMessage(db, messageId);
    if (!row || row.mailed_at || !isTemplate(row.template)) return;
    const language = isLanguage(row.language) ? row.language : 'en';
    const { tabsName: brand } = await readSetting(db, 'TABS_SETTING');
    const { title, message } = renderMessage(row.template, language, row.params);
    const mail = renderMail('systemMessage', language, { brand, title, content: message });
    await platform.mail.send(db, { to: row.email, about: `message-${tenantId}-${messageId}`, ...mail });
    await db.sql.row(markMailed, [messageId, platform.clock.now()]);
  },
};
