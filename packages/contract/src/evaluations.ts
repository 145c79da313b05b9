import { z } from 'zod';
import { skuProperty } from './catalogue.ts';
import { MAX_PICTURES } from './codes.ts';
import { endpoint } from './endpoint.ts';
import type { IssueKey } from './errors.ts';
import { pictureAddress } from './files.ts';
import { id, int, list, text, time } from './scalars.ts';

/** 1 to 5 stars; 0 is what a form starts with. */
const score = (missing: IssueKey) => int({ min: 0, max: 5 }).refine((value) => value > 0, missing);

/** What a buyer says of an item. */
export const itemEvaluation = z.object({
  itemId: id(),
  serviceAttitudeScore: score('serviceScoreRequired'),
  logisticsServiceScore: score('logisticsScoreRequired'),
  describeScore: score('descriptionScoreRequired'),
  remark: text({ max: 500 }),
  picUrls: list(pictureAddress(), { min: 1, max: MAX_PICTURES }),
});

const scores = { describeScore: z.int(), logisticsServiceScore: z.int(), serviceAttitudeScore: z.int() };

export const evaluationsContract = {
  create: endpoint({
    method: 'POST',
    path: 'trade/orderItemEvaluate/createItemEvaluate',
    aliases: ['orderItemEvaluate/createItemEvaluate'],
    access: 'member',
    summary:
      "Reviews all items of one of the caller's completed orders, once. The body is the list itself, or has it as list; picUrls may be JSON text.",
    input: z.object({ list: list(itemEvaluation, { min: 1, max: 100 }) }),
    output: z.object({ orderId: z.int(), ids: z.array(z.int()) }),
    errors: ['REVIEW_NOT_ALLOWED', 'MERCHANT_NOT_ALLOWED', 'ALREADY_REVIEWED'],
    idempotent: true,
    encoding: 'json',
  }),
  list: endpoint({
    method: 'GET',
    path: 'trade/orderItemEvaluate/getList',
    aliases: ['orderItemEvaluate/getList'],
    access: 'member',
    summary: "The caller's reviews of an order's items, by orderNo, or of one item, by orderItemId.",
    input: z
      .object({ orderNo: text({ max: 40 }).optional(), orderItemId: id().optional() })
      .refine((input) => input.orderNo !== undefined || input.orderItemId !== undefined, {
        path: ['orderNo'],
        message: 'required',
      }),
    output: z.array(
      z.object({
        id: z.int(),
        itemId: z.int(),
        orderNo: z.string(),
        ...scores,
        remark: z.string(),
        picUrls: z.array(z.string()),
        createTime: time(),
        picUrl: z.string(),
        brandName: z.string(),
        spuName: z.string(),
        properties: z.array(skuProperty),
      }),
    ),
  }),
};
