import { z } from 'zod';
import { skuProperty } from './catalogue.ts';
import { MAX_COUNT } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { dollars, id, idList, int } from './scalars.ts';

/** Pieces of one SKU. */
export const pieces = () => int({ min: 1, max: MAX_COUNT });

export const cartLine = z
  .object({
    id: z.int(),
    count: z.int(),
    /** Pieces of the SKU in the caller's open orders. */
    heldCount: z.int(),
    available: z.boolean(),
    /** Why it cannot be ordered; only when it is not available. */
    reason: z.enum(['offShelf', 'soldOut', 'shopClosed', 'notEnoughStock']).optional(),
    /** Price when the line was made, to tell that it changed. */
    addedPrice: dollars(),
    spu: z.object({ id: z.int(), name: z.string(), brandName: z.string(), picUrl: z.string() }),
    sku: z.object({
      id: z.int(),
      shopId: z.int(),
      shopname: z.string(),
      saleprice: dollars(),
      marketPrice: dollars(),
      stock: z.int(),
      properties: z.array(skuProperty),
    }),
  })
  .meta({ id: 'CartLine' });

/** What a member may hold in orders that are not paid yet, and what the open orders hold. */
const holds = z.object({
  checkouts: z.object({ held: z.int(), max: z.int() }),
  pieces: z.object({ held: z.int(), max: z.int() }),
  piecesOfOneSku: z.object({ max: z.int() }),
  /** What the balance lacks to cover the open orders and this cart together; 0 lifts the bounds of pieces. */
  lacking: dollars(),
});

/** The cart; unavailable lines are shown but not added up. */
export const cart = z
  .object({
    list: z.array(cartLine),
    freight: dollars(),
    subtotal: dollars(),
    totalAmt: dollars(),
    holds,
  })
  .meta({ id: 'Cart' });

/** The data of OUT_OF_STOCK: each SKU that falls short, the pieces that were wanted and those that there are. */
export const shortage = z.object({
  lines: z.array(z.object({ skuId: z.int(), name: z.string(), count: z.int(), stock: z.int() })),
});

const changed = z.object({ id: z.int(), count: z.int(), cartCount: z.int() }).meta({ id: 'CartChange' });

export const cartContract = {
  add: endpoint({
    method: 'POST',
    path: 'trade/cart/addFirst',
    aliases: ['cart/addFirst'],
    access: 'member',
    summary: 'Puts a SKU in the cart; a line of the same SKU grows.',
    input: z.object({ spuId: id(), skuId: id(), count: pieces(), shopId: id().optional() }),
    output: changed,
    errors: ['OUT_OF_STOCK', 'NOT_ORDERABLE', 'CART_FULL'],
  }),
  list: endpoint({
    method: 'GET',
    path: 'trade/cart/listFirst',
    aliases: ['cart/listFirst'],
    access: 'member',
    summary: "The caller's cart with its totals.",
    input: z.object({}),
    output: cart,
  }),
  remove: endpoint({
    method: 'POST',
    path: 'trade/cart/deleteFirst',
    aliases: ['cart/deleteFirst'],
    access: 'member',
    summary: "Removes lines of the caller's cart.",
    input: z.object({ ids: idList() }),
    output: z.object({ cartCount: z.int() }),
  }),
  count: endpoint({
    method: 'GET',
    path: 'trade/cart/get-count',
    aliases: ['cart/get-count'],
    access: 'member',
    summary: "Pieces in the caller's cart.",
    input: z.object({}),
    output: z.int(),
  }),
  updateCount: endpoint({
    method: 'POST',
    path: 'trade/cart/updateCount',
    aliases: ['cart/updateCount'],
    access: 'member',
    summary: 'Sets the pieces of one cart line.',
    input: z.object({ id: id(), count: pieces() }),
    output: changed,
    errors: ['OUT_OF_STOCK', 'NOT_ORDERABLE'],
  }),
};
