import {
  type Db,
  integer,
  nullable,
  type RowOf,
  smallint,
  statement,
  type Tx,
  text,
  timestamptz,
  uuid,
} from '@passage/database';
import type { Desk, Sides } from './chat.queries.ts';

const openConversation = statement({
  name: 'chat-open',
  params: [integer('memberId'), integer.as<Desk>()('desk'), timestamptz('now')],
  columns: { id: integer },
  text: `insert into chat_conversation (member_id, shop_id, desk, created_at) values ($1, nullif($2, 0), $2, $3)
   on conflict (tenant_id, member_id, desk) do nothing returning id`,
});
const lockBetween = statement({
  name: 'chat-lock',
  params: [integer('memberId'), integer.as<Desk>()('desk')],
  columns: { id: integer },
  text: 'select id from chat_conversation where member_id = $1 and desk = $2 for update',
});

/** Makes sure that there is a conversation between the two. */
export async function ensureConversation(tx: Tx, { memberId, desk }: Sides, now: Date): Promise<void> {
  await tx.sql.row(openConversation, [memberId, desk, now]);
}

/** Locks a conversation until the transaction ends, so that the ids of its messages grow in the order of the commits. */
export const lockConversation = async (tx: Tx, { memberId, desk }: Sides): Promise<number | undefined> =>
  (await tx.sql.row(lockBetween, [memberId, desk]))?.id;

export interface NewMessage {
  readonly conversationId: number;
  readonly senderId: number;
  readonly sendtype: 1 | 2;
  readonly type: 1 | 3;
  readonly message: string;
  readonly fileId: string | null;
  readonly now: Date;
}

const insertMessage = statement({
  name: 'chat-insert',
  params: [
    integer('conversationId'),
    integer('senderId'),
    smallint('sendtype'),
    smallint('type'),
    text('message'),
    nullable(uuid)('fileId'),
    timestamptz('now'),
  ],
  columns: { id: integer },
  text: `with kept as (
     insert into chat_message (conversation_id, sender_id, sendtype, type, message, file_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id
   )
   update chat_conversation set last_message_id = kept.id from kept where chat_conversation.id = $1 returning kept.id`,
});

/** @returns the message's id; the conversation is locked by now */
export async function keepMessage(tx: Tx, message: NewMessage): Promise<number> {
  const { conversationId, senderId, sendtype, type, message: text, fileId, now } = message;
  const row = await tx.sql.row(insertMessage, [conversationId, senderId, sendtype, type, text, fileId, now]);
  if (!row) throw new Error('no message was kept');
  return row.id;
}

const readByMember = statement({
  name: 'chat-read-by-member',
  params: [integer('memberId'), integer.as<Desk>()('desk')],
  columns: { id: integer },
  text: `update chat_conversation set member_read_id = last_message_id
   where member_id = $1 and desk = $2 and member_read_id < last_message_id returning id`,
});
const readByDesk = statement({
  name: 'chat-read-by-desk',
  params: [integer('memberId'), integer.as<Desk>()('desk')],
  columns: { id: integer },
  text: `update chat_conversation set desk_read_id = last_message_id
   where member_id = $1 and desk = $2 and desk_read_id < last_message_id returning id`,
});

/** @returns whether there was something that this side had not read */
export const markConversationRead = async (
  db: Db,
  side: 'member' | 'desk',
  { memberId, desk }: Sides,
): Promise<boolean> =>
  (await db.sql.row(side === 'member' ? readByMember : readByDesk, [memberId, desk])) !== undefined;

type DeletedMessage = RowOf<typeof deleteOwn>;

const deleteOwn = statement({
  name: 'chat-delete',
  params: [integer('id'), integer('senderId'), timestamptz('now')],
  columns: {
    id: integer,
    /** Of a picture. */
    file_id: nullable(uuid),
  },
  text: `with own as (
     select id, file_id from chat_message where id = $1 and sender_id = $2 and deleted_at is null for update
   )
   update chat_message as message set deleted_at = $3, message = '', file_id = null
   from own where message.id = own.id returning own.id, own.file_id`,
});

/** Takes a message away that the sender wrote; its row stays, so that the other side can be told. */
export const deleteOwnMessage = (
  tx: Tx,
  id: number,
  senderId: number,
  now: Date,
): Promise<DeletedMessage | undefined> => tx.sql.row(deleteOwn, [id, senderId, now]);
