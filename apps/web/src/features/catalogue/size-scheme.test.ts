import { expect, it } from 'vitest';
import { isRowOf, type SizeScheme, sizeSchemeOf, sizeTable } from './size-scheme.ts';

const run = (low: number, high: number, step: number) =>
  Array.from({ length: (high - low) / step + 1 }, (_, index) => String(low + index * step));

it.each([
  ['women', run(34, 48, 2), 'female'],
  ['men', run(44, 56, 2), 'male'],
  ['womenLetters', ['XS', 'S', 'M'], 'female'],
  ['menLetters', ['S', 'XL', 'XXL'], 'male'],
  ['womenShoes', run(35, 42, 1), 'female'],
  ['menShoes', run(39, 46, 1), 'male'],
  ['child', ['2 years (92 cm)', '4 years (104 cm)'], 'children'],
  ['child', ['10岁（140cm）', '12岁（152cm）'], 'children'],
  ['baby', ['1 month (56 cm)', '24 months (92 cm)'], 'children'],
  ['childShoes', run(24, 34, 2), 'children'],
] as const)('catalogue-45 %s sizes are known by their names', (scheme, names, population) => {
  expect(sizeSchemeOf([...names], population)).toBe(scheme);
  const { columns, rows } = sizeTable(scheme);
  for (const row of rows) expect(row).toHaveLength(columns.length);
  for (const name of names) expect(rows.filter((row) => isRowOf(row, name))).toHaveLength(1);
});

it('the zone decides where names fit two tables', () => {
  const both = (names: string[]): (SizeScheme | undefined)[] =>
    (['female', 'male'] as const).map((zone) => sizeSchemeOf(names, zone));
  expect(both(['44', '46'])).toEqual(['women', 'men']);
  expect(both(['39', '40'])).toEqual(['womenShoes', 'menShoes']);
});

it('what is no size has no table', () => {
  for (const names of [['One size'], ['Camel', 'Ink'], ['38'], ['10', '20'], []])
    expect(sizeSchemeOf(names, 'female')).toBeUndefined();
});
