import { type contract, type InputOf, type OutputOf, REVIEW_STATUS } from '@passage/contract';
import { type Db, statement } from '@passage/database';
import { addMs, DAY_MS } from '../../platform/clock.ts';
import { secondReviewerAbove } from './approvals-needed.ts';
import { COLUMNS, fromItems, type ReviewRow, toItem } from './item-rows.ts';
import { QUEUE_NUMBER } from './review-queue.ts';

/** A filter that is null does not filter. */
type Filter = [queue: number, status: number | null, email: string | null, overdueBefore: Date | null];

const FILTER = `where item.queue = $1 and ($2::smallint is null or item.status = $2)
  and ($3::text is null or item.member_id = (select id from member where email = $3))
  and ($4::timestamptz is null or (item.status = ${REVIEW_STATUS.waiting} and item.created_at < $4))`;

// The page first: whose they are and what they look like is looked up for its rows alone.
const pageBy = (order: string): string =>
  `select ${COLUMNS} ${fromItems(`(select * from review_item as item ${FILTER} order by ${order} limit $5 offset $6)`)} order by ${order}`;

const waitingPage = statement<ReviewRow, [...Filter, limit: number, offset: number]>(
  'review-list-waiting',
  pageBy('item.created_at, item.id'),
);
const anyPage = statement<ReviewRow, [...Filter, limit: number, offset: number]>('review-list', pageBy('item.id desc'));
const count = statement<{ total: number }, Filter>(
  'review-count',
  `select count(*)::int as total from review_item as item ${FILTER}`,
);

/** A queue's items: what waits in the order in which it came, anything else with the newest first. */
export async function listItems(
  db: Db,
  input: InputOf<typeof contract.review.list>,
  now: Date,
): Promise<OutputOf<typeof contract.review.list>> {
  const { queue, status = null, email = null, overdue = false, pageNo, pageSize } = input;
  const filter: Filter = [QUEUE_NUMBER[queue], status, email, overdue ? addMs(now, -DAY_MS) : null];
  const page = status === REVIEW_STATUS.waiting || overdue ? waitingPage : anyPage;
  const [rows, counted, secondAbove] = await Promise.all([
    db.sql.rows(page, [...filter, pageSize, (pageNo - 1) * pageSize]),
    db.sql.row(count, filter),
    secondReviewerAbove(db),
  ]);
  return { list: rows.map((row) => toItem(row, { now, secondAbove })), total: counted?.total ?? 0 };
}
