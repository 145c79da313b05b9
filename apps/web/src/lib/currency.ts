import { type Currency, isCurrency } from '@passage/money';
import { readStored, STORAGE_KEYS } from './storage.ts';
import { STOREFRONT } from './storefront.ts';

/** The store's own currency. */
export const DEFAULT_CURRENCY: Currency = isCurrency(STOREFRONT.currency) ? STOREFRONT.currency : 'USD';

/** The chosen currency; like the language it changes only with a reload of the document. */
export function currentCurrency(): Currency {
  const stored = readStored(STORAGE_KEYS.currencyCode);
  return isCurrency(stored) ? stored : DEFAULT_CURRENCY;
}
