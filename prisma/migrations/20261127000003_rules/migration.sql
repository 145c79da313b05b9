-- What the database itself holds to be true.

select passage.make_tenant_table(name) from unnest(array[
  'tenant_setting', 'member', 'session', 'mail_code', 'captcha', 'attempt_counter',
  'category', 'brand', 'designer', 'shop', 'property', 'property_value', 'spu', 'spu_picture', 'sku', 'sku_value',
  'listing', 'listing_count', 'favorite_product',
  'cart_line', 'address', 'checkout', 'trade_order', 'order_item', 'pay_method',
  'outbox', 'idempotency_key', 'review_item', 'stored_mail'
]::regclass[]) as name;
select passage.make_tenant_table(name, 'select, insert') from unnest(array['stock_movement', 'audit']::regclass[]) as name;
-- Balances change through passage.ledger_post alone.
select passage.make_tenant_table(name, 'select')
from unnest(array['ledger_account', 'ledger_transaction', 'ledger_entry']::regclass[]) as name;

select passage.make_append_only(name)
from unnest(array['stock_movement', 'audit', 'ledger_transaction', 'ledger_entry']::regclass[]) as name;

grant select on tenant, tenant_host to passage_app;
alter table tenant_host add constraint tenant_host_shop_fkey
  foreign key (tenant_id, shop_id) references shop (tenant_id, id) on delete restrict;

-- The relay sees every tenant's outbox and nothing else.
create policy relay on outbox to passage_relay using (true) with check (true);
grant select, update on outbox to passage_relay;

alter table member add constraint member_email_lower check (email = lower(email)),
  add constraint member_role_known check (role between 0 and 3),
  add constraint member_sex_known check (sex in (1, 2)),
  add constraint member_pay_password_failures_not_negative check (pay_password_failures >= 0);
alter table mail_code add constraint mail_code_purpose_known check (purpose between 1 and 3);
alter table category add constraint category_population_known check (population between 1 and 3);
alter table shop add constraint shop_status_known check (status in (0, 1)),
  add constraint shop_freight_not_negative check (freight >= 0 and free_freight_from >= 0);
alter table spu add constraint spu_status_known check (status in (0, 1)),
  add constraint spu_population_known check (population between 1 and 3),
  add constraint spu_sales_count_not_negative check (sales_count >= 0);
alter table sku add constraint sku_stock_not_negative check (stock >= 0),
  add constraint sku_price_positive check (price > 0 and market_price >= 0),
  add constraint sku_status_known check (status in (0, 1));
alter table listing_count add constraint listing_count_not_negative check (count >= 0);
alter table cart_line add constraint cart_line_count_in_range check (count between 1 and 999);
alter table trade_order add constraint trade_order_status_known check (status in (-1, 0, 10, 20, 30, 40)),
  add constraint trade_order_audit_status_known check (audit_status between 0 and 3),
  add constraint trade_order_pay_type_known check (pay_type between 1 and 4),
  add constraint trade_order_total check (total_amount = goods_amount + freight and goods_amount > 0 and freight >= 0),
  add constraint trade_order_paid check (status not in (10, 20, 30, 40) or paid_at is not null),
  add constraint trade_order_cancelled check ((status = -1) = (cancelled_at is not null));
alter table order_item add constraint order_item_count_in_range check (count between 1 and 999),
  add constraint order_item_price_positive check (unit_price > 0),
  add constraint order_item_after_sale_status_known check (after_sale_status in (0, 10, 20, 30, 40));
alter table pay_method add constraint pay_method_type_known check (type between 1 and 4);
alter table outbox add constraint outbox_status_known check (status between 0 and 3);
alter table review_item add constraint review_item_queue_known check (queue between 1 and 4),
  add constraint review_item_status_known check (status between 0 and 2);

-- A member has at most one default address.
create unique index address_one_default on address (tenant_id, member_id) where is_default = 1;
alter table address add constraint address_default_known check (is_default in (0, 1));

-- Ledger -------------------------------------------------------------------------------------------------------------

