import { contract } from '@passage/contract';
import { implement } from '../../http/routes.ts';
import { adjustBalance } from './adjust-balance.ts';
import { pageLog, readWallet } from './wallet.queries.ts';

export const walletRoutes = implement(contract.wallet, {
  get: ({ db, caller }) => readWallet(db, caller.id),
  log: ({ db, caller }, input) => pageLog(db, caller.id, input),
  adjust: ({ once, caller, requestId, platform }, { userId, amount, remark = '' }) =>
    once(async (tx) => {
      const now = platform.clock.now();
      const balance = await adjustBalance(tx, { memberId: userId, amount, remark, actor: caller, requestId, now });
      return { userId, balance };
    }),
});
