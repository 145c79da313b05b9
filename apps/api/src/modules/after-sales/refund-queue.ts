/** What staff's decision on a refund that the platform has a part in brings about. */
import type { Tx } from '@passage/database';
import { type Decision, reviewQueue, type Subject } from '../review/index.ts';
import { keepRemark, lockAfterSale, type OpenAfterSale } from './after-sales.repository.ts';
import { nextStatus } from './next-status.ts';
import { payRefund } from './pay-refund.ts';
import {
  findRefundRequest,
  keepPlatformPart,
  lockRefundRequest,
  moveRefundRequest,
  REQUEST_STATUS,
} from './refund-request.repository.ts';
import { sourcesOfRefund } from './refund-sources.ts';
import { tellBuyer, tellShop } from './tell-parties.ts';

const { waiting, paid, rejected } = REQUEST_STATUS;

interface RefundRequest extends Subject {
  readonly afterSale: OpenAfterSale;
}

export const refundQueue = reviewQueue<RefundRequest>({
  name: 'refunds',
  lock: async (tx, id) => {
    const request = await findRefundRequest(tx, id);
    const afterSale = request && (await lockAfterSale(tx, request.after_sale_id, { shopId: null }));
    const locked = afterSale && (await lockRefundRequest(tx, id));
    return (
      locked && {
        id,
        memberId: afterSale.memberId,
        // Whoever keeps money by it: the shop's owner, and whom its order was settled to.
        concerns: [locked.payer_id, ...(afterSale.order.sellerId === null ? [] : [afterSale.order.sellerId])],
        state: locked.status,
        amount: afterSale.amount,
        afterSale,
      }
    );
  },
  move: async (tx, { id, state, afterSale }, to, { platformPart, now }) => {
    // Balances change without the item: an owner who empties one meanwhile would have the platform pay unseen.
    if (to === paid && platformPart !== undefined && (await sourcesOfRefund(tx, afterSale)).platform > platformPart)
      return false;
    return moveRefundRequest(tx, id, { from: state, to, now });
  },
  steps: {
    approve: { from: [waiting], to: paid, itemStatus: 1, run: pay },
    reject: { from: [waiting], to: rejected, itemStatus: 2, run: leaveUnpaid },
  },
});

/** What the owner has by then pays first, so that the platform's part may have become smaller, or nothing. */
async function pay(tx: Tx, { id, afterSale }: RefundRequest, { now }: Decision): Promise<void> {
  const to = nextStatus('refund', afterSale);
  const sources = await sourcesOfRefund(tx, afterSale);
  await keepPlatformPart(tx, id, sources.platform);
  await payRefund(tx, afterSale, sources, { to, remark: '', now });
}

/** The after-sale stays where it is, with the reason, and its refund may be asked for again. */
async function leaveUnpaid(tx: Tx, { afterSale }: RefundRequest, { remark, now }: Decision): Promise<void> {
  await keepRemark(tx, afterSale.id, remark, now);
  await tellBuyer(tx, afterSale, 'afterSaleRefundRejected', { remark, now });
  const params = { no: afterSale.no, order: afterSale.order.no, remark };
  await tellShop(tx, afterSale.order, 'shopRefundRejected', params, now);
}
