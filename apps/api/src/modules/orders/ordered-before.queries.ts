import { orderedBefore } from '@passage/contract/orders';
import { type Db, statement } from '@passage/database';
import { cents } from '@passage/money';
import { z } from 'zod';
import { findCheckoutOfLines } from './orders.repository.ts';

interface OrderRow {
  id: number;
  no: string;
  status: number;
  total_amount: bigint;
  terminal: number;
  address_id: number | null;
  receiver_name: string;
  receiver_detail_address: string;
  receiver_city: string;
  receiver_area_name: string;
  receiver_zipcode: string;
}

const ordersOfCheckout = statement<OrderRow, [checkoutId: number]>(
  'orders-ordered-before',
  `select trade_order.id, no, status, total_amount, terminal, address_id, receiver_name, receiver_detail_address,
     receiver_city, receiver_area_name, receiver_zipcode
   from trade_order join checkout on checkout.id = checkout_id where checkout_id = $1 order by trade_order.id`,
);

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
