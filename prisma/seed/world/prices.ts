import { materialOf } from './materials.ts';
import type { Piece } from './planner.ts';
import type { Random } from './random.ts';

/** In cents. */
export interface Price {
  readonly price: number;
  readonly market: number;
}

const CHILDREN_PERCENT = 42;

/** A quarter of the catalogue is on sale. */
const SALE_SHARE = 0.25;
const SALE_PERCENTS = [
  [15, 2],
  [20, 4],
  [30, 4],
  [40, 2],
  [50, 1],
] as const;

export function priceOf({ kind, material, brand, population }: Piece, random: Random): Price {
  const [low, high] = kind.price;
  const base = low + (high - low) * random.next() ** 1.3;
  const people = population === 'children' ? CHILDREN_PERCENT : 100;
  const dollars = (base * materialOf(material).priceFactor * brand.priceLevel * people) / 1_000_000;
  const market = rounded(dollars);
  if (!random.chance(SALE_SHARE)) return { price: market * 100, market: market * 100 };
  const off = random.weighted(SALE_PERCENTS);
  return { price: rounded((market * (100 - off)) / 100) * 100, market: market * 100 };
}

/** To a figure that looks like a price: whole tens from 200, fives from 60, whole dollars below. */
function rounded(dollars: number): number {
  const step = dollars >= 200 ? 10 : dollars >= 60 ? 5 : 1;
  return Math.max(step, Math.round(dollars / step) * step);
}
