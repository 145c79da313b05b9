import { statement, type Tx } from '@passage/database';

const insertEvent = statement<{ id: number }, [orderId: number, content: string, now: Date]>(
  'orders-insert-delivery-event',
  'insert into delivery_event (order_id, content, created_at) values ($1, $2, $3) returning id',
);

/** @returns the event's id */
export async function insertDeliveryEvent(tx: Tx, orderId: number, content: string, now: Date): Promise<number> {
  const row = await tx.sql.row(insertEvent, [orderId, content, now]);
  if (!row) throw new Error('no delivery event was kept');
  return row.id;
}
