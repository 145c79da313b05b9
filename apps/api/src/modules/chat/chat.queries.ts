import {
  bigint,
  type Columns,
  type Db,
  integer,
  nullable,
  type RowOf,
  smallint,
  statement,
  text,
  timestamptz,
  uuid,
  type ValuesOf,
} from '@passage/database';
import { BEYOND_IDS, type ById, type Walk } from '../../http/walk.ts';

/** Who answers: a shop by its id, or customer service. */
export type Desk = number;
export const SERVICE_DESK: Desk = 0;

/** Both sides of a conversation: one of them is always who asks, as the token says. */
export interface Sides {
  readonly memberId: number;
  readonly desk: Desk;
}

const MESSAGE_ROW = {
  id: integer,
  message: text,
  sendtype: smallint.as<1 | 2>(),
  type: smallint.as<1 | 3>(),
  created_at: timestamptz,
  file_id: nullable(uuid),
  format: nullable(text),
  member_id: integer,
  desk: integer.as<Desk>(),
  owner_id: nullable(integer),
} satisfies Columns;
export type MessageRow = RowOf<typeof MESSAGE_ROW>;

const MESSAGE = `message.id, message.message, message.sendtype, message.type, message.created_at, message.file_id, file.format,
  conversation.member_id, conversation.desk, shop.owner_id`;
const JOINED = `chat_conversation as conversation
  join chat_message as message on message.conversation_id = conversation.id
  left join stored_file as file on file.id = message.file_id
  left join shop on shop.id = conversation.shop_id`;
const BETWEEN = 'conversation.member_id = $1 and conversation.desk = $2 and message.deleted_at is null';

const RANGE_VALUES = [
  integer('memberId'),
  integer.as<Desk>()('desk'),
  integer('after'),
  nullable(integer)('before'),
] as const;
type Range = ValuesOf<typeof RANGE_VALUES>;

const messagesPage = statement({
  name: 'chat-messages-page',
  params: [...RANGE_VALUES, bigint('limit'), bigint('offset')],
  columns: MESSAGE_ROW,
  text: `select ${MESSAGE} from ${JOINED}
   where ${BETWEEN} and message.id > $3 and ($4::int is null or message.id < $4)
   order by message.id desc limit $5 offset $6`,
});
const messagesCount = statement({
  name: 'chat-messages-count',
  params: RANGE_VALUES,
  columns: { count: integer },
  text: `select count(*)::int as count from chat_conversation as conversation
   join chat_message as message on message.conversation_id = conversation.id
   where ${BETWEEN} and message.id > $3 and ($4::int is null or message.id < $4)`,
});
const messagesAfter = statement({
  name: 'chat-messages-after',
  params: [integer('memberId'), integer.as<Desk>()('desk'), integer('after'), bigint('limit')],
  columns: MESSAGE_ROW,
  text: `select ${MESSAGE} from ${JOINED} where ${BETWEEN} and message.id > $3 order by message.id limit $4`,
});
const messageById = statement({
  name: 'chat-message-by-id',
  params: [integer('id')],
  columns: MESSAGE_ROW,
  text: `select ${MESSAGE} from ${JOINED} where message.id = $1 and message.deleted_at is null`,
});

const liveMessage = statement({
  name: 'chat-live-message',
  params: [integer('id')],
  columns: { ...MESSAGE_ROW, after: integer },
  text: `select ${MESSAGE}, coalesce((
     select max(earlier.id) from chat_message as earlier
     where earlier.conversation_id = message.conversation_id and earlier.id < message.id
   ), 0) as after
   from ${JOINED} where message.id = $1 and message.deleted_at is null`,
});
const deletedById = statement({
  name: 'chat-deleted-by-id',
  params: [integer('id')],
  columns: { member_id: integer, desk: integer.as<Desk>(), sendtype: smallint.as<1 | 2>() },
  text: `select conversation.member_id, conversation.desk, message.sendtype
   from chat_message as message join chat_conversation as conversation on conversation.id = message.conversation_id
   where message.id = $1 and message.deleted_at is not null`,
});

/** With the id of the message before it in its conversation, deleted or not; 0 for none. */
export const findLiveMessage = (db: Db, id: number): Promise<(MessageRow & { after: number }) | undefined> =>
  db.sql.row(liveMessage, [id]);

/** Whose conversation a deleted message was in. */
export const findDeleted = (
  db: Db,
  id: number,
): Promise<{ member_id: number; desk: Desk; sendtype: 1 | 2 } | undefined> => db.sql.row(deletedById, [id]);

export interface Span {
  readonly after?: number | undefined;
  readonly before?: number | undefined;
}

/** Messages of one conversation, newest first. */
export async function pageMessages(
  db: Db,
  { memberId, desk }: Sides,
  { after = 0, before }: Span,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: MessageRow[]; total: number }> {
  const range: Range = [memberId, desk, after, before ?? null];
  const [rows, counted] = await Promise.all([
    db.sql.rows(messagesPage, [...range, limit, offset]),
    db.sql.row(messagesCount, range),
  ]);
  return { rows, total: counted?.count ?? 0 };
}

/** What came after a message, oldest first. */
export const findMessagesAfter = (
  db: Db,
  { memberId, desk }: Sides,
  after: number,
  limit: number,
): Promise<MessageRow[]> => db.sql.rows(messagesAfter, [memberId, desk, after, limit]);

/** A message by its id; undefined where there is none or it was deleted. */
export const findMessage = (db: Db, id: number): Promise<MessageRow | undefined> => db.sql.row(messageById, [id]);

