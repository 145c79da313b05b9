/** What a person of staff decides: who has the right to it, and whether what one person decides adds up. */
import type { ReviewQueueName } from '@passage/contract';

export type DecidedKind = ReviewQueueName | 'adjustments';

interface KindRule {
  /** As stored in consent.kind. */
  readonly number: number;
  /** Numbers of the roles that may decide: 1 admin, 2 reviewer. */
  readonly roles: readonly number[];
  /** A decision posts money, so that who decided is recorded and proven. */
  readonly isPosting: boolean;
  /** Counts towards what one person decides alone within 24 hours. */
  readonly addsUp: boolean;
  /** The audit action of an approval. */
  readonly action: string;
}

const ADMIN = 1;
const REVIEWER = 2;

const reviewed = (queue: ReviewQueueName, number: number): Pick<KindRule, 'number' | 'roles' | 'action'> => ({
  number,
  roles: [ADMIN, REVIEWER],
  action: `review.${queue}.approve`,
});

export const DECIDED_KINDS: Readonly<Record<DecidedKind, KindRule>> = {
  payments: { ...reviewed('payments', 1), isPosting: true, addsUp: true },
  recharges: { ...reviewed('recharges', 2), isPosting: true, addsUp: true },
  // An approved withdrawal still waits for remit, which moves the member's own money.
  withdrawals: { ...reviewed('withdrawals', 3), isPosting: false, addsUp: false },
  'shop-applications': { ...reviewed('shop-applications', 4), isPosting: false, addsUp: false },
  refunds: { ...reviewed('refunds', 5), isPosting: true, addsUp: false },
  adjustments: { number: 6, roles: [ADMIN], isPosting: true, addsUp: true, action: 'wallet.adjust' },
};

/** Limits that one person may decide alone over all members within 24 hours. */
export const LIMITS_OVER_ALL = 10n;
