import type { contract, InputOf, OutputOf } from '@passage/contract';
import { bigint, type Db, integer, nullable, smallint, statement, text, timestamptz } from '@passage/database';
import { cents } from '@passage/money';
import { addMs } from '../../platform/clock.ts';
import { WAITS_MS } from './adjust-balance.ts';

const pageRows = statement({
  name: 'adjustments-page',
  params: [nullable(smallint)('status'), bigint('limit'), bigint('offset')],
  columns: {
    id: integer,
    member_id: integer,
    member_email: text,
    member_name: text,
    amount: bigint,
    remark: text,
    status: smallint,
    first_by: integer,
    first_email: text,
    first_name: text,
    first_at: timestamptz,
    decided_by: nullable(integer),
    decider_email: nullable(text),
    decider_name: nullable(text),
    decided_at: nullable(timestamptz),
  },
  text: `select adjustment.id, adjustment.member_id, member.email as member_email, member.user_name as member_name, adjustment.amount,
     adjustment.remark, adjustment.status, adjustment.first_by, first.email as first_email, first.user_name as first_name,
     adjustment.first_at, adjustment.decided_by, decider.email as decider_email, decider.user_name as decider_name, adjustment.decided_at
   from wallet_adjustment as adjustment
   join member on member.id = adjustment.member_id
   join member as first on first.id = adjustment.first_by
   left join member as decider on decider.id = adjustment.decided_by
   where $1::smallint is null or adjustment.status = $1 order by adjustment.id desc limit $2 offset $3`,
});
const pageCount = statement({
  name: 'adjustments-count',
  params: [nullable(smallint)('status')],
  columns: { total: integer },
  text: 'select count(*)::int as total from wallet_adjustment where $1::smallint is null or status = $1',
});

/** Changes of balances by staff, the newest first. */
export async function pageAdjustments(
  db: Db,
  {
    status = null,
    pageNo,
    pageSize,
  }: Omit<InputOf<typeof contract.wallet.adjustments>, 'status'> & {
    status?: number | null | undefined;
  },
): Promise<OutputOf<typeof contract.wallet.adjustments>> {
  const [rows, count] = await Promise.all([
    db.sql.rows(pageRows, [status, pageSize, (pageNo - 1) * pageSize]),
    db.sql.row(pageCount, [status]),
  ]);
  return {
    list: rows.map((row) => ({
      id: row.id,
      member: { id: row.member_id, email: row.member_email, name: row.member_name },
      amount: cents(row.amount),
      remark: row.remark,
      status: row.status,
      firstBy: { id: row.first_by, email: row.first_email, name: row.first_name },
      firstTime: row.first_at,
      expireTime: addMs(row.first_at, WAITS_MS),
      decidedBy:
        row.decided_by === null
          ? null
          : { id: row.decided_by, email: row.decider_email ?? '', name: row.decider_name ?? '' },
      decidedTime: row.decided_at,
    })),
    total: count?.total ?? 0,
  };
}
