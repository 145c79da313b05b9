import { RECHARGE_AUDIT_STATUS, WITHDRAWAL_STATUS } from '@passage/contract/codes';

type Tone = 'ink' | 'soft' | 'accent' | 'good' | 'bad';

interface State<Name extends string> {
  name: Name;
  tone: Tone;
}

export type RechargeStatusName = keyof typeof RECHARGE_AUDIT_STATUS | 'other';

const RECHARGE_STATES: Readonly<Record<number, State<RechargeStatusName>>> = {
  [RECHARGE_AUDIT_STATUS.unAudit]: { name: 'unAudit', tone: 'ink' },
  [RECHARGE_AUDIT_STATUS.waiting]: { name: 'waiting', tone: 'ink' },
  [RECHARGE_AUDIT_STATUS.passed]: { name: 'passed', tone: 'good' },
  [RECHARGE_AUDIT_STATUS.rejected]: { name: 'rejected', tone: 'bad' },
};

export const rechargeStatus = (auditStatus: number): State<RechargeStatusName> =>
  RECHARGE_STATES[auditStatus] ?? { name: 'other', tone: 'soft' };

/** Somebody has decided; until then there is no time of it to show. */
export const isAudited = (auditStatus: number): boolean =>
  auditStatus !== RECHARGE_AUDIT_STATUS.unAudit && auditStatus !== RECHARGE_AUDIT_STATUS.waiting;

export type WithdrawalStatusName = keyof typeof WITHDRAWAL_STATUS | 'other';

const WITHDRAWAL_STATES: Readonly<Record<number, State<WithdrawalStatusName>>> = {
  [WITHDRAWAL_STATUS.awaitingReview]: { name: 'awaitingReview', tone: 'ink' },
  [WITHDRAWAL_STATUS.beingApplied]: { name: 'beingApplied', tone: 'ink' },
  [WITHDRAWAL_STATUS.remitted]: { name: 'remitted', tone: 'ink' },
  [WITHDRAWAL_STATUS.success]: { name: 'success', tone: 'good' },
  [WITHDRAWAL_STATUS.failed]: { name: 'failed', tone: 'bad' },
};

export const withdrawalStatus = (sta: number): State<WithdrawalStatusName> =>
  WITHDRAWAL_STATES[sta] ?? { name: 'other', tone: 'soft' };
