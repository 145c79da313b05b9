import { readStored, STORAGE_KEYS } from './storage.ts';
import { STOREFRONT } from './storefront.ts';

/** The currencies the storefront can show. `digits` is how many decimals a price has. */
export const CURRENCIES = {
  USD: { symbol: '$', digits: 2 },
  CNY: { symbol: '¥', digits: 2 },
  EUR: { symbol: '€', digits: 2 },
  IDR: { symbol: 'Rp', digits: 0 },
  INR: { symbol: '₹', digits: 2 },
  JPY: { symbol: '¥', digits: 0 },
  KRW: { symbol: '₩', digits: 0 },
} as const;

export type CurrencyCode = keyof typeof CURRENCIES;

export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return typeof value === 'string' && Object.hasOwn(CURRENCIES, value);
}

export const DEFAULT_CURRENCY: CurrencyCode = isCurrencyCode(STOREFRONT.currency) ? STOREFRONT.currency : 'USD';

/** The chosen currency; like the language it changes only with a reload of the document. */
export function currentCurrency(): CurrencyCode {
  const stored = readStored(STORAGE_KEYS.currencyCode);
  return isCurrencyCode(stored) ? stored : DEFAULT_CURRENCY;
}
