import { type AnyQueue, decideIn, type StepName } from '@passage/api/modules/review/index';
import type { Tx } from '@passage/database';
import type { Stage } from './history-event.ts';

/** Takes a step of an item, as the store's reviewer does. */
export async function takeStep(
  tx: Tx,
  { reviewerId }: Stage,
  {
    queue,
    number,
    subjectId,
    step,
    remark,
    now,
  }: {
    queue: AnyQueue;
    number: 1 | 2 | 3;
    subjectId: number;
    step: StepName;
    remark: string;
    now: Date;
  },
): Promise<void> {
  const { id: itemId } = await tx.prisma.reviewItem.findFirstOrThrow({ where: { queue: number, subjectId } });
  const reviewer = { id: reviewerId };
  await decideIn(tx, queue, { step, itemId, remark, version: undefined, reviewer, requestId: null, now });
}