const LATEST = `lateral (
    select message.message, message.type, message.created_at, message.file_id from chat_message as message
    where message.conversation_id = conversation.id and message.deleted_at is null order by message.id desc limit 1
  ) as latest`;
const unreadOf = (sendtype: 1 | 2): string => `(
    select count(*)::int from chat_message as message
    where message.conversation_id = conversation.id and message.sendtype = ${sendtype} and message.deleted_at is null
      and message.id > conversation.${sendtype === 2 ? 'member' : 'desk'}_read_id
  )`;

export type ShopSessionRow = RowOf<typeof shopSessions>;
export type DeskSessionRow = RowOf<typeof deskSessions>;

const shopSessions = statement({
  name: 'chat-shop-sessions',
  params: [
    integer('memberId'),
    integer.as<0 | 1 | 2>()('type'),
    bigint('limit'),
    bigint('offset'),
    nullable(bigint)('after'),
  ],
  columns: {
    id: integer,
    last_message_id: integer,
    shop_id: integer,
    shop_name: text,
    logo: nullable(text),
    owner_id: nullable(integer),
    message: text,
    type: smallint.as<1 | 3>(),
    created_at: timestamptz,
    file_id: nullable(uuid),
    unread: integer,
    format: nullable(text),
  },
  text: `select counted.*, file.format from (
     select conversation.id, conversation.last_message_id, shop.id as shop_id, shop.name as shop_name, shop.logo, shop.owner_id,
       latest.message, latest.type, latest.created_at, latest.file_id, ${unreadOf(2)} as unread
     from chat_conversation as conversation join shop on shop.id = conversation.desk cross join ${LATEST}
     where conversation.member_id = $1 and conversation.desk > 0
       and conversation.last_message_id < coalesce($5::bigint, ${BEYOND_IDS})
   ) as counted left join stored_file as file on file.id = counted.file_id
   where $2 = 2 or ($2 = 1) = (unread = 0)
   order by last_message_id desc limit $3 offset $4`,
});
const deskSessions = statement({
  name: 'chat-desk-sessions',
  params: [integer.as<Desk>()('desk'), bigint('limit'), bigint('offset'), nullable(bigint)('after')],
  columns: {
    id: integer,
    last_message_id: integer,
    member_id: integer,
    member_name: text,
    message: text,
    type: smallint.as<1 | 3>(),
    created_at: timestamptz,
    file_id: nullable(uuid),
    format: nullable(text),
    unread: integer,
  },
  text: `select conversation.id, conversation.last_message_id, member.id as member_id,
     coalesce(nullif(member.user_name, ''), trim(member.first_name || ' ' || member.last_name)) as member_name,
     latest.message, latest.type, latest.created_at, latest.file_id, file.format, ${unreadOf(1)} as unread
   from chat_conversation as conversation join member on member.id = conversation.member_id cross join ${LATEST}
   left join stored_file as file on file.id = latest.file_id
   where conversation.desk = $1 and conversation.last_message_id < coalesce($4::bigint, ${BEYOND_IDS})
   order by conversation.last_message_id desc limit $2 offset $3`,
});
const deskSessionsCount = statement({
  name: 'chat-desk-sessions-count',
  params: [integer.as<Desk>()('desk')],
  columns: { count: integer },
  text: `select count(*)::int as count from chat_conversation as conversation cross join ${LATEST} where conversation.desk = $1`,
});

/** A member's conversations with shops, the latest first. @param type the wire's kind of sessions */
export const findShopSessions = (
  db: Db,
  memberId: number,
  type: 0 | 1 | 2,
  { limit, offset, after }: Walk<ById>,
): Promise<ShopSessionRow[]> => db.sql.rows(shopSessions, [memberId, type, limit, offset, after?.[0]]);

/** A page of the conversations of a desk, the latest first, with how many it has. */
export async function pageDeskSessions(
  db: Db,
  desk: Desk,
  { limit, offset, after }: Walk<ById>,
): Promise<{ rows: DeskSessionRow[]; total: number }> {
  const [rows, counted] = await Promise.all([
    db.sql.rows(deskSessions, [desk, limit, offset, after?.[0]]),
    db.sql.row(deskSessionsCount, [desk]),
  ]);
  return { rows, total: counted?.count ?? 0 };
}

const unreadCounts = statement({
  name: 'chat-unread-counts',
  params: [integer('memberId')],
  columns: { shop: integer, service: integer },
  text: `select coalesce(sum(unread) filter (where desk > 0), 0)::int as shop, coalesce(sum(unread) filter (where desk = 0), 0)::int as service
   from (select desk, ${unreadOf(2)} as unread from chat_conversation as conversation where member_id = $1) as counted`,
});

/** What a member has not read yet of shops and of customer service. */
export const countUnread = async (db: Db, memberId: number): Promise<{ shop: number; service: number }> =>
  (await db.sql.row(unreadCounts, [memberId])) ?? { shop: 0, service: 0 };

type ShopRow = RowOf<typeof shopById>;
const shopById = statement({
  name: 'chat-shop-by-id',
  params: [integer('id')],
  columns: { id: integer, owner_id: nullable(integer), status: smallint },
  text: 'select id, owner_id, status from shop where id = $1',
});

/** What a conversation shows of its shop; undefined for an id of none. */
export const findShop = (db: Db, id: number): Promise<ShopRow | undefined> => db.sql.row(shopById, [id]);
