import type { ReviewQueueName } from '@passage/contract';
import type { Tx } from '@passage/database';
import type { Cents } from '@passage/money';
import type { ClaimedPicture } from '../files/index.ts';
import { cutItemAmounts, insertReviewItem, insertSubmittedPicture, renewItem } from './review.repository.ts';
import { QUEUE_NUMBER } from './review-queue.ts';

export interface Submission {
  readonly queue: ReviewQueueName;
  readonly subjectId: number;
  readonly memberId: number;
  /** What a decision moves; none where no money does. */
  readonly amount: Cents | null;
  readonly picture?: ClaimedPicture;
  readonly now: Date;
}

/** Puts a subject at the end of its queue. */
export async function openReviewItem(tx: Tx, submission: Submission): Promise<void> {
  const { queue, subjectId, memberId, amount, now } = submission;
  await insertReviewItem(tx, { queue: QUEUE_NUMBER[queue], subjectId, memberId, amount, now });
  await keepPicture(tx, submission);
}

/** Another picture of a subject that still waits: it keeps its place, and approvals begin anew. */
export async function renewReviewItem(tx: Tx, submission: Submission & { picture: ClaimedPicture }): Promise<void> {
  await renewItem(tx, QUEUE_NUMBER[submission.queue], submission.subjectId);
  await keepPicture(tx, submission);
}

/**
 * A waiting subject has become smaller, or came to nothing: approvals begin anew, and whoever decides on the item as it
 * was gets CONFLICT. An item of which nothing is left is rejected by nobody.
 */
export async function cutReviewItems(
  tx: Tx,
  {
    queue,
    cuts,
    remark,
    now,
  }: {
    queue: ReviewQueueName;
    cuts: readonly { readonly id: number; readonly after: Cents }[];
    remark: string;
    now: Date;
  },
): Promise<void> {
  const subjectIds = cuts.map(({ id }) => id);
  await cutItemAmounts(tx, QUEUE_NUMBER[queue], { subjectIds, amounts: cuts.map(({ after }) => after), remark, now });
}

async function keepPicture(tx: Tx, { queue, subjectId, memberId, picture, now }: Submission): Promise<void> {
  if (!picture) return;
  await insertSubmittedPicture(tx, {
    queue: QUEUE_NUMBER[queue],
    subjectId,
    memberId,
    fileId: picture.id,
    sha256: picture.sha256,
    likeness: picture.likeness,
    now,
  });
}
