/** What a member may hold in orders that are not paid yet. */
import { add, type Cents } from '@passage/money';
import type { Setting } from '../tenant/index.ts';

/** What open orders hold: those that wait for payment within their pay window, or whose proof is under review. */
export interface Held {
  /** Acts of ordering, whatever the number of their orders. */
  readonly checkouts: number;
  /** Pieces by SKU. */
  readonly pieces: ReadonlyMap<number, number>;
  /** What the open orders come to, in cents. */
  readonly total: Cents;
}

/** What is to be ordered beside that. */
export type Wanted = Pick<Held, 'pieces' | 'total'>;

export type Bounds = Setting<'HOLD_SETTING'>;
export type Bound = keyof Bounds;

const sum = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0);

/** Pieces of all SKUs. */
export const piecesOf = ({ pieces }: Pick<Held, 'pieces'>): number => sum(pieces.values());

/**
 * The bound that another checkout would go beyond, if any. The bounds of pieces do not hold for what the available
 * balance covers together with the open orders; the bound of checkouts always does.
 */
export function boundMet(held: Held, wanted: Wanted, bounds: Bounds, available: Cents): Bound | undefined {
  if (held.checkouts >= bounds.checkouts) return 'checkouts';
  if (add(held.total, wanted.total) <= available) return undefined;
  for (const [skuId, count] of wanted.pieces)
    if (count + (held.pieces.get(skuId) ?? 0) > bounds.piecesOfOneSku) return 'piecesOfOneSku';
  return piecesOf(held) + piecesOf(wanted) > bounds.pieces ? 'pieces' : undefined;
}
