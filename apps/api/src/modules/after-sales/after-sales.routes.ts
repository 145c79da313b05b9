import { contract, type InputOf } from '@passage/contract';
import type { Caller, CommandContext } from '../../http/context.ts';
import { shopScopeOf } from '../../http/context.ts';
import { found } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { BY_ID, walkOf } from '../../http/walk.ts';
import { findAfterSale, findSoldAfterSale, pageAfterSales, pageSoldAfterSales } from './after-sales.queries.ts';
import { cancelAfterSale } from './cancel-after-sale.ts';
import { createAfterSale } from './create-after-sale.ts';
import { type Act, type Decision, decideAfterSale } from './decide-after-sale.ts';
import type { Outcome } from './outcome.ts';
import { refundAfterSale } from './refund-after-sale.ts';
import { returnGoods } from './return-goods.ts';

type StepContext = CommandContext & { readonly caller: Caller };
type StepInput = InputOf<typeof contract.afterSales.refund>;

const actOf = ({ caller, requestId, platform }: StepContext, { id, remark = '' }: StepInput): Act => ({
  id,
  remark,
  seller: caller,
  requestId,
  now: platform.clock.now(),
});

const decision =
  (name: Decision) =>
  (context: StepContext, input: StepInput): Promise<Outcome> =>
    context.db.inTransaction((tx) => decideAfterSale(tx, name, actOf(context, input)));

export const afterSalesRoutes = implement(contract.afterSales, {
  create: ({ once, caller, platform }, input) =>
    once((tx) => createAfterSale(tx, caller.id, input, platform.clock.now())),

  cancel: ({ db, caller, platform }, { id }) =>
    db.inTransaction((tx) => cancelAfterSale(tx, caller.id, id, platform.clock.now())),

  delivery: ({ db, caller, platform }, input) =>
    db.inTransaction((tx) => returnGoods(tx, caller.id, input, platform.clock.now())),

  page: (context, input) =>
    pageAfterSales(context, context.caller.id, input, walkOf(context, 'afterSales.page', BY_ID, input)),

  detail: async (context, { afterSalesId, id }) =>
    found(await findAfterSale(context, context.caller.id, found(afterSalesId ?? id))),

  shopPage: (context, input) =>
    pageSoldAfterSales(
      context,
      shopScopeOf(context.caller),
      input,
      walkOf(context, 'afterSales.shopPage', BY_ID, input),
    ),

  shopDetail: async (context, { id }) => found(await findSoldAfterSale(context, shopScopeOf(context.caller), id)),

  approve: decision('approve'),
  refuse: decision('refuse'),
  receive: decision('receive'),
  refuseGoods: decision('refuseGoods'),

  refund: (context, input) => context.db.inTransaction((tx) => refundAfterSale(tx, actOf(context, input))),
});