alter table ledger_account add constraint ledger_account_kind_known check (kind between 1 and 7),
  add constraint ledger_account_owner check ((kind <= 2) = (member_id is not null) and (member_id is null) = (balance is null)),
  add constraint ledger_account_balance_not_negative check (balance >= 0);
create unique index ledger_account_platform on ledger_account (tenant_id, kind) where member_id is null;
alter table ledger_entry add constraint ledger_entry_amount_not_zero check (amount <> 0),
  add constraint ledger_entry_log_type_known check (log_type between 1 and 9);

create function passage.check_ledger_transaction() returns trigger
language plpgsql
as $$
declare
  checked int := case tg_table_name when 'ledger_transaction' then (to_jsonb(new) ->> 'id')::int else (to_jsonb(new) ->> 'transaction_id')::int end;
  entry_count int;
  total numeric;
begin
  select count(*), coalesce(sum(amount), 0) into entry_count, total
  from ledger_entry where tenant_id = new.tenant_id and transaction_id = checked;
  if entry_count < 2 or total <> 0 then
    raise exception 'ledger transaction % has % entries that sum to %', checked, entry_count, total using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger balanced after insert on ledger_transaction deferrable initially deferred
  for each row execute function passage.check_ledger_transaction();
create constraint trigger balanced after insert on ledger_entry deferrable initially deferred
  for each row execute function passage.check_ledger_transaction();

-- The id of a member's account, or of the platform's where member is null; made when it is not there yet.
create function passage.ledger_account_id(owner_id int, account_kind int) returns int
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  tenant int := passage.tenant_id();
  found_id int;
begin
  select id into found_id from ledger_account
  where tenant_id = tenant and kind = account_kind and member_id is not distinct from owner_id;
  if found_id is null then
    insert into ledger_account (tenant_id, kind, member_id, balance)
    values (tenant, account_kind, owner_id, case when owner_id is null then null else 0 end)
    on conflict do nothing;
    select id into found_id from ledger_account
    where tenant_id = tenant and kind = account_kind and member_id is not distinct from owner_id;
  end if;
  return found_id;
end
$$;

-- Posts one transaction: members' accounts locked in id order, balances moved, entries written.
-- Answers its id, or null when the same cause was posted before. A balance below zero breaks
-- ledger_account_balance_not_negative.
create function passage.ledger_post(posting_cause text, accounts int[], amounts bigint[], log_types int[], remarks text[], posted_at timestamptz) returns int
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  tenant int := passage.tenant_id();
  posted int;
  after_entry bigint;
begin
  insert into ledger_transaction (tenant_id, cause, created_at) values (tenant, posting_cause, posted_at)
  on conflict (tenant_id, cause) do nothing returning id into posted;
  if posted is null then return null; end if;
  perform from ledger_account where tenant_id = tenant and id = any (accounts) and balance is not null order by id for update;
  for i in 1 .. cardinality(accounts) loop
    update ledger_account set balance = balance + amounts[i]
    where tenant_id = tenant and id = accounts[i] and balance is not null
    returning balance into after_entry;
    insert into ledger_entry (tenant_id, transaction_id, account_id, amount, balance_after, log_type, remark, created_at)
    values (tenant, posted, accounts[i], amounts[i], after_entry, log_types[i], coalesce(remarks[i], ''), posted_at);
    after_entry := null;
  end loop;
  return posted;
end
$$;
revoke execute on function passage.ledger_account_id(int, int), passage.ledger_post(text, int[], bigint[], int[], text[], timestamptz) from public;
grant execute on function passage.ledger_account_id(int, int), passage.ledger_post(text, int[], bigint[], int[], text[], timestamptz) to passage_app;

-- Lists --------------------------------------------------------------------------------------------------------------

