/** What a paid order adds to the sales of its products, and takes back when it is cancelled. */
import { ORDER_STATUS } from '@passage/contract';
import { statement, type Tx } from '@passage/database';

const claimCount = statement<{ id: number }, [orderId: number]>(
  'orders-claim-count',
  `update trade_order set is_counted = 1
   where id = $1 and is_counted = 0 and paid_at is not null and status <> ${ORDER_STATUS.cancelled} returning id`,
);
const releaseCount = statement<{ id: number }, [orderId: number]>(
  'orders-release-count',
  'update trade_order set is_counted = 0 where id = $1 and is_counted = 1 returning id',
);
const lockProducts = statement<{ id: number }, [orderId: number]>(
  'orders-lock-products',
  'select id from spu where id in (select spu_id from order_item where order_id = $1) order by id for update',
);
const addSales = statement<{ id: number }, [orderId: number, sign: 1 | -1]>(
  'orders-add-sales',
  `update spu set sales_count = sales_count + $2::int * sold.pieces, popularity = popularity + $2::int * sold.pieces
   from (select spu_id, sum(count)::int as pieces from order_item where order_id = $1 group by spu_id) as sold
   where spu.id = sold.spu_id returning spu.id`,
);

const change = async (tx: Tx, orderId: number, sign: 1 | -1): Promise<number[]> => {
  await tx.sql.rows(lockProducts, [orderId]);
  return (await tx.sql.rows(addSales, [orderId, sign])).map((product) => product.id);
};

/** @returns whether the order is to be counted, which it is once and not when it was cancelled */
export const claimSales = async (tx: Tx, orderId: number): Promise<boolean> =>
  (await tx.sql.row(claimCount, [orderId])) !== undefined;

/** Counts a claimed order's pieces. @returns the products, whose lists are to be refreshed */
export const countSales = (tx: Tx, orderId: number): Promise<number[]> => change(tx, orderId, 1);

/** Takes a counted order's pieces back. @returns the products, whose lists are to be refreshed */
export async function uncountSales(tx: Tx, orderId: number): Promise<number[]> {
  return (await tx.sql.row(releaseCount, [orderId])) ? change(tx, orderId, -1) : [];
}
