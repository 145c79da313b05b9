import { type contract, type InputOf, LOG_TYPE, type OutputOf } from '@passage/contract';
import { bigint, boolean, type Db, integer, nullable, smallint, statement, text, timestamptz } from '@passage/database';
import { cents } from '@passage/money';

const wallet = statement({
  name: 'wallet-read',
  params: [integer('memberId')],
  columns: { point: integer, has_pay_password: boolean, available: nullable(bigint), frozen: nullable(bigint) },
  text: `select member.point, member.pay_password_hash is not null as has_pay_password,
     (select balance from ledger_account where member_id = member.id and kind = 1) as available,
     (select balance from ledger_account where member_id = member.id and kind = 2) as frozen
   from member where member.id = $1`,
});

/** A member's wallet; accounts that were never used stand at zero. */
export async function readWallet(db: Db, memberId: number): Promise<OutputOf<typeof contract.wallet.get>> {
  const row = await db.sql.row(wallet, [memberId]);
  return {
    balance: cents(row?.available ?? 0n),
    freezebalance: cents(row?.frozen ?? 0n),
    point: row?.point ?? 0,
    payPasswordFlag: row?.has_pay_password ?? false,
  };
}

const SHOWN = `from ledger_entry join ledger_account on ledger_account.id = ledger_entry.account_id
  where ledger_account.member_id = $1 and ledger_account.kind = 1 and ledger_entry.log_type is not null`;

/** What the member's own shop owed after a line by which its owner paid, where the same posting changed that. */
const DEBT = `case when ledger_entry.log_type = ${LOG_TYPE.merchantPay} then (
     select -owed.balance_after from ledger_entry as owed
     join ledger_account as account on account.id = owed.account_id and account.kind = 8
     join shop on shop.id = account.shop_id and shop.owner_id = ledger_account.member_id
     where owed.transaction_id = ledger_entry.transaction_id
   ) end as debt`;

const logRows = statement({
  name: 'wallet-log',
  params: [integer('memberId'), bigint('limit'), bigint('offset')],
  columns: {
    id: integer,
    log_type: smallint,
    amount: bigint,
    balance_after: bigint,
    remark: text,
    created_at: timestamptz,
    debt: nullable(bigint),
  },
  text: `select ledger_entry.id, ledger_entry.log_type, ledger_entry.amount, ledger_entry.balance_after, ledger_entry.remark, ledger_entry.created_at, ${DEBT}
   ${SHOWN} order by ledger_entry.id desc limit $2 offset $3`,
});
const logCount = statement({
  name: 'wallet-log-count',
  params: [integer('memberId')],
  columns: { total: integer },
  text: `select count(*)::int as total ${SHOWN}`,
});

/** The log carries amounts without their sign: the type tells the direction. */
export async function pageLog(
  db: Db,
  memberId: number,
  { pageNo, pageSize }: InputOf<typeof contract.wallet.log>,
): Promise<OutputOf<typeof contract.wallet.log>> {
  const [rows, count] = await Promise.all([
    db.sql.rows(logRows, [memberId, pageSize, (pageNo - 1) * pageSize]),
    db.sql.row(logCount, [memberId]),
  ]);
  return {
    list: rows.map((row) => ({
      id: row.id,
      type: row.log_type,
      amt: cents(row.amount < 0n ? -row.amount : row.amount),
      hamt: cents(row.balance_after),
      ...(row.debt === null ? {} : { debt: cents(row.debt) }),
      remark: row.remark,
      createTime: row.created_at,
    })),
    total: count?.total ?? 0,
  };
}
