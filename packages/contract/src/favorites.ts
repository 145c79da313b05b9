import { z } from 'zod';
import { productStatus, skuProperty } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { dollars, id, walkedPageOf, walking } from './scalars.ts';

const count = z.object({ productFavoriteCount: z.int() });

export const favoritesContract = {
  add: endpoint({
    method: 'POST',
    path: 'product/favorite-two/create',
    access: 'member',
    summary: 'Adds a product to the favourites. Repeating it changes nothing.',
    input: z.object({ spuId: id(), shopId: id().optional() }),
    output: count,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'product/favorite-two/delete',
    access: 'member',
    summary: 'Takes a product out of the favourites.',
    input: z.object({ spuId: id(), shopId: id().optional() }),
    output: count,
  }),
  list: endpoint({
    method: 'GET',
    path: 'product/favorite-two/list',
    access: 'member',
    summary: "The caller's favourite products, newest first.",
    input: z.object(walking(20)),
    output: walkedPageOf(
      z.object({
        spuId: z.int(),
        shopId: z.int(),
        picUrl: z.string(),
        brandName: z.string(),
        spuName: z.string(),
        price: dollars(),
        /** How the product stands today. */
        status: productStatus,
        /** The SKU that the price is of; null when none is offered. */
        productSkuDO: z
          .object({
            id: z.int(),
            picUrl: z.string(),
            price: dollars(),
            stock: z.int(),
            properties: z.array(skuProperty),
          })
          .nullable(),
      }),
    ),
  }),
  count: endpoint({
    method: 'GET',
    path: 'product/favorite/get-count',
    access: 'member',
    summary: 'Number of favourite products.',
    input: z.object({}),
    output: z.int(),
  }),
};
