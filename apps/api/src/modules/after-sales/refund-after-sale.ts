/** The refund of an after-sale that was granted. */
import type { Tx } from '@passage/database';
import { openReviewItem } from '../review/index.ts';
import type { OpenAfterSale } from './after-sales.repository.ts';
import { type Act, auditStep, openForSeller } from './decide-after-sale.ts';
import { nextStatus } from './next-status.ts';
import type { Outcome } from './outcome.ts';
import { payRefund } from './pay-refund.ts';
import { findOpenRequest, insertRefundRequest } from './refund-request.repository.ts';
import { type OwnersPart, sourcesOfRefund } from './refund-sources.ts';
import { tellBuyer } from './tell-parties.ts';

/**
 * Pays what the after-sale is about to the buyer's balance, never any freight. Where the platform would have a part in it,
 * nothing moves and staff are asked: the after-sale stays where it is, and a repeat changes nothing.
 *
 * @throws Failure NOT_FOUND, NOT_ALLOWED, CONFLICT with the outcome when another was faster
 */
export async function refundAfterSale(tx: Tx, act: Act): Promise<Outcome> {
  const open = await openForSeller(tx, act);
  const to = nextStatus('refund', open);
  const waiting = { id: open.id, status: open.status };
  if (await findOpenRequest(tx, open.id)) return waiting;
  const sources = await sourcesOfRefund(tx, open);
  const { owner, platform } = sources;
  if (owner && platform > 0n) {
    await askPlatform(tx, open, { owner, platform }, act);
    return waiting;
  }
  await payRefund(tx, open, sources, { to, remark: act.remark, now: act.now });
  await auditStep(tx, 'refund', open, to, act);
  return { id: open.id, status: to };
}

async function askPlatform(
  tx: Tx,
  open: OpenAfterSale,
  { owner, platform }: { owner: OwnersPart; platform: bigint },
  act: Act,
): Promise<void> {
  const { id: afterSaleId, memberId, amount } = open;
  const { now, seller } = act;
  const request = { afterSaleId, payerId: owner.memberId, askedBy: seller.id, platform, now };
  const subjectId = await insertRefundRequest(tx, request);
  await openReviewItem(tx, { queue: 'refunds', subjectId, memberId, amount, now });
  await tellBuyer(tx, open, 'afterSaleRefundAsked', act);
  await auditStep(tx, 'askRefund', open, open.status, act);
}
