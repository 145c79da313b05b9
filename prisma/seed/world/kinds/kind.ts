import type { Population } from '../categories.ts';
import { type Localized, sentences } from '../localized.ts';
import type { SizeScheme } from '../sizes.ts';

/** Where a kind of piece hangs in the category trees when it is made of one of these materials. */
export interface ProductLine {
  readonly categories: Readonly<Partial<Record<Population, readonly string[]>>>;
  readonly materials: readonly string[];
  /** What the picture shows of this cloth when no pattern is named. */
  readonly texture?: string;
}

export interface ProductKind {
  /** The picture studio's name of what it draws. */
  readonly key: string;
  readonly lines: readonly ProductLine[];
  /** Lowest and highest price for grown-ups in dollars, before the material's factor. */
  readonly price: readonly [number, number];
  readonly sizing: Sizing;
  /** Cloth patterns with their weights; `plain` has no name of its own. */
  readonly patterns: readonly (readonly [string, number])[];
  readonly colours: readonly string[];
  /** Names with `{m}` where the material's word stands, in the case they have inside a sentence. */
  readonly names: readonly Localized[];
  readonly cut: readonly Localized[];
  readonly details: readonly Localized[];
}

export type Sizing = 'clothing' | 'letters' | 'shoes' | 'baby' | 'one';

const SCHEMES: Record<Sizing, Record<Population, SizeScheme>> = {
  clothing: { female: 'women', male: 'men', children: 'child' },
  letters: { female: 'letters', male: 'letters', children: 'child' },
  shoes: { female: 'women-shoes', male: 'men-shoes', children: 'child-shoes' },
  baby: { female: 'one', male: 'one', children: 'baby' },
  one: { female: 'one', male: 'one', children: 'one' },
};

export function sizeScheme(sizing: Sizing, population: Population): SizeScheme {
  return SCHEMES[sizing][population];
}

interface Draft {
  readonly lines: readonly ProductLine[];
  readonly price: readonly [number, number];
  readonly sizing: Sizing;
  /** `plain:6 check:2` */
  readonly patterns?: string;
  readonly colours: string;
  readonly names: string;
  readonly cut: string;
  readonly details: string;
}

export function productKind(key: string, draft: Draft): ProductKind {
  return {
    key,
    lines: draft.lines,
    price: draft.price,
    sizing: draft.sizing,
    patterns: (draft.patterns ?? 'plain:1').split(' ').map((part) => {
      const [pattern = '', weight = '1'] = part.split(':');
      return [pattern, Number(weight)] as const;
    }),
    colours: draft.colours.split(' '),
    names: sentences(draft.names),
    cut: sentences(draft.cut),
    details: sentences(draft.details),
  };
}

/** `line('wool alpaca', { female: 'wool-coats' })`: several keys are parted by blanks. */
export function line(
  materials: string,
  categories: Partial<Record<Population, string>>,
  texture?: string,
): ProductLine {
  const keys: Partial<Record<Population, readonly string[]>> = {};
  if (categories.female !== undefined) keys.female = categories.female.split(' ');
  if (categories.male !== undefined) keys.male = categories.male.split(' ');
  if (categories.children !== undefined) keys.children = categories.children.split(' ');
  const made = { categories: keys, materials: materials.split(' ') };
  return texture === undefined ? made : { ...made, texture };
}
