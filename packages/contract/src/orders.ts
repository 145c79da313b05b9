import { z } from 'zod';
import { pieces } from './cart.ts';
import { skuProperty } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import {
  bool,
  centsOut,
  code,
  dollars,
  dollarsInput,
  email,
  flag,
  id,
  int,
  list,
  text,
  time,
  walkedPageOf,
  walking,
} from './scalars.ts';

/** What is ordered. The shop follows from the SKU; a shopId that differs is refused. */
const orderLine = z
  .object({ skuId: id(), count: pieces(), cartId: id().optional(), shopId: id().optional() })
  .meta({ id: 'OrderLine' });

const orderItem = z
  .object({
    id: z.int(),
    spuId: z.int(),
    skuId: z.int(),
    picUrl: z.string(),
    brandName: z.string(),
    spuName: z.string(),
    properties: z.array(skuProperty),
    count: z.int(),
    saleprice: dollars(),
    /** How the product stands today. */
    productStatus: z.enum(['on', 'off', 'soldOut', 'shopClosed']),
    afterSaleStatus: z.int(),
    /** The latest after-sale of the item. */
    afterSaleId: z.int().nullable(),
  })
  .meta({ id: 'OrderItem' });

export const order = z
  .object({
    id: z.int(),
    no: z.string(),
    shopId: z.int(),
    shopName: z.string(),
    status: z.int(),
    statusstr: z.string(),
    auditStatus: z.int(),
    auditRemark: z.string(),
    payMethodType: z.int().nullable(),
    payAppType: z.int().nullable(),
    payName: z.string(),
    commentStatus: flag(),
    productCount: z.int(),
    /** Goods in dollars. */
    saleprice: dollars(),
    payPrice: centsOut(),
    totalPrice: centsOut(),
    deliveryPrice: centsOut(),
    createTime: time(),
    payTime: time().nullable(),
    /** Seconds left to pay, 0 when there is nothing to pay. */
    keyTTL: z.int(),
    userRemark: z.string(),
    /** The member id of the shop's owner, 0 without one. */
    shopuser: z.int(),
    /** Orders that were created and are paid together with this one. */
    tradeOrderIdList: z.array(z.int()),
    items: z.array(orderItem),
  })
  .meta({ id: 'Order' });

const deliveryOrbit = z.object({ content: z.string(), deliveryTime: time() }).meta({ id: 'DeliveryEvent' });

export const orderDetail = order
  .extend({
    receiverName: z.string(),
    receiverMobile: z.string(),
    receiverDetailAddress: z.string(),
    receiverCity: z.string(),
    receiverAreaName: z.string(),
    receiverZipcode: z.string(),
    /** Empty before it is shipped. */
    logisticsCompany: z.string(),
    logisticsNo: z.string(),
    /** Newest first. */
    deliveryOrbits: z.array(deliveryOrbit),
  })
  .meta({ id: 'OrderDetail' });

/** The data of TOO_MANY_UNPAID: the caller's orders that hold goods without payment, oldest first, and the bound that is met. */
export const unpaidOrders = z.object({
  orders: z.array(
    z.object({
      id: z.int(),
      no: z.string(),
      payPrice: centsOut(),
      payDeadline: time(),
      /** Seconds left to pay, 0 while a proof is under review. */
      keyTTL: z.int(),
      auditStatus: z.int(),
    }),
  ),
  /** What there is too much of. */
  bound: z.enum(['checkouts', 'piecesOfOneSku', 'pieces']),
  max: z.int(),
});

/** The data of a CONFLICT of createFirst: the orders that the same cart lines made before, as they were ordered. */
export const orderedBefore = z.object({
  orders: z.array(
    orderDetail
      .pick({
        id: true,
        no: true,
        status: true,
        payPrice: true,
        receiverName: true,
        receiverDetailAddress: true,
        receiverCity: true,
        receiverAreaName: true,
        receiverZipcode: true,
      })
      .extend({ addressId: z.int().nullable(), terminal: z.int() }),
  ),
});

const sellers = { staff: ['merchant'] } as const;

/** An order as those see it who ship it. */
const soldOrder = z
  .object({
    id: z.int(),
    no: z.string(),
    shopId: z.int(),
    shopName: z.string(),
    member: z.object({ id: z.int(), email: z.string(), name: z.string() }),
    status: z.int(),
    auditStatus: z.int(),
    payMethodType: z.int().nullable(),
    productCount: z.int(),
    saleprice: dollars(),
    deliveryPrice: centsOut(),
    totalPrice: centsOut(),
    createTime: time(),
    payTime: time().nullable(),
    shipTime: time().nullable(),
    completeTime: time().nullable(),
    logisticsCompany: z.string(),
    logisticsNo: z.string(),
    items: z.array(
      z.object({
        id: z.int(),
        skuId: z.int(),
        picUrl: z.string(),
        brandName: z.string(),
        spuName: z.string(),
        properties: z.array(skuProperty),
        count: z.int(),
        saleprice: dollars(),
        afterSaleStatus: z.int(),
      }),
    ),
  })
  .meta({ id: 'SoldOrder' });

