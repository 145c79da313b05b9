import { type contract, type InputOf, type OutputOf, REVIEW_STATUS } from '@passage/contract';
import {
  bigint,
  type Db,
  integer,
  nullable,
  smallint,
  statement,
  text,
  timestamptz,
  type ValuesOf,
} from '@passage/database';
import { BEYOND_IDS, type ById, type Walk } from '../../http/walk.ts';
import { addMs, DAY_MS } from '../../platform/clock.ts';
import { countUpTo, readPage } from '../../platform/read-page.ts';
import { secondReviewerAbove } from '../consent/index.ts';
import { COLUMNS, fromItems, REVIEW_ROW, toItem } from './item-rows.ts';
import { QUEUE_NUMBER } from './review-queue.ts';

/** A filter that is null does not filter. */
const FILTER_VALUES = [
  smallint('queue'),
  nullable(smallint)('status'),
  nullable(text)('email'),
  nullable(timestamptz)('overdueBefore'),
] as const;
type Filter = ValuesOf<typeof FILTER_VALUES>;

const FILTER = `where item.queue = $1 and ($2::smallint is null or item.status = $2)
  and ($3::text is null or item.member_id = (select id from member where email = $3))
  and ($4::timestamptz is null or (item.status = ${REVIEW_STATUS.waiting} and item.created_at < $4))`;

// The page first: whose they are and what they look like is looked up for its rows alone.
const pageBy = (order: string, isAfter: string): string =>
  `select ${COLUMNS} ${fromItems(`(select * from review_item as item ${FILTER} and ${isAfter} order by ${order} limit $5 offset $6)`)} order by ${order}`;

// An item is never deleted, so the row behind which to go on tells its own moment.
const waitingPage = statement({
  name: 'review-list-waiting',
  params: [...FILTER_VALUES, bigint('limit'), bigint('offset'), nullable(integer)('after')],
  columns: REVIEW_ROW,
  text: pageBy(
    'item.created_at, item.id',
    `(item.created_at, item.id) > (coalesce((select created_at from review_item where id = $7::int), '-infinity'), coalesce($7::int, 0))`,
  ),
});
const anyPage = statement({
  name: 'review-list',
  params: [...FILTER_VALUES, bigint('limit'), bigint('offset'), nullable(bigint)('after')],
  columns: REVIEW_ROW,
  text: pageBy('item.id desc', `item.id < coalesce($7::bigint, ${BEYOND_IDS})`),
});
const count = statement({
  name: 'review-count',
  params: FILTER_VALUES,
  columns: { total: integer },
  text: countUpTo(`from review_item as item ${FILTER}`),
});

/** A queue's items: what waits in the order in which it came, anything else with the newest first. */
export async function listItems(
  db: Db,
  input: InputOf<typeof contract.review.list>,
  walk: Walk<ById>,
  now: Date,
): Promise<OutputOf<typeof contract.review.list>> {
  const { queue, status = null, email = null, overdue = false } = input;
  const filter: Filter = [QUEUE_NUMBER[queue], status, email, overdue ? addMs(now, -DAY_MS) : null];
  const page = status === REVIEW_STATUS.waiting || overdue ? waitingPage : anyPage;
  const [{ rows, size }, secondAbove] = await Promise.all([
    readPage(walk, {
      rows: (limit, offset) => db.sql.rows(page, [...filter, limit, offset, walk.after?.[0]]),
      count: () => db.sql.row(count, filter),
    }),
    secondReviewerAbove(db),
  ]);
  return {
    list: rows.map((row) => toItem(row, { now, secondAbove })),
    ...size,
    next: walk.nextOf(rows, ({ id }) => [id]),
  };
}
