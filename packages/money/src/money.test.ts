import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  allocate,
  cents,
  centsFromDollars,
  dollarsFromCents,
  dollarText,
  multiply,
  share,
  subtract,
} from './index.ts';

const amounts = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }).map(cents);

describe('money', () => {
  it('cart-08 multiplies exactly: 3 times 19.99 is 59.97', () => {
    const price = centsFromDollars(19.99);
    expect(price && multiply(price, 3)).toBe(5997n);
  });

  it('i18n-20 dollars and cents convert back and forth without loss', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(centsFromDollars(dollarsFromCents(amount))).toBe(amount);
        expect(centsFromDollars(dollarText(amount))).toBe(amount);
      }),
    );
  });

  it('reads no amount with a third decimal, an exponent, other digits or nothing', () => {
    for (const value of ['1.234', '1e3', '١٢', '', ' 1', 'NaN', '1,00', Number.NaN, Number.POSITIVE_INFINITY, 1e21])
      expect(centsFromDollars(value)).toBeUndefined();
  });

  it('fault:money-04 the parts of an allocation sum to the whole and stay within one cent of their share', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 20 }),
        (amount, weights) => {
          const total = weights.reduce((sum, weight) => sum + weight, 0n);
          fc.pre(total > 0n);
          const parts = allocate(amount, weights);
          expect(add(...parts)).toBe(amount);
          parts.forEach((part, index) => {
            const exact = amount * (weights[index] ?? 0n);
            const distance = part * total - exact;
            expect(distance < total && distance > -total).toBe(true);
          });
          expect(allocate(amount, weights)).toEqual(parts);
        },
      ),
    );
  });

  it('a share rounds down to whole cents', () => {
    expect(share(cents(1999), 500)).toBe(99n);
  });

  it('subtracting what was added gives the amount back', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        expect(subtract(add(a, b), b)).toBe(a);
      }),
    );
  });
});
