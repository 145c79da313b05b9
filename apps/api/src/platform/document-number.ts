import { randomInt } from 'node:crypto';
import { dayIn, type TimeZone } from './calendar.ts';

/** Letters in front of a number: orders have none. */
export type NumberedKind = '' | 'A' | 'R' | 'W';

/** The day in a zone and twelve random digits, behind the letter of its kind: it tells nobody how much there is. */
export const documentNumber = (kind: NumberedKind, now: Date, zone: TimeZone): string =>
  `${kind}${dayIn(zone, now).replaceAll('-', '')}${randomInt(1e12 - 1)
    .toString()
    .padStart(12, '0')}`;
