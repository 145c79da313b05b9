/** Messages that one side deleted and the other's clients still show. */
import { array, type Db, integer, statement, timestamptz, type ValuesOf } from '@passage/database';
import type { Desk } from './chat.queries.ts';

/** Who asks, and with whom: as a shopper with a desk, or as the owner of a shop with a shopper. */
export interface Asked {
  readonly callerId: number;
  /** undefined where the id names no desk */
  readonly desk: Desk | undefined;
  /** The member that the caller means. */
  readonly otherId: number;
}

const MOST = 200;
const NO_DESK = -1;
const CONCERNED = `message.deleted_at is not null and message.deletion_seen_at is null and (
    (message.sendtype = 2 and conversation.member_id = $1 and conversation.desk = $2)
    or (message.sendtype = 1 and conversation.member_id = $3
      and conversation.desk = (select id from shop where owner_id = $1))
  )`;

const KEY_VALUES = [integer('callerId'), integer.as<Desk>()('desk'), integer('otherId')] as const;
type Key = ValuesOf<typeof KEY_VALUES>;

const pending = statement({
  name: 'chat-deletions',
  params: KEY_VALUES,
  columns: { id: integer },
  text: `select message.id from chat_conversation as conversation
   join chat_message as message on message.conversation_id = conversation.id
   where (conversation.member_id = $1 or conversation.member_id = $3) and ${CONCERNED}
   order by message.id limit ${MOST}`,
});
const confirm = statement({
  name: 'chat-deletions-confirm',
  params: [...KEY_VALUES, array(integer)('ids'), timestamptz('now')],
  columns: { id: integer },
  text: `update chat_message as message set deletion_seen_at = $5
   from chat_conversation as conversation
   where conversation.id = message.conversation_id and message.id = any ($4::int[]) and ${CONCERNED}
   returning message.id`,
});

const keyOf = ({ callerId, desk = NO_DESK, otherId }: Asked): Key => [callerId, desk, otherId];

/** Ids of messages that were deleted and that this reader was not told of yet. */
export const findDeletions = async (db: Db, asked: Asked): Promise<number[]> =>
  (await db.sql.rows(pending, keyOf(asked))).map(({ id }) => id);

/** @returns those of the ids that were to be confirmed */
export const confirmDeletions = async (db: Db, asked: Asked, ids: readonly number[], now: Date): Promise<number[]> =>
  (await db.sql.rows(confirm, [...keyOf(asked), ids, now])).map(({ id }) => id).sort((a, b) => a - b);
