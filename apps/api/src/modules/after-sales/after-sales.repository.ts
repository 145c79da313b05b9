import type { AfterSaleWay } from '@passage/contract';
import { bigint, integer, nullable, smallint, statement, type Tx, text, timestamptz, uuid } from '@passage/database';
import { type Cents, cents } from '@passage/money';
import { lockPurchase, type Purchase } from './purchase.repository.ts';

/** Whose after-sale it must be; a shop that is null is any. */
export type Scope = { readonly memberId: number } | { readonly shopId: number | null };

export interface OpenAfterSale extends Purchase {
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
}

const whereabouts = statement({
  name: 'after-sales-whereabouts',
  params: [integer('id'), nullable(integer)('memberId'), nullable(integer)('shopId')],
  columns: { order_id: integer, order_item_id: integer },
  text: `select order_id, order_item_id from after_sale
   where id = $1 and ($2::int is null or member_id = $2) and ($3::int is null or shop_id = $3)`,
});

const lockRow = statement({
  name: 'after-sales-lock',
  params: [integer('id')],
  columns: {
    id: integer,
    no: text,
    member_id: integer,
    way: smallint,
    status: smallint,
    count: integer,
    amount: bigint,
    prior_item_status: smallint,
    logistics_company: text,
    logistics_no: text,
  },
  text: `select id, no, member_id, way, status, count, amount, prior_item_status, logistics_company, logistics_no
   from after_sale where id = $1 for update`,
});

/** Locks an after-sale with its order and its item until the transaction ends, in that order of locks; undefined out of scope. */
export async function lockAfterSale(tx: Tx, id: number, scope: Scope): Promise<OpenAfterSale | undefined> {
  const [memberId, shopId] = 'memberId' in scope ? [scope.memberId, null] : [null, scope.shopId];
  const place = await tx.sql.row(whereabouts, [id, memberId, shopId]);
  const purchase = place && (await lockPurchase(tx, place.order_id, place.order_item_id));
  const row = purchase && (await tx.sql.row(lockRow, [id]));
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
      ...purchase,
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

const insertRow = statement({
  name: 'after-sales-insert',
  params: [
    text('no'),
    integer('memberId'),
    integer('shopId'),
    integer('orderId'),
    integer('itemId'),
    smallint('way'),
    integer('count'),
    bigint('amount'),
    smallint('reason'),
    text('description'),
    smallint('priorItemStatus'),
    timestamptz('now'),
  ],
  columns: { id: integer },
  text: `insert into after_sale (no, member_id, shop_id, order_id, order_item_id, way, count, amount, reason, description,
     prior_item_status, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12) returning id`,
});
const insertPicture = statement({
  name: 'after-sales-insert-picture',
  params: [integer('afterSaleId'), smallint('position'), uuid('fileId')],
  columns: { position: smallint },
  text: 'insert into after_sale_picture (after_sale_id, position, file_id) values ($1, $2, $3) returning position',
});

/** Opens an after-sale of a purchase whose rows are locked, amount in cents. @returns its id */
export async function insertAfterSale(tx: Tx, { order, item }: Purchase, draft: AfterSaleDraft): Promise<number> {
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

const insertEvent = statement({
  name: 'after-sales-insert-event',
  params: [integer('afterSaleId'), smallint('status'), timestamptz('now')],
  columns: { id: integer },
  text: 'insert into after_sale_event (after_sale_id, status, created_at) values ($1, $2, $3) returning id',
});

/** Adds a status to an after-sale's history. */
export async function recordStatus(tx: Tx, id: number, status: number, now: Date): Promise<void> {
  await tx.sql.row(insertEvent, [id, status, now]);
}

const moveRow = statement({
  name: 'after-sales-move',
  params: [
    integer('id'),
    smallint('from'),
    smallint('to'),
    text('remark'),
    text('company'),
    text('no'),
    timestamptz('now'),
  ],
  columns: { id: integer },
  text: `update after_sale set status = $3, remark = $4, logistics_company = $5, logistics_no = $6, updated_at = $7
   where id = $1 and status = $2 returning id`,
});

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

const approvalRow = statement({
  name: 'after-sales-keep-approval',
  params: [integer('id'), text('remark'), text('returnAddress')],
  columns: { id: integer },
  text: 'update after_sale set approval_remark = $2, return_address = $3 where id = $1 returning id',
});

/** Keeps what the buyer is told with the approval of an after-sale that is locked. */
export async function keepApproval(
  tx: Tx,
  id: number,
  { remark, returnAddress }: { remark: string; returnAddress: string },
): Promise<void> {
  await tx.sql.row(approvalRow, [id, remark, returnAddress]);
}

const returnAddressRow = statement({
  name: 'after-sales-return-address',
  params: [integer('shopId')],
  columns: { address: text },
  text: `select coalesce(nullif(return_address, ''), address) as address from shop where id = $1`,
});

/** Where goods of a shop go back to: its return address, else its address; empty without either. */
export const returnAddressOf = async (tx: Tx, shopId: number): Promise<string> =>
  (await tx.sql.row(returnAddressRow, [shopId]))?.address ?? '';

const remarkRow = statement({
  name: 'after-sales-keep-remark',
  params: [integer('id'), text('remark'), timestamptz('now')],
  columns: { id: integer },
  text: 'update after_sale set remark = $2, updated_at = $3 where id = $1 returning id',
});

/** Says why an after-sale that is locked did not get on. */
export async function keepRemark(tx: Tx, id: number, remark: string, now: Date): Promise<void> {
  await tx.sql.row(remarkRow, [id, remark, now]);
}