export const ordersContract = {
  create: endpoint({
    method: 'POST',
    path: 'trade/order/createFirst',
    aliases: ['order/createFirst'],
    access: 'member',
    summary:
      'Orders: one order per shop, all or none. totalAmt is what the shopper saw; when the total differs nothing is created. Cart lines that were ordered before answer the first order again, and CONFLICT with that order in data for another address or terminal. Above what a member may hold unpaid: TOO_MANY_UNPAID with the open orders in data.',
    input: z.object({
      items: list(orderLine, { min: 1, max: 100 }),
      addressId: id(),
      deliveryType: int({ min: 0, max: 9 }).optional(),
      pointStatus: bool().optional(),
      terminal: int({ min: 0, max: 99 }).optional(),
      remark: text({ max: 500 }).optional(),
      totalAmt: dollarsInput().optional(),
    }),
    output: z.object({ tradeOrderIdList: z.array(z.int()), totalPrice: centsOut(), payDeadline: time() }),
    errors: [
      'OUT_OF_STOCK',
      'OWN_SHOP_ORDER',
      'PRICE_CHANGED',
      'TOO_MANY_UNPAID',
      'NOT_ORDERABLE',
      'CART_LINE_GONE',
      'SHOP_REQUIRED',
    ],
    idempotent: true,
    encoding: 'json',
  }),
  freight: endpoint({
    method: 'POST',
    path: 'trade/order/createtransport',
    aliases: ['order/createtransport'],
    access: 'member',
    summary: 'Quotes the freight of items to an address. Creates nothing.',
    input: z.object({ items: list(orderLine, { min: 1, max: 100 }), addressId: id().optional() }),
    output: z.object({ freight: dollars(), list: z.array(z.object({ shopId: z.int(), freight: dollars() })) }),
    errors: ['NOT_ORDERABLE'],
    encoding: 'json',
    effect: false,
  }),
  page: endpoint({
    method: 'GET',
    path: 'trade/order/pageFirst',
    aliases: ['order/pageFirst'],
    access: 'member',
    summary:
      "The caller's orders, newest first. searchName looks in order numbers, datestr is a year of the tenant's time zone, as LOCALE_SETTING states it.",
    input: z.object({
      searchName: text({ max: 60 }).optional(),
      status: code(-1, 0, 10, 20, 30, 40).optional(),
      datestr: int({ min: 2020, max: 9999 }).optional(),
      ...walking(10),
    }),
    output: walkedPageOf(order),
  }),
  detail: endpoint({
    method: 'GET',
    path: 'trade/order/get-detailFirst',
    aliases: ['order/get-detailFirst'],
    access: 'member',
    summary: "One of the caller's orders, by id or by number.",
    input: z
      .object({ id: id().optional(), orderNo: text({ max: 40 }).optional() })
      .refine((input) => input.id !== undefined || input.orderNo !== undefined, { path: ['id'], message: 'required' }),
    output: orderDetail,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: 'trade/order/cancel',
    aliases: ['order/cancel'],
    access: 'member',
    summary:
      'Cancels an order that is not shipped yet and gives its stock back. What was paid, freight included, is refunded to the balance. Cancelling a cancelled order changes nothing.',
    input: z.object({ id: id() }),
    output: z.object({ id: z.int(), status: z.int() }),
    errors: ['ORDER_NOT_CANCELLABLE', 'PROOF_UNDER_REVIEW'],
  }),
  item: endpoint({
    method: 'GET',
    path: 'trade/order/item/get',
    aliases: ['order/item/get'],
    access: 'member',
    summary:
      "An item of one of the caller's orders, as an application for an after-sale needs it: surplusCount is what can still be refunded, price the unit price.",
    input: z.object({ id: id() }),
    output: z.object({
      id: z.int(),
      orderId: z.int(),
      orderNo: z.string(),
      orderStatus: z.int(),
      afterSaleStatus: z.int(),
      count: z.int(),
      surplusCount: z.int(),
      price: centsOut(),
      picUrl: z.string(),
      brandName: z.string(),
      spuName: z.string(),
      properties: z.array(skuProperty),
    }),
  }),
  confirmReceipt: endpoint({
    method: 'POST',
    path: 'member/address/confirmReceipt',
    access: 'member',
    summary:
      'The goods have arrived: completes a shipped order of the caller. Confirming a completed order changes nothing.',
    input: z.object({ id: id() }),
    output: z.object({ id: z.int(), status: z.int() }),
  }),
  shopPage: endpoint({
    method: 'GET',
    path: 'orders',
    surface: 'admin',
    access: sellers,
    summary:
      "Orders, newest first: all of the tenant, or the merchant's own shop's. searchName looks in order numbers.",
    input: z.object({
      searchName: text({ max: 60 }).optional(),
      status: code(-1, 0, 10, 20, 30, 40).optional(),
      shopId: id().optional(),
      email: email().optional(),
      ...walking(20),
    }),
    output: walkedPageOf(soldOrder),
  }),
  shopDetail: endpoint({
    method: 'GET',
    path: 'orders/{id}',
    surface: 'admin',
    access: sellers,
    summary: 'One order with its receiver and its way.',
    input: z.object({ id: id() }),
    output: soldOrder
      .extend({
        userRemark: z.string(),
        receiverName: z.string(),
        receiverMobile: z.string(),
        receiverDetailAddress: z.string(),
        receiverCity: z.string(),
        receiverAreaName: z.string(),
        receiverZipcode: z.string(),
        deliveryOrbits: z.array(deliveryOrbit),
      })
      .meta({ id: 'SoldOrderDetail' }),
  }),
  ship: endpoint({
    method: 'POST',
    path: 'orders/{id}/ship',
    surface: 'admin',
    access: sellers,
    summary: 'The goods of a paid order are on their way. CONFLICT when it is not waiting for that.',
    input: z.object({ id: id(), company: text({ max: 80 }), trackingNumber: text({ max: 80 }) }),
    output: z.object({ id: z.int(), status: z.int() }),
  }),
  track: endpoint({
    method: 'POST',
    path: 'orders/{id}/track',
    surface: 'admin',
    access: sellers,
    summary: "Adds an event to a shipped order's way; the buyer reads it in deliveryOrbits.",
    input: z.object({ id: id(), content: text({ max: 300 }) }),
    output: z.object({ id: z.int() }),
  }),
};
