import { ORDER_ACTIONS } from '@passage/contract';
import type { Tx } from '@passage/database';
import { shopScopeOf } from '../../http/context.ts';
import { Failure, found } from '../../http/failure.ts';
import { announce } from '../../platform/live.ts';
import { writeAudit } from '../audit/index.ts';
import { insertDeliveryEvent } from './delivery-events.repository.ts';
import { lockOrder, stateOf } from './lock-orders.ts';
import type { Seller } from './ship-order.ts';

/**
 * Adds a step to the way of a shipped order.
 *
 * @returns the step's id
 * @throws Failure NOT_FOUND, CONFLICT before the order is shipped
 */
export async function trackOrder(
  tx: Tx,
  { caller, requestId, now }: Seller,
  orderId: number,
  content: string,
): Promise<number> {
  const order = found(await lockOrder(tx, orderId, { shopId: shopScopeOf(caller) }));
  if (!ORDER_ACTIONS.seeLogistics(stateOf(order))) throw new Failure('CONFLICT');
  const id = await insertDeliveryEvent(tx, orderId, content, now);
  announce(tx, { about: 'order', id: orderId });
  await writeAudit(tx, {
    actorId: caller.id,
    action: 'orders.track',
    subject: `order:${orderId}`,
    before: null,
    after: { event: id, content },
    requestId,
    now,
  });
  return id;
}
