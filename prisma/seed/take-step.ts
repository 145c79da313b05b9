import { type AnyQueue, decideIn, type StepName } from '@passage/api/modules/review/index';
import type { Tx } from '@passage/database';
import type { Stage } from './history-event.ts';

interface StepPlan {
  readonly queue: AnyQueue;
  readonly number: 1 | 2 | 3;
  readonly subjectId: number;
  readonly step: StepName;
  readonly remark: string;
  readonly now: Date;
  /** Leaves it with the first of two approvals. */
  readonly isHalf?: boolean;
}

/** Takes a step of an item, as the store's reviewer does, and with a second person where it takes two. */
export async function takeStep(
  tx: Tx,
  { platform, reviewerId, secondReviewerId }: Stage,
  plan: StepPlan,
): Promise<void> {
  const { queue, number, subjectId, step, remark, now, isHalf = false } = plan;
  const { id: itemId, version } = await tx.prisma.reviewItem.findFirstOrThrow({ where: { queue: number, subjectId } });
  const actAs = (id: number) =>
    decideIn(platform, tx, queue, { step, itemId, remark, version, reviewer: { id }, requestId: null, now });
  const { decided } = await actAs(reviewerId);
  if (!decided && !isHalf) await actAs(secondReviewerId);
}
