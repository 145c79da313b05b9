import type { Platform } from '@passage/api/platform/platform';
import type { Tx, WritableDb } from '@passage/database';

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** One thing that happened, in one transaction. */
export interface HistoryEvent {
  readonly daysAgo: number;
  /** A start that was cut off goes on where it was. */
  readonly isDone: boolean;
  /** Brings what the transaction takes from outside, such as a picture. */
  readonly prepare?: () => Promise<void>;
  readonly run: (tx: Tx, now: Date) => Promise<void>;
}

/** Whose history it is. */
export interface Shopper {
  readonly platform: Platform;
  readonly db: WritableDb;
  readonly seed: number;
  readonly tenantId: 1 | 2;
  readonly memberId: number;
  readonly reviewerId: number;
  readonly language: 'en' | 'jp';
  readonly currencyCode: string;
}
