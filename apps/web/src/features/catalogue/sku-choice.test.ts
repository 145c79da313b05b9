import { cents } from '@passage/money';
import { describe, expect, it } from 'vitest';
import { choose, chosenSku, initialChoice, reasonOf, skuKey, valueState } from './sku-choice.ts';

const COLOUR = { propertyId: 1, propertyName: 'Colour' };
const SIZE = { propertyId: 2, propertyName: 'Size' };
const CAMEL = { valueId: 10, valueName: 'Camel' };
const INK = { valueId: 11, valueName: 'Ink' };
const CHALK = { valueId: 12, valueName: 'Chalk' };
const S38 = { valueId: 20, valueName: '38' };
const S40 = { valueId: 21, valueName: '40' };

type Value = typeof CAMEL;
const sku = (id: number, colour: Value, size: Value, stock: number) => ({
  id,
  properties: [
    { ...COLOUR, ...colour },
    { ...SIZE, ...size },
  ],
  price: cents(100),
  marketPrice: cents(100),
  stock,
  picUrl: '',
});

/** Camel in both sizes, ink in 38 only and none of it in 40 left, chalk sold out. */
const coat = {
  properties: [
    { ...COLOUR, values: [CAMEL, INK, CHALK] },
    { ...SIZE, values: [S38, S40] },
  ],
  skus: [sku(1, CAMEL, S38, 3), sku(2, CAMEL, S40, 1), sku(3, INK, S38, 2), sku(4, INK, S40, 0), sku(5, CHALK, S38, 0)],
};
const choice = (...pairs: [number, number][]) => new Map(pairs);

describe('the choice of a SKU', () => {
  it('catalogue-38 has a key of its value names joined by commas', () => {
    expect(skuKey(sku(1, CAMEL, S40, 1))).toBe('Camel,40');
  });

  it('catalogue-53 names one SKU only when every property is chosen', () => {
    expect(chosenSku(coat, choice([1, 10]))).toBeUndefined();
    expect(chosenSku(coat, choice([1, 10], [2, 21]))?.id).toBe(2);
    expect(chosenSku(coat, choice([1, 12], [2, 21]))).toBeUndefined();
  });

  it('catalogue-53 tells what is sold out from what was never made, beside the chosen colour', () => {
    expect(valueState(coat, choice([1, 11]), 2, 20)).toBe('available');
    expect(valueState(coat, choice([1, 11]), 2, 21)).toBe('soldOut');
    expect(valueState(coat, choice([1, 12]), 2, 21)).toBe('missing');
    expect(reasonOf(coat, choice([1, 11]), 2)).toEqual(['Ink']);
  });

  it('catalogue-53 leaves every colour that is in stock free, whatever size is chosen', () => {
    expect(valueState(coat, choice([2, 21]), 1, 11)).toBe('available');
    expect(valueState(coat, choice([2, 21]), 1, 12)).toBe('soldOut');
    expect(reasonOf(coat, choice([2, 21]), 1)).toEqual([]);
  });

  it('catalogue-53 gives up a size that the newly chosen colour lacks, and keeps one that it has', () => {
    expect([...choose(coat, choice([1, 10], [2, 21]), 1, 11)]).toEqual([[1, 11]]);
    expect([...choose(coat, choice([1, 10], [2, 20]), 1, 11)]).toEqual([
      [1, 11],
      [2, 20],
    ]);
  });

  it('has nothing to choose where a property has one value', () => {
    const bag = { properties: [{ ...SIZE, values: [S38] }], skus: [] };
    expect([...initialChoice(bag)]).toEqual([[2, 20]]);
    expect(initialChoice(coat).size).toBe(0);
  });
});
