import type { WritableDb } from '@passage/database';
import { HOUR_MS } from '../../platform/clock.ts';
import { type Limit, restoreAmount, spendAmount } from '../session/index.ts';
import type { PictureHeader } from './encode-picture.ts';

/** Counts keep to the range of a database's integer. */
const UNIT_PIXELS = 1_000;

/**
 * Pixels that one member has decoded in an hour, over all processes, in thousands: forty of the largest pictures, or a
 * hundred and sixty of a telephone's, by hand; five thousand pictures of a catalogue by an import.
 */
const BUDGETS = {
  hand: { scope: 'files:pixels', tries: 2_000_000, windowMs: HOUR_MS },
  import: { scope: 'files:import-pixels', tries: 20_000_000, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;

/** What has pictures decoded: uploads of a member, or an import. */
export type PixelBudget = keyof typeof BUDGETS;

/** Pixels taken from a budget. */
export interface TakenPixels {
  /** Gives them back, for a picture that was not decoded. */
  restore(): Promise<void>;
}

/**
 * Takes the pixels of a picture from a member's budget of the hour.
 *
 * @throws Failure TOO_MANY_REQUESTS with the time until the next hour when too few are left
 */
export async function takePixels(
  db: WritableDb,
  { budget, ownerId, now }: { readonly budget: PixelBudget; readonly ownerId: number; readonly now: Date },
  { width, height }: PictureHeader,
): Promise<TakenPixels> {
  const [limit, subject] = [BUDGETS[budget], String(ownerId)];
  const amount = Math.ceil((width * height) / UNIT_PIXELS);
  await spendAmount(db, limit, subject, { amount, now });
  return { restore: () => restoreAmount(db, limit, subject, amount) };
}
