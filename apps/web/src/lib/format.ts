import { CURRENCIES, type CurrencyCode, currentCurrency } from './currency.ts';
import { currentTag } from './locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

function moneyFormat(code: CurrencyCode): Intl.NumberFormat {
  const tag = currentTag();
  const key = `${tag} ${code}`;
  const known = formats.get(key);
  if (known) return known;
  const { digits } = CURRENCIES[code];
  const format = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: code,
    // A bare $ or ¥, as on a price tag: the code stands in the header.
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, format);
  return format;
}

/** A price for display, from units (dollars, not cents), in the chosen currency unless one is named. */
export function formatMoney(units: number, code: CurrencyCode = currentCurrency()): string {
  return moneyFormat(code).format(units);
}

/** What is charged is always in dollars, whatever currency is being browsed in. */
export function formatCharged(dollars: number): string {
  return formatMoney(dollars, 'USD');
}

/** The same from the wire's integer cents. */
export function formatChargedCents(cents: number): string {
  return formatCharged(cents / 100);
}

export function formatCount(count: number): string {
  return new Intl.NumberFormat(currentTag()).format(count);
}

export function formatDate(epochMs: number): string {
  return new Intl.DateTimeFormat(currentTag(), { dateStyle: 'medium' }).format(epochMs);
}

export function formatDateTime(epochMs: number): string {
  return new Intl.DateTimeFormat(currentTag(), { dateStyle: 'medium', timeStyle: 'short' }).format(epochMs);
}

/** Remaining time as hh:mm:ss; never negative. */
export function formatDuration(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  return [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
