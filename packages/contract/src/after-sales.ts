import { z } from 'zod';
import { skuProperty } from './catalogue.ts';
import { MAX_PICTURES } from './codes.ts';
import { endpoint } from './endpoint.ts';
import type { ErrorName } from './errors.ts';
import { pictureAddress } from './files.ts';
import { centsIn, centsOut, code, email, id, int, list, text, time, walkedPageOf, walking } from './scalars.ts';

const way = () => code(10, 20);
const status = () => code(10, 20, 30, 40, 50, 61, 62, 63);
const sellers = { staff: ['support', 'merchant'] } as const;

const afterSale = z
  .object({
    id: z.int(),
    no: z.string(),
    orderId: z.int(),
    orderNo: z.string(),
    orderItemId: z.int(),
    shopId: z.int(),
    shopName: z.string(),
    picUrl: z.string(),
    brandName: z.string(),
    spuName: z.string(),
    properties: z.array(skuProperty),
    /** Pieces that are to be refunded. */
    count: z.int(),
    refundPrice: centsOut(),
    /** AFTER_SALE_WAY */
    way: z.int(),
    /** REFUND_STATUS */
    status: z.int(),
    /** Staff still have to decide whether the platform pays what the owner of the shop cannot. */
    awaitsDecision: z.boolean(),
    createTime: time(),
  })
  .meta({ id: 'AfterSale' });

const afterSaleDetail = afterSale
  .extend({
    /** REFUND_REASON */
    applyReason: z.int(),
    applyDescription: z.string(),
    applyPicUrls: z.array(z.string()),
    logisticsCompany: z.string(),
    logisticsNo: z.string(),
    /** Why it was refused, or why the platform did not pay its part; empty otherwise. */
    remark: z.string(),
    /** What was said with the approval; empty otherwise. */
    approvalRemark: z.string(),
    /** Where the goods go back to, as it was when the return was approved; empty where nothing has to come back. */
    returnAddress: z.string(),
    /** When it came into each status, oldest first. */
    history: z.array(z.object({ status: z.int(), time: time() })),
  })
  .meta({ id: 'AfterSaleDetail' });

const soldAfterSale = { member: z.object({ id: z.int(), email: z.string(), name: z.string() }) };

const outcome = z.object({ id: z.int(), status: z.int() });

const step = (name: string, summary: string, withRemark: boolean, errors: readonly ErrorName[] = []) =>
  endpoint({
    method: 'POST',
    path: `after-sales/{id}/${name}`,
    surface: 'admin',
    access: sellers,
    summary: `${summary} CONFLICT with the outcome when somebody else was faster.`,
    input: z.object({ id: id(), remark: withRemark ? text({ max: 300 }) : text({ max: 300 }).optional() }),
    output: outcome,
    errors,
  });

export const afterSalesContract = {
  create: endpoint({
    method: 'POST',
    path: 'trade/after-sale/create',
    aliases: ['after-sale/create'],
    access: 'member',
    summary:
      "Asks for a refund of pieces of an order item, with or without sending them back. refundPrice is cents: the unit price times 1 to refundCount. applyPicUrls are addresses of the caller's own uploads.",
    input: z.object({
      way: way(),
      orderItemId: id(),
      refundCount: int({ min: 1 }),
      refundPrice: centsIn(),
      applyReason: code(1, 2, 3, 4),
      applyDescription: text({ max: 500 }).optional(),
      applyPicUrls: list(pictureAddress(), { max: MAX_PICTURES }).optional(),
    }),
    output: z.object({ id: z.int(), no: z.string() }),
    errors: ['AFTER_SALE_NOT_ALLOWED'],
    idempotent: true,
  }),
  cancel: endpoint({
    method: 'POST',
    path: 'trade/after-sale/cancel',
    aliases: ['after-sale/cancel'],
    access: 'member',
    summary: "Withdraws one of the caller's after-sales. Cancelling a cancelled one changes nothing.",
    input: z.object({ id: id() }),
    output: outcome,
  }),
  page: endpoint({
    method: 'GET',
    path: 'trade/after-sale/afterSalePage',
    aliases: ['after-sale/afterSalePage', 'afterSalePage'],
    access: 'member',
    summary: "The caller's after-sales, newest first. orderNo looks in order numbers.",
    input: z.object({
      way: way().optional(),
      status: status().optional(),
      orderNo: text({ max: 60 }).optional(),
      ...walking(20),
    }),
    output: walkedPageOf(afterSale),
  }),
  detail: endpoint({
    method: 'GET',
    path: 'trade/after-sale/afterSaleDetail',
    aliases: ['after-sale/afterSaleDetail', 'afterSaleDetail'],
    access: 'member',
    summary: "One of the caller's after-sales, by afterSalesId or id.",
    input: z
      .object({ afterSalesId: id().optional(), id: id().optional() })
      .refine((input) => input.afterSalesId !== undefined || input.id !== undefined, {
        path: ['afterSalesId'],
        message: 'required',
      }),
    output: afterSaleDetail,
  }),
  delivery: endpoint({
    method: 'PUT',
    path: 'trade/after-sale/delivery',
    aliases: ['after-sale/delivery'],
    access: 'member',
    summary: 'The goods of an after-sale are on their way back.',
    input: z.object({ id: id(), logisticsCompany: text({ max: 80 }).optional(), logisticsNo: text({ max: 80 }) }),
    output: outcome,
  }),
  shopPage: endpoint({
    method: 'GET',
    path: 'after-sales',
    surface: 'admin',
    access: sellers,
    summary: "After-sales, newest first: all of the tenant, or the merchant's own shop's.",
    input: z.object({
      way: way().optional(),
      status: status().optional(),
      orderNo: text({ max: 60 }).optional(),
      email: email().optional(),
      ...walking(20),
    }),
    output: walkedPageOf(afterSale.extend(soldAfterSale).meta({ id: 'SoldAfterSale' })),
  }),
  shopDetail: endpoint({
    method: 'GET',
    path: 'after-sales/{id}',
    surface: 'admin',
    access: sellers,
    summary: 'One after-sale with its reason and pictures.',
    input: z.object({ id: id() }),
    output: afterSaleDetail.extend(soldAfterSale).meta({ id: 'SoldAfterSaleDetail' }),
  }),
  approve: step(
    'approve',
    "Grants an after-sale: the goods are awaited back, or the refund is due at once where none have to come back. The buyer reads the remark and, for a return, the shop's return address, else its address; without either it is refused.",
    false,
    ['RETURN_ADDRESS_MISSING'],
  ),
  refuse: step('refuse', 'Refuses an after-sale; the buyer reads the remark.', true),
  receive: step('receive', 'The goods came back and are accepted: the refund is due.', false),
  refuseGoods: step('refuse-goods', 'The goods came back and are not accepted; the buyer reads the remark.', true),
  refund: step(
    'refund',
    "Pays the refund to the buyer's balance: from escrow, else from the owner's balance and from withdrawals of the owner that wait, the newest first. What is then missing the platform pays once staff decide so: the status stays 40 until then, and a repeat changes nothing.",
    false,
  ),
};
