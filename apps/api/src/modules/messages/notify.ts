import { MESSAGE_TYPE } from '@passage/contract';
import { integer, jsonb, nullable, smallint, statement, type Tx, text, timestamptz } from '@passage/database';
import { announce } from '../../platform/live.ts';
import { enqueue } from '../../platform/outbox.ts';
import type { MessageParams, MessageTemplate } from '../../texts/message-params.ts';
import { MAIL_SYSTEM_MESSAGE } from './mail-system-message.job.ts';

export interface Notice<Template extends MessageTemplate> {
  readonly memberId: number;
  readonly type: keyof typeof MESSAGE_TYPE;
  readonly template: Template;
  readonly params: MessageParams[Template];
  /** The member's own order that the message is about, where it is about one; the message leads there. */
  readonly orderId?: number;
  /** Who brought it about, where that is another member, who may do so again and again. */
  readonly by?: number;
  readonly now: Date;
}

const insertMessage = statement({
  name: 'messages-insert',
  params: [
    integer('memberId'),
    smallint('type'),
    text('template'),
    jsonb.as<string>()('params'),
    nullable(integer)('orderId'),
    timestamptz('now'),
  ],
  columns: { id: integer },
  text: 'insert into system_message (member_id, type, template, params, order_id, created_at) values ($1, $2, $3, $4::jsonb, $5, $6) returning id',
});

/**
 * Tells a member something: a system message and a mail of the same words, if and only if the transaction commits. Of what
 * one other member brings about no more is mailed than fits into a mailbox; the messages are there all the same.
 */
export async function notify<Template extends MessageTemplate>(tx: Tx, notice: Notice<Template>): Promise<void> {
  const { memberId, type, template, params, orderId = null, by, now } = notice;
  const row = await tx.sql.row(insertMessage, [
    memberId,
    MESSAGE_TYPE[type],
    template,
    JSON.stringify(params),
    orderId,
    now,
  ]);
  if (!row) throw new Error('no message was kept');
  announce(tx, { about: 'unread', id: memberId });
  enqueue(tx, {
    job: MAIL_SYSTEM_MESSAGE,
    key: `${MAIL_SYSTEM_MESSAGE}:${row.id}`,
    payload: by === undefined ? { messageId: row.id } : { messageId: row.id, by },
    runAt: now,
  });
}
