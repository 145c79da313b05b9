import { LOG_TYPE, ORDER_STATUS } from '@passage/contract';
import { type Db, statement, type Tx } from '@passage/database';
import { add, cents, dollarText, negate, share, subtract } from '@passage/money';
import { addMs, DAY_MS } from '../../platform/clock.ts';
import { type LedgerLine, postLedger } from '../ledger/index.ts';
import { notify } from '../messages/index.ts';
import { readSetting } from '../tenant/index.ts';
import { hasOpenAfterSale, NO_OPEN_AFTER_SALE } from './open-after-sale.ts';
import { SETTLE_ORDER } from './schedule-settlement.ts';

interface OrderRow {
  no: string;
  owner_id: number | null;
  goods_amount: bigint;
  total_amount: bigint;
  refunded_amount: bigint;
}

const { orderOver, refunded } = ORDER_STATUS;

// One that was refunded before its receipt was confirmed still has its freight to settle.
const IS_DUE = `settled_at is null and status in (${orderOver}, ${refunded}) and completed_at <= $1`;

const lockDue = statement<OrderRow, [completedBefore: Date, id: number]>(
  'settlement-lock-order',
  `select no, (select owner_id from shop where shop.id = trade_order.shop_id) as owner_id, goods_amount, total_amount, refunded_amount
   from trade_order where id = $2 and ${IS_DUE} for update`,
);
const markSettled = statement<{ id: number }, [id: number, rate: number, now: Date]>(
  'settlement-mark',
  'update trade_order set settled_at = $3, commission_rate = $2 where id = $1 and settled_at is null returning id',
);

/**
 * Pays out of escrow what is left of an order when its window for after-sales is over: the goods less commission and the
 * whole freight to the shop's owner, the rest to the platform. The platform gets all of it where a shop has no owner.
 * An order that is not due stays as it is, and so does one that was settled.
 */
export async function settleOrder(tx: Tx, orderId: number, now: Date): Promise<void> {
  const { commissionPercent, windowDays } = await readSetting(tx, 'SETTLEMENT_SETTING');
  const order = await tx.sql.row(lockDue, [addMs(now, -windowDays * DAY_MS), orderId]);
  if (!order || (await hasOpenAfterSale(tx, orderId))) return;
  await tx.sql.row(markSettled, [orderId, commissionPercent, now]);

  // All of it goods: after-sales refund no freight. The row's own figure, for a sum over the items would be of the moment
  // before the row's lock was waited for.
  const refundedGoods = cents(order.refunded_amount);
  const left = subtract(cents(order.total_amount), refundedGoods);
  if (left === 0n) return;
  const goods = subtract(cents(order.goods_amount), refundedGoods);
  const commission = order.owner_id === null ? left : share(goods, commissionPercent * 100);
  const lines: LedgerLine[] = [
    { account: { kind: 'escrow' }, amount: negate(left) },
    { account: { kind: 'commission' }, amount: commission },
  ];
  if (order.owner_id !== null) {
    const amount = add(left, negate(commission));
    const params = { order: order.no, amount: dollarText(amount) };
    await notify(tx, { memberId: order.owner_id, type: 'wallet', template: 'shopOrderSettled', params, now });
    lines.push({
      account: { kind: 'available', memberId: order.owner_id },
      amount,
      logType: LOG_TYPE.merchantCollection,
      remark: order.no,
    });
  }
  await postLedger(tx, `${SETTLE_ORDER}:${orderId}`, now, lines);
}

const dueOrders = statement<{ id: number }, [completedBefore: Date]>(
  'settlement-due',
  `select id from trade_order where ${IS_DUE} and ${NO_OPEN_AFTER_SALE} order by completed_at limit 500`,
);

/** Orders to settle, whether or not a job was to do it. */
export async function findDueSettlements(db: Db, now: Date): Promise<number[]> {
  const { windowDays } = await readSetting(db, 'SETTLEMENT_SETTING');
  return (await db.sql.rows(dueOrders, [addMs(now, -windowDays * DAY_MS)])).map((row) => row.id);
}
