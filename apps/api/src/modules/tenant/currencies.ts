import { CURRENCIES, CURRENCY_CODES, type Currency } from '@passage/money';

/** A currency of the table with the rate that its prices are shown at. */
export interface DisplayCurrency {
  readonly code: Currency;
  readonly symbol: string;
  readonly name: string;
  /** Units per US dollar. */
  readonly rate: number;
  /** Decimals shown. */
  readonly digits: number;
}

/** Units per US dollar. */
const RATES: Readonly<Record<Currency, number>> = {
  USD: 1,
  CNY: 7.12,
  EUR: 0.92,
  IDR: 16_350,
  INR: 85.4,
  JPY: 149.5,
  KRW: 1_385,
};

/** A view of the prices: amounts are charged in US dollars. */
export const DISPLAY_CURRENCIES: readonly DisplayCurrency[] = CURRENCY_CODES.map((code) => ({
  code,
  ...CURRENCIES[code],
  rate: RATES[code],
}));
