import { FIRST_YEAR } from './order-query.ts';

/** The year of a moment where the store keeps its years; that of UTC for a zone that this browser does not know. */
function yearIn(timeZone: string, moment: Date): number {
  try {
    const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { timeZone, year: 'numeric' });
    return Number(parts.format(moment));
  } catch {
    return moment.getUTCFullYear();
  }
}

/** The store's years from the first to that of a moment, the latest first: an order of this moment is in one of them. */
export function yearsOffered(timeZone: string, moment: Date): number[] {
  const count = Math.max(1, yearIn(timeZone, moment) - FIRST_YEAR + 1);
  return Array.from({ length: count }, (_, index) => FIRST_YEAR + count - 1 - index);
}
