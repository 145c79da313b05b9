import { type Cents, CURRENCIES, type Currency, dollarsFromCents } from '@passage/money';

import { currentTag } from './locale.ts';

const moneyFormats = new Map<Currency, Intl.NumberFormat>();

function moneyFormat(code: Currency): Intl.NumberFormat {
  const known = moneyFormats.get(code);
  if (known) return known;
  const { digits } = CURRENCIES[code];
  const format = new Intl.NumberFormat(currentTag(), {
    style: 'currency',
    currency: code,
    // The bare symbol, as on a price tag: the code stands in the header.
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  moneyFormats.set(code, format);
  return format;
}

/** What is charged, always in dollars: account, order and payment pages, whatever currency is being browsed in. */
export function formatCharged(amount: Cents): string {
  return moneyFormat('USD').format(dollarsFromCents(amount));
}

/** An amount in another currency, for shopping pages; `rate` is units per dollar. Use `usePriceFormat` in components. */
export function formatConverted(amount: Cents, code: Currency, rate: number): string {
  return moneyFormat(code).format(dollarsFromCents(amount) * rate);
}

export function formatCount(count: number): string {
  return new Intl.NumberFormat(currentTag()).format(count);
}

/** An average from 0 to 5, to the tenth. */
export function formatScore(score: number): string {
  return new Intl.NumberFormat(currentTag(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(score);
}

export function formatDate(date: Date | number): string {
  return new Intl.DateTimeFormat(currentTag(), { dateStyle: 'medium' }).format(date);
}

export function formatDateTime(date: Date | number): string {
  return new Intl.DateTimeFormat(currentTag(), { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}

/** Remaining time as hh:mm:ss; never negative. */
export function formatDuration(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  return [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
