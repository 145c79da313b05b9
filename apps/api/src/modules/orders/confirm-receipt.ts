import { ORDER_STATUS } from '@passage/contract';
import { type Db, statement, type Tx } from '@passage/database';
import { found } from '../../http/failure.ts';
import { addMs, DAY_MS } from '../../platform/clock.ts';
import { notify } from '../messages/index.ts';
import { adjustPoints } from '../points/index.ts';
import { hasOpenAfterSale, NO_OPEN_AFTER_SALE, scheduleSettlement } from '../settlement/index.ts';
import { readSetting } from '../tenant/index.ts';
import { lockOrder, moveOrder } from './move-order.ts';

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
  const order = await lockOrder(tx, orderId, {});
  if (order?.status !== ORDER_STATUS.waitReceipt || order.shipped_at === null) return;
  if (order.shipped_at > (await shippedBefore(tx, now)) || (await hasOpenAfterSale(tx, orderId))) return;
  await complete(tx, orderId, now);
  const params = { order: order.no };
  await notify(tx, { memberId: order.member_id, type: 'order', template: 'orderAutoConfirmed', params, now });
}

async function complete(tx: Tx, orderId: number, now: Date): Promise<void> {
  await moveOrder(tx, orderId, 'receive', now);
  await adjustPoints(tx, orderId, now);
  await scheduleSettlement(tx, orderId, now);
}

const shippedBefore = async (db: Db, now: Date): Promise<Date> =>
  addMs(now, -(await readSetting(db, 'SETTLEMENT_SETTING')).receiptDays * DAY_MS);

const dueReceipts = statement<{ id: number }, [shippedBefore: Date]>(
  'orders-due-receipts',
  `select id from trade_order where status = ${ORDER_STATUS.waitReceipt} and shipped_at <= $1 and ${NO_OPEN_AFTER_SALE}
   order by shipped_at limit 500`,
);

/** Orders whose time for confirming is over, whether or not a job was to complete them. */
export async function findDueReceipts(db: Db, now: Date): Promise<number[]> {
  return (await db.sql.rows(dueReceipts, [await shippedBefore(db, now)])).map((row) => row.id);
}
