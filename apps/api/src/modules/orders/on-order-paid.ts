import { integer, nullable, statement, type Tx, text } from '@passage/database';
import { z } from 'zod';
import type { JobHandler } from '../../platform/jobs.ts';
import { refreshListings } from '../catalogue/index.ts';
import { notify } from '../messages/index.ts';
import { claimSales, countSales } from './sales-count.ts';

export const ORDER_PAID = 'order-paid';

const sellerOf = statement({
  name: 'orders-seller',
  params: [integer('orderId')],
  columns: { no: text, member_id: integer, owner_id: nullable(integer) },
  text: `select trade_order.no, trade_order.member_id, shop.owner_id from trade_order join shop on shop.id = trade_order.shop_id where trade_order.id = $1`,
});

/** Counts a paid order's pieces as sales of its products and tells the shop's owner, once. */
export const orderPaidJob: JobHandler = {
  job: ORDER_PAID,
  handle: async ({ db, platform }, payload) => {
    const { orderId } = z.object({ orderId: z.int() }).parse(payload);
    await db.inTransaction(async (tx) => {
      if (!(await claimSales(tx, orderId))) return;
      await tellSeller(tx, orderId, platform.clock.now());
      await refreshListings(tx, await countSales(tx, orderId));
    });
  },
};

async function tellSeller(tx: Tx, orderId: number, now: Date): Promise<void> {
  const seller = await tx.sql.row(sellerOf, [orderId]);
  if (!seller || seller.owner_id === null) return;
  const { no: order, member_id: by, owner_id: memberId } = seller;
  await notify(tx, { memberId, type: 'shop', template: 'shopOrderPaid', params: { order }, by, now });
}
