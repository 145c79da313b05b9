/** What must hold of the takings of shops, which postings keep: they equal what the ledger's entries of their orders make. */
import type { Proof } from './proof.ts';

/** Each entry of a settlement or a refund of a shop's order, and of what its orders have in escrow. */
const MOVED = `
      select trade_order.tenant_id, trade_order.shop_id, posted.created_at,
        case when entry.log_type = 8 then entry.amount else 0 end as received, 0::bigint as paid_back, 0::bigint as owed,
        case when account.shop_id = trade_order.shop_id then entry.amount else 0 end as debt_paid
      from trade_order
      join ledger_transaction as posted on posted.tenant_id = trade_order.tenant_id and posted.cause = 'settle-order:' || trade_order.id
      join ledger_entry as entry on entry.tenant_id = posted.tenant_id and entry.transaction_id = posted.id
      join ledger_account as account on account.tenant_id = entry.tenant_id and account.id = entry.account_id
      union all
      select after_sale.tenant_id, after_sale.shop_id, posted.created_at, 0, case when entry.log_type = 3 then -entry.amount else 0 end,
        case when account.shop_id = after_sale.shop_id then -entry.amount else 0 end, 0
      from after_sale
      join ledger_transaction as posted on posted.tenant_id = after_sale.tenant_id and posted.cause = 'after-sale-refund:' || after_sale.id
      join ledger_entry as entry on entry.tenant_id = posted.tenant_id and entry.transaction_id = posted.id
      join ledger_account as account on account.tenant_id = entry.tenant_id and account.id = entry.account_id`;
/** Each entry of a shop's orders on the escrow account. */
const IN_ESCROW = `
      select concerned.tenant_id, concerned.shop_id, entry.amount
      from (
        select tenant_id, shop_id, unnest(array['pay-order:' || id, 'cancel-refund:' || id, 'settle-order:' || id]) as cause from trade_order
        union all
        select tenant_id, shop_id, 'after-sale-refund:' || id from after_sale
      ) as concerned
      join ledger_transaction as posted on posted.tenant_id = concerned.tenant_id and posted.cause = concerned.cause
      join ledger_entry as entry on entry.tenant_id = posted.tenant_id and entry.transaction_id = posted.id
      join ledger_account as account on account.tenant_id = entry.tenant_id and account.id = entry.account_id and account.kind = 3`;
const SUMS = 'sum(received) as received, sum(paid_back) as paid_back, sum(owed) as owed, sum(debt_paid) as debt_paid';

/** Of two sides with the same columns, the rows in which one differs from the other; a side without a row is all zeros. */
const differing = (kept: string, made: string, keys: string, subject: string, figures: readonly string[]): string => {
  const of = (side: string) => `(${figures.map((figure) => `coalesce(${side}.${figure}, 0)::numeric`).join(', ')})`;
  return `select tenant_id, ${subject} as subject, 'kept ' || ${of('kept')}::text || ', made by entries ' || ${of('made')}::text as detail
      from (${kept}) as kept full join (${made}) as made using (${keys})
      where ${of('kept')} is distinct from ${of('made')}`;
};

const FIGURES = ['received', 'paid_back', 'owed', 'debt_paid'];

export const TAKINGS_PROOFS: readonly Proof[] = [
  {
    name: 'the takings of each shop are what its settlements and refunds moved',
    sql: differing(
      'select * from shop_takings',
      `select tenant_id, shop_id, ${SUMS} from (${MOVED}) as moved group by tenant_id, shop_id`,
      'tenant_id, shop_id',
      `'shop ' || shop_id`,
      FIGURES,
    ),
  },
  {
    name: 'what awaits each shop is what its orders have in escrow',
    sql: differing(
      'select tenant_id, shop_id, awaiting from shop_takings',
      `select tenant_id, shop_id, sum(amount) as awaiting from (${IN_ESCROW}) as held group by tenant_id, shop_id`,
      'tenant_id, shop_id',
      `'shop ' || shop_id`,
      ['awaiting'],
    ),
  },
  {
    name: 'the takings of each day are what was moved on it, in the time zone of the tenant',
    sql: differing(
      'select * from shop_takings_day',
      `select moved.tenant_id, shop_id, (created_at at time zone coalesce(value ->> 'timeZone', 'UTC'))::date as day, ${SUMS}
       from (${MOVED}) as moved
       left join tenant_setting on tenant_setting.tenant_id = moved.tenant_id and key = 'LOCALE_SETTING'
       group by moved.tenant_id, shop_id, 3`,
      'tenant_id, shop_id, day',
      `'shop ' || shop_id || ' on ' || day`,
      FIGURES,
    ),
  },
];
