/** What after-sales bring about at the items of an order. */
import { bigint, boolean, integer, smallint, statement, type Tx } from '@passage/database';
import { type Cents, cents } from '@passage/money';
import { announce } from '../../platform/live.ts';

/** An item with what is left of it, locked. */
export interface LockedItem {
  readonly id: number;
  readonly count: number;
  readonly unitPrice: Cents;
  /** AFTER_SALE_STATUS */
  readonly status: number;
  readonly refundedCount: number;
}

const lockRow = statement({
  name: 'orders-lock-item',
  params: [integer('id')],
  columns: { id: integer, count: integer, unit_price: bigint, after_sale_status: smallint, refunded_count: integer },
  text: 'select id, count, unit_price, after_sale_status, refunded_count from order_item where id = $1 for update',
});

/** Locks an item until the transaction ends; its order is locked before. */
export async function lockItem(tx: Tx, itemId: number): Promise<LockedItem | undefined> {
  const row = await tx.sql.row(lockRow, [itemId]);
  return (
    row && {
      id: row.id,
      count: row.count,
      unitPrice: cents(row.unit_price),
      status: row.after_sale_status,
      refundedCount: row.refunded_count,
    }
  );
}

const setStatus = statement({
  name: 'orders-set-item-status',
  params: [integer('id'), smallint('from'), smallint('to')],
  columns: { order_id: integer },
  text: 'update order_item set after_sale_status = $3 where id = $1 and after_sale_status = $2 returning order_id',
});

/** Sets the after-sale status of a locked item. @param to of AFTER_SALE_STATUS */
export async function setItemStatus(tx: Tx, item: LockedItem, to: number): Promise<void> {
  const row = await tx.sql.row(setStatus, [item.id, item.status, to]);
  if (!row) throw new Error(`order item ${item.id} left after-sale status ${item.status} under its lock`);
  announce(tx, { about: 'order', id: row.order_id });
}

const addToItem = statement({
  name: 'orders-refund-item',
  params: [integer('id'), integer('count'), bigint('amount')],
  columns: { is_whole: boolean },
  text: `update order_item set refunded_count = refunded_count + $2, refunded_amount = refunded_amount + $3
   where id = $1 returning refunded_count = count as is_whole`,
});
const addToOrder = statement({
  name: 'orders-add-refunded',
  params: [integer('id'), bigint('amount')],
  columns: { is_whole: boolean },
  text: `update trade_order set refunded_amount = refunded_amount + $2 where id = $1
   returning not exists (
     select from order_item where order_item.order_id = trade_order.id and order_item.refunded_count < order_item.count
   ) as is_whole`,
});

/**
 * Adds to what was refunded of an item and of its order, both locked.
 *
 * @returns whether all of the item, and all of the order, now is
 */
export async function addRefunded(
  tx: Tx,
  { orderId, itemId }: { readonly orderId: number; readonly itemId: number },
  { count, amount }: { readonly count: number; readonly amount: Cents },
): Promise<{ isItemWhole: boolean; isOrderWhole: boolean }> {
  const ofItem = await tx.sql.row(addToItem, [itemId, count, amount]);
  const ofOrder = await tx.sql.row(addToOrder, [orderId, amount]);
  return { isItemWhole: ofItem?.is_whole === true, isOrderWhole: ofOrder?.is_whole === true };
}
