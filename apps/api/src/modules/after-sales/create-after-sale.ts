import {
  AFTER_SALE_STATUS,
  canWithItem,
  type contract,
  type InputOf,
  type OutputOf,
  REFUND_STATUS,
} from '@passage/contract';
import type { Tx } from '@passage/database';
import { type Cents, dollarText, multiply } from '@passage/money';
import { Failure, found, invalidField } from '../../http/failure.ts';
import { claimPicture } from '../files/index.ts';
import { type LockedItem, setItemStatus } from '../orders/index.ts';
import { numberDocument } from '../tenant/index.ts';
import { insertAfterSale, recordStatus } from './after-sales.repository.ts';
import { lockOwnItem } from './purchase.repository.ts';
import { tellShop } from './tell-parties.ts';

type Input = InputOf<typeof contract.afterSales.create>;
type Output = OutputOf<typeof contract.afterSales.create>;

/**
 * A buyer asks for a refund of pieces of an item. The item is locked, so that it has one open after-sale at most and what
 * is asked for is still there when it is granted.
 *
 * @throws Failure NOT_FOUND, AFTER_SALE_NOT_ALLOWED, INVALID_INPUT
 */
export async function createAfterSale(tx: Tx, memberId: number, input: Input, now: Date): Promise<Output> {
  const place = found(await lockOwnItem(tx, input.orderItemId, memberId));
  const { order, item } = place;
  if (!canWithItem('applyForAfterSale', { orderStatus: order.status, afterSaleStatus: item.status }))
    throw new Failure('AFTER_SALE_NOT_ALLOWED');
  checkClaim(item, input.refundCount, input.refundPrice);

  const fileIds: string[] = [];
  for (const [index, address] of (input.applyPicUrls ?? []).entries()) {
    const field = `applyPicUrls.${index}`;
    fileIds.push((await claimPicture(tx, { ownerId: memberId, address, purpose: 'aftersale', field })).id);
  }
  const no = await numberDocument(tx, 'A', now);
  const id = await insertAfterSale(tx, place, {
    no,
    way: input.way,
    count: input.refundCount,
    amount: input.refundPrice,
    reason: input.applyReason,
    description: input.applyDescription ?? '',
    fileIds,
    now,
  });
  await recordStatus(tx, id, REFUND_STATUS.waitCheck, now);
  await setItemStatus(tx, item, AFTER_SALE_STATUS.apply);
  const params = { no, order: order.no, amount: dollarText(input.refundPrice) };
  await tellShop(tx, order, 'shopAfterSaleAsked', params, now);
  return { id, no };
}

/** At most the pieces that are left, and the price of one to all of them. */
function checkClaim({ count, refundedCount, unitPrice }: LockedItem, wanted: number, amount: Cents): void {
  const surplus = count - refundedCount;
  if (wanted > surplus) throw invalidField('refundCount', 'moreThanSurplus', { max: surplus });
  if (amount % unitPrice !== 0n || amount > multiply(unitPrice, wanted))
    throw invalidField('refundPrice', 'notUnitPriceMultiple');
}
