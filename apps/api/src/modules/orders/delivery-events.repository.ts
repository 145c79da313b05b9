import { integer, smallint, statement, type Tx, text, timestamptz } from '@passage/database';

const insertEvent = statement({
  name: 'orders-insert-delivery-event',
  params: [integer('orderId'), text('content'), smallint('isHandover'), timestamptz('now')],
  columns: { id: integer },
  text: 'insert into delivery_event (order_id, content, is_handover, created_at) values ($1, $2, $3, $4) returning id',
});

async function insert(tx: Tx, orderId: number, content: string, isHandover: 0 | 1, now: Date): Promise<number> {
  const row = await tx.sql.row(insertEvent, [orderId, content, isHandover, now]);
  if (!row) throw new Error('no delivery event was kept');
  return row.id;
}

/** A step that the seller tells, read as it was written. @returns the event's id */
export const insertDeliveryEvent = (tx: Tx, orderId: number, content: string, now: Date): Promise<number> =>
  insert(tx, orderId, content, 0, now);

/** Where an order's way begins, once: told in the reader's language from the order's carrier and number. */
export const insertHandover = (tx: Tx, orderId: number, content: string, now: Date): Promise<number> =>
  insert(tx, orderId, content, 1, now);
