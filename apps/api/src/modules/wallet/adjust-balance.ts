import { type contract, LOG_TYPE, type OutputOf } from '@passage/contract';
import { integer, statement, type Tx } from '@passage/database';
import { type Cents, cents, dollarText, negate } from '@passage/money';
import type { Caller } from '../../http/context.ts';
import { Failure, found } from '../../http/failure.ts';
import { addMs, DAY_MS } from '../../platform/clock.ts';
import { writeAudit } from '../audit/index.ts';
import { type Decider, holdRight, personsNeeded, recordConsent, stillEntitled } from '../consent/index.ts';
import { postedIn, postLedger } from '../ledger/index.ts';
import { notify } from '../messages/index.ts';
import {
  beginWaiting,
  keepPosted,
  lockWaiting,
  renewWaiting,
  type WaitingAdjustment,
  wasPostedByTwo,
} from './adjustment.repository.ts';
import { readWallet } from './wallet.queries.ts';

export interface Adjustment {
  readonly memberId: number;
  /** Positive onto the balance, negative off it. */
  readonly amount: Cents;
  /** Why. */
  readonly remark: string;
  readonly actor: Pick<Caller, 'id'>;
  /** null where no request asks for it. */
  readonly requestId: string | null;
  readonly now: Date;
}

/** How long a first approval waits for the second. */
export const WAITS_MS = 7 * DAY_MS;

const memberById = statement({
  name: 'wallet-member',
  params: [integer('id')],
  columns: { id: integer },
  text: 'select id from member where id = $1',
});

/**
 * Staff change a member's balance by hand. What needs two people waits, and moves nothing, until another one sends the
 * same; the first approval counts for seven days and as long as who gave it has the right to it.
 *
 * @throws Failure NOT_FOUND, NOT_ALLOWED for the own balance and for the second approval by the same person,
 * INSUFFICIENT_BALANCE, CONFLICT for one that two people sent within the last 24 hours already: a third has come late
 */
export async function adjustBalance(tx: Tx, adjustment: Adjustment): Promise<OutputOf<typeof contract.wallet.adjust>> {
  const { memberId, amount, actor, now } = adjustment;
  if (memberId === actor.id) throw new Failure('NOT_ALLOWED');
  await holdRight(tx, actor.id, 'adjustments');
  found(await tx.sql.row(memberById, [memberId]));
  const waiting = await lockWaiting(tx, adjustment);
  const first = waiting && (await firstDecider(tx, waiting, adjustment));
  const own = { id: actor.id, decidedAt: now };
  const deciders = first && first.id !== actor.id ? [first, own] : [own];
  const alone = await personsNeeded(tx, { kind: 'adjustments', deciderId: actor.id, memberId, amount, now });
  // What waits for a second person, whatever made it so, was decided by two.
  const needed = Math.max(alone, deciders.length);
  if (deciders.length < needed) {
    if (first) throw new Failure('NOT_ALLOWED');
    return wait(tx, adjustment, waiting, needed);
  }
  const balance = await post(tx, adjustment, { known: waiting?.id, deciders, needed });
  return { userId: memberId, balance, decided: true, approvals: deciders.length, needed };
}

/** Who gave the approval that waits, if it still counts. */
async function firstDecider(
  tx: Tx,
  { first_by, first_at }: WaitingAdjustment,
  { memberId, now }: Adjustment,
): Promise<Decider | undefined> {
  if (first_at <= addMs(now, -WAITS_MS)) return undefined;
  const entitled = await stillEntitled(tx, 'adjustments', [first_by], [memberId]);
  return entitled.has(first_by) ? { id: first_by, decidedAt: first_at } : undefined;
}

async function wait(
  tx: Tx,
  adjustment: Adjustment,
  waiting: WaitingAdjustment | undefined,
  needed: number,
): Promise<OutputOf<typeof contract.wallet.adjust>> {
  const { memberId, amount, actor, now } = adjustment;
  if (!waiting && (await wasPostedByTwo(tx, adjustment, addMs(now, -DAY_MS)))) throw new Failure('CONFLICT');
  if (waiting) await renewWaiting(tx, waiting.id, actor.id, now);
  const begun = waiting ?? (await beginWaiting(tx, adjustment, actor.id, now));
  // Another person began the same one in the same instant, and that is committed: this approval is the second.
  if (!begun) return adjustBalance(tx, adjustment);
  const { balance } = await readWallet(tx, memberId);
  await audit(tx, adjustment, {
    id: begun.id,
    before: { cents: balance.toString() },
    after: { cents: balance.toString(), amountCents: amount.toString(), approvals: 1, needed },
  });
  return { userId: memberId, balance, decided: false, approvals: 1, needed };
}

/** @returns the balance afterwards */
async function post(
  tx: Tx,
  adjustment: Adjustment,
  { known, deciders, needed }: { known: number | undefined; deciders: readonly Decider[]; needed: number },
): Promise<Cents> {
  const { memberId, amount, remark, actor, now } = adjustment;
  const id = await keepPosted(tx, adjustment, { known, by: actor.id, now });
  const isAdded = amount > 0n;
  await notify(tx, {
    memberId,
    type: 'wallet',
    template: isAdded ? 'balanceAdded' : 'balanceDeducted',
    params: { amount: dollarText(isAdded ? amount : negate(amount)), remark },
    now,
  });
  const before = postedIn(tx).length;
  await postLedger(tx, `adjust:${id}`, now, [
    { account: { kind: 'adjustment' }, amount: negate(amount) },
    {
      account: { kind: 'available', memberId },
      amount,
      logType: isAdded ? LOG_TYPE.backendRecharge : LOG_TYPE.backendDeduction,
      remark,
    },
  ]);
  await recordConsent(tx, {
    kind: 'adjustments',
    subjectId: id,
    memberId,
    barred: [],
    amount,
    needed,
    deciders,
    postings: postedIn(tx).slice(before),
  });
  const { balance } = await readWallet(tx, memberId);
  await audit(tx, adjustment, {
    id,
    before: { cents: cents(balance - amount).toString() },
    after: { cents: balance.toString(), amountCents: amount.toString() },
  });
  return balance;
}

async function audit(
  tx: Tx,
  { memberId, remark, actor, requestId, now }: Adjustment,
  {
    id,
    before,
    after,
  }: { id: number; before: Readonly<Record<string, unknown>>; after: Readonly<Record<string, unknown>> },
): Promise<void> {
  await writeAudit(tx, {
    actorId: actor.id,
    action: 'wallet.adjust',
    subject: `wallet:${memberId}`,
    about: memberId,
    before,
    after: { ...after, adjustment: id, remark },
    requestId,
    now,
  });
}
