import type { Population } from './categories.ts';
import { BRAND_TABLE } from './houses/brands.ts';
import { SECOND_BRAND_TABLE } from './houses/second.ts';
import { cellAt, type Localized, textRows } from './localized.ts';
import type { TenantNumber } from './tenants.ts';
import { isTrade, type Trade, tradeOf } from './trades.ts';

export interface Brand {
  readonly key: string;
  /** A house's name is the same in every language. */
  readonly name: string;
  readonly story: Localized;
  readonly trades: readonly Trade[];
  readonly populations: readonly Population[];
  /** What the name adds to a price, in hundredths. */
  readonly priceLevel: number;
}

const POPULATION_OF: Readonly<Record<string, Population>> = { f: 'female', m: 'male', c: 'children' };

function brandsIn(table: string): Brand[] {
  return textRows(table, 5).map(({ cells, text }) => ({
    key: cellAt(cells, 0),
    name: cellAt(cells, 1),
    trades: cellAt(cells, 2).split(' ').filter(isTrade),
    populations: cellAt(cells, 3)
      .split(' ')
      .map((letter) => POPULATION_OF[letter])
      .filter((population) => population !== undefined),
    priceLevel: Number(cellAt(cells, 4)),
    story: text,
  }));
}

export const BRANDS: Readonly<Record<TenantNumber, readonly Brand[]>> = {
  1: brandsIn(BRAND_TABLE),
  2: brandsIn(SECOND_BRAND_TABLE),
};

/** A house for children makes whatever a child wears; the others keep to their trades. */
export function makes(brand: Brand, kind: string, population: Population): boolean {
  if (!brand.populations.includes(population)) return false;
  return brand.trades.includes(tradeOf(kind)) || (population === 'children' && brand.trades.includes('kids'));
}
