import { type Localized, sameInEach } from './localized.ts';

export interface Size {
  readonly key: string;
  readonly name: Localized;
}

/** Which sizes a kind of piece comes in; the loader's value keys are those of SIZES. */
export type SizeScheme =
  | 'women'
  | 'men'
  | 'letters'
  | 'women-shoes'
  | 'men-shoes'
  | 'child'
  | 'baby'
  | 'child-shoes'
  | 'one';

const AGES = [
  ['2y', 2, 92],
  ['4y', 4, 104],
  ['6y', 6, 116],
  ['8y', 8, 128],
  ['10y', 10, 140],
  ['12y', 12, 152],
] as const;

const MONTHS = [
  ['1m', 1, 56],
  ['3m', 3, 62],
  ['6m', 6, 68],
  ['12m', 12, 80],
  ['18m', 18, 86],
  ['24m', 24, 92],
] as const;

function aged(years: number, height: number): Localized {
  return {
    en: `${years} years (${height} cm)`,
    zh: `${years}岁（${height}cm）`,
    zhTW: `${years}歲（${height}cm）`,
    fr: `${years} ans (${height} cm)`,
    jp: `${years}歳（${height}cm）`,
    kor: `${years}세 (${height}cm)`,
    id: `${years} tahun (${height} cm)`,
  };
}

function monthsOld(months: number, height: number): Localized {
  return {
    en: `${months} ${months === 1 ? 'month' : 'months'} (${height} cm)`,
    zh: `${months}个月（${height}cm）`,
    zhTW: `${months}個月（${height}cm）`,
    fr: `${months} mois (${height} cm)`,
    jp: `${months}か月（${height}cm）`,
    kor: `${months}개월 (${height}cm)`,
    id: `${months} bulan (${height} cm)`,
  };
}

const LETTERS = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

/** From low to high in steps. */
function run(low: number, high: number, step: number): string[] {
  const keys: string[] = [];
  for (let size = low; size <= high; size += step) keys.push(String(size));
  return keys;
}

export const SIZE_SCHEMES: Readonly<Record<SizeScheme, readonly string[]>> = {
  women: run(34, 48, 2),
  men: run(44, 56, 2),
  letters: LETTERS,
  'women-shoes': run(35, 42, 1),
  'men-shoes': run(39, 46, 1),
  child: AGES.map(([key]) => key),
  baby: MONTHS.map(([key]) => key),
  'child-shoes': run(24, 34, 2),
  one: ['one'],
};

/** Figures of clothes and shoes together, each once: a 38 is a 38 to whoever narrows a list. */
const FIGURES = run(24, 56, 1).filter((figure) => Object.values(SIZE_SCHEMES).some((sizes) => sizes.includes(figure)));

/** In the order a shopper expects: letters, numbers, ages, one size. */
export const SIZES: readonly Size[] = [
  ...LETTERS.map((key) => ({ key, name: sameInEach(key) })),
  ...FIGURES.map((key) => ({ key, name: sameInEach(key) })),
  ...MONTHS.map(([key, months, height]) => ({ key, name: monthsOld(months, height) })),
  ...AGES.map(([key, years, height]) => ({ key, name: aged(years, height) })),
  {
    key: 'one',
    name: {
      en: 'One size',
      zh: '均码',
      zhTW: '單一尺寸',
      fr: 'Taille unique',
      jp: 'フリーサイズ',
      kor: '원 사이즈',
      id: 'Satu ukuran',
    },
  },
];
