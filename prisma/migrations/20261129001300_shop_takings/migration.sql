-- What each shop has taken, kept by the posting that moves it, so that reading it does not walk the orders.
create table shop_takings (
  tenant_id int not null default nullif(current_setting('app.tenant_id', true), '')::int,
  shop_id int not null,
  received bigint not null default 0,
  paid_back bigint not null default 0,
  owed bigint not null default 0,
  debt_paid bigint not null default 0,
  awaiting bigint not null default 0,
  constraint shop_takings_pkey primary key (tenant_id, shop_id)
);
create table shop_takings_day (
  tenant_id int not null default nullif(current_setting('app.tenant_id', true), '')::int,
  shop_id int not null,
  day date not null,
  received bigint not null default 0,
  paid_back bigint not null default 0,
  owed bigint not null default 0,
  debt_paid bigint not null default 0,
  constraint shop_takings_day_pkey primary key (tenant_id, shop_id, day)
);
create index shop_takings_day_tenant_id_day_idx on shop_takings_day (tenant_id, day desc);
alter table shop_takings add constraint shop_takings_tenant_id_shop_id_fkey
  foreign key (tenant_id, shop_id) references shop (tenant_id, id) on delete restrict on update cascade;
alter table shop_takings_day add constraint shop_takings_day_tenant_id_shop_id_fkey
  foreign key (tenant_id, shop_id) references shop (tenant_id, id) on delete restrict on update cascade;
select passage.make_tenant_table('shop_takings', 'select');
select passage.make_tenant_table('shop_takings_day', 'select');

-- The time zone whose days are the tenant's.
create function passage.zone_of(tenant int) returns text
language sql stable
as $$
  select coalesce((select value ->> 'timeZone' from public.tenant_setting where tenant_id = tenant and key = 'LOCALE_SETTING'), 'UTC')
$$;

-- What one posting moved for the shop of its order or after-sale; no row for any other posting.
create function passage.takings_of(tenant int, posting int)
returns table (shop_id int, received bigint, paid_back bigint, owed bigint, debt_paid bigint, awaiting bigint)
language sql stable
as $$
  select concerned.shop_id,
    coalesce(sum(entry.amount) filter (where concerned.kind = 'settle-order' and entry.log_type = 8), 0)::bigint,
    coalesce(-sum(entry.amount) filter (where concerned.kind = 'after-sale-refund' and entry.log_type = 3), 0)::bigint,
    coalesce(-sum(entry.amount) filter (where concerned.kind = 'after-sale-refund' and account.kind = 8), 0)::bigint,
    coalesce(sum(entry.amount) filter (where concerned.kind = 'settle-order' and account.kind = 8), 0)::bigint,
    coalesce(sum(entry.amount) filter (where account.kind = 3), 0)::bigint
  from (
    select split_part(cause, ':', 1) as kind, case
      when cause ~ '^(pay-order|cancel-refund|settle-order):[0-9]+$' then (
        select trade_order.shop_id from public.trade_order
        where trade_order.tenant_id = tenant and trade_order.id = split_part(cause, ':', 2)::int
      )
      when cause ~ '^after-sale-refund:[0-9]+$' then (
        select after_sale.shop_id from public.after_sale
        where after_sale.tenant_id = tenant and after_sale.id = split_part(cause, ':', 2)::int
      )
    end as shop_id
    from public.ledger_transaction where tenant_id = tenant and id = posting
  ) as concerned
  join public.ledger_entry as entry on entry.tenant_id = tenant and entry.transaction_id = posting
  join public.ledger_account as account on account.tenant_id = tenant and account.id = entry.account_id
  where concerned.shop_id is not null
  group by concerned.shop_id, concerned.kind
$$;

-- Adds what a posting moved. The day's zone is read under a lock that a change of the zone waits for.
create function passage.keep_takings(tenant int, posting int, posted_at timestamptz) returns void
language plpgsql
as $$
declare
  moved record;
