import type { Currency } from '@passage/contract';

export interface DisplayCurrency {
  readonly code: Currency;
  readonly symbol: string;
  /** Units per US dollar. */
  readonly rate: number;
  /** Decimals shown. */
  readonly digits: number;
}

/** A view of the prices: amounts are charged in US dollars. */
export const DISPLAY_CURRENCIES: readonly DisplayCurrency[] = [
  { code: 'USD', symbol: '$', rate: 1, digits: 2 },
  { code: 'CNY', symbol: '¥', rate: 7.12, digits: 2 },
  { code: 'EUR', symbol: '€', rate: 0.92, digits: 2 },
  { code: 'IDR', symbol: 'Rp', rate: 16_350, digits: 0 },
  { code: 'INR', symbol: '₹', rate: 85.4, digits: 2 },
  { code: 'JPY', symbol: 'JP¥', rate: 149.5, digits: 0 },
  { code: 'KRW', symbol: '₩', rate: 1_385, digits: 0 },
];
