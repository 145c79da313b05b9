/** What staff and the shop decide: status, words to the buyer and audit row are one transaction. */
import { REFUND_STATUS } from '@passage/contract';
import type { Tx } from '@passage/database';
import { type Caller, shopScopeOf } from '../../http/context.ts';
import { Failure, found } from '../../http/failure.ts';
import { writeAudit } from '../audit/index.ts';
import { setItemStatus } from '../orders/index.ts';
import {
  keepApproval,
  lockAfterSale,
  moveAfterSale,
  type OpenAfterSale,
  returnAddressOf,
} from './after-sales.repository.ts';
import { nextStatus, refusedStatus } from './next-status.ts';
import type { Outcome } from './outcome.ts';
import { type BuyerTemplate, tellBuyer } from './tell-parties.ts';

export interface Act {
  readonly id: number;
  readonly remark: string;
  readonly seller: Caller;
  readonly requestId: string | null;
  readonly now: Date;
}

export type Decision = 'approve' | 'refuse' | 'receive' | 'refuseGoods';

/**
 * @throws Failure NOT_FOUND, also for another shop's, NOT_ALLOWED for what the seller bought, CONFLICT with the outcome
 * when another was faster, RETURN_ADDRESS_MISSING for the approval of a return to a shop that has no address at all
 */
export async function decideAfterSale(tx: Tx, decision: Decision, act: Act): Promise<Outcome> {
  const open = await openForSeller(tx, act);
  const to = nextStatus(decision, open);
  const isRefusal = decision === 'refuse' || decision === 'refuseGoods';
  const returnAddress = to === REFUND_STATUS.waitReturn ? await knownReturnAddress(tx, open) : '';
  await moveAfterSale(tx, open, { to, remark: isRefusal ? act.remark : '', now: act.now });
  if (isRefusal) await setItemStatus(tx, open.item, refusedStatus(open.item));
  if (decision === 'approve') await keepApproval(tx, open.id, { remark: act.remark, returnAddress });
  await tellBuyer(tx, open, templateOf(decision, to), { ...act, returnAddress });
  await auditStep(tx, decision, open, to, act);
  return { id: open.id, status: to };
}

async function knownReturnAddress(tx: Tx, { order }: OpenAfterSale): Promise<string> {
  const address = await returnAddressOf(tx, order.shopId);
  if (address.trim() === '') throw new Failure('RETURN_ADDRESS_MISSING');
  return address;
}

/** The after-sale of a sellers' step, locked. Nobody decides what they bought themselves. */
export async function openForSeller(tx: Tx, { id, seller }: Act): Promise<OpenAfterSale> {
  const open = found(await lockAfterSale(tx, id, { shopId: shopScopeOf(seller) }));
  if (open.memberId === seller.id) throw new Failure('NOT_ALLOWED');
  return open;
}

function templateOf(decision: Decision, to: number): BuyerTemplate {
  if (decision === 'approve') return to === REFUND_STATUS.waitReturn ? 'afterSaleReturnAwaited' : 'afterSaleApproved';
  if (decision === 'receive') return 'afterSaleGoodsAccepted';
  return decision === 'refuse' ? 'afterSaleRefused' : 'afterSaleGoodsRefused';
}

/** Comes last: it holds the tenant's chain. */
export async function auditStep(
  tx: Tx,
  step: Decision | 'refund' | 'askRefund',
  { id, status, amount }: OpenAfterSale,
  to: number,
  { seller, remark, requestId, now }: Act,
): Promise<void> {
  await writeAudit(tx, {
    actorId: seller.id,
    action: `after-sale.${step}`,
    subject: `after-sale:${id}`,
    before: { status },
    after: { status: to, cents: amount.toString(), ...(remark === '' ? {} : { remark }) },
    requestId,
    now,
  });
}
