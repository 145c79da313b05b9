import { integer, statement, type Tx, text } from '@passage/database';
import { type Caller, shopScopeOf } from '../../http/context.ts';
import { found } from '../../http/failure.ts';
import { addMs, DAY_MS } from '../../platform/clock.ts';
import { enqueue } from '../../platform/outbox.ts';
import { writeAudit } from '../audit/index.ts';
import { notify } from '../messages/index.ts';
import { readSetting } from '../tenant/index.ts';
import { CONFIRM_RECEIPT } from './confirm-receipt.job.ts';
import { insertHandover } from './delivery-events.repository.ts';
import { lockOrder } from './lock-orders.ts';
import { moveOrder } from './move-order.ts';
import { TRANSITIONS } from './order-states.ts';

/** Somebody of the seller's side, and their request. */
export interface Seller {
  readonly caller: Caller;
  readonly requestId: string;
  readonly now: Date;
}

export interface Parcel {
  readonly orderId: number;
  readonly company: string;
  readonly trackingNumber: string;
}

const keepLogistics = statement({
  name: 'orders-keep-logistics',
  params: [integer('id'), text('company'), text('no')],
  columns: { id: integer },
  text: 'update trade_order set logistics_company = $2, logistics_no = $3 where id = $1 returning id',
});

/**
 * The goods of a paid order are on their way.
 *
 * @throws Failure NOT_FOUND, CONFLICT when the order does not wait for it
 */
export async function shipOrder(tx: Tx, { caller, requestId, now }: Seller, parcel: Parcel): Promise<void> {
  const { orderId, company, trackingNumber } = parcel;
  const order = found(await lockOrder(tx, orderId, { shopId: shopScopeOf(caller) }));
  await moveOrder(tx, orderId, 'ship', now);
  await tx.sql.row(keepLogistics, [orderId, company, trackingNumber]);
  await insertHandover(tx, orderId, `${company} ${trackingNumber}`, now);
  const { receiptDays } = await readSetting(tx, 'SETTLEMENT_SETTING');
  const key = `${CONFIRM_RECEIPT}:${orderId}`;
  enqueue(tx, { job: CONFIRM_RECEIPT, key, payload: { orderId }, runAt: addMs(now, receiptDays * DAY_MS) });
  const params = { order: order.no, company, trackingNumber };
  await notify(tx, { memberId: order.memberId, type: 'order', template: 'orderShipped', params, orderId, now });
  await writeAudit(tx, {
    actorId: caller.id,
    action: 'orders.ship',
    subject: `order:${orderId}`,
    before: { status: order.status },
    after: { status: TRANSITIONS.ship.to, company, trackingNumber },
    requestId,
    now,
  });
}
