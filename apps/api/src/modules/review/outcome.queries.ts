import type { ReviewQueueName } from '@passage/contract';
import type { reviewOutcome } from '@passage/contract/review';
import { type Db, integer, smallint, statement } from '@passage/database';
import { cents } from '@passage/money';
import type { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { signedUrl } from '../files/index.ts';
import { COLUMNS, FROM, personOf, queueOf, REVIEW_ROW } from './item-rows.ts';
import { QUEUE_NUMBER } from './review-queue.ts';

const byId = statement({
  name: 'review-outcome',
  params: [smallint('queue'), integer('id')],
  columns: REVIEW_ROW,
  text: `select ${COLUMNS} ${FROM} where item.queue = $1 and item.id = $2`,
});

/** How an item stands: what came of it, and what a decision on it has to look at. */
export async function findOutcome(
  platform: Platform,
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
      version: row.version,
      amount: row.amount === null ? null : cents(row.amount),
      picUrl:
        row.file_id === null || row.file_format === null
          ? ''
          : await signedUrl(platform, db.tenantId, { id: row.file_id, format: row.file_format }),
      platformPart: row.platform_part === null ? null : cents(row.platform_part),
      remark: row.remark,
      decidedBy:
        row.decided_by === null ? null : personOf(row.decided_by, row.decider_email ?? '', row.decider_name ?? ''),
      decidedTime: row.decided_at,
    }
  );
}
