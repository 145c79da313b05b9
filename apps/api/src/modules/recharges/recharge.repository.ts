import { RECHARGE_AUDIT_STATUS } from '@passage/contract';
import {
  bigint,
  type Db,
  integer,
  type RowOf,
  smallint,
  statement,
  type Tx,
  text,
  timestamptz,
  uuid,
} from '@passage/database';
import type { Cents } from '@passage/money';

const { unAudit, waiting } = RECHARGE_AUDIT_STATUS;

export interface RechargeDraft {
  readonly no: string;
  readonly memberId: number;
  readonly methodId: number;
  readonly amount: Cents;
  readonly bankno: string;
  readonly fileId: string;
  readonly now: Date;
}

const insertRow = statement({
  name: 'recharges-insert',
  params: [
    text('no'),
    integer('memberId'),
    integer('methodId'),
    bigint('amount'),
    text('bankno'),
    uuid('fileId'),
    timestamptz('now'),
  ],
  columns: { id: integer },
  text: `insert into recharge (no, member_id, pay_method_id, amount, bankno, file_id, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $7) on conflict (tenant_id, file_id) do nothing returning id`,
});
/** @returns undefined when the picture stands for a recharge already */
export async function insertRecharge(tx: Tx, draft: RechargeDraft): Promise<number | undefined> {
  const { no, memberId, methodId, amount, bankno, fileId, now } = draft;
  return (await tx.sql.row(insertRow, [no, memberId, methodId, amount, bankno, fileId, now]))?.id;
}

const sameRow = statement({
  name: 'recharges-same',
  params: [integer('memberId'), integer('methodId'), bigint('amount'), uuid('fileId')],
  columns: { id: integer },
  text: 'select id from recharge where member_id = $1 and pay_method_id = $2 and amount = $3 and file_id = $4',
});
/** The recharge that asks for the same with the same picture. */
export async function findSameRecharge(tx: Tx, draft: RechargeDraft): Promise<number | undefined> {
  return (await tx.sql.row(sameRow, [draft.memberId, draft.methodId, draft.amount, draft.fileId]))?.id;
}

export type LockedRecharge = RowOf<typeof lockRow>;

const lockRow = statement({
  name: 'recharges-lock',
  params: [integer('id')],
  columns: { id: integer, no: text, member_id: integer, amount: bigint, audit_status: smallint },
  text: 'select id, no, member_id, amount, audit_status from recharge where id = $1 for update',
});

/** Locks a recharge until the transaction ends; undefined where there is none. */
export const lockRecharge = (tx: Tx, id: number): Promise<LockedRecharge | undefined> => tx.sql.row(lockRow, [id]);

const moveRow = statement({
  name: 'recharges-move',
  params: [integer('id'), smallint('from'), smallint('to'), text('remark'), timestamptz('now')],
  columns: { id: integer },
  text: 'update recharge set audit_status = $3, remark = $4, updated_at = $5 where id = $1 and audit_status = $2 returning id',
});

/** Moves a recharge from one status to another. @returns whether it still had the first */
export async function moveRecharge(
  tx: Tx,
  id: number,
  { from, to, remark, now }: { from: number; to: number; remark: string; now: Date },
): Promise<boolean> {
  return (await tx.sql.row(moveRow, [id, from, to, remark, now])) !== undefined;
}

const openRow = statement({
  name: 'recharges-mark-opened',
  params: [integer('id')],
  columns: { id: integer },
  text: `update recharge set audit_status = ${waiting} where id = $1 and audit_status = ${unAudit} returning id`,
});
/** A reviewer has opened it: its member sees it under review. */
export async function markOpened(db: Db, id: number): Promise<void> {
  await db.sql.row(openRow, [id]);
}
