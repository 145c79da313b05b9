-- Sweeps ask once which rows of all tenants are due. Functions of a role of its own read them and answer ids alone;
-- whoever acts on an id does so bound to its tenant and looks again under the row's lock.
do $$
begin
  if not exists (select from pg_roles where rolname = 'passage_sweep') then
    create role passage_sweep nologin nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null;
end
$$;
do $$
begin
  if not pg_has_role(current_user, 'passage_sweep', 'member') or not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant passage_sweep to %I', current_user);
  end if;
end
$$;
grant usage on schema public, passage to passage_sweep;
grant select on tenant to passage_sweep;
grant select (tenant_id, id, status, audit_status, pay_deadline, shipped_at, completed_at, settled_at) on trade_order to passage_sweep;
grant select (tenant_id, id, order_id) on order_item to passage_sweep;
grant select (tenant_id, order_item_id, status) on after_sale to passage_sweep;
grant select on tenant_setting to passage_sweep;
grant select (tenant_id, key) on outbox to passage_sweep;
create policy sweep on trade_order for select to passage_sweep using (true);
create policy sweep on order_item for select to passage_sweep using (true);
create policy sweep on after_sale for select to passage_sweep using (true);
create policy sweep on tenant_setting for select to passage_sweep using (true);
create policy sweep on outbox for select to passage_sweep using (true);

-- Makes a function one that reads over all tenants: it is the sweeping role's, and the app's alone to call.
create function passage.make_sweep_function(target regprocedure) returns void
language plpgsql
as $$
begin
  grant create on schema passage to passage_sweep;
  execute format('alter function %s owner to passage_sweep', target);
  revoke create on schema passage from passage_sweep;
  execute format('revoke execute on function %s from public', target);
  execute format('grant execute on function %s to passage_app', target);
end
$$;

-- Unpaid orders past their deadline without a proof under review, at most so many of each tenant, the oldest first.
create function passage.overdue_orders(at timestamptz, most int) returns table (tenant_id int, id int)
language sql stable security definer set search_path = public, pg_temp
as $$
  select tenant.id, due.id from tenant cross join lateral (
    select trade_order.id from trade_order
    where trade_order.tenant_id = tenant.id and trade_order.status = 0 and trade_order.audit_status <> 3
      and trade_order.pay_deadline <= at
    order by trade_order.pay_deadline limit most
  ) as due
$$;

-- Days that a tenant has set, else those of the code.
create function passage.days_set(tenant int, name text, otherwise int) returns int
language sql stable security definer set search_path = public, pg_temp
as $$
  select coalesce((
    select (value ->> name)::int from tenant_setting
    where tenant_setting.tenant_id = tenant and key = 'SETTLEMENT_SETTING' and jsonb_typeof(value -> name) = 'number'
  ), otherwise)
$$;

-- Orders on their way whose time for confirming is over and none of whose after-sales is open.
create function passage.due_receipts(at timestamptz, usual_days int, most int) returns table (tenant_id int, id int)
language sql stable security definer set search_path = public, pg_temp
as $$
  select tenant.id, due.id from tenant cross join lateral (
    select trade_order.id from trade_order
    where trade_order.tenant_id = tenant.id and trade_order.status = 20
      and trade_order.shipped_at <= at - make_interval(hours => 24 * passage.days_set(tenant.id, 'receiptDays', usual_days))
      and not exists (
        select from order_item
        join after_sale on after_sale.tenant_id = order_item.tenant_id and after_sale.order_item_id = order_item.id
        where order_item.tenant_id = tenant.id and order_item.order_id = trade_order.id
          and after_sale.status in (10, 20, 30, 40)
      )
    order by trade_order.shipped_at limit most
  ) as due
$$;

-- Orders over whose money waits no longer for after-sales.
create function passage.due_settlements(at timestamptz, usual_days int, most int) returns table (tenant_id int, id int)
language sql stable security definer set search_path = public, pg_temp
as $$
  select tenant.id, due.id from tenant cross join lateral (
    select trade_order.id from trade_order
    where trade_order.tenant_id = tenant.id and trade_order.settled_at is null and trade_order.status in (30, 40)
      and trade_order.completed_at <= at - make_interval(hours => 24 * passage.days_set(tenant.id, 'windowDays', usual_days))
      and not exists (
        select from order_item
        join after_sale on after_sale.tenant_id = order_item.tenant_id and after_sale.order_item_id = order_item.id
        where order_item.tenant_id = tenant.id and order_item.order_id = trade_order.id
          and after_sale.status in (10, 20, 30, 40)
      )
    order by trade_order.completed_at limit most
  ) as due
$$;

-- Tenants whose outbox has never had a piece of work of this key.
create function passage.tenants_without_work(wanted text) returns table (tenant_id int)
language sql stable security definer set search_path = public, pg_temp
as $$
  select tenant.id from tenant
  where not exists (select from outbox where outbox.tenant_id = tenant.id and outbox.key = wanted)
$$;

select passage.make_sweep_function(target) from unnest(array[
  'passage.overdue_orders(timestamptz, int)', 'passage.days_set(int, text, int)',
  'passage.due_receipts(timestamptz, int, int)', 'passage.due_settlements(timestamptz, int, int)',
  'passage.tenants_without_work(text)'
]::regprocedure[]) as target;
-- Only the functions beside it ask what a tenant has set.
revoke execute on function passage.days_set(int, text, int) from passage_app;

-- The relay takes from each tenant in turn, and counts what it has handed over of one.
create index outbox_open on outbox (tenant_id, status, run_at) where status in (0, 1);
