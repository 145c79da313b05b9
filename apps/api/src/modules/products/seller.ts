import type { Caller } from '../../http/context.ts';

/** Somebody of the seller's side, and their request. */
export interface Seller {
  readonly caller: Caller;
  readonly requestId: string;
  readonly now: Date;
}
