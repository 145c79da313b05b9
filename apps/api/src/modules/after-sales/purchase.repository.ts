/** What was bought, as far as after-sales read and change it. */
import { LOG_TYPE } from '@passage/contract';
import { statement, type Tx } from '@passage/database';
import { type Cents, cents } from '@passage/money';
import { announce } from '../../platform/live.ts';
import { SETTLE_ORDER } from '../settlement/index.ts';

/** An order as far as after-sales ask about it, locked. */
export interface LockedOrder {
  readonly id: number;
  readonly no: string;
  readonly memberId: number;
  readonly shopId: number;
  /** Of the shop; null for one of the platform's own. */
  readonly ownerId: number | null;
  /** ORDER_STATUS */
  readonly status: number;
  readonly goods: Cents;
  /** Of the goods, so far. */
  readonly refunded: Cents;
  /** Per cent that settling kept back; null while the money is in escrow. */
  readonly commissionRate: number | null;
}

/** An item with what is left of it, locked. */
export interface LockedItem {
  readonly id: number;
  readonly count: number;
  readonly unitPrice: Cents;
  /** AFTER_SALE_STATUS */
  readonly status: number;
  readonly refundedCount: number;
}

interface OrderRow {
  id: number;
  no: string;
  member_id: number;
  shop_id: number;
  status: number;
  goods_amount: bigint;
  refunded_amount: bigint;
  settled_at: Date | null;
  commission_rate: number | null;
}

const lockOrderRow = statement<OrderRow, [id: number]>(
  'after-sales-lock-order',
  `select id, no, member_id, shop_id, status, goods_amount, refunded_amount, settled_at, commission_rate
   from trade_order where id = $1 for update`,
);
const ownerOfShop = statement<{ owner_id: number | null }, [shopId: number]>(
  'after-sales-shop-owner',
  'select owner_id from shop where id = $1',
);

async function lockOrder(tx: Tx, id: number): Promise<LockedOrder | undefined> {
  const row = await tx.sql.row(lockOrderRow, [id]);
  if (!row) return undefined;
  const shop = await tx.sql.row(ownerOfShop, [row.shop_id]);
  return {
    id: row.id,
    no: row.no,
    memberId: row.member_id,
    shopId: row.shop_id,
    ownerId: shop?.owner_id ?? null,
    status: row.status,
    goods: cents(row.goods_amount),
    refunded: cents(row.refunded_amount),
    commissionRate: row.settled_at === null ? null : (row.commission_rate ?? 0),
  };
}

interface ItemRow {
  id: number;
  count: number;
  unit_price: bigint;
  after_sale_status: number;
  refunded_count: number;
}

const lockItemRow = statement<ItemRow, [id: number]>(
  'after-sales-lock-item',
  'select id, count, unit_price, after_sale_status, refunded_count from order_item where id = $1 for update',
);

async function lockItem(tx: Tx, id: number): Promise<LockedItem | undefined> {
  const row = await tx.sql.row(lockItemRow, [id]);
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

const orderOfOwnItem = statement<{ order_id: number }, [itemId: number, memberId: number]>(
  'after-sales-order-of-item',
  `select order_item.order_id from order_item join trade_order on trade_order.id = order_item.order_id
   where order_item.id = $1 and trade_order.member_id = $2`,
);

/** An item that the member bought. */
export async function lockOwnItem(tx: Tx, itemId: number, memberId: number): Promise<Purchase | undefined> {
  const owned = await tx.sql.row(orderOfOwnItem, [itemId, memberId]);
  return owned && lockPurchase(tx, owned.order_id, itemId);
}

const setStatus = statement<{ order_id: number }, [id: number, from: number, to: number]>(
  'after-sales-set-item-status',
  'update order_item set after_sale_status = $3 where id = $1 and after_sale_status = $2 returning order_id',
);

export async function setItemStatus(tx: Tx, item: LockedItem, to: number): Promise<void> {
  const row = await tx.sql.row(setStatus, [item.id, item.status, to]);
  if (!row) throw new Error(`order item ${item.id} left after-sale status ${item.status} under its lock`);
  announce(tx, { about: 'order', id: row.order_id });
}

const addToItem = statement<{ is_whole: boolean }, [id: number, count: number, amount: bigint]>(
  'after-sales-refund-item',
  `update order_item set refunded_count = refunded_count + $2, refunded_amount = refunded_amount + $3
   where id = $1 returning refunded_count = count as is_whole`,
);
const addToOrder = statement<{ is_whole: boolean }, [id: number, amount: bigint]>(
  'after-sales-refund-order',
  `update trade_order set refunded_amount = refunded_amount + $2 where id = $1
   returning not exists (
     select from order_item where order_item.order_id = trade_order.id and order_item.refunded_count < order_item.count
   ) as is_whole`,
);

/** Adds to what was refunded. @returns whether all of the item, and all of the order, now is */
export async function addRefunded(
  tx: Tx,
  { order, item }: Purchase,
  { count, amount }: { count: number; amount: Cents },
): Promise<{ isItemWhole: boolean; isOrderWhole: boolean }> {
  const ofItem = await tx.sql.row(addToItem, [item.id, count, amount]);
  const ofOrder = await tx.sql.row(addToOrder, [order.id, amount]);
  return { isItemWhole: ofItem?.is_whole === true, isOrderWhole: ofOrder?.is_whole === true };
}

const settledTo = statement<{ member_id: number }, [cause: string, logType: number]>(
  'after-sales-settled-to',
  `select account.member_id from ledger_transaction as posted
   join ledger_entry as entry on entry.transaction_id = posted.id
   join ledger_account as account on account.id = entry.account_id
   where posted.cause = $1 and entry.log_type = $2`,
);

/** Who got an order's money when it was settled; undefined where the platform kept it. */
export const findSettledTo = async (tx: Tx, orderId: number): Promise<number | undefined> =>
  (await tx.sql.row(settledTo, [`${SETTLE_ORDER}:${orderId}`, LOG_TYPE.merchantCollection]))?.member_id;
