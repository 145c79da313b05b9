/** States of orders, stock and after-sales that cannot be, whatever happened. */
import type { Rule } from './difference.ts';

/** Requests note their time when they arrive, and may then wait for each other. */
const SLACK = `interval '30 seconds'`;
/** How late a sweep may be. */
const SWEEP = `interval '90 seconds'`;

const OPEN_AFTER_SALE = `exists (
  select from after_sale where after_sale.tenant_id = trade_order.tenant_id and after_sale.order_id = trade_order.id
    and after_sale.status in (10, 20, 30, 40)
)`;

const order = (detail: string, where: string) =>
  `select tenant_id, 'order ' || id as subject, ${detail} as detail from trade_order where ${where}`;

export const ORDER_RULES: readonly Rule[] = [
  {
    name: 'the times of an order are those of its status',
    sql: order(
      `'status ' || status || concat(', paid ' || paid_at, ', shipped ' || shipped_at, ', completed ' || completed_at, ', cancelled ' || cancelled_at)`,
      `not case status
        when 0 then paid_at is null and shipped_at is null and completed_at is null and cancelled_at is null and settled_at is null
        when 10 then paid_at is not null and shipped_at is null and completed_at is null and cancelled_at is null and settled_at is null
        when 20 then paid_at is not null and shipped_at is not null and completed_at is null and cancelled_at is null and settled_at is null
        when 30 then paid_at is not null and shipped_at is not null and completed_at is not null and cancelled_at is null
        when 40 then paid_at is not null and shipped_at is not null and completed_at is not null and cancelled_at is null
        else cancelled_at is not null and shipped_at is null and completed_at is null and settled_at is null and cancel_reason is not null
          and (cancel_reason = 1 or paid_at is null) end`,
    ),
  },
  {
    name: 'the times of an order follow each other',
    sql: order(
      `concat_ws(', ', created_at, paid_at, shipped_at, completed_at, settled_at)`,
      `paid_at < created_at - ${SLACK} or shipped_at < paid_at - ${SLACK} or completed_at < shipped_at - ${SLACK}
        or settled_at < completed_at - ${SLACK} or paid_at > pay_deadline + interval '5 minutes'`,
    ),
  },
  {
    name: 'an order is under review exactly while a proof of it waits',
    sql: `select tenant_id, 'order ' || id as subject, 'audit status ' || audit_status || ', ' || waiting || ' proofs wait' as detail from (
        select trade_order.*, (
          select count(*) from payment_proof_order as proven
          join payment_proof as proof on proof.tenant_id = proven.tenant_id and proof.id = proven.proof_id and proof.status = 3
          where proven.tenant_id = trade_order.tenant_id and proven.order_id = trade_order.id
        ) as waiting from trade_order
      ) as orders where waiting > 1 or (waiting = 1) <> (audit_status = 3)`,
  },
  {
    name: 'no order waits for its payment after its time',
    asksForNow: true,
    sql: order(
      `'until ' || pay_deadline`,
      `status = 0 and audit_status <> 3 and pay_deadline < $1::timestamptz - ${SWEEP}`,
    ),
  },
  {
    name: 'no order waits for its receipt after its time',
    asksForNow: true,
    sql: order(
      `'shipped ' || shipped_at`,
      `status = 20 and shipped_at < $1::timestamptz - interval '1 day' - ${SWEEP} and not ${OPEN_AFTER_SALE}
        and not exists (select from after_sale where after_sale.tenant_id = trade_order.tenant_id
          and after_sale.order_id = trade_order.id and after_sale.updated_at > $1::timestamptz - ${SWEEP})`,
    ),
  },
  {
    name: 'no completed order waits for its settlement after its time',
    asksForNow: true,
    sql: order(
      `'completed ' || completed_at`,
      `status in (30, 40) and settled_at is null and completed_at < $1::timestamptz - ${SWEEP} and not ${OPEN_AFTER_SALE}
        and not exists (select from after_sale where after_sale.tenant_id = trade_order.tenant_id
          and after_sale.order_id = trade_order.id and after_sale.updated_at > $1::timestamptz - ${SWEEP})`,
    ),
  },
  {
    name: 'each order is settled once at the most, and a shop is paid for it once',
    sql: `select entry.tenant_id, 'order ' || entry.remark as subject, count(*) || ' payments' as detail
      from ledger_entry as entry where entry.log_type = 8 group by entry.tenant_id, entry.remark having count(*) > 1`,
  },
  {
    name: 'orders made by one request are of one checkout',
    sql: `select tenant_id, remark as subject, count(distinct checkout_id) || ' checkouts' as detail
      from trade_order where remark like 'soak %' group by tenant_id, remark having count(distinct checkout_id) > 1`,
  },
  {
    name: 'no cart line that was ordered is still in a cart',
    sql: `select item.tenant_id, 'cart line ' || item.cart_line_id as subject, 'order ' || item.order_id as detail
      from order_item as item join cart_line on cart_line.tenant_id = item.tenant_id and cart_line.id = item.cart_line_id`,
  },
  {
    name: 'sales of products are the pieces of the orders that are counted, which are the paid ones',
    sql: `select spu.tenant_id, 'product ' || spu.id as subject, spu.sales_count || ' counted, ' || sold.pieces || ' sold' as detail
      from spu cross join lateral (
        select coalesce(sum(item.count), 0) as pieces from order_item as item
        join trade_order on trade_order.tenant_id = item.tenant_id and trade_order.id = item.order_id
        where item.tenant_id = spu.tenant_id and item.spu_id = spu.id and trade_order.status in (10, 20, 30, 40)
      ) as sold where spu.sales_count <> sold.pieces
      union all
      ${order(`'status ' || status || ', counted ' || is_counted`, `(is_counted = 1) <> (status in (10, 20, 30, 40))`)}`,
  },
  {
    name: 'the stock of a SKU is what there was at first less what was sold',
    sql: `select sku.tenant_id, 'SKU ' || sku.id as subject, stock || ' there, ' || initial.pieces || ' at first, ' || sold.pieces || ' sold' as detail
      from sku
      cross join lateral (
        select coalesce(sum(quantity), 0) as pieces from stock_movement as movement
        where movement.tenant_id = sku.tenant_id and movement.sku_id = sku.id and movement.reason = 1
      ) as initial
      cross join lateral (
        select coalesce(sum(item.count), 0) as pieces from order_item as item
        join trade_order on trade_order.tenant_id = item.tenant_id and trade_order.id = item.order_id and trade_order.status <> -1
        where item.tenant_id = sku.tenant_id and item.sku_id = sku.id
      ) as sold
      where sku.stock <> initial.pieces - sold.pieces`,
  },
  {
    name: 'a product can be ordered exactly when something of it is there',
    sql: `select spu.tenant_id, 'product ' || spu.id as subject, 'orderable ' || orderable || ', ' || stock.pieces || ' pieces' as detail
      from spu cross join lateral (
        select coalesce(sum(stock), 0) as pieces from sku where sku.tenant_id = spu.tenant_id and sku.spu_id = spu.id
      ) as stock where (orderable = 1) <> (stock.pieces > 0)`,
  },
  {
    name: 'an after-sale comes into a status once, and by the way there is',
    sql: `select tenant_id, 'after-sale ' || after_sale_id as subject, string_agg(status::text, ' → ' order by id) as detail
      from after_sale_event group by tenant_id, after_sale_id
      having not string_agg(status::text, '>' order by id) ~ '^10(>(61|62|40(>50)?|20(>(61|30(>(61|63|40(>50)?))?))?))?$'`,
  },
  {
    name: 'an item has one open after-sale at the most',
    sql: `select tenant_id, 'order item ' || order_item_id as subject, count(*) || ' open' as detail from after_sale
      where status in (10, 20, 30, 40) group by tenant_id, order_item_id having count(*) > 1`,
  },
  {
    name: 'an after-sale asked for once is there once',
    sql: `select tenant_id, description as subject, count(*) || ' after-sales' as detail from after_sale
      where description like 'soak %' group by tenant_id, description having count(*) > 1`,
  },
];
