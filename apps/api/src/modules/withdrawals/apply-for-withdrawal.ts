import { LOG_TYPE } from '@passage/contract';
import type { Tx } from '@passage/database';
import { type Cents, negate } from '@passage/money';
import { postLedger } from '../ledger/index.ts';
import { openReviewItem } from '../review/index.ts';
import { numberDocument } from '../tenant/index.ts';
import { insertWithdrawal } from './withdrawal.repository.ts';
import type { AddressRow } from './withdrawal-addresses.repository.ts';

/**
 * Freezes what is to be withdrawn and puts it before staff. The balance decides at the posting, which comes last.
 *
 * @throws Failure INSUFFICIENT_BALANCE
 */
export async function applyForWithdrawal(
  tx: Tx,
  { memberId, amount, to, now }: { memberId: number; amount: Cents; to: AddressRow; now: Date },
): Promise<{ id: number; no: string }> {
  const no = await numberDocument(tx, 'W', now);
  const id = await insertWithdrawal(tx, { no, memberId, amount, to, now });
  await openReviewItem(tx, { queue: 'withdrawals', subjectId: id, memberId, amount, now });
  await postLedger(tx, `withdraw-apply:${id}`, now, [
    {
      account: { kind: 'available', memberId },
      amount: negate(amount),
      logType: LOG_TYPE.withdrawal,
      remark: no,
    },
    { account: { kind: 'frozen', memberId }, amount },
  ]);
  return { id, no };
}
