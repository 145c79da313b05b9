import { type Cents, centsFromDollars } from '@passage/money';

/** What can be typed as an amount: digits, one point, two decimals. A comma is a point on many keyboards. */
export function tidyAmount(text: string): string {
  const [whole = '', ...rest] = text
    .replaceAll(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 2)}`;
}

/** The amount of a tidy text; undefined where it is not more than nothing. */
export function amountOf(text: string): Cents | undefined {
  if (!/\d/.test(text)) return undefined;
  const amount = centsFromDollars(Number(text));
  return amount !== undefined && amount > 0n ? amount : undefined;
}
