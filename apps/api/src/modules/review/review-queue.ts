/** What a queue brings to the one mechanism by which staff decide. */
import type { ReviewQueueName } from '@passage/contract';
import type { Tx } from '@passage/database';
import type { Cents } from '@passage/money';

export const QUEUE_NUMBER: Readonly<Record<ReviewQueueName, number>> = {
  payments: 1,
  recharges: 2,
  withdrawals: 3,
  'shop-applications': 4,
  refunds: 5,
};

export type StepName = 'approve' | 'reject' | 'remit' | 'complete' | 'fail';

/** What an item is about, locked. `state` is its own status number. */
export interface Subject {
  readonly id: number;
  readonly memberId: number;
  readonly state: number;
  /** What an approval posts, or what the item is about; null where no money moves. */
  readonly amount: Cents | null;
  /** Whom it concerns as well, such as the owner of a shop: none of them decides. */
  readonly concerns?: readonly number[];
}

export interface Decision {
  readonly reviewerId: number;
  /** Empty for none. */
  readonly remark: string;
  /** What the reviewer saw that the platform would pay, where the reviewer says so. */
  readonly platformPart?: Cents | undefined;
  readonly now: Date;
}

export interface Step<S extends Subject> {
  /** States it may start from, and the one it ends in. */
  readonly from: readonly number[];
  readonly to: number;
  /** How the item stands afterwards: 1 approved, 2 rejected. */
  readonly itemStatus: 1 | 2;
  /** What follows in the same transaction: money and words. */
  readonly run: (tx: Tx, subject: S, decision: Decision) => Promise<void>;
}

export interface ReviewQueue<S extends Subject = Subject> {
  readonly name: ReviewQueueName;
  /** Its picture shows a payment, so that an approval may say what amount that was. */
  readonly showsPayment?: true;
  /** Locks all that a step changes, in the order in which its other writers lock it. */
  readonly lock: (tx: Tx, subjectId: number) => Promise<S | undefined>;
  /** Moves the subject from the one state to the other; false when it stands in neither, or not as the reviewer saw it. */
  readonly move: (tx: Tx, subject: S, to: number, decision: Decision) => Promise<boolean>;
  readonly steps: Readonly<Partial<Record<StepName, Step<S>>>>;
}

/** A queue whose subjects the mechanism need not know. */
export interface AnyQueue {
  readonly name: ReviewQueueName;
  readonly showsPayment: boolean;
  /** Locks the subject and offers what may be done with it. */
  open(tx: Tx, subjectId: number): Promise<OpenSubject | undefined>;
}

export interface OpenSubject {
  readonly subject: Subject;
  readonly step: (name: StepName) => Pick<Step<Subject>, 'from' | 'to' | 'itemStatus'> | undefined;
  /** false when another was faster. */
  readonly take: (name: StepName, decision: Decision) => Promise<boolean>;
}

/** Declares a queue; its subject's type is known to the queue alone. */
export const reviewQueue = <S extends Subject>(queue: ReviewQueue<S>): AnyQueue => ({
  name: queue.name,
  showsPayment: queue.showsPayment ?? false,
  open: async (tx, subjectId) => {
    const subject = await queue.lock(tx, subjectId);
    if (!subject) return undefined;
    return {
      subject,
      step: (name) => queue.steps[name],
      take: async (name, decision) => {
        const step = queue.steps[name];
        if (!step || !(await queue.move(tx, subject, step.to, decision))) return false;
        await step.run(tx, subject, decision);
        return true;
      },
    };
  },
});
