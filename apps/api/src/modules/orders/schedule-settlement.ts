import type { Tx } from '@passage/database';
import { addMs, DAY_MS } from '../../platform/clock.ts';
import { enqueue } from '../../platform/outbox.ts';
import { readSetting } from '../tenant/index.ts';

/** The job, and with the order's id what causes its settlement in the ledger. */
export const SETTLE_ORDER = 'settle-order';

/** Has an order settled when its window for after-sales is over. */
export async function scheduleSettlement(tx: Tx, orderId: number, completedAt: Date): Promise<void> {
  const { windowDays } = await readSetting(tx, 'SETTLEMENT_SETTING');
  const runAt = addMs(completedAt, windowDays * DAY_MS);
  enqueue(tx, { job: SETTLE_ORDER, key: `${SETTLE_ORDER}:${orderId}`, payload: { orderId }, runAt });
}
