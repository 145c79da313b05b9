/** What staff's decision on a withdrawal brings about; the table of steps says what may follow what. */
import type { LogType } from '@passage/contract';
import type { Tx } from '@passage/database';
import { type Cents, cents, dollarText, negate } from '@passage/money';
import { type LedgerLine, postLedger } from '../ledger/index.ts';
import { notify } from '../messages/index.ts';
import { type Decision, reviewQueue, type StepName, type Subject } from '../review/index.ts';
import { lockWithdrawal, moveWithdrawal } from './withdrawal.repository.ts';
import { WITHDRAWAL_STEPS, type WithdrawalStep } from './withdrawal-steps.ts';

interface Withdrawal extends Subject {
  readonly no: string;
  readonly amount: Cents;
}

const names: readonly StepName[] = ['approve', 'remit', 'complete', 'reject', 'fail'];

export const withdrawalQueue = reviewQueue<Withdrawal>({
  name: 'withdrawals',
  lock: async (tx, id) => {
    const row = await lockWithdrawal(tx, id);
    return row && { id, memberId: row.member_id, state: row.sta, amount: cents(row.amount), no: row.no };
  },
  move: (tx, { id, state }, to, { remark, now }) => moveWithdrawal(tx, id, { from: state, to, remark, now }),
  steps: Object.fromEntries(
    names.map((name) => [
      name,
      {
        ...WITHDRAWAL_STEPS[name],
        run: (tx: Tx, withdrawal: Withdrawal, decision: Decision) => carryOut(tx, name, withdrawal, decision),
      },
    ]),
  ),
});

async function carryOut(
  tx: Tx,
  name: StepName,
  { id, memberId, amount, no }: Withdrawal,
  { remark, now }: Decision,
): Promise<void> {
  const { moves, template }: WithdrawalStep = WITHDRAWAL_STEPS[name];
  const params = { no, amount: dollarText(amount), remark };
  await notify(tx, { memberId, type: 'wallet', template, params, now });
  if (!moves) return;
  const line = (place: NonNullable<typeof moves>['from'], moved: Cents, logType?: LogType): LedgerLine => ({
    account: place === 'cashOut' ? { kind: place } : { kind: place, memberId },
    amount: moved,
    ...(logType === undefined ? {} : { logType, remark: no }),
  });
  await postLedger(tx, `withdraw-${name}:${id}`, now, [
    line(moves.from, negate(amount)),
    line(moves.to, amount, moves.logType),
  ]);
}
