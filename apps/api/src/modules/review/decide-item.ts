/** A decision of staff: status, money, words to the member and audit row are one transaction, whatever the queue. */
import { type contract, type OutputOf, REVIEW_STATUS, type ReviewQueueName } from '@passage/contract';
import { reviewOutcome } from '@passage/contract/review';
import type { Tx, WritableDb } from '@passage/database';
import { z } from 'zod';
import { Failure, found } from '../../http/failure.ts';
import { writeAudit } from '../audit/index.ts';
import { approvalsNeeded } from './approvals-needed.ts';
import { findOutcome } from './outcome.queries.ts';
import { decideItem, findItem, type ItemRow, keepApproval, lockItem } from './review.repository.ts';
import { type AnyQueue, type Decision, type OpenSubject, QUEUE_NUMBER, type StepName } from './review-queue.ts';

type Output = OutputOf<typeof contract.review.approve>;

export interface Act {
  readonly step: StepName;
  readonly itemId: number;
  readonly remark: string;
  /** The version that the reviewer looked at, if told. */
  readonly version: number | undefined;
  readonly reviewer: { readonly id: number };
  /** null where no request asks for it. */
  readonly requestId: string | null;
  readonly now: Date;
}

/**
 * Locks the subject, then its item, so that a decision and whatever else changes the subject wait for each other in one
 * order; money is posted next and the audit row comes last.
 *
 * @throws Failure NOT_FOUND, NOT_ALLOWED for an item of the reviewer's own or a second approval by the same reviewer,
 * CONFLICT with the outcome when another was faster
 */
export const decide = (db: WritableDb, queue: AnyQueue, act: Act): Promise<Output> =>
  db.inTransaction((tx) => decideIn(tx, queue, act));

/** The same in a transaction that is open. */
export async function decideIn(tx: Tx, queue: AnyQueue, act: Act): Promise<Output> {
  const number = QUEUE_NUMBER[queue.name];
  const { subject_id } = found(await findItem(tx, number, act.itemId));
  const open = found(await queue.open(tx, subject_id));
  const item = found(await lockItem(tx, number, act.itemId));
  // Whose it is says the item as well as its subject; either is reason enough.
  if (item.member_id === act.reviewer.id || open.subject.memberId === act.reviewer.id) throw new Failure('NOT_ALLOWED');
  const step = open.step(act.step);
  const isStale = act.version !== undefined && act.version !== item.version;
  if (!step?.from.includes(open.subject.state) || isStale) throw await lostRace(tx, queue.name, item);

  const decision = { reviewerId: act.reviewer.id, remark: act.remark, now: act.now };
  const needed = act.step === 'approve' ? await approvalsNeeded(tx, number, item) : 1;
  const approvals = needed > 1 ? await keepApproval(tx, item.id, act.reviewer.id, act.now) : 1;
  if (approvals === undefined) throw new Failure('NOT_ALLOWED');
  if (approvals < needed) {
    await audit(tx, queue.name, act, open, { status: item.status, state: open.subject.state, approvals, needed });
    return { id: item.id, decided: false, approvals, needed, status: item.status, state: open.subject.state };
  }
  await carryOut(tx, { queue, act, open, item, status: step.itemStatus, decision });
  await audit(tx, queue.name, act, open, { status: step.itemStatus, state: step.to, ...remarkOf(act) });
  return { id: item.id, decided: true, approvals, needed, status: step.itemStatus, state: step.to };
}

async function carryOut(
  tx: Tx,
  {
    queue,
    act,
    open,
    item,
    status,
    decision,
  }: { queue: AnyQueue; act: Act; open: OpenSubject; item: ItemRow; status: number; decision: Decision },
): Promise<void> {
  if (!(await open.take(act.step, decision))) throw await lostRace(tx, queue.name, item);
  // A later step of what was approved leaves who approved it and when.
  const isLater = item.status !== REVIEW_STATUS.waiting && item.status === status;
  if (!isLater && !(await decideItem(tx, item, status, decision))) throw await lostRace(tx, queue.name, item);
}

const remarkOf = ({ remark }: Act) => (remark === '' ? {} : { remark });

async function audit(
  tx: Tx,
  queue: ReviewQueueName,
  act: Act,
  { subject }: OpenSubject,
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  await writeAudit(tx, {
    actorId: act.reviewer.id,
    action: `review.${queue}.${act.step}`,
    subject: `${queue}:${subject.id}`,
    before: { state: subject.state },
    after: { ...after, ...(subject.amount === null ? {} : { cents: subject.amount.toString() }) },
    requestId: act.requestId,
    now: act.now,
  });
}

/** CONFLICT with what came of the item. */
async function lostRace(tx: Tx, queue: ReviewQueueName, item: ItemRow): Promise<Failure> {
  const outcome = found(await findOutcome(tx, queue, item.id));
  return new Failure('CONFLICT', { data: z.encode(reviewOutcome, outcome) });
}
