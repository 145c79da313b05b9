/** The currencies that prices can be shown in: the only place with a currency's symbol, digits and name. */
export const CURRENCIES = {
  USD: { symbol: '$', digits: 2, name: 'US dollar' },
  CNY: { symbol: '¥', digits: 2, name: 'Chinese yuan' },
  EUR: { symbol: '€', digits: 2, name: 'Euro' },
  IDR: { symbol: 'Rp', digits: 0, name: 'Indonesian rupiah' },
  INR: { symbol: '₹', digits: 2, name: 'Indian rupee' },
  JPY: { symbol: '¥', digits: 0, name: 'Japanese yen' },
  KRW: { symbol: '₩', digits: 0, name: 'South Korean won' },
} as const;

/** An ISO 4217 code. */
export type Currency = keyof typeof CURRENCIES;

/** Whether a value is the code of a currency of the table. */
export const isCurrency = (value: unknown): value is Currency =>
  typeof value === 'string' && Object.hasOwn(CURRENCIES, value);

/** The codes in the order in which they are offered. */
export const CURRENCY_CODES: readonly Currency[] = Object.keys(CURRENCIES).filter(isCurrency);
