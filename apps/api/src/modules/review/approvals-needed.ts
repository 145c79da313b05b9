import { boolean, integer, smallint, statement, type Tx } from '@passage/database';
import { personsNeeded } from '../consent/index.ts';
import type { ItemRow } from './review.repository.ts';
import type { AnyQueue, Subject } from './review-queue.ts';

const sameFile = statement({
  name: 'review-same-file',
  params: [smallint('queue'), integer('subjectId')],
  columns: { known: boolean },
  text: `select exists (
     select from submitted_picture as mine
     join submitted_picture as other on other.sha256 = mine.sha256 and (other.queue, other.subject_id) <> (mine.queue, mine.subject_id)
     join review_item as item on item.queue = other.queue and item.subject_id = other.subject_id and item.status <> 2
     where mine.queue = $1 and mine.subject_id = $2
       and mine.id = (select max(id) from submitted_picture where queue = $1 and subject_id = $2)
   ) as known`,
});

/**
 * How many reviewers must approve: two where the tenant's limit asks for it, and two where the very same file stands for
 * something else that was not rejected.
 */
export async function approvalsNeeded(
  tx: Tx,
  queue: AnyQueue,
  { item, subject, deciderId, now }: { item: ItemRow; subject: Subject; deciderId: number; now: Date },
): Promise<number> {
  const { memberId, amount } = subject;
  const persons = await personsNeeded(tx, { kind: queue.name, deciderId, memberId, amount, now });
  if (persons > 1) return persons;
  return (await tx.sql.row(sameFile, [item.queue, item.subject_id]))?.known ? 2 : 1;
}
