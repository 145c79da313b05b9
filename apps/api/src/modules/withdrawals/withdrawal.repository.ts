import { bigint, integer, type RowOf, smallint, statement, type Tx, text, timestamptz } from '@passage/database';
import type { Cents } from '@passage/money';
import { lockBalances } from '../ledger/index.ts';
import type { AddressRow } from './withdrawal-addresses.repository.ts';

export interface WithdrawalDraft {
  readonly no: string;
  readonly memberId: number;
  readonly amount: Cents;
  readonly to: AddressRow;
  readonly now: Date;
}

const insertRow = statement({
  name: 'withdrawals-insert',
  params: [
    text('no'),
    integer('memberId'),
    bigint('amount'),
    smallint('type'),
    text('fullname'),
    text('mobile'),
    text('bankname'),
    text('receiveAddress'),
    timestamptz('now'),
  ],
  columns: { id: integer },
  text: `insert into withdrawal (no, member_id, amount, type, fullname, mobile, bankname, receive_address, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) returning id`,
});

/** Keeps a withdrawal with the address as it is now, amount in cents. @returns its id */
export async function insertWithdrawal(tx: Tx, { no, memberId, amount, to, now }: WithdrawalDraft): Promise<number> {
  const { type, fullname, mobile, bankname, bankno, address } = to;
  const row = await tx.sql.row(insertRow, [
    no,
    memberId,
    amount,
    type,
    fullname,
    mobile,
    bankname,
    bankno || address,
    now,
  ]);
  if (!row) throw new Error('no withdrawal was made');
  return row.id;
}

export type LockedWithdrawal = RowOf<typeof lockRow>;

const memberOf = statement({
  name: 'withdrawals-member',
  params: [integer('id')],
  columns: { member_id: integer },
  text: 'select member_id from withdrawal where id = $1',
});
const lockRow = statement({
  name: 'withdrawals-lock',
  params: [integer('id')],
  columns: { id: integer, no: text, member_id: integer, amount: bigint, sta: smallint },
  text: 'select id, no, member_id, amount, sta from withdrawal where id = $1 for update',
});
/** Locks the accounts of its member before it: a refund that cuts withdrawals holds those while it looks for them. */
export async function lockWithdrawal(tx: Tx, id: number): Promise<LockedWithdrawal | undefined> {
  const owned = await tx.sql.row(memberOf, [id]);
  if (!owned) return undefined;
  const memberId = owned.member_id;
  await lockBalances(tx, [
    { kind: 'available', memberId },
    { kind: 'frozen', memberId },
  ]);
  return tx.sql.row(lockRow, [id]);
}

const moveRow = statement({
  name: 'withdrawals-move',
  params: [integer('id'), smallint('from'), smallint('to'), text('remark'), timestamptz('now')],
  columns: { id: integer },
  text: `update withdrawal set sta = $3, remark = case when $4 = '' then remark else $4 end, updated_at = $5
   where id = $1 and sta = $2 returning id`,
});

/** Moves a withdrawal from one status to another. @returns whether it still had the first */
export async function moveWithdrawal(
  tx: Tx,
  id: number,
  { from, to, remark, now }: { from: number; to: number; remark: string; now: Date },
): Promise<boolean> {
  return (await tx.sql.row(moveRow, [id, from, to, remark, now])) !== undefined;
}
