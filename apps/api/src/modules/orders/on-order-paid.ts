import { statement, type Tx } from '@passage/database';
import { z } from 'zod';
import type { JobHandler } from '../../platform/jobs.ts';
import { refreshListings } from '../catalogue/index.ts';
import { notify } from '../messages/index.ts';

export const ORDER_PAID = 'order-paid';

const claimCount = statement<{ id: number }, [orderId: number]>(
  'orders-claim-count',
  'update trade_order set is_counted = 1 where id = $1 and is_counted = 0 and paid_at is not null returning id',
);
const countSales = statement<{ id: number }, [orderId: number]>(
  'orders-count-sales',
  `update spu set sales_count = sales_count + sold.pieces, popularity = popularity + sold.pieces
   from (select spu_id, sum(count)::int as pieces from order_item where order_id = $1 group by spu_id) as sold
   where spu.id = sold.spu_id returning spu.id`,
);
const lockProducts = statement<{ id: number }, [orderId: number]>(
  'orders-lock-products',
  'select id from spu where id in (select spu_id from order_item where order_id = $1) order by id for update',
);

const sellerOf = statement<{ no: string; owner_id: number | null }, [orderId: number]>(
  'orders-seller',
  `select trade_order.no, shop.owner_id from trade_order join shop on shop.id = trade_order.shop_id where trade_order.id = $1`,
);

/** Counts a paid order's pieces as sales of its products and tells the shop's owner, once. */
export const orderPaidJob: JobHandler = {
  job: ORDER_PAID,
  handle: async ({ db, platform }, payload) => {
    const { orderId } = z.object({ orderId: z.int() }).parse(payload);
    await db.inTransaction(async (tx) => {
      if (!(await tx.sql.row(claimCount, [orderId]))) return;
      await tellSeller(tx, orderId, platform.clock.now());
      await tx.sql.rows(lockProducts, [orderId]);
      const products = await tx.sql.rows(countSales, [orderId]);
      await refreshListings(
        tx,
        products.map((product) => product.id),
      );
    });
  },
};

async function tellSeller(tx: Tx, orderId: number, now: Date): Promise<void> {
  const seller = await tx.sql.row(sellerOf, [orderId]);
  if (!seller || seller.owner_id === null) return;
  const { no: order, owner_id: memberId } = seller;
  await notify(tx, { memberId, type: 'shop', template: 'shopOrderPaid', params: { order }, now });
}
