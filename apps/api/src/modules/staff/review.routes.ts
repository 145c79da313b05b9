import { contract, type ReviewQueueName } from '@passage/contract';
import type { Cents } from '@passage/money';
import type { Caller, CommandContext } from '../../http/context.ts';
import { found } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { BY_ID, walkOf } from '../../http/walk.ts';
import { refundQueue } from '../after-sales/index.ts';
import { applicationQueue } from '../applications/index.ts';
import { proofQueue } from '../payment/index.ts';
import { markOpened, rechargeQueue } from '../recharges/index.ts';
import { type AnyQueue, decide, listItems, type StepName, showItem } from '../review/index.ts';
import { withdrawalQueue } from '../withdrawals/index.ts';

/** The map of the queues. */
const QUEUES: Readonly<Record<ReviewQueueName, AnyQueue>> = {
  payments: proofQueue,
  recharges: rechargeQueue,
  withdrawals: withdrawalQueue,
  'shop-applications': applicationQueue,
  refunds: refundQueue,
};

interface Asked {
  readonly queue: ReviewQueueName;
  readonly id: number;
  readonly step: StepName;
  readonly remark?: string | undefined;
  readonly version: number;
  readonly receivedAmount?: Cents | undefined;
  readonly platformPart?: Cents | undefined;
}

function act({ db, caller, requestId, platform }: CommandContext & { caller: Caller }, asked: Asked) {
  return decide(platform, db, QUEUES[asked.queue], {
    step: asked.step,
    itemId: asked.id,
    remark: asked.remark ?? '',
    version: asked.version,
    receivedAmount: asked.receivedAmount,
    platformPart: asked.platformPart,
    reviewer: caller,
    requestId,
    now: platform.clock.now(),
  });
}

export const reviewRoutes = implement(contract.review, {
  list: (context, input) =>
    listItems(context.db, input, walkOf(context, 'review.list', BY_ID, input), context.platform.clock.now()),

  detail: async ({ db, platform, language, caller }, { queue, id }) => {
    const item = found(await showItem(platform, db, { queue, id, language }));
    if (queue !== 'recharges' || item.status !== 0 || item.member.id === caller.id) return item;
    await markOpened(db, item.subjectId);
    return found(await showItem(platform, db, { queue, id, language }));
  },

  approve: async (context, input) => act(context, { ...input, step: 'approve' }),
  reject: async (context, input) => act(context, { ...input, step: 'reject' }),
  remit: async (context, input) => act(context, { ...input, queue: 'withdrawals', step: 'remit' }),
  complete: async (context, input) => act(context, { ...input, queue: 'withdrawals', step: 'complete' }),
  fail: async (context, input) => act(context, { ...input, queue: 'withdrawals', step: 'fail' }),
});
