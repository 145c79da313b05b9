import { contract } from '@passage/contract';
import { implement } from '../../http/routes.ts';
import { pageLog, readWallet } from './wallet.queries.ts';

export const walletRoutes = implement(contract.wallet, {
  get: ({ db, caller }) => readWallet(db, caller.id),
  log: ({ db, caller }, input) => pageLog(db, caller.id, input),
});
