/** A decision of staff: status, money, words to the member and audit row are one transaction, whatever the queue. */
import { type contract, type OutputOf, REVIEW_STATUS, type ReviewQueueName } from '@passage/contract';
import { amountsThatDiffer, reviewOutcome } from '@passage/contract/review';
import type { Tx, WritableDb } from '@passage/database';
import type { Cents } from '@passage/money';
import { z } from 'zod';
import { Failure, found, invalidField } from '../../http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { writeAudit } from '../audit/index.ts';
import { DECIDED_KINDS, type Decider, holdRight, recordConsent, stillEntitled } from '../consent/index.ts';
import { postedIn } from '../ledger/index.ts';
import { approvalsNeeded } from './approvals-needed.ts';
import { findOutcome } from './outcome.queries.ts';
import {
  approvalsOf,
  decideItem,
  dropApprovalsBy,
  findItem,
  type ItemRow,
  keepApproval,
  lockItem,
  raiseVersionOf,
} from './review.repository.ts';
import {
  type AnyQueue,
  type Decision,
  type OpenSubject,
  QUEUE_NUMBER,
  type StepName,
  type Subject,
} from './review-queue.ts';

type Output = OutputOf<typeof contract.review.approve>;

export interface Act {
  readonly step: StepName;
  readonly itemId: number;
  readonly remark: string;
  /** The version that the reviewer looked at. */
  readonly version: number;
  /** What the picture shows, where the reviewer says so. */
  readonly receivedAmount?: Cents | undefined;
  /** What the platform would pay of a refund, as it was seen, where the reviewer says so. */
  readonly platformPart?: Cents | undefined;
  readonly reviewer: { readonly id: number };
  /** null where no request asks for it. */
  readonly requestId: string | null;
  readonly now: Date;
}

/**
 * Locks the reviewer's right, then the subject, then its item, so that a decision and whatever else changes the subject
 * wait for each other in one order; money is posted next and the audit row comes last.
 *
 * @throws Failure NOT_FOUND, NOT_ALLOWED for an item that concerns the reviewer or a second approval by the same reviewer,
 * CONFLICT with how the item stands when another was faster or it has changed, AMOUNT_DIFFERS with both amounts
 */
export const decide = (platform: Platform, db: WritableDb, queue: AnyQueue, act: Act): Promise<Output> =>
  db.inTransaction((tx) => decideIn(platform, tx, queue, act));

/** The same in a transaction that is open. */
export async function decideIn(platform: Platform, tx: Tx, queue: AnyQueue, act: Act): Promise<Output> {
  const number = QUEUE_NUMBER[queue.name];
  await holdRight(tx, act.reviewer.id, queue.name);
  const { subject_id } = found(await findItem(tx, number, act.itemId));
  const open = found(await queue.open(tx, subject_id));
  const { subject } = open;
  const item = found(await lockItem(tx, number, act.itemId));
  // Whose it is says the item as well as its subject; either is reason enough.
  const barred = [item.member_id, subject.memberId, ...(subject.concerns ?? [])];
  if (barred.includes(act.reviewer.id)) throw new Failure('NOT_ALLOWED');
  const step = open.step(act.step);
  if (!step?.from.includes(subject.state) || act.version !== item.version)
    throw await lostRace(platform, tx, queue.name, item);
  compareAmounts(queue, act, subject);

  const { reviewer, remark, platformPart, now } = act;
  const decision = { reviewerId: reviewer.id, remark, platformPart, now };
  const { deciders, needed } = await approvalsFor(tx, queue, act, { item, subject, barred });
  const approvals = deciders.length;
  if (approvals < needed) {
    await audit(tx, queue.name, act, open, { status: item.status, state: subject.state, approvals, needed });
    return { id: item.id, decided: false, approvals, needed, status: item.status, state: subject.state };
  }
  const before = postedIn(tx).length;
  if (!(await carryOut(tx, { act, open, item, status: step.itemStatus, decision })))
    throw await lostRace(platform, tx, queue.name, item);
  if (act.step === 'approve' && subject.amount !== null && DECIDED_KINDS[queue.name].isPosting)
    await recordConsent(tx, {
      kind: queue.name,
      subjectId: subject.id,
      memberId: subject.memberId,
      barred,
      amount: subject.amount,
      needed,
      deciders,
      postings: postedIn(tx).slice(before),
    });
  await audit(tx, queue.name, act, open, { status: step.itemStatus, state: step.to });
  return { id: item.id, decided: true, approvals, needed, status: step.itemStatus, state: step.to };
}

