/** The refund of an after-sale that was granted: status, figures, points, money and audit row are one transaction. */
import { AFTER_SALE_STATUS, ORDER_STATUS } from '@passage/contract';
import type { Tx } from '@passage/database';
import { dollarText } from '@passage/money';
import { postLedger } from '../ledger/index.ts';
import { notify } from '../messages/index.ts';
import { moveOrder } from '../orders/index.ts';
import { adjustPoints } from '../points/index.ts';
import { scheduleSettlement } from '../settlement/index.ts';
import { moveAfterSale, type OpenAfterSale } from './after-sales.repository.ts';
import { type Act, auditStep, openForSeller } from './decide-after-sale.ts';
import { nextStatus } from './next-status.ts';
import type { Outcome } from './outcome.ts';
import { addRefunded, setItemStatus } from './purchase.repository.ts';
import { linesOfRefund, type Sources, sourcesOfRefund } from './refund-sources.ts';
import { tellBuyer } from './tell-parties.ts';

/**
 * Pays what the after-sale is about to the buyer's balance, never any freight.
 *
 * @throws Failure NOT_FOUND, NOT_ALLOWED, CONFLICT with the outcome when another was faster
 */
export async function refundAfterSale(tx: Tx, act: Act): Promise<Outcome> {
  const { now } = act;
  const open = await openForSeller(tx, act);
  const to = nextStatus('refund', open);
  await moveAfterSale(tx, open, { to, now });
  await countRefund(tx, open, now);
  await adjustPoints(tx, open.order.id, now);
  await tellBuyer(tx, open, 'afterSaleRefunded', act);
  // Balances are locked from here on: what is told of them is told after they are known.
  const sources = await sourcesOfRefund(tx, open);
  await tellOwner(tx, open, sources, now);
  await postLedger(tx, `after-sale-refund:${open.id}`, now, linesOfRefund(open, sources));
  await auditStep(tx, 'refund', open, to, act);
  return { id: open.id, status: to };
}

/** An order of which nothing is left is over, whether or not it was received. */
async function countRefund(tx: Tx, open: OpenAfterSale, now: Date): Promise<void> {
  const { id, status } = open.order;
  const { isItemWhole, isOrderWhole } = await addRefunded(tx, open, open);
  await setItemStatus(tx, open.item, isItemWhole ? AFTER_SALE_STATUS.success : AFTER_SALE_STATUS.partial);
  if (!isOrderWhole) return;
  await moveOrder(tx, id, 'refundAll', now);
  if (status === ORDER_STATUS.waitReceipt) await scheduleSettlement(tx, id, now);
}

async function tellOwner(tx: Tx, { no, order }: OpenAfterSale, { owner }: Sources, now: Date): Promise<void> {
  if (owner === undefined) return;
  const params = { no, order: order.no, amount: dollarText(owner.amount) };
  await notify(tx, { memberId: owner.memberId, type: 'wallet', template: 'shopAfterSalePaid', params, now });
}
