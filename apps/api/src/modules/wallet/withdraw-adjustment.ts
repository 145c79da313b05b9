import type { Tx } from '@passage/database';
import { Failure, found } from '../../http/failure.ts';
import { writeAudit } from '../audit/index.ts';
import { holdRight } from '../consent/index.ts';
import { ADJUSTMENT_STATUS, endWaiting, lockAdjustment } from './adjustment.repository.ts';

/**
 * Takes back an adjustment that waits for a second person: whoever gave the first approval, or another administrator who
 * refuses it. No money has moved.
 *
 * @throws Failure NOT_FOUND, NOT_ALLOWED, CONFLICT when it was posted or withdrawn before
 */
export async function withdrawAdjustment(
  tx: Tx,
  id: number,
  { actorId, requestId, now }: { actorId: number; requestId: string; now: Date },
): Promise<{ id: number; status: number }> {
  await holdRight(tx, actorId, 'adjustments');
  const { member_id, amount, status } = found(await lockAdjustment(tx, id));
  if (!(await endWaiting(tx, id, actorId, now))) throw new Failure('CONFLICT');
  await writeAudit(tx, {
    actorId,
    action: 'wallet.withdraw-adjustment',
    subject: `wallet:${member_id}`,
    before: { status },
    after: { status: ADJUSTMENT_STATUS.withdrawn, adjustment: id, amountCents: amount.toString() },
    requestId,
    now,
  });
  return { id, status: ADJUSTMENT_STATUS.withdrawn };
}
