import { contract, ORDER_STATUS } from '@passage/contract';
import { cart } from '@passage/contract/cart';
import { add } from '@passage/money';
import { z } from 'zod';
import { shopScopeOf } from '../../http/context.ts';
import { Failure, found, invalidField } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { findOwnAddress } from '../addresses/index.ts';
import { quoteFreight, readCart } from '../cart/index.ts';
import { loadSkus } from '../catalogue/index.ts';
import { cancelOrder } from './cancel-order.ts';
import { confirmReceipt } from './confirm-receipt.ts';
import { createOrders } from './create-orders.ts';
import { findOwnItem } from './order-item.queries.ts';
import { findOrder, pageOrders } from './orders.queries.ts';
import { shipOrder } from './ship-order.ts';
import { findSoldOrder, pageSoldOrders } from './sold-orders.queries.ts';
import { trackOrder } from './track-order.ts';

export const ordersRoutes = implement(contract.orders, {
  create: async (context, input) => {
    const { caller, language, currencyCode, platform } = context;
    try {
      return await context.once((tx) =>
        createOrders(tx, { memberId: caller.id, language, currencyCode, now: platform.clock.now() }, input),
      );
    } catch (error) {
      if (!(error instanceof Failure) || error.failure !== 'PRICE_CHANGED') throw error;
      // Read after the rollback has put the lines back.
      throw new Failure('PRICE_CHANGED', {
        data: z.encode(cart, await readCart(context.db, caller.id, language)),
        cause: error,
      });
    }
  },

  freight: async ({ db, caller, language }, input) => {
    if (input.addressId !== undefined) found(await findOwnAddress(db, caller.id, input.addressId));
    const skus = await loadSkus(
      db,
      input.items.map((item) => item.skuId),
      language,
    );
    const lines = input.items.map(({ skuId, count, shopId }, index) => {
      const sku = found(skus.get(skuId));
      if (shopId !== undefined && shopId !== sku.shopId) throw invalidField(`items.${index}.shopId`, 'notAllowed');
      if (sku.status === 'off' || sku.status === 'shopClosed') throw new Failure('NOT_ORDERABLE');
      return { ...sku, count };
    });
    const list = quoteFreight(lines);
    return { freight: add(...list.map((part) => part.freight)), list };
  },

  page: ({ db, caller, language, platform }, input) =>
    pageOrders(db, { memberId: caller.id, language, now: platform.clock.now() }, input),

  detail: async ({ db, caller, language, platform }, input) =>
    found(await findOrder(db, { memberId: caller.id, language, now: platform.clock.now() }, input)),

  item: async ({ db, caller, language, platform }, { id }) =>
    found(await findOwnItem(db, { memberId: caller.id, language, now: platform.clock.now() }, id)),

  cancel: async ({ db, caller, platform }, { id }) => {
    await db.inTransaction((tx) => cancelOrder(tx, caller.id, id, platform.clock.now()));
    return { id, status: ORDER_STATUS.cancelled };
  },

  confirmReceipt: async ({ db, caller, platform }, { id }) => {
    await db.inTransaction((tx) => confirmReceipt(tx, caller.id, id, platform.clock.now()));
    return { id, status: ORDER_STATUS.orderOver };
  },

  shopPage: ({ db, caller, language }, input) => pageSoldOrders(db, { shopId: shopScopeOf(caller), language }, input),

  shopDetail: async ({ db, caller, language }, { id }) =>
    found(await findSoldOrder(db, { shopId: shopScopeOf(caller), language }, id)),

  ship: async ({ db, caller, requestId, platform }, { id, company, trackingNumber }) => {
    const seller = { caller, requestId, now: platform.clock.now() };
    await db.inTransaction((tx) => shipOrder(tx, seller, { orderId: id, company, trackingNumber }));
    return { id, status: ORDER_STATUS.waitReceipt };
  },

  track: async ({ db, caller, requestId, platform }, { id, content }) => {
    const seller = { caller, requestId, now: platform.clock.now() };
    return { id: await db.inTransaction((tx) => trackOrder(tx, seller, id, content)) };
  },
});
