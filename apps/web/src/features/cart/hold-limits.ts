import type { Cents } from '@passage/money';
import { type Cart, orderableLines, piecesOf } from './cart-lines.ts';

/** What of a bag is more than the shopper may order before paying. */
export interface HoldLimits {
  /** Lines that hold too many of one SKU, with the pieces that can be ordered. */
  lines: ReadonlyMap<number, number>;
  /** Pieces with the open orders, where they are too many. */
  pieces: number | undefined;
  /** Open orders, where there can be no more. */
  checkouts: number | undefined;
  /** What the balance lacks to cover the bag and the open orders, which lifts the bounds of pieces. */
  lacking: Cents;
}

/** Held against the bag as it is shown; the server judges anew when it is ordered. */
export function holdLimitsOf(cart: Cart): HoldLimits {
  const { checkouts, pieces, piecesOfOneSku, lacking } = cart.holds;
  const lines = orderableLines(cart);
  const isCovered = lacking === 0n;
  const wanted = pieces.held + piecesOf(lines);
  const above = lines.filter(({ count, heldCount }) => !isCovered && count + heldCount > piecesOfOneSku.max);
  return {
    lines: new Map(above.map(({ id, heldCount }) => [id, Math.max(0, piecesOfOneSku.max - heldCount)])),
    pieces: !isCovered && lines.length > 0 && wanted > pieces.max ? wanted : undefined,
    checkouts: lines.length > 0 && checkouts.held >= checkouts.max ? checkouts.held : undefined,
    lacking,
  };
}
