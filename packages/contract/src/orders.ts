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
  flag,
  id,
  int,
  list,
  pageOf,
  paging,
  text,
  time,
} from './scalars.ts';

/** What is ordered. The shop follows from the SKU; a shopId that differs is refused. */
const orderLine = z.object({ skuId: id(), count: pieces(), cartId: id().optional(), shopId: id().optional() });

const orderItem = z.object({
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
  afterSaleId: z.int().nullable(),
});

export const order = z.object({
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
});

export const orderDetail = order.extend({
  receiverName: z.string(),
  receiverMobile: z.string(),
  receiverDetailAddress: z.string(),
  receiverCity: z.string(),
  receiverAreaName: z.string(),
  receiverZipcode: z.string(),
  logisticsNo: z.string(),
  deliveryOrbits: z.array(z.object({ content: z.string(), deliveryTime: time() })),
});

export const ordersContract = {
  create: endpoint({
    method: 'POST',
    path: 'trade/order/createFirst',
    aliases: ['order/createFirst'],
    access: 'member',
    summary:
      'Orders: one order per shop, all or none. totalAmt is what the shopper saw; when the total differs nothing is created.',
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
    errors: ['OUT_OF_STOCK', 'OWN_SHOP_ORDER', 'PRICE_CHANGED', 'NOT_ORDERABLE', 'CART_LINE_GONE', 'SHOP_REQUIRED'],
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
  }),
  page: endpoint({
    method: 'GET',
    path: 'trade/order/pageFirst',
    aliases: ['order/pageFirst'],
    access: 'member',
    summary: "The caller's orders, newest first. searchName looks in order numbers, datestr is a year.",
    input: z.object({
      searchName: text({ max: 60 }).optional(),
      status: code(-1, 0, 10, 20, 30, 40).optional(),
      datestr: int({ min: 2020, max: 9999 }).optional(),
      ...paging(10),
    }),
    output: pageOf(order),
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
    summary: 'Cancels an unpaid order and gives its stock back. Cancelling a cancelled order changes nothing.',
    input: z.object({ id: id() }),
    output: z.object({ id: z.int(), status: z.int() }),
    errors: ['ORDER_NOT_CANCELLABLE', 'PROOF_UNDER_REVIEW'],
  }),
};
