/** What must hold of the money and the points of orders, from their payment to their end. */
import type { Proof } from './proof.ts';

/** What each order moved through escrow, whatever moved it. */
const THROUGH_ESCROW = `cross join lateral (
        select coalesce(sum(entry.amount), 0) as amount
        from ledger_transaction as posted
        join ledger_entry as entry on entry.tenant_id = posted.tenant_id and entry.transaction_id = posted.id
        join ledger_account as account on account.tenant_id = entry.tenant_id and account.id = entry.account_id and account.kind = 3
        where posted.tenant_id = trade_order.tenant_id and posted.cause in (
          select unnest(array['pay-order:' || trade_order.id, 'cancel-refund:' || trade_order.id, 'settle-order:' || trade_order.id])
          union all
          select 'after-sale-refund:' || after_sale.id from after_sale
          join order_item as item on item.tenant_id = after_sale.tenant_id and item.id = after_sale.order_item_id
          where item.tenant_id = trade_order.tenant_id and item.order_id = trade_order.id
        )
      ) as escrow`;

/** What escrow has to hold of an order. */
const DUE_IN_ESCROW = `case when trade_order.paid_at is null or trade_order.status = -1 or trade_order.settled_at is not null then 0
          else trade_order.total_amount - trade_order.refunded_amount end`;

const KEPT_POINTS = `case when trade_order.completed_at is not null and trade_order.earns_points = 1 then (trade_order.goods_amount - items.refunded) / 100 else 0 end`;

export const ORDER_PROOFS: readonly Proof[] = [
  {
    name: 'each paid order that was cancelled gave its buyer exactly its total back, once, and no other gave any',
    sql: `select trade_order.tenant_id, 'order ' || trade_order.id as subject, 'status ' || trade_order.status || ', ' || back.amount || ' of ' || trade_order.total_amount || ' came back' as detail
      from trade_order
      cross join lateral (
        select coalesce(sum(entry.amount), 0) as amount
        from ledger_transaction as posted
        join ledger_entry as entry on entry.tenant_id = posted.tenant_id and entry.transaction_id = posted.id and entry.log_type = 4
        join ledger_account as account on account.tenant_id = entry.tenant_id and account.id = entry.account_id
          and account.kind = 1 and account.member_id = trade_order.member_id
        where posted.tenant_id = trade_order.tenant_id and posted.cause = 'cancel-refund:' || trade_order.id
      ) as back
      where back.amount <> case when trade_order.status = -1 and trade_order.paid_at is not null then trade_order.total_amount else 0 end`,
  },
  {
    name: 'escrow holds of each order what was paid and neither refunded nor settled',
    sql: `select trade_order.tenant_id, 'order ' || trade_order.id as subject, escrow.amount || ' held, ' || ${DUE_IN_ESCROW} || ' due' as detail
      from trade_order ${THROUGH_ESCROW}
      where escrow.amount <> ${DUE_IN_ESCROW}`,
  },
  {
    name: 'escrow holds nothing else',
    sql: `select account.tenant_id, 'escrow' as subject, held.amount || ' held, ' || due.amount || ' due to orders' as detail
      from ledger_account as account
      cross join lateral (
        select coalesce(sum(amount), 0) as amount from ledger_entry as entry
        where entry.tenant_id = account.tenant_id and entry.account_id = account.id
      ) as held
      cross join lateral (
        select coalesce(sum(${DUE_IN_ESCROW}), 0) as amount from trade_order where trade_order.tenant_id = account.tenant_id
      ) as due
      where account.kind = 3 and held.amount <> due.amount`,
  },
  {
    name: 'each settlement is of an order that is settled',
    sql: `select posted.tenant_id, posted.cause as subject, 'not settled' as detail
      from ledger_transaction as posted
      where posted.cause like 'settle-order:%' and not exists (
        select from trade_order where trade_order.tenant_id = posted.tenant_id
          and posted.cause = 'settle-order:' || trade_order.id and trade_order.settled_at is not null
      )`,
  },
  {
    name: 'each order that is over earned one point for each whole dollar of the goods that were kept',
    sql: `select trade_order.tenant_id, 'order ' || trade_order.id as subject, earned.points || ' points, ' || ${KEPT_POINTS} || ' due' as detail
      from trade_order
      cross join lateral (
        select coalesce(sum(refunded_amount), 0) as refunded from order_item as item
        where item.tenant_id = trade_order.tenant_id and item.order_id = trade_order.id
      ) as items
      cross join lateral (
        select coalesce(sum(points), 0) as points from point_entry
        where point_entry.tenant_id = trade_order.tenant_id and point_entry.order_id = trade_order.id
      ) as earned
      where earned.points <> trunc(${KEPT_POINTS})`,
  },
  {
    name: 'each member has the points that the orders earned',
    sql: `select member.tenant_id, 'member ' || member.id as subject, member.point || ' held, ' || coalesce(sum(entry.points), 0) || ' by entries' as detail
      from member left join point_entry as entry on entry.tenant_id = member.tenant_id and entry.member_id = member.id
      group by member.tenant_id, member.id, member.point
      having member.point <> coalesce(sum(entry.points), 0)`,
  },
];
