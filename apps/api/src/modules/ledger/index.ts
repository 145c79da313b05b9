export { accountIdOf, type LedgerLine, postLedger } from './post-ledger.ts';
