-- Roles and the one way to make a table a tenant's own.

create schema passage;

do $$
declare
  role_name text;
begin
  foreach role_name in array array['passage_app', 'passage_relay', 'passage_queue'] loop
    begin
      if not exists (select from pg_roles where rolname = role_name) then
        execute format('create role %I nologin nobypassrls', role_name);
      end if;
    -- Roles belong to the cluster: another database's migration may make them at the same time.
    exception when duplicate_object or unique_violation then null;
    end;
    if not pg_has_role(current_user, role_name, 'member') or not (select rolsuper from pg_roles where rolname = current_user) then
      execute format('grant %I to %I', role_name, current_user);
    end if;
  end loop;
end
$$;

grant usage on schema public, passage to passage_app, passage_relay;

-- The tenant that the connection was told; null without one, so that every comparison with it fails.
create function passage.tenant_id() returns int
language sql stable parallel safe
as $$ select nullif(current_setting('app.tenant_id', true), '')::int $$;

-- Row-level security that binds the owner too, and the app's rights. Every table with a tenant_id goes through here.
create function passage.make_tenant_table(target regclass, rights text default 'select, insert, update, delete') returns void
language plpgsql
as $$
declare
  sequence_name text;
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy tenant on %s using (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::int)
       with check (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::int)',
    target
  );
  execute format('grant %s on %s to passage_app', rights, target);
  for sequence_name in
    select owned.objid::regclass::text from pg_depend owned
    join pg_class on pg_class.oid = owned.objid and pg_class.relkind = 'S'
    where owned.refobjid = target and owned.deptype in ('a', 'i')
  loop
    execute format('grant usage on sequence %s to passage_app', sequence_name);
  end loop;
end
$$;

-- Rows that, once written, stay as they are.
create function passage.refuse_change() returns trigger
language plpgsql
as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

create function passage.make_append_only(target regclass) returns void
language plpgsql
as $$
begin
  execute format('create trigger append_only before update or delete on %s for each row execute function passage.refuse_change()', target);
  execute format('create trigger append_only_truncate before truncate on %s execute function passage.refuse_change()', target);
end
$$;
