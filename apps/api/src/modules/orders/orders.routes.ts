import { contract, ORDER_STATUS } from '@passage/contract';
import { cart } from '@passage/contract/cart';
import { add } from '@passage/money';
import { z } from 'zod';
import { shopScopeOf } from '../../http/context.ts';
import { Failure, found, invalidField } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { BY_ID, walkOf } from '../../http/walk.ts';
import { findOwnAddress } from '../addresses/index.ts';
import { quoteFreight, readCart } from '../cart/index.ts';
import { loadSkus } from '../catalogue/index.ts';
import { cancelOrder } from './cancel-order.ts';
import { confirmReceipt } from './confirm-receipt.ts';
import { cartLinesOf, createOrders } from './create-orders.ts';
import { findOwnItem } from './order-item.queries.ts';
import { findOrderedBefore } from './ordered-before.queries.ts';
import { findOrder, pageOrders } from './orders.queries.ts';
import { shipOrder } from './ship-order.ts';
import { findSoldOrder, pageSoldOrders } from './sold-orders.queries.ts';
import { trackOrder } from './track-order.ts';

export const ordersRoutes = implement(contract.orders, {
  create: async (context, input) => {
    const { db, caller, language, currencyCode, platform } = context;
    const now = platform.clock.now();
    const buyer = { memberId: caller.id, language, currencyCode, now };
    try {
      return await context.once((tx) => createOrders(tx, buyer, input));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // Read after the rollback has put the lines back.
      if (error.failure === 'PRICE_CHANGED')
        throw new Failure('PRICE_CHANGED', { data: z.encode(cart, await readCart(db, buyer)), cause: error });
      // Of the idempotency key too: another body is another address, most of the time.
      if (error.failure === 'CONFLICT')
        throw new Failure('CONFLICT', {
          data: await findOrderedBefore(db, caller.id, cartLinesOf(input)),
          cause: error,
        });
      throw error;
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

  page: (context, input) => {
    const { db, caller, language, platform } = context;
    const reader = { memberId: caller.id, language, now: platform.clock.now() };
    return pageOrders(db, reader, input, walkOf(context, 'orders.page', BY_ID, input));
  },

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

  shopPage: (context, input) => {
    const { db, caller, language } = context;
    const walk = walkOf(context, 'orders.shopPage', BY_ID, input);
    return pageSoldOrders(db, { shopId: shopScopeOf(caller), language }, input, walk);
  },

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
