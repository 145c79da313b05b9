/** Days and years of a time zone: what of a calendar a moment belongs to, and at which moments a year begins and ends. */
import { Temporal } from 'temporal-polyfill';

/** The name of a time zone in the IANA database, such as Asia/Shanghai. */
export type TimeZone = string;

/** Whether a text names a time zone that Intl knows; a bare offset, such as +08:00, has no summer time and is none. */
export function isTimeZone(name: string): name is TimeZone {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * The day of a moment in a zone.
 *
 * @returns as ISO 8601 has it: 2026-12-31
 */
export const dayIn = (zone: TimeZone, moment: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString();

const startOfYear = (zone: TimeZone, year: number): Date =>
  new Date(Temporal.PlainDate.from({ year, month: 1, day: 1 }).toZonedDateTime(zone).epochMilliseconds);

/** The moments of a year in a zone, from its first and before that of the next year: each moment is in exactly one year. */
export const yearIn = (zone: TimeZone, year: number): { readonly from: Date; readonly to: Date } => ({
  from: startOfYear(zone, year),
  to: startOfYear(zone, year + 1),
});
