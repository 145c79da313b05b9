/** What must hold of jobs, messages, reviews by staff and their trace, whatever happened. */
import type { Rule } from './difference.ts';

/** An event of which somebody is told once: the rows it happened to, and how the message names them. */
interface Telling {
  readonly template: string;
  /** tenant_id, member_id and name of whatever it happened to. */
  readonly happened: string;
  /** The message's parameter that carries the name. */
  readonly named: string;
}

const owned = (
  what: string,
) => `select trade_order.tenant_id, shop.owner_id as member_id, trade_order.no as name from trade_order
  join shop on shop.tenant_id = trade_order.tenant_id and shop.id = trade_order.shop_id and shop.owner_id is not null where ${what}`;
const bought = (what: string) => `select tenant_id, member_id, no as name from trade_order where ${what}`;
const refund = (
  status: number,
) => `select after_sale.tenant_id, after_sale.member_id, after_sale.no as name from after_sale
  join after_sale_event as event on event.tenant_id = after_sale.tenant_id and event.after_sale_id = after_sale.id and event.status = ${status}`;
const askedOf = (table: string, what: string) => `select tenant_id, member_id, no as name from ${table} where ${what}`;
const posted = (
  step: string,
) => `select withdrawal.tenant_id, withdrawal.member_id, withdrawal.no as name from withdrawal
  join ledger_transaction as posting on posting.tenant_id = withdrawal.tenant_id and posting.cause = 'withdraw-${step}:' || withdrawal.id`;

const TELLINGS: readonly Telling[] = [
  { template: 'orderShipped', named: 'order', happened: bought('shipped_at is not null') },
  { template: 'orderCancelled', named: 'order', happened: bought('status = -1 and paid_at is not null') },
  {
    template: 'shopOrderCancelled',
    named: 'order',
    happened: owned('trade_order.status = -1 and paid_at is not null'),
  },
  {
    template: 'shopOrderSettled',
    named: 'order',
    happened: owned(
      "settled_at is not null and exists (select from ledger_transaction as posting where posting.tenant_id = trade_order.tenant_id and posting.cause = 'settle-order:' || trade_order.id)",
    ),
  },
  { template: 'afterSaleRefunded', named: 'no', happened: refund(50) },
  { template: 'afterSaleRefused', named: 'no', happened: refund(62) },
  { template: 'afterSaleGoodsRefused', named: 'no', happened: refund(63) },
  { template: 'afterSaleReturnAwaited', named: 'no', happened: refund(20) },
  { template: 'rechargeApproved', named: 'no', happened: askedOf('recharge', 'audit_status = 1') },
  { template: 'rechargeRejected', named: 'no', happened: askedOf('recharge', 'audit_status = 2') },
  { template: 'withdrawalCompleted', named: 'no', happened: askedOf('withdrawal', 'sta = 1') },
  { template: 'withdrawalRemitted', named: 'no', happened: posted('remit') },
  { template: 'withdrawalRejected', named: 'no', happened: posted('reject') },
  { template: 'withdrawalFailed', named: 'no', happened: posted('fail') },
];

const toldOnce = ({ template, named, happened }: Telling): Rule => ({
  name: `${template} is told exactly once to whom it concerns`,
  sql: `select coalesce(event.tenant_id, told.tenant_id) as tenant_id, coalesce(event.name, told.name) as subject,
      coalesce(told.times, 0) || ' messages, happened: ' || (event.name is not null) as detail
    from (${happened}) as event
    full join (
      select tenant_id, member_id, params ->> '${named}' as name, count(*) as times from system_message
      where template = '${template}' group by 1, 2, 3
    ) as told on told.tenant_id = event.tenant_id and told.member_id = event.member_id and told.name = event.name
    where coalesce(told.times, 0) <> 1 or event.name is null`,
});

/** An outbox row that each of some rows must have. */
const hasJob = (job: string, table: string, where: string): Rule => ({
  name: `${job} stands in the outbox for each ${table} it is due to`,
  sql: `select ${table}.tenant_id, '${table} ' || ${table}.id as subject, 'no job' as detail from ${table}
    where ${where} and not exists (
      select from outbox where outbox.tenant_id = ${table}.tenant_id and outbox.key = '${job}:' || ${table}.id
    )`,
});

/** Acts that can happen to a thing once. */
const ONCE = [
  'orders.ship',
  'after-sale.approve',
  'after-sale.refuse',
  'after-sale.receive',
  'after-sale.refuseGoods',
  'after-sale.refund',
];
const ONCE_REVIEWED = ['reject', 'remit', 'complete', 'fail'].map((step) => `review.withdrawals.${step}`);

