import type { Cents } from '@passage/money';
import { useSyncExternalStore } from 'react';
import { currentCurrency } from './currency.ts';
import { formatCharged, formatConverted } from './format.ts';

interface Rate {
  code: string;
  /** Units per dollar. */
  rate: number;
}

type PriceFormat = (amount: Cents) => string;

let format: PriceFormat = formatCharged;
const listeners = new Set<() => void>();

/** Once the rates are known, prices on shopping pages appear in the chosen currency; until then in dollars. */
export function setExchangeRates(rates: readonly Rate[]): void {
  const code = currentCurrency();
  const chosen = code === 'USD' ? undefined : rates.find((rate) => rate.code === code);
  format = chosen === undefined ? formatCharged : (amount) => formatConverted(amount, code, chosen.rate);
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** How prices are written at this moment; components use the hook below. */
export const currentPriceFormat = (): PriceFormat => format;

/** How shopping pages write a price. Where money is charged use `formatCharged` instead. */
export function usePriceFormat(): PriceFormat {
  return useSyncExternalStore(subscribe, () => format);
}
