import { z } from 'zod';
import { shopOfMember } from './account.ts';
import { endpoint } from './endpoint.ts';
import { flag, id, pageOf, paging, text, walkedPageOf, walking } from './scalars.ts';

const shop = z
  .object({
    id: z.int(),
    shopname: z.string(),
    logo: z.string(),
    shopDesc: z.string(),
    favoriteCount: z.int(),
    /** 0 to 5, one decimal. */
    storeReputation: z.number(),
    /** Whether it is one of the caller's favourites. */
    favoriteFlag: flag(),
    /** Whether it takes messages of shoppers. */
    shopComment: z.boolean(),
    /** The member who answers for the shop, null where none does. */
    mno: z.int().nullable(),
    address: z.string(),
    /** A host of its own, empty for none. */
    url: z.string(),
    /** 1 open, 0 closed */
    status: flag(),
  })
  .meta({ id: 'Shop' });

const favorite = z.object({ favoriteFlag: flag(), favoriteCount: z.int() });

export const shopsContract = {
  search: endpoint({
    method: 'GET',
    path: 'system/shop/getByshopname',
    access: 'public',
    staleOk: 'visitors',
    summary: 'Open shops whose name holds the given part, all of them without one.',
    input: z.object({ shopname: text({ max: 100 }).optional(), ...paging(200) }),
    output: pageOf(shop),
  }),
  info: endpoint({
    method: 'GET',
    path: 'system/shop/getShopInfoByShopId',
    access: 'public',
    staleOk: 'visitors',
    summary:
      'A shop; one that is closed says so. Names that it gave up in the last 90 days are told, the newest first.',
    input: z.object({ shopId: id() }),
    output: shop.extend({ formerNames: z.array(z.string()) }).meta({ id: 'ShopDetail' }),
  }),
  own: endpoint({
    method: 'GET',
    path: 'system/shop/getShopInfoflag',
    access: 'member',
    summary: "The caller's shop: status 1 with one, 0 without.",
    input: z.object({}),
    output: z.object({ status: z.literal([0, 1]), data: shopOfMember.nullable() }),
  }),
  addFavorite: endpoint({
    method: 'POST',
    path: 'shop/shopFavorite/add',
    aliases: ['shopFavorite/add'],
    access: 'member',
    summary: 'Adds a shop to the favourites. Repeating it changes nothing.',
    input: z.object({ shopId: id() }),
    output: favorite,
  }),
  removeFavorite: endpoint({
    method: 'POST',
    path: 'shop/shopFavorite/remove',
    aliases: ['shopFavorite/remove'],
    access: 'member',
    summary: 'Takes a shop out of the favourites. Repeating it changes nothing.',
    input: z.object({ shopId: id() }),
    output: favorite,
  }),
  favorites: endpoint({
    method: 'GET',
    path: 'shop/shopFavorite/list',
    aliases: ['shopFavorite/list'],
    access: 'member',
    summary: "The caller's favourite shops, newest first.",
    input: z.object(walking(20)),
    output: walkedPageOf(
      z.object({
        id: z.int(),
        logo: z.string(),
        shopname: z.string(),
        shopDesc: z.string(),
        /** 1 open, 0 closed */
        status: flag(),
      }),
    ),
  }),
};
