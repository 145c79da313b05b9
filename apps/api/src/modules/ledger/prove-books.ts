/** Proves the books of every tenant from the entries alone, as the owner. */
import { sqlOf } from '@passage/database';
import { Client } from 'pg';
import { lookAtEachTenant } from '../../platform/look-at-each-tenant.ts';
import { AFTER_SALE_PROOFS } from './after-sale-proofs.ts';
import { DEBT_PROOFS } from './debt-proofs.ts';
import { ORDER_PROOFS } from './order-proofs.ts';
import { type Proof, proofsOf } from './proof.ts';
import { TAKINGS_PROOFS } from './takings-proofs.ts';

export interface Difference {
  readonly proof: string;
  readonly tenantId: number;
  readonly subject: string;
  readonly detail: string;
}

const BOOK_PROOFS: readonly Proof[] = [
  {
    name: 'each account holds the sum of its entries',
    sql: `select account.tenant_id, 'account ' || account.id as subject, account.balance || ' held, ' || coalesce(sum(entry.amount), 0) || ' by entries' as detail
      from ledger_account as account
      left join ledger_entry as entry on entry.tenant_id = account.tenant_id and entry.account_id = account.id
      where account.balance is not null
      group by account.tenant_id, account.id, account.balance
      having account.balance <> coalesce(sum(entry.amount), 0)`,
  },
  {
    name: 'each transaction sums to zero over two or more entries',
    sql: `select posted.tenant_id, 'transaction ' || posted.id as subject, count(entry.id) || ' entries sum to ' || coalesce(sum(entry.amount), 0) as detail
      from ledger_transaction as posted
      left join ledger_entry as entry on entry.tenant_id = posted.tenant_id and entry.transaction_id = posted.id
      group by posted.tenant_id, posted.id
      having count(entry.id) < 2 or coalesce(sum(entry.amount), 0) <> 0`,
  },
  {
    name: 'each balance after an entry follows from the one before',
    sql: `select tenant_id, 'entry ' || id as subject, balance_after || ' instead of ' || expected as detail from (
        select entry.tenant_id, entry.id, entry.balance_after,
          sum(entry.amount) over (partition by entry.tenant_id, entry.account_id order by entry.id) as expected
        from ledger_entry as entry
        join ledger_account as account on account.tenant_id = entry.tenant_id and account.id = entry.account_id
        where account.balance is not null
      ) as walked where balance_after is distinct from expected`,
  },
  {
    name: 'no member owes',
    sql: `select tenant_id, 'account ' || id as subject, balance::text as detail from ledger_account where balance < 0 and kind <> 8`,
  },
  {
    name: 'each order that was paid from a balance took exactly its total, once',
    sql: `select trade_order.tenant_id, 'order ' || trade_order.id as subject, trade_order.total_amount || ' due, ' || coalesce(-sum(entry.amount), 0) || ' taken' as detail
      from trade_order
      left join ledger_transaction as posted on posted.tenant_id = trade_order.tenant_id and posted.cause = 'pay-order:' || trade_order.id
      left join ledger_entry as entry on entry.tenant_id = posted.tenant_id and entry.transaction_id = posted.id and entry.log_type = 2
      where trade_order.paid_at is not null and trade_order.pay_type = 4
      group by trade_order.tenant_id, trade_order.id, trade_order.total_amount
      having coalesce(-sum(entry.amount), 0) <> trade_order.total_amount`,
  },
  {
    name: 'each order that is paid brought exactly its total into escrow, once',
    sql: `select trade_order.tenant_id, 'order ' || trade_order.id as subject, trade_order.total_amount || ' due, ' || coalesce(sum(entry.amount), 0) || ' came in' as detail
      from trade_order
      left join ledger_transaction as posted on posted.tenant_id = trade_order.tenant_id and posted.cause = 'pay-order:' || trade_order.id
      left join ledger_account as escrow on escrow.tenant_id = trade_order.tenant_id and escrow.kind = 3
      left join ledger_entry as entry on entry.tenant_id = posted.tenant_id and entry.transaction_id = posted.id and entry.account_id = escrow.id
      where trade_order.paid_at is not null
      group by trade_order.tenant_id, trade_order.id, trade_order.total_amount
      having coalesce(sum(entry.amount), 0) <> trade_order.total_amount`,
  },
  {
    name: 'each order that was paid by a proof has one that staff approved',
    sql: `select trade_order.tenant_id, 'order ' || trade_order.id as subject, 'no approved proof' as detail
      from trade_order
      where trade_order.paid_at is not null and trade_order.pay_type <> 4 and not exists (
        select from payment_proof_order as proven
        join payment_proof as proof on proof.tenant_id = proven.tenant_id and proof.id = proven.proof_id and proof.status = 1
        where proven.tenant_id = trade_order.tenant_id and proven.order_id = trade_order.id
      )`,
  },
  {
    name: 'the money of each approved proof went to its orders or to the member',
    sql: `select proof.tenant_id, 'proof ' || proof.id as subject, 'nothing for order ' || proven.order_id as detail
      from payment_proof as proof
      join payment_proof_order as proven on proven.tenant_id = proof.tenant_id and proven.proof_id = proof.id
      where proof.status = 1 and not exists (
        select from ledger_transaction as posted
        join ledger_entry as entry on entry.tenant_id = posted.tenant_id and entry.transaction_id = posted.id
        join ledger_account as account on account.tenant_id = entry.tenant_id and account.id = entry.account_id and account.kind = 4
        where posted.tenant_id = proof.tenant_id
          and posted.cause in ('pay-order:' || proven.order_id, 'credit-proof:' || proof.id || ':' || proven.order_id)
      )`,
  },
  {
    name: 'each recharge that passed brought exactly its amount, once, and no other brought any',
    sql: `select recharge.tenant_id, 'recharge ' || recharge.id as subject, 'status ' || recharge.audit_status || ', ' || coalesce(sum(entry.amount), 0) || ' of ' || recharge.amount as detail
      from recharge
      left join ledger_transaction as posted on posted.tenant_id = recharge.tenant_id and posted.cause = 'recharge:' || recharge.id
      left join ledger_entry as entry on entry.tenant_id = posted.tenant_id and entry.transaction_id = posted.id and entry.log_type = 5
      group by recharge.tenant_id, recharge.id, recharge.amount, recharge.audit_status
      having coalesce(sum(entry.amount), 0) <> case when recharge.audit_status = 1 then recharge.amount else 0 end`,
  },
  {
    name: 'the money of each withdrawal is where its state says',
    sql: `select withdrawal.tenant_id, 'withdrawal ' || withdrawal.id as subject,
        'sta ' || withdrawal.sta || ', of ' || withdrawal.amount || ': ' || moved.available || ' available, ' || moved.frozen || ' frozen, ' || moved.gone || ' out' as detail
      from withdrawal
      cross join lateral (
        select coalesce(sum(entry.amount) filter (where account.kind = 1), 0) as available,
          coalesce(sum(entry.amount) filter (where account.kind = 2), 0) as frozen,
          coalesce(sum(entry.amount) filter (where account.kind = 5), 0) as gone
        from ledger_transaction as posted
        join ledger_entry as entry on entry.tenant_id = posted.tenant_id and entry.transaction_id = posted.id
        join ledger_account as account on account.tenant_id = entry.tenant_id and account.id = entry.account_id
        where posted.tenant_id = withdrawal.tenant_id
          and posted.cause in ('withdraw-apply:' || withdrawal.id, 'withdraw-remit:' || withdrawal.id, 'withdraw-reject:' || withdrawal.id, 'withdraw-fail:' || withdrawal.id)
          and (account.member_id is null or account.member_id = withdrawal.member_id)
      ) as moved
      cross join lateral (
        select coalesce(sum(amount_before - amount_after), 0) as released from withdrawal_cut as cut
        where cut.tenant_id = withdrawal.tenant_id and cut.withdrawal_id = withdrawal.id
      ) as cut
      where (moved.available + cut.released, moved.frozen - cut.released, moved.gone) is distinct from (
        case when withdrawal.sta = 2 then 0 else -withdrawal.amount end,
        case when withdrawal.sta in (0, 4) then withdrawal.amount else 0 end,
        case when withdrawal.sta in (1, 3) then withdrawal.amount else 0 end
      )`,
  },
  {
    name: 'no money moved for a recharge or a withdrawal that is not there',
    sql: `select posted.tenant_id, posted.cause as subject, 'nothing asked for it' as detail
      from ledger_transaction as posted
      where (posted.cause like 'recharge:%' and not exists (
          select from recharge where recharge.tenant_id = posted.tenant_id and posted.cause = 'recharge:' || recharge.id
        )) or (posted.cause like 'withdraw-%' and posted.cause not like 'withdraw-cut:%' and not exists (
          select from withdrawal where withdrawal.tenant_id = posted.tenant_id and split_part(posted.cause, ':', 2) = withdrawal.id::text
        ))`,
  },
  {
    name: 'no money was taken for an order that is not paid',
    sql: `select posted.tenant_id, posted.cause as subject, 'status ' || coalesce(trade_order.status::text, 'missing') as detail
      from ledger_transaction as posted
      left join trade_order on trade_order.tenant_id = posted.tenant_id and posted.cause = 'pay-order:' || trade_order.id
      where posted.cause like 'pay-order:%' and trade_order.paid_at is null`,
  },
  {
    name: 'the stock of each SKU is the sum of its movements',
    sql: `select sku.tenant_id, 'SKU ' || sku.id as subject, sku.stock || ' held, ' || coalesce(sum(movement.quantity), 0) || ' by movements' as detail
      from sku
      join stock_movement as movement on movement.tenant_id = sku.tenant_id and movement.sku_id = sku.id
      group by sku.tenant_id, sku.id, sku.stock
      having sku.stock <> coalesce(sum(movement.quantity), 0)`,
  },
  {
    name: 'each order holds the stock that its state says',
    sql: `select trade_order.tenant_id, 'order ' || trade_order.id as subject, 'status ' || trade_order.status || ', ' || coalesce(-moved.pieces, 0) || ' of ' || items.pieces || ' pieces held' as detail
      from trade_order
      join lateral (select sum(count) as pieces from order_item where order_item.tenant_id = trade_order.tenant_id and order_item.order_id = trade_order.id) as items on true
      left join lateral (select sum(quantity) as pieces from stock_movement where stock_movement.tenant_id = trade_order.tenant_id and stock_movement.order_id = trade_order.id) as moved on true
      where coalesce(-moved.pieces, 0) <> case when trade_order.status = -1 then 0 else items.pieces end`,
  },
  {
    name: 'the scores of each product are those of its reviews',
    sql: `select tenant_id, 'product ' || id as subject, held::text || ' held, ' || said::text || ' said' as detail from (
        select spu.tenant_id, spu.id, (review_count, service_sum, logistics_sum, description_sum) as held,
          (count(evaluation.id)::int, coalesce(sum(service_score), 0)::int, coalesce(sum(logistics_score), 0)::int, coalesce(sum(description_score), 0)::int) as said
        from spu left join evaluation on evaluation.tenant_id = spu.tenant_id and evaluation.spu_id = spu.id
        group by spu.tenant_id, spu.id
      ) as compared where held is distinct from said`,
  },
  {
    name: 'the scores of each shop are those of its products',
    sql: `select tenant_id, 'shop ' || id as subject, held::text || ' held, ' || said::text || ' said' as detail from (
        select shop.tenant_id, shop.id, (shop.review_count, shop.score_sum) as held,
          (coalesce(sum(spu.review_count), 0)::int, coalesce(sum(service_sum + logistics_sum + description_sum), 0)::bigint) as said
        from shop left join spu on spu.tenant_id = shop.tenant_id and spu.shop_id = shop.id
        group by shop.tenant_id, shop.id
      ) as compared where held is distinct from said`,
  },
  {
    name: 'an order is marked as reviewed exactly when it is',
    sql: `select trade_order.tenant_id, 'order ' || trade_order.id as subject, 'marked ' || is_commented || ', ' || count(evaluation.id) || ' reviews' as detail
      from trade_order
      join order_item on order_item.tenant_id = trade_order.tenant_id and order_item.order_id = trade_order.id
      left join evaluation on evaluation.tenant_id = order_item.tenant_id and evaluation.order_item_id = order_item.id
      group by trade_order.tenant_id, trade_order.id, trade_order.is_commented
      having (is_commented = 1) <> (count(evaluation.id) > 0)`,
  },
];

const PROOFS = proofsOf([...BOOK_PROOFS, ...ORDER_PROOFS, ...AFTER_SALE_PROOFS, ...DEBT_PROOFS, ...TAKINGS_PROOFS]);

/**
 * @param databaseUrl connects as the owner
 * @returns the differences found, none when the books prove
 */
export async function proveBooks(databaseUrl: string): Promise<Difference[]> {
  const client = new Client({
    connectionString: databaseUrl,
    options: '-c search_path=public -c default_transaction_read_only=on',
  });
  await client.connect();
  try {
    // One snapshot for all proofs, whatever is posted meanwhile.
    await client.query('begin isolation level repeatable read');
    const differences: Difference[] = [];
    await lookAtEachTenant(client, async () => {
      for (const { name, rows } of PROOFS) {
        const found = await sqlOf(client).rows(rows, []);
        differences.push(
          ...found.map((row) => ({ proof: name, tenantId: row.tenant_id, subject: row.subject, detail: row.detail })),
        );
      }
    });
    return differences;
  } finally {
    await client.end();
  }
}
