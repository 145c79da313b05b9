import type { Output } from '../../api/call.ts';

export type Cart = Output<'cart.list'>;
export type CartLine = Cart['list'][number];

/** Pieces of all lines. */
export const piecesOf = (lines: readonly CartLine[]): number => lines.reduce((sum, { count }) => sum + count, 0);

/** The lines that can be ordered. */
export const orderableLines = (cart: Cart): CartLine[] => cart.list.filter(({ available }) => available);
