/** What members do with their balance, and what staff decide about it. */

import { PAY_PASSWORD } from '@passage/api/testing/world';
import { contract, type ReviewQueueName } from '@passage/contract';
import { type Action, invariant, oneOf, type Stage } from './action.ts';

const { recharges, withdrawals, review, wallet } = contract;

export const recharge: Action = async (stage) => {
  const { random, place, connection } = stage;
  const buyer = random.pick(place.buyers);
  const payOrderPic = await connection.upload(buyer, 'proof');
  if (payOrderPic === undefined) return;
  const id = await connection.send(
    buyer,
    recharges.submit,
    { money: random.int(1, 400), appId: random.pick(place.payMethodIds), bankno: stage.journal.mark(), payOrderPic },
    { as: 'recharge', once: true },
  );
  if (id !== undefined) invariant(stage, { kind: 'recharge handed in', id, memberId: buyer.id });
};

export const withdraw: Action = async (stage) => {
  const { random, place, connection } = stage;
  const buyer = random.pick(place.buyers);
  const asked = await connection.send(
    buyer,
    withdrawals.apply,
    { amount: random.int(1, 300), type: 2, receiveAddress: buyer.walletId, payPassword: PAY_PASSWORD },
    { as: 'withdraw', once: true, expected: ['INSUFFICIENT_BALANCE'] },
  );
  if (asked) invariant(stage, { kind: 'withdrawal asked', id: asked.id, memberId: buyer.id });
};

export const adjust: Action = async (stage) => {
  const { random, place, connection } = stage;
  const remark = stage.journal.mark();
  const admin = random.pick(place.admins);
  const userId = random.pick(place.buyers).id;
  const adjusted = await connection.send(
    admin,
    wallet.adjust,
    { userId, amount: random.pick([random.int(1, 120), -random.int(1, 60) - 0.5]), remark },
    { as: 'adjust', once: true, expected: ['INSUFFICIENT_BALANCE'] },
  );
  if (adjusted) invariant(stage, { kind: 'adjusted', id: userId, text: remark });
};

export const lookAtWallet: Action = async (stage) => {
  const buyer = stage.random.pick(stage.place.buyers);
  await stage.connection.send(buyer, wallet.get, {}, { as: 'look' });
  await stage.connection.send(buyer, wallet.log, { pageNo: 1, pageSize: 10 }, { as: 'look' });
};

/** Somebody opens a queue, looks at one of the oldest items and decides; others do the same at the same time. */
const decide =
  (queue: ReviewQueueName): Action =>
  async (stage) => {
    const { random, place, connection } = stage;
    const reviewer = random.pick([...place.reviewers, ...place.admins]);
    const page = await connection.send(
      reviewer,
      review.list,
      { queue, status: 0, pageNo: 1, pageSize: 8 },
      { as: 'look' },
    );
    const item = oneOf(stage, page?.list);
    if (!item) return;
    if (random.chance(0.3)) await connection.send(reviewer, review.detail, { queue, id: item.id }, { as: 'look' });
    const step = random.chance(0.75) ? 'approve' : 'reject';
    const decided = await connection.send(
      reviewer,
      review[step],
      {
        queue,
        id: item.id,
        version: item.version,
        ...(step === 'reject' ? { remark: stage.journal.mark() } : {}),
      },
      { as: `${queue}: ${step}`, expected: ['CONFLICT', 'NOT_ALLOWED'] },
    );
    if (decided) actedOn(stage, reviewer.id, queue, step, item.subjectId);
  };

const actedOn = (stage: Stage, id: number, queue: ReviewQueueName, step: string, subjectId: number): void =>
  invariant(stage, { kind: 'staff acted', id, text: `review.${queue}.${step} ${queue}:${subjectId}` });

export const decideProof = decide('payments');
export const decideRecharge = decide('recharges');
export const decideWithdrawal = decide('withdrawals');

/** What comes after the approval of a withdrawal. */
export const moveWithdrawal: Action = async (stage) => {
  const { random, place, connection } = stage;
  const reviewer = random.pick([...place.reviewers, ...place.admins]);
  const page = await connection.send(
    reviewer,
    review.list,
    { queue: 'withdrawals', status: 1, pageNo: 1, pageSize: 30 },
    { as: 'look' },
  );
  // What is over is tried again now and then.
  const item = oneOf(stage, random.chance(0.95) ? page?.list.filter(({ state }) => state !== 1) : page?.list);
  if (!item) return;
  const step =
    item.state === 3
      ? random.weighted([
          ['complete', 3],
          ['fail', 1],
        ] as const)
      : random.weighted([
          ['remit', 5],
          ['reject', 1],
        ] as const);
  const isRejection = step === 'reject';
  const payload = { id: item.id, version: item.version, ...(step === 'remit' ? {} : { remark: stage.journal.mark() }) };
  const done = isRejection
    ? await connection.send(reviewer, review.reject, { ...payload, queue: 'withdrawals' }, wishFor(step))
    : await connection.send(reviewer, review[step], payload, wishFor(step));
  if (done) actedOn(stage, reviewer.id, 'withdrawals', step, item.subjectId);
};

const wishFor = (step: string) => ({ as: `withdrawals: ${step}`, expected: ['CONFLICT', 'NOT_ALLOWED'] as const });
