/** What staff's decision on a recharge brings about. */
import { LOG_TYPE, RECHARGE_AUDIT_STATUS } from '@passage/contract';
import { cents, dollarText, negate } from '@passage/money';
import { postLedger } from '../ledger/index.ts';
import { notify } from '../messages/index.ts';
import { reviewQueue, type Subject } from '../review/index.ts';
import { lockRecharge, moveRecharge } from './recharge.repository.ts';

interface Recharge extends Subject {
  readonly no: string;
  readonly amount: NonNullable<Subject['amount']>;
}

const { unAudit, waiting, passed, rejected } = RECHARGE_AUDIT_STATUS;

export const rechargeQueue = reviewQueue<Recharge>({
  name: 'recharges',
  showsPayment: true,
  lock: async (tx, id) => {
    const row = await lockRecharge(tx, id);
    return row && { id, memberId: row.member_id, state: row.audit_status, amount: cents(row.amount), no: row.no };
  },
  move: (tx, { id, state }, to, { remark, now }) => moveRecharge(tx, id, { from: state, to, remark, now }),
  steps: {
    approve: {
      from: [unAudit, waiting],
      to: passed,
      itemStatus: 1,
      run: async (tx, { id, memberId, amount, no }, { now }) => {
        const params = { no, amount: dollarText(amount) };
        await notify(tx, { memberId, type: 'wallet', template: 'rechargeApproved', params, now });
        await postLedger(tx, `recharge:${id}`, now, [
          { account: { kind: 'cashIn' }, amount: negate(amount) },
          { account: { kind: 'available', memberId }, amount, logType: LOG_TYPE.recharge, remark: no },
        ]);
      },
    },
    reject: {
      from: [unAudit, waiting],
      to: rejected,
      itemStatus: 2,
      run: async (tx, { memberId, amount, no }, { remark, now }) => {
        const params = { no, amount: dollarText(amount), remark };
        await notify(tx, { memberId, type: 'wallet', template: 'rechargeRejected', params, now });
      },
    },
  },
});