export const WORK_RULES: readonly Rule[] = [
  {
    name: 'no job is given up',
    sql: `select tenant_id, key as subject, coalesce(last_error, 'no error') as detail from outbox where status = 3`,
  },
  {
    name: 'no job that is due is undone',
    asksForNow: true,
    sql: `select tenant_id, key as subject, 'due ' || run_at || ', handed over ' || attempts || ' times' as detail
      from outbox where status in (0, 1) and run_at < $1::timestamptz - interval '5 seconds'`,
  },
  {
    name: 'a job is done exactly when it says when',
    sql: `select tenant_id, key as subject, 'status ' || status as detail from outbox where (status = 2) <> (done_at is not null)`,
  },
  hasJob('expire-order', 'trade_order', 'true'),
  hasJob('order-paid', 'trade_order', 'paid_at is not null'),
  hasJob('confirm-receipt', 'trade_order', 'shipped_at is not null'),
  hasJob('settle-order', 'trade_order', 'completed_at is not null'),
  hasJob('mail-system-message', 'system_message', 'true'),
  {
    name: 'each message went out by mail',
    sql: `select told.tenant_id, member.email as subject, told.times || ' messages, ' || count(mail.id) || ' mails' as detail
      from (select tenant_id, member_id, count(*) as times from system_message group by 1, 2) as told
      join member on member.tenant_id = told.tenant_id and member.id = told.member_id
      left join stored_mail as mail on mail.tenant_id = member.tenant_id and mail.recipient = member.email
      group by told.tenant_id, member.email, told.times having count(mail.id) < told.times`,
  },
  {
    name: 'nothing is told twice',
    sql: `select tenant_id, template || ' to ' || member_id as subject, count(*) || ' times ' || params as detail
      from system_message group by tenant_id, member_id, template, params having count(*) > 1`,
  },
  {
    name: 'the owner is told of each counted order once, and of others once at the most',
    sql: `select trade_order.tenant_id, 'order ' || trade_order.no as subject, count(message.id) || ' messages, counted ' || is_counted as detail
      from trade_order join shop on shop.tenant_id = trade_order.tenant_id and shop.id = trade_order.shop_id and shop.owner_id is not null
      left join system_message as message on message.tenant_id = shop.tenant_id and message.member_id = shop.owner_id
        and message.template = 'shopOrderPaid' and message.params ->> 'order' = trade_order.no
      group by trade_order.tenant_id, trade_order.id having count(message.id) > 1 or count(message.id) < is_counted`,
  },
  ...TELLINGS.map(toldOnce),
  {
    name: 'a decided item says who decided it and when, but for a withdrawal that a refund ended, and no other does',
    sql: `select tenant_id, 'review item ' || id as subject, 'status ' || status || concat(', by ', decided_by) as detail
      from review_item where (status <> 0 and not (queue = 3 and status = 2)) and decided_by is null or status = 0 and decided_by is not null
        or (status <> 0) <> (decided_at is not null)
        or decided_by = member_id`,
  },
  {
    name: 'an item stands as what it is about',
    sql: `select tenant_id, 'review item ' || id as subject, 'queue ' || queue || ', status ' || status || concat(', subject ', state) as detail from (
        select item.*, case queue
          when 1 then (select proof.status from payment_proof as proof where proof.tenant_id = item.tenant_id and proof.id = item.subject_id)
          when 2 then (select recharge.audit_status from recharge where recharge.tenant_id = item.tenant_id and recharge.id = item.subject_id)
          when 5 then (select request.status from refund_request as request where request.tenant_id = item.tenant_id and request.id = item.subject_id)
          else (select withdrawal.sta from withdrawal where withdrawal.tenant_id = item.tenant_id and withdrawal.id = item.subject_id) end as state
        from review_item as item
      ) as items where not coalesce(case queue
        when 1 then (status, state) in ((0, 3), (1, 1), (2, 2))
        when 2 then (status, state) in ((0, 0), (0, 3), (1, 1), (2, 2))
        when 5 then status = state
        else (status, state) in ((0, 0), (1, 4), (1, 3), (1, 1), (2, 2)) end, false)`,
  },
  {
    name: 'each decision on an item left an audit row of whoever decided',
    sql: `select item.tenant_id, 'review item ' || item.id as subject, 'no audit row of ' || item.decided_by as detail
      from review_item as item
      where item.decided_by is not null and not exists (
        select from audit where audit.tenant_id = item.tenant_id and audit.actor_id = item.decided_by
          and audit.subject = (array['payments', 'recharges', 'withdrawals', 'shop-applications', 'refunds'])[item.queue] || ':' || item.subject_id
          and audit.action like 'review.%'
      )`,
  },
  {
    name: 'what needs two reviewers has the approvals of two',
    sql: `select item.tenant_id, 'review item ' || item.id as subject, count(approval.reviewer_id) || ' approvals of ' || item.amount as detail
      from review_item as item
      left join review_approval as approval on approval.tenant_id = item.tenant_id and approval.item_id = item.id
      where item.status = 1 and item.amount > 100 * (
        select (value ->> 'secondReviewerAbove')::int from tenant_setting as setting
        where setting.tenant_id = item.tenant_id and setting.key = 'REVIEW_SETTING'
      )
      group by item.tenant_id, item.id, item.amount having count(approval.reviewer_id) < 2`,
  },
  {
    name: 'what can happen once stands in the audit once',
    sql: `select tenant_id, subject, action || ' ' || count(*) || ' times' as detail from audit
      where action = any (array[${[...ONCE, ...ONCE_REVIEWED].map((action) => `'${action}'`).join(', ')}])
      group by tenant_id, subject, action having count(*) > 1`,
  },
  {
    name: 'a recharge handed in once is there once',
    sql: `select tenant_id, bankno as subject, count(*) || ' recharges' as detail from recharge
      where bankno like 'soak %' group by tenant_id, bankno having count(*) > 1`,
  },
  {
    name: 'a balance adjusted once moved once',
    sql: `select tenant_id, remark as subject, count(*) || ' entries' as detail from ledger_entry
      where log_type in (6, 7) group by tenant_id, remark having count(*) > 1`,
  },
  {
    name: 'no idempotency key is left without its answer',
    sql: `select tenant_id, route as subject, key as detail from idempotency_key where answer is null`,
  },
];