create function passage.count_listings() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    insert into listing_count (tenant_id, scope, scope_id, count)
    select tenant_id, scope, scope_id, count(*) from changed group by 1, 2, 3 order by 1, 2, 3
    on conflict (tenant_id, scope, scope_id) do update set count = listing_count.count + excluded.count;
  else
    perform from listing_count
    where (tenant_id, scope, scope_id) in (select tenant_id, scope, scope_id from changed)
    order by tenant_id, scope, scope_id for update;
    update listing_count set count = listing_count.count - gone.count
    from (select tenant_id, scope, scope_id, count(*) from changed group by 1, 2, 3) as gone
    where (listing_count.tenant_id, listing_count.scope, listing_count.scope_id) = (gone.tenant_id, gone.scope, gone.scope_id);
  end if;
  return null;
end
$$;
create trigger counted_in after insert on listing referencing new table as changed
  for each statement execute function passage.count_listings();
create trigger counted_out after delete on listing referencing old table as changed
  for each statement execute function passage.count_listings();

-- Derives price, orderability and rank of products from their SKUs, and their rows in the lists.
-- Callers hold the SKU rows they changed before they come here, never the other way round.
create function passage.refresh_listings(spus int[]) returns void
language plpgsql
as $$
declare
  tenant int := passage.tenant_id();
begin
  perform from spu where tenant_id = tenant and id = any (spus) order by id for update;

  with figures as (
    select spu.id,
      coalesce(min(sku.price) filter (where sku.stock > 0), min(sku.price), 0) as price,
      case when spu.status = 1 and shop.status = 1 and coalesce(bool_or(sku.stock > 0), false) then 1 else 0 end as orderable
    from spu
    join shop on shop.tenant_id = spu.tenant_id and shop.id = spu.shop_id
    left join sku on sku.tenant_id = spu.tenant_id and sku.spu_id = spu.id and sku.status = 1
    where spu.tenant_id = tenant and spu.id = any (spus)
    group by spu.id, spu.status, shop.status
  )
  update spu set price = figures.price, orderable = figures.orderable,
    rank = figures.orderable * 1000000000 + least(spu.popularity, 999999999),
    market_price = coalesce((
      select max(sku.market_price) from sku
      where sku.tenant_id = tenant and sku.spu_id = spu.id and sku.status = 1 and sku.price = figures.price
    ), 0)
  from figures where spu.tenant_id = tenant and spu.id = figures.id;

  with recursive shown as (
    select spu.* from spu
    join shop on shop.tenant_id = spu.tenant_id and shop.id = spu.shop_id and shop.status = 1
    where spu.tenant_id = tenant and spu.id = any (spus) and spu.status = 1
  ), ancestry as (
    select shown.id as spu_id, category.id as category_id, category.parent_id from shown
    join category on category.tenant_id = tenant and category.id = shown.category_id
    union all
    select ancestry.spu_id, category.id, category.parent_id from ancestry
    join category on category.tenant_id = tenant and category.id = ancestry.parent_id
  ), places as (
    select 1 as scope, population::int as scope_id, id as spu_id from shown
    union all select 2, category_id, spu_id from ancestry
    union all select 3, brand_id, id from shown
    union all select 4, designer_id, id from shown where designer_id is not null
    union all select 5, shop_id, id from shown
  ), wanted as materialized (
    select places.scope, places.scope_id, places.spu_id, shown.price, shown.rank, shown.created_at
    from places join shown on shown.id = places.spu_id
  ), gone as (
    delete from listing where listing.tenant_id = tenant and listing.spu_id = any (spus) and not exists (
      select from wanted
      where (wanted.scope, wanted.scope_id, wanted.spu_id) = (listing.scope, listing.scope_id, listing.spu_id)
    )
  )
  insert into listing (tenant_id, scope, scope_id, spu_id, price, rank, created_at)
  select tenant, scope, scope_id, spu_id, price, rank, created_at from wanted order by scope, scope_id, spu_id
  on conflict (tenant_id, scope, scope_id, spu_id) do update
  set price = excluded.price, rank = excluded.rank, created_at = excluded.created_at
  where (listing.price, listing.rank, listing.created_at) is distinct from (excluded.price, excluded.rank, excluded.created_at);
end
$$;
