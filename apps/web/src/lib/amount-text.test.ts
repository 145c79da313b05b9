import { expect, it } from 'vitest';
import { amountOf, tidyAmount } from './amount-text.ts';

it('keeps digits, one point and two decimals', () => {
  const typed = {
    '12': '12',
    '12.5': '12.5',
    '12,50': '12.50',
    '12.505': '12.50',
    '1.2.3': '1.23',
    '-$4x': '4',
    '.5': '.5',
  };
  for (const [text, tidy] of Object.entries(typed)) expect(tidyAmount(text), text).toBe(tidy);
});

it('recharge-01 an amount is more than nothing', () => {
  for (const text of ['', '.', '0', '0.00', '.0']) expect(amountOf(text), text).toBeUndefined();
  expect(amountOf('12.5')).toBe(1250n);
  expect(amountOf('.01')).toBe(1n);
  expect(amountOf('7.')).toBe(700n);
});
