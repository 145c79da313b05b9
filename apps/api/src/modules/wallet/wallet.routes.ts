import { contract } from '@passage/contract';
import { implement } from '../../http/routes.ts';
import { adjustBalance } from './adjust-balance.ts';
import { pageAdjustments } from './adjustments.queries.ts';
import { pageLog, readWallet } from './wallet.queries.ts';
import { withdrawAdjustment } from './withdraw-adjustment.ts';

export const walletRoutes = implement(contract.wallet, {
  get: ({ db, caller }) => readWallet(db, caller.id),
  log: ({ db, caller }, input) => pageLog(db, caller.id, input),
  adjust: ({ once, caller, requestId, platform }, { userId, amount, remark }) =>
    once((tx) =>
      adjustBalance(tx, {
        memberId: userId,
        amount,
        remark,
        actor: caller,
        requestId,
        now: platform.clock.now(),
      }),
    ),
  adjustments: ({ db }, input) => pageAdjustments(db, input),
  withdrawAdjustment: ({ db, caller, requestId, platform }, { id }) =>
    db.inTransaction((tx) => withdrawAdjustment(tx, id, { actorId: caller.id, requestId, now: platform.clock.now() })),
});
