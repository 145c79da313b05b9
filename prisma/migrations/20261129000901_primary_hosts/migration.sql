-- The one host by which a store is named wherever the asked one may not be.
alter table tenant_host add column is_primary boolean not null default false;
update tenant_host set host = lower(host) where host <> lower(host);
update tenant_host set is_primary = true
where host in (
  select distinct on (tenant_id) host from tenant_host where shop_id is null
  order by tenant_id, host ~ '^[0-9.]+$', host
);
create unique index tenant_host_one_primary on tenant_host (tenant_id) where is_primary;
alter table tenant_host add constraint tenant_host_name_only check (host = lower(host) and host !~ '[/:@\s]'),
  add constraint tenant_host_primary_is_no_shops check (not is_primary or shop_id is null);

-- Every process keeps hosts and stores for a while; whoever changes one, by whatever way, tells them.
create function passage.tell_of_hosts() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('passage_hosts', '');
  return null;
end
$$;
create trigger told after insert or update or delete on tenant_host
  for each statement execute function passage.tell_of_hosts();
create trigger told after update on tenant for each statement execute function passage.tell_of_hosts();
