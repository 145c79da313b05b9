import { randomUUID } from 'node:crypto';
import { LOG_TYPE } from '@passage/contract';
import { statement, type Tx } from '@passage/database';
import { type Cents, cents, dollarText, negate } from '@passage/money';
import type { Caller } from '../../http/context.ts';
import { Failure, found } from '../../http/failure.ts';
import { writeAudit } from '../audit/index.ts';
import { postLedger } from '../ledger/index.ts';
import { notify } from '../messages/index.ts';
import { readWallet } from './wallet.queries.ts';

export interface Adjustment {
  readonly memberId: number;
  /** Positive onto the balance, negative off it. */
  readonly amount: Cents;
  readonly remark: string;
  readonly actor: Caller;
  readonly requestId: string;
  readonly now: Date;
}

const memberById = statement<{ id: number }, [id: number]>('wallet-member', 'select id from member where id = $1');

/**
 * Staff change a member's balance by hand.
 *
 * @returns the balance afterwards
 * @throws Failure NOT_FOUND, NOT_ALLOWED for the own balance, INSUFFICIENT_BALANCE
 */
export async function adjustBalance(tx: Tx, adjustment: Adjustment): Promise<Cents> {
  const { memberId, amount, remark, actor, requestId, now } = adjustment;
  if (memberId === actor.id) throw new Failure('NOT_ALLOWED');
  found(await tx.sql.row(memberById, [memberId]));
  const isAdded = amount > 0n;
  await notify(tx, {
    memberId,
    type: 'wallet',
    template: isAdded ? 'balanceAdded' : 'balanceDeducted',
    params: { amount: dollarText(isAdded ? amount : negate(amount)), remark },
    now,
  });
  const cause = `adjust:${randomUUID()}`;
  await postLedger(tx, cause, now, [
    { account: { kind: 'adjustment' }, amount: negate(amount) },
    {
      account: { kind: 'available', memberId },
      amount,
      logType: isAdded ? LOG_TYPE.backendRecharge : LOG_TYPE.backendDeduction,
      remark,
    },
  ]);
  const { balance } = await readWallet(tx, memberId);
  await writeAudit(tx, {
    actorId: actor.id,
    action: 'wallet.adjust',
    subject: `wallet:${memberId}`,
    before: { cents: cents(balance - amount).toString() },
    after: { cents: balance.toString(), cause, ...(remark === '' ? {} : { remark }) },
    requestId,
    now,
  });
  return balance;
}
