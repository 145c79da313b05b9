import type { contract, OutputOf } from '@passage/contract';

/** How an after-sale stands now. */
export type Outcome = OutputOf<typeof contract.afterSales.cancel>;
