import { type contract, type OutputOf, REFUND_STATUS } from '@passage/contract';
import { bigint, type Db, integer, jsonb, smallint, statement, text } from '@passage/database';
import { cents } from '@passage/money';
import type { Localized, RawSkuProperty } from '../catalogue/index.ts';
import { looksOf } from './order-items.ts';
import type { Reader } from './orders.queries.ts';

const { waitCheck, waitReturn, waitReceive, waitRefund } = REFUND_STATUS;

const ownItem = statement({
  name: 'orders-own-item',
  params: [integer('id'), integer('memberId')],
  columns: {
    id: integer,
    count: integer,
    file: text,
    brand_name: text,
    spu_name: jsonb.as<Localized>(),
    properties: jsonb.as<RawSkuProperty[]>(),
    after_sale_status: smallint,
    unit_price: bigint,
    refunded_count: integer,
    order_id: integer,
    order_no: text,
    order_status: smallint,
    asked_count: integer,
  },
  text: `select item.id, item.count, item.file, item.brand_name, item.spu_name, item.properties, item.after_sale_status,
     item.unit_price, item.refunded_count, trade_order.id as order_id, trade_order.no as order_no, trade_order.status as order_status,
     (select coalesce(sum(after_sale.count), 0)::int from after_sale
      where after_sale.order_item_id = item.id and after_sale.status in (${waitCheck}, ${waitReturn}, ${waitReceive}, ${waitRefund})
     ) as asked_count
   from order_item as item join trade_order on trade_order.id = item.order_id
   where item.id = $1 and trade_order.member_id = $2`,
});

/** An item of an order of the member, with the pieces that no after-sale has refunded or asks for. */
export async function findOwnItem(
  db: Db,
  { memberId, language }: Reader,
  id: number,
): Promise<OutputOf<typeof contract.orders.item> | undefined> {
  const row = await db.sql.row(ownItem, [id, memberId]);
  return (
    row && {
      id: row.id,
      orderId: row.order_id,
      orderNo: row.order_no,
      orderStatus: row.order_status,
      afterSaleStatus: row.after_sale_status,
      count: row.count,
      surplusCount: row.count - row.refunded_count - row.asked_count,
      price: cents(row.unit_price),
      ...looksOf(row, language),
    }
  );
}
