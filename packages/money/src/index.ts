/**
 * Amounts of money. Everything inside Passage is an integer number of US cents; the contract's codecs are the only
 * place where other units exist.
 */
declare const centsBrand: unique symbol;

/** An integer number of US cents. */
export type Cents = bigint & { readonly [centsBrand]: true };

const isCents = (_value: bigint): _value is Cents => true;

/** @throws RangeError when a number is not a safe integer */
export function cents(value: bigint | number): Cents {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new RangeError(`not whole cents: ${value}`);
  const amount = BigInt(value);
  if (!isCents(amount)) throw new RangeError('unreachable');
  return amount;
}

export const ZERO: Cents = cents(0);

export const add = (...amounts: readonly Cents[]): Cents => cents(amounts.reduce((sum, amount) => sum + amount, 0n));
export const subtract = (from: Cents, amount: Cents): Cents => cents(from - amount);
export const negate = (amount: Cents): Cents => cents(-amount);

/** @throws RangeError when the quantity is not a whole number */
export const multiply = (amount: Cents, quantity: number): Cents => cents(amount * BigInt(quantity));

/**
 * Splits an amount by weights; the parts sum to the whole and each is within one cent of its exact share.
 * Remaining cents go to the largest remainders, the earlier one first.
 *
 * @throws RangeError when no weight is positive or one is negative
 */
export function allocate(amount: Cents, weights: readonly bigint[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total <= 0n || weights.some((weight) => weight < 0n)) throw new RangeError('weights must be positive');
  const sign = amount < 0n ? -1n : 1n;
  const whole = amount * sign;
  const shares = weights.map((weight) => ({ part: (whole * weight) / total, remainder: (whole * weight) % total }));
  let left = whole - shares.reduce((sum, share) => sum + share.part, 0n);
  const order = shares.map((_, index) => index).sort((a, b) => compare(shares[b]?.remainder, shares[a]?.remainder));
  for (const index of order) {
    const share = shares[index];
    if (left === 0n || !share) break;
    share.part += 1n;
    left -= 1n;
  }
  return shares.map((share) => cents(share.part * sign));
}

const compare = (a = 0n, b = 0n): number => (a < b ? -1 : a > b ? 1 : 0);

/** The share of an amount in basis points (1/10,000), rounded down to a whole cent. */
export function share(amount: Cents, basisPoints: number): Cents {
  if (amount < 0n) throw new RangeError('a share of a negative amount');
  return cents((amount * BigInt(basisPoints)) / 10_000n);
}

/**
 * Reads dollars with at most two decimals, for instance 19.99, '19.9' or '-3'.
 *
 * @returns undefined when the value is no such amount
 */
export function centsFromDollars(dollars: number | string): Cents | undefined {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(String(dollars));
  if (!match) return undefined;
  const [, sign, whole = '0', fraction = ''] = match;
  const amount = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
  return cents(sign ? -amount : amount);
}

/** Dollars as a decimal number; exact for every amount below 2^53 cents. */
export const dollarsFromCents = (amount: Cents): number => Number(amount) / 100;

/** Dollars as text with two decimals, for mails and documents: 1234.50. */
export function dollarText(amount: Cents): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export { CURRENCIES, CURRENCY_CODES, type Currency, isCurrency } from './currencies.ts';
