import { ORDER_STATUS } from '@passage/contract';
import { type Db, integer, type Sql, statement, type Tx, timestamptz } from '@passage/database';
import { found } from '../../http/failure.ts';
import { addMs, DAY_MS } from '../../platform/clock.ts';
import { DUE_PER_TENANT, type Due } from '../../platform/jobs.ts';
import { notify } from '../messages/index.ts';
import { adjustPoints } from '../points/index.ts';
import { parseSetting, readSetting } from '../tenant/index.ts';
import { lockOrder } from './lock-orders.ts';
import { moveOrder } from './move-order.ts';
import { hasOpenAfterSale } from './open-after-sale.ts';
import { scheduleSettlement } from './schedule-settlement.ts';

/**
 * The buyer has the goods. A repeat changes nothing.
 *
 * @throws Failure NOT_FOUND, CONFLICT when the order is not on its way
 */
export async function confirmReceipt(tx: Tx, memberId: number, orderId: number, now: Date): Promise<void> {
  const order = found(await lockOrder(tx, orderId, { memberId }));
  if (order.status !== ORDER_STATUS.orderOver) await complete(tx, orderId, now);
}

/** Completes an order whose time for confirming is over, unless an after-sale of it is open; others stay as they are. */
export async function confirmDueReceipt(tx: Tx, orderId: number, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order?.status !== ORDER_STATUS.waitReceipt || order.shippedAt === null) return;
  if (order.shippedAt > (await shippedBefore(tx, now)) || (await hasOpenAfterSale(tx, orderId))) return;
  await complete(tx, orderId, now);
  const params = { order: order.no };
  await notify(tx, { memberId: order.memberId, type: 'order', template: 'orderAutoConfirmed', params, orderId, now });
}

async function complete(tx: Tx, orderId: number, now: Date): Promise<void> {
  await moveOrder(tx, orderId, 'receive', now);
  await adjustPoints(tx, orderId, now);
  await scheduleSettlement(tx, orderId, now);
}

const shippedBefore = async (db: Db, now: Date): Promise<Date> =>
  addMs(now, -(await readSetting(db, 'SETTLEMENT_SETTING')).receiptDays * DAY_MS);

const dueReceipts = statement({
  name: 'orders-due-receipts',
  params: [timestamptz('now'), integer('usualDays'), integer('most')],
  columns: { tenantId: integer, id: integer },
  text: 'select tenant_id as "tenantId", id from passage.due_receipts($1, $2, $3)',
});

/** Orders of all tenants whose time for confirming is over, whether or not a job was to complete them. */
export const findDueReceipts = (sql: Sql, now: Date): Promise<Due[]> =>
  sql.rows(dueReceipts, [now, parseSetting('SETTLEMENT_SETTING', {}).receiptDays, DUE_PER_TENANT]);
