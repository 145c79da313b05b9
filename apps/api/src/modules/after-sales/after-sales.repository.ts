import { type AfterSaleWay, LOG_TYPE } from '@passage/contract';
import { statement, type Tx } from '@passage/database';
import { type Cents, cents } from '@passage/money';
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

const orderOfOwnItem = statement<{ order_id: number }, [itemId: number, memberId: number]>(
  'after-sales-order-of-item',
  `select order_item.order_id from order_item join trade_order on trade_order.id = order_item.order_id
   where order_item.id = $1 and trade_order.member_id = $2`,
);

/** An item that the member bought. Everything here locks the order, then the item, then the after-sale. */
export async function lockOwnItem(
  tx: Tx,
  itemId: number,
  memberId: number,
): Promise<{ order: LockedOrder; item: LockedItem } | undefined> {
  const owned = await tx.sql.row(orderOfOwnItem, [itemId, memberId]);
  const order = owned && (await lockOrder(tx, owned.order_id));
  const item = order && (await lockItem(tx, itemId));
  return item && { order, item };
}

/** Whose after-sale it must be; a shop that is null is any. */
export type Scope = { readonly memberId: number } | { readonly shopId: number | null };

export interface OpenAfterSale {
  readonly id: number;
  readonly no: string;
  readonly memberId: number;
  /** AFTER_SALE_WAY */
  readonly way: number;
  /** REFUND_STATUS */
  readonly status: number;
  readonly count: number;
  readonly amount: Cents;
  readonly priorItemStatus: number;
  readonly logisticsCompany: string;
  readonly logisticsNo: string;
  readonly order: LockedOrder;
  readonly item: LockedItem;
}

const whereabouts = statement<
  { order_id: number; order_item_id: number },
  [id: number, memberId: number | null, shopId: number | null]
>(
  'after-sales-whereabouts',
  `select order_id, order_item_id from after_sale
   where id = $1 and ($2::int is null or member_id = $2) and ($3::int is null or shop_id = $3)`,
);

interface AfterSaleRow {
  id: number;
  no: string;
  member_id: number;
  way: number;
  status: number;
  count: number;
  amount: bigint;
  prior_item_status: number;
  logistics_company: string;
  logistics_no: string;
}

const lockRow = statement<AfterSaleRow, [id: number]>(
  'after-sales-lock',
  `select id, no, member_id, way, status, count, amount, prior_item_status, logistics_company, logistics_no
   from after_sale where id = $1 for update`,
);

export async function lockAfterSale(tx: Tx, id: number, scope: Scope): Promise<OpenAfterSale | undefined> {
  const [memberId, shopId] = 'memberId' in scope ? [scope.memberId, null] : [null, scope.shopId];
  const place = await tx.sql.row(whereabouts, [id, memberId, shopId]);
  const order = place && (await lockOrder(tx, place.order_id));
  const item = order && (await lockItem(tx, place.order_item_id));
  const row = item && (await tx.sql.row(lockRow, [id]));
  return (
    row && {
      id: row.id,
      no: row.no,
      memberId: row.member_id,
      way: row.way,
      status: row.status,
      count: row.count,
      amount: cents(row.amount),
      priorItemStatus: row.prior_item_status,
      logisticsCompany: row.logistics_company,
      logisticsNo: row.logistics_no,
      order,
      item,
    }
  );
}

export interface AfterSaleDraft {
  readonly no: string;
  readonly way: AfterSaleWay;
  readonly count: number;
  readonly amount: Cents;
  readonly reason: number;
  readonly description: string;
  readonly fileIds: readonly string[];
  readonly now: Date;
}

const insertRow = statement<
  { id: number },
  [
    no: string,
    memberId: number,
    shopId: number,
    orderId: number,
    itemId: number,
    way: number,
    count: number,
    amount: bigint,
    reason: number,
    description: string,
    priorItemStatus: number,
    now: Date,
  ]
>(
  'after-sales-insert',
  `insert into after_sale (no, member_id, shop_id, order_id, order_item_id, way, count, amount, reason, description,
     prior_item_status, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12) returning id`,
);
const insertPicture = statement<{ position: number }, [afterSaleId: number, position: number, fileId: string]>(
  'after-sales-insert-picture',
  'insert into after_sale_picture (after_sale_id, position, file_id) values ($1, $2, $3) returning position',
);

export async function insertAfterSale(
  tx: Tx,
  { order, item }: { order: LockedOrder; item: LockedItem },
  draft: AfterSaleDraft,
): Promise<number> {
  const { no, way, count, amount, reason, description, fileIds, now } = draft;
  const row = await tx.sql.row(insertRow, [
    no,
    order.memberId,
    order.shopId,
    order.id,
    item.id,
    way,
    count,
    amount,
    reason,
    description,
    item.status,
    now,
  ]);
  if (!row) throw new Error('no after-sale was made');
  for (const [position, fileId] of fileIds.entries()) await tx.sql.row(insertPicture, [row.id, position, fileId]);
  return row.id;
}

const insertEvent = statement<{ id: number }, [afterSaleId: number, status: number, now: Date]>(
  'after-sales-insert-event',
  'insert into after_sale_event (after_sale_id, status, created_at) values ($1, $2, $3) returning id',
);

export async function recordStatus(tx: Tx, id: number, status: number, now: Date): Promise<void> {
  await tx.sql.row(insertEvent, [id, status, now]);
}

const moveRow = statement<
  { id: number },
  [id: number, from: number, to: number, remark: string, company: string, no: string, now: Date]
>(
  'after-sales-move',
  `update after_sale set status = $3, remark = $4, logistics_company = $5, logistics_no = $6, updated_at = $7
   where id = $1 and status = $2 returning id`,
);

/** Brings an after-sale that is locked into its next status. */
export async function moveAfterSale(
  tx: Tx,
  { id, status, logisticsCompany, logisticsNo }: OpenAfterSale,
  { to, remark = '', company = logisticsCompany, trackingNo = logisticsNo, now }: Move,
): Promise<void> {
  if (!(await tx.sql.row(moveRow, [id, status, to, remark, company, trackingNo, now])))
    throw new Error(`after-sale ${id} left status ${status} under its lock`);
  await recordStatus(tx, id, to, now);
}

export interface Move {
  readonly to: number;
  /** Why it was refused. */
  readonly remark?: string;
  readonly company?: string;
  readonly trackingNo?: string;
  readonly now: Date;
}

const setStatus = statement<{ id: number }, [id: number, from: number, to: number]>(
  'after-sales-set-item-status',
  'update order_item set after_sale_status = $3 where id = $1 and after_sale_status = $2 returning id',
);

export async function setItemStatus(tx: Tx, item: LockedItem, to: number): Promise<void> {
  if (!(await tx.sql.row(setStatus, [item.id, item.status, to])))
    throw new Error(`order item ${item.id} left after-sale status ${item.status} under its lock`);
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
  { order, item, count, amount }: OpenAfterSale,
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
