import { type Db, statement } from '@passage/database';
import { centsFromDollars } from '@passage/money';
import { readSetting } from '../tenant/index.ts';
import type { ItemRow } from './review.repository.ts';

/** Above what amount in cents an approval needs a second reviewer; undefined where it never does. */
export async function secondReviewerAbove(db: Db): Promise<bigint | undefined> {
  const { secondReviewerAbove: dollars } = await readSetting(db, 'REVIEW_SETTING');
  return dollars === null ? undefined : centsFromDollars(dollars);
}

const sameFile = statement<{ known: boolean }, [queue: number, subjectId: number]>(
  'review-same-file',
  `select exists (
     select from submitted_picture as mine
     join submitted_picture as other on other.sha256 = mine.sha256 and (other.queue, other.subject_id) <> (mine.queue, mine.subject_id)
     join review_item as item on item.queue = other.queue and item.subject_id = other.subject_id and item.status <> 2
     where mine.queue = $1 and mine.subject_id = $2
       and mine.id = (select max(id) from submitted_picture where queue = $1 and subject_id = $2)
   ) as known`,
);

/**
 * How many reviewers must approve: two above the tenant's limit, and two where the very same file stands for something
 * else that was not rejected.
 */
export async function approvalsNeeded(db: Db, queue: number, item: ItemRow): Promise<number> {
  const above = await secondReviewerAbove(db);
  if (above !== undefined && item.amount !== null && item.amount > above) return 2;
  return (await db.sql.row(sameFile, [queue, item.subject_id]))?.known ? 2 : 1;
}
