/** Takes back out of waiting withdrawals what a refund needs of their applicant. */
import { LOG_TYPE, WITHDRAWAL_STATUS } from '@passage/contract';
import { array, bigint, integer, statement, type Tx, text, timestamptz } from '@passage/database';
import { add, type Cents, cents, dollarText, negate, subtract, ZERO } from '@passage/money';
import { postLedger } from '../ledger/index.ts';
import { notify } from '../messages/index.ts';
import { cutReviewItems } from '../review/index.ts';

const { awaitingReview, failed } = WITHDRAWAL_STATUS;
const DOLLAR = 100n;

/** What becomes of one withdrawal: whole dollars before and after. */
export interface WithdrawalCut {
  readonly id: number;
  readonly no: string;
  readonly before: Cents;
  /** 0 when nothing is left of it. */
  readonly after: Cents;
}

/** What cuts give back, in whole dollars. */
export const releasedBy = (cuts: readonly WithdrawalCut[]): Cents =>
  cuts.reduce((sum, { before, after }) => add(sum, subtract(before, after)), ZERO);

const newestWaiting = statement({
  name: 'withdrawals-newest-waiting',
  params: [integer('memberId'), bigint('need')],
  columns: { id: integer, no: text, amount: bigint },
  text: `select id, no, amount from (
     select id, no, amount, sum(amount) over (order by id desc) - amount as newer
     from withdrawal where member_id = $1 and sta = ${awaitingReview}
   ) as waiting where newer < $2::bigint order by id desc`,
});

/**
 * How the withdrawals of a member that nobody has approved yet would be cut to free an amount: the newest first, by whole
 * dollars, so that up to 99 cents more are freed, or less where there is no more. To be asked, and carried out, while the
 * member's accounts are locked, which keeps the answer true.
 */
export async function planCuts(tx: Tx, memberId: number, need: Cents): Promise<WithdrawalCut[]> {
  if (need <= 0n) return [];
  let missing = ((need + DOLLAR - 1n) / DOLLAR) * DOLLAR;
  return (await tx.sql.rows(newestWaiting, [memberId, need])).map(({ id, no, amount }) => {
    const released = amount < missing ? amount : missing;
    missing -= released;
    return { id, no, before: cents(amount), after: cents(amount - released) };
  });
}

const shrink = statement({
  name: 'withdrawals-shrink',
  params: [
    array(integer)('ids'),
    array(bigint)('before'),
    array(bigint)('after'),
    text('refundNo'),
    timestamptz('now'),
  ],
  columns: { id: integer },
  text: `update withdrawal set updated_at = $5,
     amount = case when cut.after = 0 then amount else cut.after end,
     sta = case when cut.after = 0 then ${failed} else sta end,
     remark = case when cut.after = 0 then $4 else remark end
   from unnest($1::int[], $2::bigint[], $3::bigint[]) as cut (id, before, after)
   where withdrawal.id = cut.id and sta = ${awaitingReview} and amount = cut.before returning withdrawal.id`,
});
const keepCuts = statement({
  name: 'withdrawals-keep-cuts',
  params: [
    array(integer)('ids'),
    array(bigint)('before'),
    array(bigint)('after'),
    integer('afterSaleId'),
    timestamptz('now'),
  ],
  columns: { withdrawal_id: integer },
  text: `insert into withdrawal_cut (withdrawal_id, amount_before, amount_after, after_sale_id, created_at)
   select cut.id, cut.before, cut.after, $4, $5 from unnest($1::int[], $2::bigint[], $3::bigint[]) as cut (id, before, after)
   returning withdrawal_id`,
});

/** For which refund withdrawals are cut. */
export interface CuttingRefund {
  readonly memberId: number;
  readonly afterSaleId: number;
  /** The after-sale's number. */
  readonly refundNo: string;
  readonly now: Date;
}

/**
 * Carries out what planCuts said: each keeps its number with the smaller amount or becomes failed, what is released shows
 * as its own type 9, whoever reads it in its queue has to look again, and the applicant hears of each.
 */
export async function cutWithdrawals(tx: Tx, cuts: readonly WithdrawalCut[], refund: CuttingRefund): Promise<void> {
  if (cuts.length === 0) return;
  const { memberId, afterSaleId, refundNo, now } = refund;
  const ids = cuts.map(({ id }) => id);
  const before = cuts.map((cut) => cut.before);
  const after = cuts.map((cut) => cut.after);
  const shrunk = await tx.sql.rows(shrink, [ids, before, after, refundNo, now]);
  if (shrunk.length !== cuts.length) throw new Error('a withdrawal changed under the lock of its accounts');
  await tx.sql.rows(keepCuts, [ids, before, after, afterSaleId, now]);
  await cutReviewItems(tx, { queue: 'withdrawals', cuts, remark: refundNo, now });
  for (const { no, before: old, after: left } of cuts)
    await notify(tx, {
      memberId,
      type: 'wallet',
      template: 'withdrawalCut',
      params: { no, before: dollarText(old), after: dollarText(left), refund: refundNo },
      now,
    });
  await postLedger(tx, `withdraw-cut:${afterSaleId}`, now, [
    { account: { kind: 'frozen', memberId }, amount: negate(releasedBy(cuts)) },
    ...cuts.map((cut) => ({
      account: { kind: 'available', memberId } as const,
      amount: subtract(cut.before, cut.after),
      logType: LOG_TYPE.platformRefund,
      remark: cut.no,
    })),
  ]);
}
