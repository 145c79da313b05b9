import type { Caller } from '@passage/api/http/context';
import type { Platform } from '@passage/api/platform/platform';
import type { Tx, WritableDb } from '@passage/database';
import type { Language } from './world/localized.ts';

export const HOURS_OF_DAY = 24;
export const MINUTE_MS = 60_000;
export const DAY_MS = HOURS_OF_DAY * 60 * MINUTE_MS;

/** One thing that happened, at its moment. */
export interface HistoryEvent {
  readonly daysAgo: number;
  /** Brings what it takes from outside, such as a picture, before anything of the history happens. */
  readonly prepare?: () => Promise<void>;
  readonly run: (tx: Tx, now: Date) => Promise<void>;
}

/** The store whose history it is, and who works there. */
export interface Stage {
  readonly platform: Platform;
  readonly db: WritableDb;
  readonly seed: number;
  readonly tenantId: 1 | 2;
  readonly reviewerId: number;
  /** Who decides beside the reviewer where two must. */
  readonly secondReviewerId: number;
  /** Who ships what a shop sells and decides on its after-sales: the shop's owner, or staff where it has none. */
  readonly sellerOf: (shopId: number) => Caller;
}

/** Somebody who buys there. */
export interface Shopper extends Stage {
  readonly memberId: number;
  readonly addressId: number;
  readonly language: Language;
  readonly currencyCode: string;
  /** What came back to the balance and was not spent yet, in cents. */
  readonly purse: { spare: bigint };
}
