import type { ReviewQueueName } from '@passage/contract';
import type { reviewOutcome } from '@passage/contract/review';
import { type Db, statement } from '@passage/database';
import type { z } from 'zod';
import { COLUMNS, FROM, personOf, queueOf, type ReviewRow } from './item-rows.ts';
import { QUEUE_NUMBER } from './review-queue.ts';

const byId = statement<ReviewRow, [queue: number, id: number]>(
  'review-outcome',
  `select ${COLUMNS} ${FROM} where item.queue = $1 and item.id = $2`,
);

/** What came of an item so far. */
export async function findOutcome(
  db: Db,
  queue: ReviewQueueName,
  id: number,
): Promise<z.output<typeof reviewOutcome> | undefined> {
  const row = await db.sql.row(byId, [QUEUE_NUMBER[queue], id]);
  return (
    row && {
      id: row.id,
      queue: queueOf(row.queue),
      status: row.status,
      state: row.state,
      remark: row.remark,
      decidedBy:
        row.decided_by === null ? null : personOf(row.decided_by, row.decider_email ?? '', row.decider_name ?? ''),
      decidedTime: row.decided_at,
    }
  );
}
