import { CURRENCIES, type Currency, isCurrency } from '@passage/money';
import { currentTag } from './locale.ts';
import { readStored, STORAGE_KEYS } from './storage.ts';
import { STOREFRONT } from './storefront.ts';

/** The store's own currency. */
export const DEFAULT_CURRENCY: Currency = isCurrency(STOREFRONT.currency) ? STOREFRONT.currency : 'USD';

/** The chosen currency; like the language it changes only with a reload of the document. */
export function currentCurrency(): Currency {
  const stored = readStored(STORAGE_KEYS.currencyCode);
  return isCurrency(stored) ? stored : DEFAULT_CURRENCY;
}

/** A currency's name in the reader's language, as it stands at the head of a line; English where the browser has none. */
export function currencyName(code: Currency): string {
  const tag = currentTag();
  const name = new Intl.DisplayNames(tag, { type: 'currency', fallback: 'none' }).of(code) ?? CURRENCIES[code].name;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
