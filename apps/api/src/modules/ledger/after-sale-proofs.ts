/** What must hold of the after-sales: each refund happened once, in full, and in figures that agree. */
import type { Proof } from './proof.ts';

const OPEN = '(10, 20, 30, 40)';

export const AFTER_SALE_PROOFS: readonly Proof[] = [
  {
    name: 'each after-sale that succeeded refunded exactly its amount to its buyer, once, and no other refunded any',
    sql: `select after_sale.tenant_id, 'after-sale ' || after_sale.id as subject, 'status ' || after_sale.status || ', ' || coalesce(sum(entry.amount), 0) || ' of ' || after_sale.amount as detail
      from after_sale
      left join ledger_transaction as posted on posted.tenant_id = after_sale.tenant_id and posted.cause = 'after-sale-refund:' || after_sale.id
      left join ledger_account as account on account.tenant_id = after_sale.tenant_id and account.member_id = after_sale.member_id and account.kind = 1
      left join ledger_entry as entry on entry.tenant_id = posted.tenant_id and entry.transaction_id = posted.id
        and entry.account_id = account.id and entry.log_type in (4, 9)
      group by after_sale.tenant_id, after_sale.id, after_sale.status, after_sale.amount
      having coalesce(sum(entry.amount), 0) <> case when after_sale.status = 50 then after_sale.amount else 0 end`,
  },
  {
    name: 'no refund was posted for an after-sale that is not there',
    sql: `select posted.tenant_id, posted.cause as subject, 'nothing asked for it' as detail
      from ledger_transaction as posted
      where posted.cause like 'after-sale-refund:%' and not exists (
        select from after_sale where after_sale.tenant_id = posted.tenant_id and posted.cause = 'after-sale-refund:' || after_sale.id
      )`,
  },
  {
    name: 'what was refunded of each item is the sum of its successful after-sales, and no more than was paid',
    sql: `select item.tenant_id, 'order item ' || item.id as subject,
        item.refunded_count || ' pieces and ' || item.refunded_amount || ' held, ' || done.pieces || ' and ' || done.amount || ' by after-sales, of ' || item.count || ' at ' || item.unit_price as detail
      from order_item as item
      cross join lateral (
        select coalesce(sum(after_sale.count), 0) as pieces, coalesce(sum(after_sale.amount), 0) as amount from after_sale
        where after_sale.tenant_id = item.tenant_id and after_sale.order_item_id = item.id and after_sale.status = 50
      ) as done
      where item.refunded_count <> done.pieces or item.refunded_amount <> done.amount
        or item.refunded_count > item.count or item.refunded_amount > item.unit_price * item.refunded_count`,
  },
  {
    name: 'what was refunded of each order is the sum of its items',
    sql: `select trade_order.tenant_id, 'order ' || trade_order.id as subject, trade_order.refunded_amount || ' held, ' || sum(item.refunded_amount) || ' by items' as detail
      from trade_order join order_item as item on item.tenant_id = trade_order.tenant_id and item.order_id = trade_order.id
      group by trade_order.tenant_id, trade_order.id, trade_order.refunded_amount
      having trade_order.refunded_amount <> sum(item.refunded_amount)`,
  },
  {
    name: 'an order is refunded exactly when every piece of it is',
    sql: `select trade_order.tenant_id, 'order ' || trade_order.id as subject, 'status ' || trade_order.status || ', ' || sum(item.refunded_count) || ' of ' || sum(item.count) || ' pieces' as detail
      from trade_order join order_item as item on item.tenant_id = trade_order.tenant_id and item.order_id = trade_order.id
      group by trade_order.tenant_id, trade_order.id, trade_order.status
      having (trade_order.status = 40) <> bool_and(item.refunded_count = item.count)`,
  },
  {
    name: 'each item stands as its after-sales say',
    sql: `select item.tenant_id, 'order item ' || item.id as subject, 'after-sale status ' || item.after_sale_status || ' instead of ' || said.status as detail
      from order_item as item
      cross join lateral (
        select case
          when coalesce(bool_or(after_sale.status in ${OPEN}), false) then 10
          when item.refunded_count = item.count then 20
          when item.refunded_count > 0 then 40
          when coalesce(bool_or(after_sale.status in (62, 63)), false) then 30
          else 0
        end as status
        from after_sale where after_sale.tenant_id = item.tenant_id and after_sale.order_item_id = item.id
      ) as said
      where item.after_sale_status <> said.status`,
  },
  {
    name: 'the latest event of each after-sale is its status',
    sql: `select after_sale.tenant_id, 'after-sale ' || after_sale.id as subject, 'status ' || after_sale.status || ', last came into ' || coalesce(latest.status::text, 'none') as detail
      from after_sale
      left join lateral (
        select event.status from after_sale_event as event
        where event.tenant_id = after_sale.tenant_id and event.after_sale_id = after_sale.id order by event.id desc limit 1
      ) as latest on true
      where latest.status is distinct from after_sale.status`,
  },
  {
    name: 'of an order that was settled the platform keeps the commission on what was not refunded',
    sql: `select tenant_id, 'order ' || id as subject, kept || ' kept, ' || due || ' due' as detail from (
        select trade_order.tenant_id, trade_order.id,
          (trade_order.goods_amount - trade_order.refunded_amount) * trade_order.commission_rate / 100 as due,
          coalesce(sum(entry.amount) filter (where account.kind = 6), 0) as kept
        from trade_order
        join ledger_transaction as posted on posted.tenant_id = trade_order.tenant_id and (
          posted.cause = 'settle-order:' || trade_order.id
          or posted.cause in (select 'after-sale-refund:' || after_sale.id from after_sale where after_sale.tenant_id = trade_order.tenant_id and after_sale.order_id = trade_order.id)
        )
        join ledger_entry as entry on entry.tenant_id = posted.tenant_id and entry.transaction_id = posted.id
        join ledger_account as account on account.tenant_id = entry.tenant_id and account.id = entry.account_id
        where trade_order.settled_at is not null
        group by trade_order.tenant_id, trade_order.id
        -- A shop without an owner is the platform's own: all of it is kept.
        having bool_or(entry.log_type = 8)
      ) as settled where kept <> due`,
  },
];
