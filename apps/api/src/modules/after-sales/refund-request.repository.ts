/** What was asked of the platform for an after-sale: at most one request of each is open. */
import {
  bigint,
  type Columns,
  integer,
  type RowOf,
  smallint,
  statement,
  type Tx,
  timestamptz,
} from '@passage/database';

/** How a request stands. */
export const REQUEST_STATUS = { waiting: 0, paid: 1, rejected: 2 } as const;

const REFUND_REQUEST_ROW = {
  id: integer,
  after_sale_id: integer,
  payer_id: integer,
  status: smallint,
} satisfies Columns;
export type RefundRequestRow = RowOf<typeof REFUND_REQUEST_ROW>;

const openOf = statement({
  name: 'after-sales-open-request',
  params: [integer('afterSaleId')],
  columns: { id: integer },
  text: `select id from refund_request where after_sale_id = $1 and status = ${REQUEST_STATUS.waiting}`,
});
/** To be asked while the after-sale is locked. */
export const findOpenRequest = (tx: Tx, afterSaleId: number): Promise<{ id: number } | undefined> =>
  tx.sql.row(openOf, [afterSaleId]);

const insertRow = statement({
  name: 'after-sales-insert-request',
  params: [integer('afterSaleId'), integer('payerId'), integer('askedBy'), bigint('platform'), timestamptz('now')],
  columns: { id: integer },
  text: `insert into refund_request (after_sale_id, payer_id, asked_by, platform_amount, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $5) returning id`,
});
/** @param platform the platform's part in cents as it is at this moment */
export async function insertRefundRequest(
  tx: Tx,
  {
    afterSaleId,
    payerId,
    askedBy,
    platform,
    now,
  }: { afterSaleId: number; payerId: number; askedBy: number; platform: bigint; now: Date },
): Promise<number> {
  const row = await tx.sql.row(insertRow, [afterSaleId, payerId, askedBy, platform, now]);
  if (!row) throw new Error('no refund request was made');
  return row.id;
}

const byId = statement({
  name: 'after-sales-request',
  params: [integer('id')],
  columns: REFUND_REQUEST_ROW,
  text: 'select id, after_sale_id, payer_id, status from refund_request where id = $1',
});
const lockRow = statement({
  name: 'after-sales-lock-request',
  params: [integer('id')],
  columns: REFUND_REQUEST_ROW,
  text: 'select id, after_sale_id, payer_id, status from refund_request where id = $1 for update',
});

/** A request for a refund that the platform has a part in, unlocked; undefined where there is none. */
export const findRefundRequest = (tx: Tx, id: number): Promise<RefundRequestRow | undefined> => tx.sql.row(byId, [id]);
/** After its after-sale was locked. */
export const lockRefundRequest = (tx: Tx, id: number): Promise<RefundRequestRow | undefined> =>
  tx.sql.row(lockRow, [id]);

const moveRow = statement({
  name: 'after-sales-move-request',
  params: [integer('id'), smallint('from'), smallint('to'), timestamptz('now')],
  columns: { id: integer },
  text: 'update refund_request set status = $3, updated_at = $4 where id = $1 and status = $2 returning id',
});
/** Moves a request between two statuses. @returns false where it is no longer in `from` */
export async function moveRefundRequest(
  tx: Tx,
  id: number,
  { from, to, now }: { from: number; to: number; now: Date },
): Promise<boolean> {
  return (await tx.sql.row(moveRow, [id, from, to, now])) !== undefined;
}

const setPlatform = statement({
  name: 'after-sales-request-paid',
  params: [integer('id'), bigint('platform')],
  columns: { id: integer },
  text: 'update refund_request set platform_amount = $2 where id = $1 returning id',
});
/** What the platform paid in the end, in cents. */
export async function keepPlatformPart(tx: Tx, id: number, platform: bigint): Promise<void> {
  await tx.sql.row(setPlatform, [id, platform]);
}
