import { cents } from '@passage/money';
import { expect, it } from 'vitest';
import type { Cart, CartLine } from './cart-lines.ts';
import { holdLimitsOf } from './hold-limits.ts';

const line = (id: number, count: number, heldCount = 0, available = true): CartLine => ({
  id,
  count,
  heldCount,
  available,
  addedPrice: cents(1000),
  spu: { id, name: 'Wool coat', brandName: 'Brand', picUrl: '' },
  sku: {
    id,
    shopId: 1,
    shopname: 'Shop',
    saleprice: cents(1000),
    marketPrice: cents(1000),
    stock: 100,
    properties: [],
  },
});
const bag = (list: CartLine[], { held = 0, checkouts = 0, lacking = 1 } = {}): Cart => ({
  list,
  freight: cents(0),
  subtotal: cents(0),
  totalAmt: cents(0),
  holds: {
    checkouts: { held: checkouts, max: 5 },
    pieces: { held, max: 60 },
    piecesOfOneSku: { max: 20 },
    lacking: cents(lacking),
  },
});

it('a bag within the bounds is told nothing, at the bounds neither', () => {
  expect(holdLimitsOf(bag([line(1, 20), line(2, 5, 15), line(3, 15)], { held: 20, checkouts: 4 }))).toEqual({
    lines: new Map(),
    pieces: undefined,
    checkouts: undefined,
    lacking: 1n,
  });
});

it('a line above is told what can be ordered beside the open orders, the bag its pieces, and the checkouts', () => {
  const limits = holdLimitsOf(bag([line(1, 21), line(2, 6, 15), line(3, 1, 20)], { held: 35, checkouts: 5 }));
  expect([...limits.lines]).toEqual([
    [1, 20],
    [2, 5],
    [3, 0],
  ]);
  expect([limits.pieces, limits.checkouts]).toEqual([63, 5]);
});

it('a balance that covers all lifts the bounds of pieces alone; what cannot be ordered is not counted', () => {
  const covered = holdLimitsOf(bag([line(1, 99)], { held: 35, checkouts: 5, lacking: 0 }));
  expect([covered.lines.size, covered.pieces, covered.checkouts]).toEqual([0, undefined, 5]);
  const none = holdLimitsOf(bag([line(1, 99, 0, false)], { held: 60, checkouts: 5 }));
  expect([none.lines.size, none.pieces, none.checkouts]).toEqual([0, undefined, undefined]);
});
