/** What was bought, as far as after-sales look at it. */
import { LOG_TYPE } from '@passage/contract';
import { integer, smallint, statement, type Tx, text } from '@passage/database';
import { type LockedItem, type LockedOrder, lockItem, lockOrder, SETTLE_ORDER } from '../orders/index.ts';

/** An item and its order. */
export interface Purchase {
  readonly order: LockedOrder;
  readonly item: LockedItem;
}

/** Locks the order, then the item. After-sales are locked after both. */
export async function lockPurchase(tx: Tx, orderId: number, itemId: number): Promise<Purchase | undefined> {
  const order = await lockOrder(tx, orderId);
  const item = order && (await lockItem(tx, itemId));
  return item && { order, item };
}

const orderOfOwnItem = statement({
  name: 'after-sales-order-of-item',
  params: [integer('itemId'), integer('memberId')],
  columns: { order_id: integer },
  text: `select order_item.order_id from order_item join trade_order on trade_order.id = order_item.order_id
   where order_item.id = $1 and trade_order.member_id = $2`,
});

/** An item that the member bought. */
export async function lockOwnItem(tx: Tx, itemId: number, memberId: number): Promise<Purchase | undefined> {
  const owned = await tx.sql.row(orderOfOwnItem, [itemId, memberId]);
  return owned && lockPurchase(tx, owned.order_id, itemId);
}

const settledTo = statement({
  name: 'after-sales-settled-to',
  params: [text('cause'), smallint('logType')],
  columns: { member_id: integer },
  text: `select account.member_id from ledger_transaction as posted
   join ledger_entry as entry on entry.transaction_id = posted.id
   join ledger_account as account on account.id = entry.account_id
   where posted.cause = $1 and entry.log_type = $2`,
});

/** Who got an order's money when it was settled; undefined where the platform kept it. */
export const findSettledTo = async (tx: Tx, orderId: number): Promise<number | undefined> =>
  (await tx.sql.row(settledTo, [`${SETTLE_ORDER}:${orderId}`, LOG_TYPE.merchantCollection]))?.member_id;
