/** How a withdrawal goes on: every transition that there is, and the money that each moves. */
import { LOG_TYPE, type LogType, WITHDRAWAL_STATUS } from '@passage/contract';
import type { MessageTemplate } from '../messages/index.ts';

const { awaitingReview, beingApplied, remitted, success, failed } = WITHDRAWAL_STATUS;

type Place = 'available' | 'frozen' | 'cashOut';

export interface WithdrawalStep {
  readonly from: readonly number[];
  readonly to: number;
  readonly itemStatus: 1 | 2;
  readonly moves?: { readonly from: Place; readonly to: Place; readonly logType?: LogType };
  readonly template: Extract<MessageTemplate, `withdrawal${string}`>;
}

export const WITHDRAWAL_STEPS = {
  approve: { from: [awaitingReview], to: beingApplied, itemStatus: 1, template: 'withdrawalApproved' },
  remit: {
    from: [beingApplied],
    to: remitted,
    itemStatus: 1,
    moves: { from: 'frozen', to: 'cashOut' },
    template: 'withdrawalRemitted',
  },
  complete: { from: [remitted], to: success, itemStatus: 1, template: 'withdrawalCompleted' },
  reject: {
    from: [awaitingReview, beingApplied],
    to: failed,
    itemStatus: 2,
    moves: { from: 'frozen', to: 'available', logType: LOG_TYPE.platformRefund },
    template: 'withdrawalRejected',
  },
  fail: {
    from: [remitted],
    to: failed,
    itemStatus: 2,
    moves: { from: 'cashOut', to: 'available', logType: LOG_TYPE.platformRefund },
    template: 'withdrawalFailed',
  },
} as const satisfies Readonly<Record<string, WithdrawalStep>>;
