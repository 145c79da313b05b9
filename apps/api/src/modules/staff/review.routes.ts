import { contract, type ReviewQueueName } from '@passage/contract';
import type { Caller, CommandContext } from '../../http/context.ts';
import { found } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
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
};

interface Asked {
  readonly queue: ReviewQueueName;
  readonly id: number;
  readonly step: StepName;
  readonly remark?: string | undefined;
  readonly version?: number | undefined;
}

function act({ db, caller, requestId, platform }: CommandContext & { caller: Caller }, asked: Asked) {
  return decide(db, QUEUES[asked.queue], {
    step: asked.step,
    itemId: asked.id,
    remark: asked.remark ?? '',
    version: asked.version,
    reviewer: caller,
    requestId,
    now: platform.clock.now(),
  });
}

export const reviewRoutes = implement(contract.review, {
  list: ({ db, platform }, input) => listItems(db, input, platform.clock.now()),

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
