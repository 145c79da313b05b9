import type { Population } from '../../lib/population.ts';

export type SizeScheme =
  | 'women'
  | 'men'
  | 'womenLetters'
  | 'menLetters'
  | 'womenShoes'
  | 'menShoes'
  | 'child'
  | 'baby'
  | 'childShoes';

const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'];

const isWithin = (numbers: readonly number[], low: number, high: number): boolean =>
  numbers.every((number) => number >= low && number <= high);

/**
 * By which table sizes of these names are to be read; undefined for what is no size, or has one size alone. Where names
 * fit two tables, the zone decides.
 */
export function sizeSchemeOf(names: readonly string[], population: Population): SizeScheme | undefined {
  if (names.length < 2) return undefined;
  const isMen = population === 'male';
  if (names.every((name) => LETTERS.includes(name.toUpperCase())))
    return population === 'children' ? undefined : isMen ? 'menLetters' : 'womenLetters';
  // Ages carry the height in every language: "2 years (92 cm)".
  const heights = names.map((name) => Number(/(\d{2,3})\s*cm/i.exec(name)?.[1]));
  if (heights.every((height) => height > 0)) return isWithin(heights, 50, 92) ? 'baby' : 'child';
  const numbers = names.map(Number);
  if (!numbers.every(Number.isInteger)) return undefined;
  if (isWithin(numbers, 18, 34) && (population === 'children' || Math.min(...numbers) < 34)) return 'childShoes';
  if (numbers.some((number) => number % 2 === 1)) {
    if (isWithin(numbers, 39, 42)) return isMen ? 'menShoes' : 'womenShoes';
    if (isWithin(numbers, 35, 42)) return 'womenShoes';
    return isWithin(numbers, 39, 47) ? 'menShoes' : undefined;
  }
  if (isWithin(numbers, 44, 48)) return isMen ? 'men' : 'women';
  if (isWithin(numbers, 32, 48)) return 'women';
  return isWithin(numbers, 44, 58) ? 'men' : undefined;
}

export type SizeColumn =
  | 'size'
  | 'eu'
  | 'uk'
  | 'us'
  | 'bust'
  | 'chest'
  | 'waist'
  | 'hips'
  | 'foot'
  | 'age'
  | 'height'
  | 'weight';

export interface SizeTable {
  columns: readonly SizeColumn[];
  rows: readonly (readonly string[])[];
}

/** The first cell is the size as the product names it; of ages it is the height. */
const TABLES: Readonly<Record<SizeScheme, readonly [columns: string, ...rows: string[]]>> = {
  women: [
    'eu uk us bust waist hips',
    '34 6 2 80 65 90',
    '36 8 4 84 68 94',
    '38 10 6 88 72 97',
    '40 12 8 92 76 100',
    '42 14 10 96 80 103',
    '44 16 12 100 84 106',
    '46 18 14 104 88 109',
    '48 20 16 110 94 114',
  ],
  men: [
    'eu uk us chest waist',
    '44 34 34 88 78',
    '46 36 36 92 82',
    '48 38 38 96 86',
    '50 40 40 100 90',
    '52 42 42 104 94',
    '54 44 44 108 98',
    '56 46 46 112 104',
  ],
  womenLetters: [
    'size eu bust waist hips',
    'XS 34 80 65 90',
    'S 36 84 68 94',
    'M 38–40 88–92 72–76 97–100',
    'L 42 96 80 103',
    'XL 44 100 84 106',
    'XXL 46–48 104–110 88–94 109–114',
  ],
  menLetters: [
    'size eu chest waist',
    'XS 44 88 78',
    'S 46 92 82',
    'M 48 96 86',
    'L 50 100 90',
    'XL 52–54 104–108 94–98',
    'XXL 56 112 104',
  ],
  womenShoes: [
    'eu uk us foot',
    '35 2.5 5 22.1',
    '36 3.5 6 22.8',
    '37 4 6.5 23.5',
    '38 5 7.5 24.1',
    '39 6 8.5 24.8',
    '40 6.5 9 25.4',
    '41 7.5 10 26.1',
    '42 8 10.5 26.8',
  ],
  menShoes: [
    'eu uk us foot',
    '39 6 7 24.8',
    '40 6.5 7.5 25.4',
    '41 7.5 8.5 26.1',
    '42 8 9 26.8',
    '43 9 10 27.4',
    '44 9.5 10.5 28.1',
    '45 10.5 11.5 28.8',
    '46 11 12 29.4',
  ],
  child: [
    'height age chest waist',
    '92 2 54 51',
    '104 4 57 53',
    '116 6 61 56',
    '128 8 66 59',
    '140 10 71 62',
    '152 12 77 66',
  ],
  baby: [
    'height age weight',
    '56 0–1 3–4',
    '62 1–3 4–6',
    '68 3–6 6–8',
    '80 9–12 9–11',
    '86 12–18 11–12',
    '92 18–24 12–14',
  ],
  childShoes: [
    'eu uk us foot',
    '24 7 8 15.1',
    '26 8.5 9.5 16.4',
    '28 10 11 17.7',
    '30 11.5 12.5 19',
    '32 13 1 20.2',
    '34 2 3 21.5',
  ],
};

const COLUMNS: readonly SizeColumn[] = [
  'size',
  'eu',
  'uk',
  'us',
  'bust',
  'chest',
  'waist',
  'hips',
  'foot',
  'age',
  'height',
  'weight',
];

export function sizeTable(scheme: SizeScheme): SizeTable {
  const [columns, ...rows] = TABLES[scheme];
  return {
    columns: columns.split(' ').flatMap((name) => COLUMNS.find((column) => column === name) ?? []),
    rows: rows.map((row) => row.split(' ')),
  };
}

/** Whether a row of the table is the size that a product names so. */
export const isRowOf = ([first = '']: readonly string[], name: string): boolean =>
  first === name.toUpperCase() || first === /(\d{2,3})\s*cm/i.exec(name)?.[1];
