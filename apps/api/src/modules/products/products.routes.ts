import { contract } from '@passage/contract';
import { type Caller, type CommandContext, shopScopeOf } from '../../http/context.ts';
import { found } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { BY_ID, walkOf } from '../../http/walk.ts';
import { addSkus, changeProduct } from './change-product.ts';
import { changeSkus } from './change-skus.ts';
import { createProduct } from './create-product.ts';
import { findProduct, pageProducts } from './products.queries.ts';
import { removeProduct, removeSku } from './remove-product.ts';
import type { Seller } from './seller.ts';
import { shelveProducts } from './shelve-products.ts';

const sellerOf = ({ caller, requestId, platform }: CommandContext & { readonly caller: Caller }): Seller => ({
  caller,
  requestId,
  now: platform.clock.now(),
});

export const productsRoutes = implement(contract.products, {
  page: (context, input) =>
    pageProducts(context.db, shopScopeOf(context.caller), input, walkOf(context, 'products.page', BY_ID, input)),

  detail: async ({ db, caller }, { id }) => found(await findProduct(db, shopScopeOf(caller), id)),

  create: async (context, input) => {
    const { id, skuIds } = await context.db.inTransaction((tx) => createProduct(tx, sellerOf(context), input));
    return { id, skuIds: [...skuIds] };
  },

  change: async (context, input) => {
    await context.db.inTransaction((tx) => changeProduct(tx, sellerOf(context), input));
    return { id: input.id };
  },

  addSkus: async (context, input) => ({
    id: input.id,
    skuIds: await context.db.inTransaction((tx) => addSkus(tx, sellerOf(context), input)),
  }),

  changeSkus: async (context, { list }) => ({
    list: await context.db.inTransaction((tx) => changeSkus(tx, sellerOf(context), list)),
  }),

  shelve: async (context, { ids, isOn }) => {
    const status: 0 | 1 = isOn ? 1 : 0;
    const shelved = await context.db.inTransaction((tx) => shelveProducts(tx, sellerOf(context), ids, status));
    return { ids: shelved, status };
  },

  removeSku: async (context, { id }) => {
    await context.db.inTransaction((tx) => removeSku(tx, sellerOf(context), id));
    return { id };
  },

  remove: async (context, { id }) => {
    await context.db.inTransaction((tx) => removeProduct(tx, sellerOf(context), id));
    return { id };
  },
});
