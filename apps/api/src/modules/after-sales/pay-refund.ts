/** The payment of a refund whose sources are known: status, figures, points, words and money, in one transaction. */
import { AFTER_SALE_STATUS, ORDER_STATUS } from '@passage/contract';
import type { Tx } from '@passage/database';
import { add, dollarText } from '@passage/money';
import { postLedger } from '../ledger/index.ts';
import { notify } from '../messages/index.ts';
import { addRefunded, moveOrder, scheduleSettlement, setItemStatus } from '../orders/index.ts';
import { adjustPoints } from '../points/index.ts';
import { cutWithdrawals } from '../withdrawals/index.ts';
import { moveAfterSale, type OpenAfterSale } from './after-sales.repository.ts';
import { linesOfRefund, type Sources } from './refund-sources.ts';
import { tellBuyer } from './tell-parties.ts';

/**
 * Pays a locked after-sale out of its sources. What the platform pays becomes a debt of the shop, of which the shop's
 * present owner is told.
 *
 * @param to where the refund leads
 */
export async function payRefund(
  tx: Tx,
  open: OpenAfterSale,
  sources: Sources,
  { to, remark, now }: { to: number; remark: string; now: Date },
): Promise<void> {
  await moveAfterSale(tx, open, { to, now });
  await countRefund(tx, open, now);
  await adjustPoints(tx, open.order.id, now);
  await tellBuyer(tx, open, 'afterSaleRefunded', { remark, now });
  await tellPayers(tx, open, sources, now);
  const { owner } = sources;
  if (owner)
    await cutWithdrawals(tx, owner.cuts, { memberId: owner.memberId, afterSaleId: open.id, refundNo: open.no, now });
  await postLedger(tx, `after-sale-refund:${open.id}`, now, linesOfRefund(open, sources));
}

/** An order of which nothing is left is over, whether or not it was received. */
async function countRefund(tx: Tx, open: OpenAfterSale, now: Date): Promise<void> {
  const { id, status } = open.order;
  const { isItemWhole, isOrderWhole } = await addRefunded(tx, { orderId: id, itemId: open.item.id }, open);
  await setItemStatus(tx, open.item, isItemWhole ? AFTER_SALE_STATUS.success : AFTER_SALE_STATUS.partial);
  if (!isOrderWhole) return;
  await moveOrder(tx, id, 'refundAll', now);
  if (status === ORDER_STATUS.waitReceipt) await scheduleSettlement(tx, id, now);
}

async function tellPayers(
  tx: Tx,
  { no, order }: OpenAfterSale,
  { owner, platform, debt }: Sources,
  now: Date,
): Promise<void> {
  if (owner && owner.amount > 0n) {
    const params = { no, order: order.no, amount: dollarText(owner.amount) };
    await notify(tx, { memberId: owner.memberId, type: 'wallet', template: 'shopAfterSalePaid', params, now });
  }
  if (platform > 0n && order.sellerId !== null) {
    const params = { no, order: order.no, amount: dollarText(platform), debt: dollarText(add(debt, platform)) };
    await notify(tx, { memberId: order.sellerId, type: 'wallet', template: 'shopRefundOwed', params, now });
  }
}
