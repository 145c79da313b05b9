import { orderedBefore } from '@passage/contract/orders';
import { bigint, type Db, integer, nullable, smallint, statement, text } from '@passage/database';
import { cents } from '@passage/money';
import { z } from 'zod';
import { findCheckoutOfLines } from './orders.repository.ts';

const ordersOfCheckout = statement({
  name: 'orders-ordered-before',
  params: [integer('checkoutId')],
  columns: {
    id: integer,
    no: text,
    status: smallint,
    total_amount: bigint,
    terminal: smallint,
    address_id: nullable(integer),
    receiver_name: text,
    receiver_detail_address: text,
    receiver_city: text,
    receiver_area_name: text,
    receiver_zipcode: text,
  },
  text: `select trade_order.id, no, status, total_amount, terminal, address_id, receiver_name, receiver_detail_address,
     receiver_city, receiver_area_name, receiver_zipcode
   from trade_order join checkout on checkout.id = checkout_id where checkout_id = $1 order by trade_order.id`,
});

/**
 * The orders that exactly these cart lines of the member made before, in wire form: what a CONFLICT of createFirst
 * names. Undefined where there are none.
 */
export async function findOrderedBefore(
  db: Db,
  memberId: number,
  cartIds: readonly number[],
): Promise<z.input<typeof orderedBefore> | undefined> {
  const checkoutId = cartIds.length === 0 ? undefined : await findCheckoutOfLines(db, memberId, cartIds);
  if (checkoutId === undefined) return undefined;
  const rows = await db.sql.rows(ordersOfCheckout, [checkoutId]);
  return z.encode(orderedBefore, {
    orders: rows.map((row) => ({
      id: row.id,
      no: row.no,
      status: row.status,
      payPrice: cents(row.total_amount),
      terminal: row.terminal,
      addressId: row.address_id,
      receiverName: row.receiver_name,
      receiverDetailAddress: row.receiver_detail_address,
      receiverCity: row.receiver_city,
      receiverAreaName: row.receiver_area_name,
      receiverZipcode: row.receiver_zipcode,
    })),
  });
}
