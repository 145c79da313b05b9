/** What must hold of the debts of shops and of the withdrawals that refunds cut. */
import type { Proof } from './proof.ts';

/** Entries on what a shop owes, with what brought them about. */
const ON_DEBTS = `ledger_entry as entry
      join ledger_account as account on account.tenant_id = entry.tenant_id and account.id = entry.account_id and account.kind = 8
      join ledger_transaction as posted on posted.tenant_id = entry.tenant_id and posted.id = entry.transaction_id`;

export const DEBT_PROOFS: readonly Proof[] = [
  {
    name: 'no shop is owed by the platform',
    sql: `select tenant_id, 'account ' || id as subject, balance::text as detail from ledger_account where kind = 8 and balance > 0`,
  },
  {
    name: 'the debt of each shop is what the platform paid of its refunds less what its settlements paid back',
    sql: `select account.tenant_id, 'shop ' || account.shop_id as subject,
        -account.balance || ' owed, ' || moved.lent || ' paid of refunds, ' || moved.returned || ' paid back' as detail
      from ledger_account as account
      cross join lateral (
        select
          coalesce((
            select sum(request.platform_amount) from refund_request as request
            join after_sale on after_sale.tenant_id = request.tenant_id and after_sale.id = request.after_sale_id
            where after_sale.tenant_id = account.tenant_id and after_sale.shop_id = account.shop_id and request.status = 1
          ), 0) as lent,
          coalesce((
            select sum(entry.amount) from trade_order
            join ledger_transaction as posted on posted.tenant_id = trade_order.tenant_id and posted.cause = 'settle-order:' || trade_order.id
            join ledger_entry as entry on entry.tenant_id = posted.tenant_id and entry.transaction_id = posted.id and entry.account_id = account.id
            where trade_order.tenant_id = account.tenant_id and trade_order.shop_id = account.shop_id
          ), 0) as returned
      ) as moved
      where account.kind = 8 and -account.balance <> moved.lent - moved.returned`,
  },
  {
    name: 'a debt grows by a refund of that shop alone, and shrinks by a settlement of it alone',
    sql: `select entry.tenant_id, 'entry ' || entry.id as subject, posted.cause || ', ' || entry.amount || ' for shop ' || account.shop_id as detail
      from ${ON_DEBTS}
      where not case when entry.amount < 0
        then exists (
          select from after_sale where after_sale.tenant_id = entry.tenant_id and after_sale.shop_id = account.shop_id
            and posted.cause = 'after-sale-refund:' || after_sale.id
        )
        else exists (
          select from trade_order where trade_order.tenant_id = entry.tenant_id and trade_order.shop_id = account.shop_id
            and posted.cause = 'settle-order:' || trade_order.id
        ) end`,
  },
  {
    name: 'what the platform paid of each refund, as its request says, reached the buyer and is owed by the shop',
    sql: `select request.tenant_id, 'refund request ' || request.id as subject,
        request.platform_amount || ' said, ' || moved.received || ' received, ' || moved.owed || ' owed, after-sale ' || after_sale.status as detail
      from refund_request as request
      join after_sale on after_sale.tenant_id = request.tenant_id and after_sale.id = request.after_sale_id
      cross join lateral (
        select coalesce(sum(entry.amount) filter (where entry.log_type = 9 and account.member_id = after_sale.member_id), 0) as received,
          coalesce(-sum(entry.amount) filter (where account.kind = 8), 0) as owed
        from ledger_transaction as posted
        join ledger_entry as entry on entry.tenant_id = posted.tenant_id and entry.transaction_id = posted.id
        join ledger_account as account on account.tenant_id = entry.tenant_id and account.id = entry.account_id
        where posted.tenant_id = request.tenant_id and posted.cause = 'after-sale-refund:' || request.after_sale_id
      ) as moved
      where request.status = 1
        and (after_sale.status <> 50 or (moved.received, moved.owed) is distinct from (request.platform_amount::numeric, request.platform_amount::numeric))`,
  },
  {
    name: 'a shop owes for a refund only what staff released',
    sql: `select entry.tenant_id, posted.cause as subject, -entry.amount || ' paid by the platform, decided by nobody' as detail
      from ${ON_DEBTS}
      where entry.amount < 0 and not exists (
        select from refund_request as request
        join review_item as item on item.tenant_id = request.tenant_id and item.queue = 5 and item.subject_id = request.id
          and item.status = 1 and item.decided_by is not null
        where request.tenant_id = entry.tenant_id and request.status = 1
          and posted.cause = 'after-sale-refund:' || request.after_sale_id
      )`,
  },
  {
    name: 'each after-sale that waits for a decision on its refund stands at 40',
    sql: `select request.tenant_id, 'refund request ' || request.id as subject, 'after-sale at ' || after_sale.status as detail
      from refund_request as request
      join after_sale on after_sale.tenant_id = request.tenant_id and after_sale.id = request.after_sale_id
      where request.status = 0 and after_sale.status <> 40`,
  },
  {
    name: 'what each refund cut out of withdrawals went from frozen to available',
    sql: `select cut.tenant_id, 'after-sale ' || cut.after_sale_id as subject,
        cut.released || ' cut, ' || moved.frozen || ' from frozen, ' || moved.available || ' to available' as detail
      from (
        select withdrawal_cut.tenant_id, after_sale_id, withdrawal.member_id, sum(amount_before - amount_after) as released
        from withdrawal_cut
        join withdrawal on withdrawal.tenant_id = withdrawal_cut.tenant_id and withdrawal.id = withdrawal_cut.withdrawal_id
        group by withdrawal_cut.tenant_id, after_sale_id, withdrawal.member_id
      ) as cut
      cross join lateral (
        select coalesce(-sum(entry.amount) filter (where account.kind = 2), 0) as frozen,
          coalesce(sum(entry.amount) filter (where account.kind = 1 and entry.log_type = 9), 0) as available
        from ledger_transaction as posted
        join ledger_entry as entry on entry.tenant_id = posted.tenant_id and entry.transaction_id = posted.id
        join ledger_account as account on account.tenant_id = entry.tenant_id and account.id = entry.account_id
          and account.member_id = cut.member_id
        where posted.tenant_id = cut.tenant_id and posted.cause = 'withdraw-cut:' || cut.after_sale_id
      ) as moved
      where (cut.released, cut.released) is distinct from (moved.frozen, moved.available)`,
  },
  {
    name: 'no withdrawal was cut for a refund that did not happen',
    sql: `select posted.tenant_id, posted.cause as subject, 'no cut, or no refund' as detail
      from ledger_transaction as posted
      where posted.cause like 'withdraw-cut:%' and not exists (
        select from withdrawal_cut as cut
        join after_sale on after_sale.tenant_id = cut.tenant_id and after_sale.id = cut.after_sale_id and after_sale.status = 50
        where cut.tenant_id = posted.tenant_id and posted.cause = 'withdraw-cut:' || cut.after_sale_id
      )`,
  },
];
