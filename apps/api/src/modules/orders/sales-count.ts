/** What a paid order adds to the sales of its products, and takes back when it is cancelled. */
import { ORDER_STATUS } from '@passage/contract';
import { integer, statement, type Tx } from '@passage/database';
import { addSales } from '../products/index.ts';

const claimCount = statement({
  name: 'orders-claim-count',
  params: [integer('orderId')],
  columns: { id: integer },
  text: `update trade_order set is_counted = 1
   where id = $1 and is_counted = 0 and paid_at is not null and status <> ${ORDER_STATUS.cancelled} returning id`,
});
const releaseCount = statement({
  name: 'orders-release-count',
  params: [integer('orderId')],
  columns: { id: integer },
  text: 'update trade_order set is_counted = 0 where id = $1 and is_counted = 1 returning id',
});
/** @returns whether the order is to be counted, which it is once and not when it was cancelled */
export const claimSales = async (tx: Tx, orderId: number): Promise<boolean> =>
  (await tx.sql.row(claimCount, [orderId])) !== undefined;

/** Counts a claimed order's pieces. @returns the products, whose lists are to be refreshed */
export const countSales = (tx: Tx, orderId: number): Promise<number[]> => addSales(tx, orderId, 1);

/** Takes a counted order's pieces back. @returns the products, whose lists are to be refreshed */
export async function uncountSales(tx: Tx, orderId: number): Promise<number[]> {
  return (await tx.sql.row(releaseCount, [orderId])) ? addSales(tx, orderId, -1) : [];
}
