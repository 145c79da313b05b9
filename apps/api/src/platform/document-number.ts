import { randomInt } from 'node:crypto';

/** Letters in front of a number: orders have none. */
export type NumberedKind = '' | 'A' | 'R' | 'W';

/** The day (UTC) and twelve random digits, behind the letter of its kind: it tells nobody how much there is. */
export const documentNumber = (kind: NumberedKind, now: Date): string =>
  `${kind}${now.toISOString().slice(0, 10).replaceAll('-', '')}${randomInt(1e12 - 1)
    .toString()
    .padStart(12, '0')}`;