begin
  select * into moved from passage.takings_of(tenant, posting);
  if not found then return; end if;
  if (moved.received, moved.paid_back, moved.owed, moved.debt_paid) is distinct from (0::bigint, 0::bigint, 0::bigint, 0::bigint) then
    perform pg_advisory_xact_lock_shared(7011982, tenant);
    insert into public.shop_takings_day as kept (tenant_id, shop_id, day, received, paid_back, owed, debt_paid)
    values (
      tenant, moved.shop_id, (posted_at at time zone passage.zone_of(tenant))::date,
      moved.received, moved.paid_back, moved.owed, moved.debt_paid
    )
    on conflict (tenant_id, shop_id, day) do update set received = kept.received + excluded.received,
      paid_back = kept.paid_back + excluded.paid_back, owed = kept.owed + excluded.owed, debt_paid = kept.debt_paid + excluded.debt_paid;
  end if;
  insert into public.shop_takings as kept (tenant_id, shop_id, received, paid_back, owed, debt_paid, awaiting)
  values (tenant, moved.shop_id, moved.received, moved.paid_back, moved.owed, moved.debt_paid, moved.awaiting)
  on conflict (tenant_id, shop_id) do update set received = kept.received + excluded.received,
    paid_back = kept.paid_back + excluded.paid_back, owed = kept.owed + excluded.owed,
    debt_paid = kept.debt_paid + excluded.debt_paid, awaiting = kept.awaiting + excluded.awaiting;
end
$$;

-- Posts one transaction: members' accounts locked in id order, balances moved, entries written, takings kept.
-- Answers its id, or null when the same cause was posted before. A balance below zero breaks
-- ledger_account_balance_not_negative.
create or replace function passage.ledger_post(posting_cause text, accounts int[], amounts bigint[], log_types int[], remarks text[], posted_at timestamptz) returns int
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
  perform passage.keep_takings(tenant, posted, posted_at);
  return posted;
end
$$;

-- Books the days of a tenant's takings anew, by the days of a zone.
create function passage.book_takings_days(tenant int, zone text) returns void
language plpgsql
as $$
begin
  delete from public.shop_takings_day where tenant_id = tenant;
  insert into public.shop_takings_day (tenant_id, shop_id, day, received, paid_back, owed, debt_paid)
  select tenant, moved.shop_id, (posted.created_at at time zone zone)::date,
    sum(moved.received), sum(moved.paid_back), sum(moved.owed), sum(moved.debt_paid)
  from public.ledger_transaction as posted
  cross join lateral passage.takings_of(tenant, posted.id) as moved
  where posted.tenant_id = tenant
    and (moved.received, moved.paid_back, moved.owed, moved.debt_paid) is distinct from (0::bigint, 0::bigint, 0::bigint, 0::bigint)
  group by moved.shop_id, 3;
end
$$;

-- A tenant that changes its zone has its days booked anew; one that names a zone that there is none of is refused.
create function passage.change_zone() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  setting tenant_setting := coalesce(new, old);
  was text := coalesce(case when tg_op <> 'INSERT' then old.value ->> 'timeZone' end, 'UTC');
  is_now text := coalesce(case when tg_op <> 'DELETE' then new.value ->> 'timeZone' end, 'UTC');
begin
  if setting.key <> 'LOCALE_SETTING' or was = is_now then return null; end if;
  perform now() at time zone is_now;
  perform pg_advisory_xact_lock(7011982, setting.tenant_id);
  perform passage.book_takings_days(setting.tenant_id, is_now);
  return null;
end
$$;
revoke execute on function passage.change_zone() from public;
create trigger zone_changed after insert or update or delete on tenant_setting
for each row execute function passage.change_zone();

do $$
declare
  known record;
begin
  for known in select id from tenant loop
    perform set_config('app.tenant_id', known.id::text, true);
    insert into shop_takings (tenant_id, shop_id, received, paid_back, owed, debt_paid, awaiting)
    select known.id, moved.shop_id, sum(moved.received), sum(moved.paid_back), sum(moved.owed), sum(moved.debt_paid), sum(moved.awaiting)
    from ledger_transaction as posted
    cross join lateral passage.takings_of(known.id, posted.id) as moved
    where posted.tenant_id = known.id
    group by moved.shop_id;
    perform passage.book_takings_days(known.id, passage.zone_of(known.id));
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;
