import { cents } from '@passage/money';
import { expect, it } from 'vitest';
import { quoteFreight } from './freight.ts';

const line = (shopId: number, price: number, count = 1, shop: { freight?: number; freeFreightFrom?: number } = {}) => ({
  shopId,
  price: cents(price),
  count,
  freight: cents(shop.freight ?? 1200),
  freeFreightFrom: cents(shop.freeFreightFrom ?? 20000),
});

it('cart-15 a shop ships for its flat price below its limit and for nothing from it on', () => {
  expect(quoteFreight([line(1, 19_999)])).toEqual([{ shopId: 1, goods: 19_999n, freight: 1200n }]);
  expect(quoteFreight([line(1, 20_000)])).toEqual([{ shopId: 1, goods: 20_000n, freight: 0n }]);
  expect(quoteFreight([line(1, 5000, 1, { freight: 350, freeFreightFrom: 5001 })])[0]?.freight).toBe(350n);
  expect(quoteFreight([line(1, 5000, 1, { freight: 350, freeFreightFrom: 5000 })])[0]?.freight).toBe(0n);
});

it('cart-16 the lines of a shop count together and every shop for itself', () => {
  const quoted = quoteFreight([line(7, 1999, 3), line(3, 12_000), line(7, 14_003), line(3, 7_000)]);
  expect(quoted).toEqual([
    { shopId: 7, goods: 20_000n, freight: 0n },
    { shopId: 3, goods: 19_000n, freight: 1200n },
  ]);
});

it('nothing ships for nothing', () => {
  expect(quoteFreight([])).toEqual([]);
});
