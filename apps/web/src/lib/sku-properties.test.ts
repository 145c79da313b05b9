import { expect, it } from 'vitest';
import { describeSku } from './sku-properties.ts';

const chosen = (propertyName: string, valueName: string) => [
  { propertyName: 'Colour', valueName: 'Camel' },
  { propertyName, valueName },
];

it('names each value, but for one that says its name itself', () => {
  expect(describeSku(chosen('Size', '40'))).toBe('Colour Camel, Size 40');
  for (const [name, value] of [
    ['Size', 'One size'],
    ['Taille', 'Taille unique'],
    ['サイズ', 'フリーサイズ'],
  ] as const)
    expect(describeSku(chosen(name, value))).toBe(`Colour Camel, ${value}`);
});
