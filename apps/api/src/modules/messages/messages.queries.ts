import type { Contract, InputOf, Language, OutputOf } from '@passage/contract';
import {
  bigint,
  type Columns,
  type Db,
  integer,
  jsonb,
  nullable,
  smallint,
  statement,
  text,
  timestamptz,
} from '@passage/database';
import { storefrontPaths } from '../../http/storefront-paths.ts';
import { isTemplate, renderMessage } from './render-message.ts';

const MESSAGE_ROW = {
  id: integer,
  type: smallint,
  template: text,
  params: jsonb.as<Record<string, string>>(),
  order_id: nullable(integer),
  read_at: nullable(timestamptz),
  created_at: timestamptz,
} satisfies Columns;

const COLUMNS = 'id, type, template, params, order_id, read_at, created_at';

const pageRows = statement({
  name: 'messages-page',
  params: [integer('memberId'), bigint('limit'), bigint('offset')],
  columns: MESSAGE_ROW,
  text: `select ${COLUMNS} from system_message where member_id = $1 order by id desc limit $2 offset $3`,
});
const pageCount = statement({
  name: 'messages-count',
  params: [integer('memberId')],
  columns: { total: integer },
  text: 'select count(*)::int as total from system_message where member_id = $1',
});
const pageRowsOfType = statement({
  name: 'messages-page-of-type',
  params: [integer('memberId'), bigint('limit'), bigint('offset'), smallint('type')],
  columns: MESSAGE_ROW,
  text: `select ${COLUMNS} from system_message where member_id = $1 and type = $4 order by id desc limit $2 offset $3`,
});
const pageCountOfType = statement({
  name: 'messages-count-of-type',
  params: [integer('memberId'), smallint('type')],
  columns: { total: integer },
  text: 'select count(*)::int as total from system_message where member_id = $1 and type = $2',
});
type Page = Contract['messages']['page'];

/** A member's messages in a language, newest first. What is of a kind that is no longer told keeps its place without words. */
export async function pageMessages(
  db: Db,
  memberId: number,
  language: Language,
  { type, pageNo, pageSize }: InputOf<Page>,
): Promise<OutputOf<Page>> {
  const offset = (pageNo - 1) * pageSize;
  const [rows, count] = await Promise.all([
    type === undefined
      ? db.sql.rows(pageRows, [memberId, pageSize, offset])
      : db.sql.rows(pageRowsOfType, [memberId, pageSize, offset, type]),
    type === undefined ? db.sql.row(pageCount, [memberId]) : db.sql.row(pageCountOfType, [memberId, type]),
  ]);
  return {
    list: rows.map((row) => ({
      id: row.id,
      type: row.type,
      ...(isTemplate(row.template) ? renderMessage(row.template, language, row.params) : { title: '', message: '' }),
      link: row.order_id === null ? null : storefrontPaths.order(row.order_id),
      createTime: row.created_at,
      sta: row.read_at !== null,
    })),
    total: count?.total ?? 0,
  };
}

const unreadCount = statement({
  name: 'messages-unread-count',
  params: [integer('memberId')],
  columns: { count: integer },
  text: 'select count(*)::int as count from system_message where member_id = $1 and read_at is null',
});
export const countUnread = async (db: Db, memberId: number): Promise<number> =>
  (await db.sql.row(unreadCount, [memberId]))?.count ?? 0;

const unreadByType = statement({
  name: 'messages-unread-by-type',
  params: [integer('memberId')],
  columns: { type: smallint, count: integer },
  text: `select type, count(*)::int as count from system_message
   where member_id = $1 and read_at is null group by type order by type`,
});
/** How many are unread of each type that has any. */
export const countUnreadByType = (db: Db, memberId: number): Promise<{ type: number; count: number }[]> =>
  db.sql.rows(unreadByType, [memberId]);
