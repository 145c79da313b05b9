import { integer, statement, type Tx } from '@passage/database';

const lockProducts = statement({
  name: 'products-lock-sold',
  params: [integer('orderId')],
  columns: { id: integer },
  text: 'select id from spu where id in (select spu_id from order_item where order_id = $1) order by id for update',
});
const changeSales = statement({
  name: 'products-add-sales',
  params: [integer('orderId'), integer.as<1 | -1>()('sign')],
  columns: { id: integer },
  text: `update spu set sales_count = sales_count + $2::int * sold.pieces, popularity = popularity + $2::int * sold.pieces
   from (select spu_id, sum(count)::int as pieces from order_item where order_id = $1 group by spu_id) as sold
   where spu.id = sold.spu_id returning spu.id`,
});

/**
 * Counts an order's pieces as sales of its products, or takes them back. The caller knows that they are not counted yet,
 * or are.
 *
 * @param sign 1 for what was sold, -1 for what was given up
 * @returns the products, whose lists are to be refreshed
 */
export async function addSales(tx: Tx, orderId: number, sign: 1 | -1): Promise<number[]> {
  await tx.sql.rows(lockProducts, [orderId]);
  return (await tx.sql.rows(changeSales, [orderId, sign])).map((product) => product.id);
}
