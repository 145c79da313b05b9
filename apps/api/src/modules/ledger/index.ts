import type { JobHandler, Sweep } from '../../platform/jobs.ts';
import { nightlyProof, proveBalancesJob } from './prove-balances.job.ts';

export { lockBalances } from './lock-balances.ts';
export { type LedgerLine, postedIn, postLedger, postLedgerWithCommit } from './post-ledger.ts';

export const ledgerJobs: readonly JobHandler[] = [proveBalancesJob];
export const ledgerSweeps: readonly Sweep[] = [nightlyProof];
