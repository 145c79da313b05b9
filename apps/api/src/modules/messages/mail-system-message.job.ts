import { type Db, integer, jsonb, nullable, type RowOf, statement, text, timestamptz } from '@passage/database';
import { z } from 'zod';
import { renderMail } from '../../mail/render-mail.ts';
import { DAY_MS } from '../../platform/clock.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import { isLanguage } from '../../texts/index.ts';
import { type Limit, workWithin } from '../session/index.ts';
import { readSetting } from '../tenant/index.ts';
import { isTemplate, renderMessage } from './render-message.ts';

export const MAIL_SYSTEM_MESSAGE = 'mail-system-message';

/** Mails to one member that another brings about; an after-sale can be asked for and withdrawn without end. */
const FROM_ONE: Limit = { scope: 'mail:from-one', tries: 30, windowMs: DAY_MS };

type MessageRow = RowOf<typeof messageById>;

const messageById = statement({
  name: 'messages-to-mail',
  params: [integer('id')],
  columns: {
    member_id: integer,
    template: text,
    params: jsonb.as<Record<string, string>>(),
    mailed_at: nullable(timestamptz),
    email: text,
    language: text,
  },
  text: `select system_message.member_id, system_message.template, system_message.params, system_message.mailed_at,
     member.email, member.language
   from system_message join member on member.id = system_message.member_id where system_message.id = $1`,
});
const findMessage = (db: Db, id: number): Promise<MessageRow | undefined> => db.sql.row(messageById, [id]);

const markMailed = statement({
  name: 'messages-mark-mailed',
  params: [integer('id'), timestamptz('now')],
  columns: { id: integer },
  text: 'update system_message set mailed_at = $2 where id = $1 returning id',
});

/** Mails a system message in the member's language, once; of what one other member brings about 30 a day. */
export const mailSystemMessageJob: JobHandler = {
  job: MAIL_SYSTEM_MESSAGE,
  handle: async ({ platform, tenantId, db }, payload) => {
    const { messageId, by } = z.object({ messageId: z.int(), by: z.int().optional() }).parse(payload);
    const row = await findMessage(db, messageId);
    if (!row || row.mailed_at || !isTemplate(row.template)) return;
    const language = isLanguage(row.language) ? row.language : 'en';
    const { tabsName: brand } = await readSetting(db, 'TABS_SETTING');
    const { title, message } = renderMessage(row.template, language, row.params);
    const mail = renderMail('systemMessage', language, { brand, title, content: message });
    const now = platform.clock.now();
    const send = async (): Promise<void> => {
      await platform.mail.send(db, { to: row.email, about: `message-${tenantId}-${messageId}`, ...mail });
      await db.sql.row(markMailed, [messageId, now]);
    };
    if (by === undefined) return send();
    await workWithin(db, FROM_ONE, { subject: `${by} ${row.member_id}`, now }, send);
  },
};