/** @throws Failure AMOUNT_DIFFERS, INVALID_INPUT where no payment is shown, and where the platform has no part */
function compareAmounts(queue: AnyQueue, { receivedAmount, platformPart }: Act, { amount }: Subject): void {
  if (platformPart !== undefined && queue.name !== 'refunds') throw invalidField('platformPart', 'notAllowed');
  if (receivedAmount === undefined) return;
  if (!queue.showsPayment || amount === null) throw invalidField('receivedAmount', 'notAllowed');
  if (receivedAmount !== amount)
    throw new Failure('AMOUNT_DIFFERS', {
      data: z.encode(amountsThatDiffer, { receivedAmount, dueAmount: amount }),
    });
}

/**
 * Whose decisions count, the reviewer's own last, and how many it takes. An approval by somebody who has lost the right
 * meanwhile is dropped. One that is not enough is kept.
 *
 * @throws Failure NOT_ALLOWED for a second approval by the same reviewer
 */
async function approvalsFor(
  tx: Tx,
  queue: AnyQueue,
  { step, reviewer, now }: Act,
  { item, subject, barred }: { item: ItemRow; subject: Subject; barred: readonly number[] },
): Promise<{ deciders: Decider[]; needed: number }> {
  const own = { id: reviewer.id, decidedAt: now };
  if (step !== 'approve') return { deciders: [own], needed: 1 };
  const given = await approvalsOf(tx, item.id);
  const ids = given.map(({ id }) => id);
  const entitled = await stillEntitled(tx, queue.name, ids, barred);
  await dropApprovalsBy(
    tx,
    item.id,
    ids.filter((id) => !entitled.has(id)),
  );
  const others = given.filter(({ id }) => entitled.has(id) && id !== reviewer.id);
  const alone = await approvalsNeeded(tx, queue, { item, subject, deciderId: reviewer.id, now });
  const isRepeated = entitled.has(reviewer.id);
  // What waits for another approval, whatever made it so, is decided by two.
  const needed = Math.max(alone, others.length + 1);
  if (isRepeated && others.length + 1 < needed) throw new Failure('NOT_ALLOWED');
  if (needed > 1 || others.length > 0) await keepApproval(tx, item.id, reviewer.id, now);
  return { deciders: [...others, own], needed };
}

/** @returns false when another was faster */
async function carryOut(
  tx: Tx,
  {
    act,
    open,
    item,
    status,
    decision,
  }: { act: Act; open: OpenSubject; item: ItemRow; status: number; decision: Decision },
): Promise<boolean> {
  if (!(await open.take(act.step, decision))) return false;
  // A later step of what was approved leaves who approved it and when.
  const isLater = item.status !== REVIEW_STATUS.waiting && item.status === status;
  if (!isLater) return decideItem(tx, item, status, decision);
  await raiseVersionOf(tx, item);
  return true;
}

async function audit(
  tx: Tx,
  queue: ReviewQueueName,
  act: Act,
  { subject }: OpenSubject,
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { remark, receivedAmount } = act;
  await writeAudit(tx, {
    actorId: act.reviewer.id,
    action: `review.${queue}.${act.step}`,
    subject: `${queue}:${subject.id}`,
    about: subject.memberId,
    before: { state: subject.state },
    after: {
      ...after,
      ...(remark === '' ? {} : { remark }),
      ...(subject.amount === null ? {} : { cents: subject.amount.toString() }),
      ...(receivedAmount === undefined ? {} : { receivedCents: receivedAmount.toString() }),
    },
    requestId: act.requestId,
    now: act.now,
  });
}

/** CONFLICT with how the item stands. */
async function lostRace(platform: Platform, tx: Tx, queue: ReviewQueueName, item: ItemRow): Promise<Failure> {
  const outcome = found(await findOutcome(platform, tx, queue, item.id));
  return new Failure('CONFLICT', { data: z.encode(reviewOutcome, outcome) });
}
