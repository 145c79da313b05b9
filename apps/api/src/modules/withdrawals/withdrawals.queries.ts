import type { contract, InputOf, OutputOf } from '@passage/contract';
import { bigint, type Db, integer, smallint, statement, text, timestamptz } from '@passage/database';
import { cents } from '@passage/money';

const pageRows = statement({
  name: 'withdrawals-page',
  params: [integer('memberId'), bigint('limit'), bigint('offset')],
  columns: {
    id: integer,
    no: text,
    amount: bigint,
    type: smallint,
    receive_address: text,
    sta: smallint,
    remark: text,
    created_at: timestamptz,
  },
  text: `select id, no, amount, type, receive_address, sta, remark, created_at from withdrawal
   where member_id = $1 order by id desc limit $2 offset $3`,
});
const pageCount = statement({
  name: 'withdrawals-count',
  params: [integer('memberId')],
  columns: { total: integer },
  text: 'select count(*)::int as total from withdrawal where member_id = $1',
});

/** A page of the member's own withdrawals, the newest first. */
export async function pageWithdrawals(
  db: Db,
  memberId: number,
  { pageNo, pageSize }: InputOf<typeof contract.withdrawals.list>,
): Promise<OutputOf<typeof contract.withdrawals.list>> {
  const [rows, count] = await Promise.all([
    db.sql.rows(pageRows, [memberId, pageSize, (pageNo - 1) * pageSize]),
    db.sql.row(pageCount, [memberId]),
  ]);
  return {
    list: rows.map((row) => ({
      id: row.id,
      orderNo: row.no,
      amt: cents(row.amount),
      type: row.type,
      receiveAddress: row.receive_address,
      sta: row.sta,
      remark: row.remark,
      createTime: row.created_at,
    })),
    total: count?.total ?? 0,
  };
}
