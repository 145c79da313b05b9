import type { Tx } from '@passage/database';
import { dollarText } from '@passage/money';
import { type MessageParams, notify } from '../messages/index.ts';
import type { LockedOrder } from '../orders/index.ts';
import type { OpenAfterSale } from './after-sales.repository.ts';

type ShopTemplate = Extract<keyof MessageParams, `shopAfterSale${string}` | 'shopRefundRejected'>;
export type BuyerTemplate = Extract<keyof MessageParams, `afterSale${string}`>;

/** Tells the owner of the shop, where it has one. */
export async function tellShop<Template extends ShopTemplate>(
  tx: Tx,
  { sellerId, memberId: by }: LockedOrder,
  template: Template,
  params: MessageParams[Template],
  now: Date,
): Promise<void> {
  if (sellerId !== null) await notify(tx, { memberId: sellerId, type: 'shop', template, params, by, now });
}

/** Sends the buyer a message about their after-sale, in the transaction that moves it. */
export async function tellBuyer(
  tx: Tx,
  { no, order, amount }: OpenAfterSale,
  template: BuyerTemplate,
  { remark, returnAddress = '', now }: { remark: string; returnAddress?: string; now: Date },
): Promise<void> {
  const params = { no, order: order.no, amount: dollarText(amount), remark, address: returnAddress };
  await notify(tx, { memberId: order.memberId, type: 'order', template, params, now });
}
