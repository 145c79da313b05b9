import {
  bigint,
  boolean,
  type Columns,
  integer,
  type RowOf,
  smallint,
  statement,
  type Tx,
  text,
  timestamptz,
} from '@passage/database';

export const ADJUSTMENT_STATUS = { waiting: 0, posted: 1, withdrawn: 2 } as const;
const { waiting, posted, withdrawn } = ADJUSTMENT_STATUS;

/** What makes two adjustments the same: whose balance, how much in cents, and why. */
export interface AdjustmentKey {
  readonly memberId: number;
  readonly amount: bigint;
  readonly remark: string;
}

const WAITING_ADJUSTMENT_ROW = { id: integer, first_by: integer, first_at: timestamptz } satisfies Columns;
export type WaitingAdjustment = RowOf<typeof WAITING_ADJUSTMENT_ROW>;

const lockSame = statement({
  name: 'adjustment-lock-same',
  params: [integer('memberId'), bigint('amount'), text('remark')],
  columns: WAITING_ADJUSTMENT_ROW,
  text: `select id, first_by, first_at from wallet_adjustment
   where member_id = $1 and amount = $2 and remark = $3 and status = ${waiting} for update`,
});
const insertWaiting = statement({
  name: 'adjustment-insert-waiting',
  params: [integer('memberId'), bigint('amount'), text('remark'), integer('firstBy'), timestamptz('now')],
  columns: WAITING_ADJUSTMENT_ROW,
  text: `insert into wallet_adjustment (member_id, amount, remark, first_by, first_at) values ($1, $2, $3, $4, $5)
   on conflict (tenant_id, member_id, amount, remark) where status = ${waiting} do nothing
   returning id, first_by, first_at`,
});

/** The same adjustment that waits for a second person, locked. */
export const lockWaiting = (tx: Tx, { memberId, amount, remark }: AdjustmentKey) =>
  tx.sql.row(lockSame, [memberId, amount, remark]);

/** @returns undefined when somebody else has begun the same one in the same instant */
export const beginWaiting = (tx: Tx, { memberId, amount, remark }: AdjustmentKey, firstBy: number, now: Date) =>
  tx.sql.row(insertWaiting, [memberId, amount, remark, firstBy, now]);

const renewRow = statement({
  name: 'adjustment-renew',
  params: [integer('id'), integer('firstBy'), timestamptz('now')],
  columns: { id: integer },
  text: 'update wallet_adjustment set first_by = $2, first_at = $3 where id = $1 returning id',
});
/** Another person's approval takes the place of a first one that no longer counts. */
export async function renewWaiting(tx: Tx, id: number, firstBy: number, now: Date): Promise<void> {
  await tx.sql.row(renewRow, [id, firstBy, now]);
}

const insertPosted = statement({
  name: 'adjustment-insert-posted',
  params: [integer('memberId'), bigint('amount'), text('remark'), integer('decidedBy'), timestamptz('now')],
  columns: { id: integer },
  text: `insert into wallet_adjustment (member_id, amount, remark, status, first_by, first_at, decided_by, decided_at)
   values ($1, $2, $3, ${posted}, $4, $5, $4, $5) returning id`,
});
const endRow = statement({
  name: 'adjustment-end',
  params: [integer('id'), smallint('status'), integer('by'), timestamptz('now')],
  columns: { id: integer },
  text: `update wallet_adjustment set status = $2, decided_by = $3, decided_at = $4 where id = $1 and status = ${waiting} returning id`,
});

/** @returns the adjustment's id */
export async function keepPosted(
  tx: Tx,
  { memberId, amount, remark }: AdjustmentKey,
  { known, by, now }: { known: number | undefined; by: number; now: Date },
): Promise<number> {
  const row = await (known === undefined
    ? tx.sql.row(insertPosted, [memberId, amount, remark, by, now])
    : tx.sql.row(endRow, [known, posted, by, now]));
  if (!row) throw new Error('no adjustment was kept');
  return row.id;
}

const postedByTwo = statement({
  name: 'adjustment-posted-by-two',
  params: [integer('memberId'), bigint('amount'), text('remark'), timestamptz('after')],
  columns: { known: boolean },
  text: `select exists (
     select from wallet_adjustment where member_id = $1 and amount = $2 and remark = $3 and status = ${posted}
       and first_by <> decided_by and decided_at > $4
   ) as known`,
});
/** Whether two people posted the same adjustment after a moment. */
export const wasPostedByTwo = async (tx: Tx, { memberId, amount, remark }: AdjustmentKey, after: Date) =>
  (await tx.sql.row(postedByTwo, [memberId, amount, remark, after]))?.known ?? false;

const lockOne = statement({
  name: 'adjustment-lock',
  params: [integer('id')],
  columns: { id: integer, member_id: integer, amount: bigint, status: smallint },
  text: 'select id, member_id, amount, status from wallet_adjustment where id = $1 for update',
});

/** Locks an adjustment of a balance until the transaction ends; undefined where there is none. */
export const lockAdjustment = (tx: Tx, id: number) => tx.sql.row(lockOne, [id]);

/** @returns whether it still waited */
export const endWaiting = async (tx: Tx, id: number, by: number, now: Date): Promise<boolean> =>
  (await tx.sql.row(endRow, [id, withdrawn, by, now])) !== undefined;
