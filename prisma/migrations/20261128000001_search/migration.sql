-- Filters with counts, and search.

CREATE TABLE "spu_value" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "spu_id" INTEGER NOT NULL,
    "value_id" INTEGER NOT NULL,

    CONSTRAINT "spu_value_pkey" PRIMARY KEY ("tenant_id","spu_id","value_id")
);
CREATE INDEX "spu_value_tenant_id_value_id_spu_id_idx" ON "spu_value"("tenant_id", "value_id", "spu_id");
ALTER TABLE "spu_value" ADD CONSTRAINT "spu_value_tenant_id_spu_id_fkey" FOREIGN KEY ("tenant_id", "spu_id") REFERENCES "spu"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "spu_value" ADD CONSTRAINT "spu_value_tenant_id_value_id_fkey" FOREIGN KEY ("tenant_id", "value_id") REFERENCES "property_value"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "listing_mark" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "scope" SMALLINT NOT NULL,
    "scope_id" INTEGER NOT NULL,
    "spu_id" INTEGER NOT NULL,

    CONSTRAINT "listing_mark_pkey" PRIMARY KEY ("tenant_id","scope","scope_id","spu_id")
);
CREATE INDEX "listing_mark_tenant_id_spu_id_idx" ON "listing_mark"("tenant_id", "spu_id");
ALTER TABLE "listing_mark" ADD CONSTRAINT "listing_mark_tenant_id_spu_id_fkey" FOREIGN KEY ("tenant_id", "spu_id") REFERENCES "spu"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
alter table listing_mark add constraint listing_mark_scope_known check (scope in (6, 7));

CREATE TABLE "listing_bits" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "scope" SMALLINT NOT NULL,
    "scope_id" INTEGER NOT NULL,
    "chunk" INTEGER NOT NULL,
    "bits" BIT(8192) NOT NULL,

    CONSTRAINT "listing_bits_pkey" PRIMARY KEY ("tenant_id","scope","scope_id","chunk")
);
-- A row is 1 kB and stays in its page as it is; half-empty pages let a changed row stay beside its old self.
alter table listing_bits alter column bits set storage plain;
alter table listing_bits set (fillfactor = 70);

CREATE TABLE "search_entry" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "kind" SMALLINT NOT NULL,
    "entry_id" INTEGER NOT NULL,
    "rank" INTEGER NOT NULL DEFAULT 0,
    "fingerprint" TEXT NOT NULL,
    "words" tsvector NOT NULL,

    CONSTRAINT "search_entry_pkey" PRIMARY KEY ("tenant_id","kind","entry_id")
);
alter table search_entry add constraint search_entry_kind_known check (kind between 1 and 5);
-- What is found is read from the rows, never their words: those stand outside, so that many rows fit a page.
alter table search_entry alter column words set storage external;
alter table search_entry set (toast_tuple_target = 128, fillfactor = 80);
create index search_entry_words on search_entry using gin (words) with (gin_pending_list_limit = 256);

CREATE TABLE "search_form" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "kind" SMALLINT NOT NULL,
    "form" TEXT collate "C" NOT NULL,
    "word" TEXT collate "C" NOT NULL,

    CONSTRAINT "search_form_pkey" PRIMARY KEY ("tenant_id","kind","form","word")
);
alter table search_form add constraint search_form_kind_known check (kind between 0 and 2);

select passage.make_tenant_table(name)
from unnest(array['spu_value', 'listing_mark', 'listing_bits', 'search_entry', 'search_form']::regclass[]) as name;

-- Bits ---------------------------------------------------------------------------------------------------------------

-- Positions to bits: bits_at(position, 1).
create aggregate passage.bits_at(int, int) (
  sfunc = pg_catalog.set_bit, stype = bit, combinefunc = pg_catalog.bitor, parallel = safe,
  initcond = '00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
);

-- Bits one after another, in the order of the rows.
create aggregate passage.join_bits(varbit) (sfunc = pg_catalog.bitcat, stype = varbit, initcond = '');

create function passage.keep_bits() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    insert into listing_bits (tenant_id, scope, scope_id, chunk, bits)
    select tenant_id, scope, scope_id, spu_id / 8192, passage.bits_at(spu_id % 8192, 1)
    from changed group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (tenant_id, scope, scope_id, chunk) do update set bits = listing_bits.bits | excluded.bits;
  else
    perform from listing_bits
    where (tenant_id, scope, scope_id, chunk) in (select tenant_id, scope, scope_id, spu_id / 8192 from changed)
    order by tenant_id, scope, scope_id, chunk for update;
    update listing_bits set bits = listing_bits.bits & ~gone.bits
    from (
      select tenant_id, scope, scope_id, spu_id / 8192 as chunk, passage.bits_at(spu_id % 8192, 1) as bits
      from changed group by 1, 2, 3, 4
    ) as gone
    where (listing_bits.tenant_id, listing_bits.scope, listing_bits.scope_id, listing_bits.chunk)
      = (gone.tenant_id, gone.scope, gone.scope_id, gone.chunk);
  end if;
  return null;
end
$$;
create trigger bits_in after insert on listing referencing new table as changed
  for each statement execute function passage.keep_bits();
create trigger bits_out after delete on listing referencing old table as changed
  for each statement execute function passage.keep_bits();
create trigger bits_in after insert on listing_mark referencing new table as changed
  for each statement execute function passage.keep_bits();
create trigger bits_out after delete on listing_mark referencing old table as changed
  for each statement execute function passage.keep_bits();

-- Lists --------------------------------------------------------------------------------------------------------------

-- Derives price, orderability and rank of products from their SKUs, and their rows in the lists with what
-- narrows them.
-- Callers hold the SKU rows they changed before they come here, never the other way round.
create or replace function passage.refresh_listings(spus int[]) returns void
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
    select 0 as scope, 0 as scope_id, id as spu_id from shown
    union all select 1, population::int, id from shown
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

  with shown as (
    select spu_id from listing where tenant_id = tenant and scope = 0 and scope_id = 0 and spu_id = any (spus)
  ), wanted as materialized (
    select 6 as scope, value_id as scope_id, spu_value.spu_id
    from shown join spu_value on spu_value.tenant_id = tenant and spu_value.spu_id = shown.spu_id
    union
    select 6, sku_value.value_id, sku.spu_id
    from shown
    join sku on sku.tenant_id = tenant and sku.spu_id = shown.spu_id and sku.status = 1
    join sku_value on sku_value.tenant_id = tenant and sku_value.sku_id = sku.id
    union
    select 7, mark.id, spu.id
    from shown
    join spu on spu.tenant_id = tenant and spu.id = shown.spu_id
    cross join lateral (values
      (1, recommend_hot), (2, recommend_best), (3, recommend_benefit), (4, recommend_new), (5, recommend_good)
    ) as mark (id, is_set)
    where mark.is_set = 1
  ), gone as (
    delete from listing_mark where listing_mark.tenant_id = tenant and listing_mark.spu_id = any (spus) and not exists (
      select from wanted
      where (wanted.scope, wanted.scope_id, wanted.spu_id) = (listing_mark.scope, listing_mark.scope_id, listing_mark.spu_id)
    )
  )
  insert into listing_mark (tenant_id, scope, scope_id, spu_id)
  select tenant, scope, scope_id, spu_id from wanted order by scope, scope_id, spu_id
  on conflict do nothing;
end
$$;

-- Search -------------------------------------------------------------------------------------------------------------

-- Text search cannot use its index behind row-level security, whose operators must not leak. So one function of a role
-- of its own reads the entries of all tenants and keeps to the connection's tenant by itself.
do $$
begin
  if not exists (select from pg_roles where rolname = 'passage_search') then
    create role passage_search nologin nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null;
end
$$;
do $$
begin
  if not pg_has_role(current_user, 'passage_search', 'member') or not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant passage_search to %I', current_user);
  end if;
end
$$;
grant usage on schema public, passage to passage_search;
grant select on search_entry to passage_search;
create policy search on search_entry for select to passage_search using (true);

-- The entries of a kind that match the queries, joined by commas: those of an earlier query first, then by rank. No entry
-- matches two of the queries.
create function passage.search_entries(wanted_kind int, queries text[], most int) returns text
language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  tenant int := passage.tenant_id();
  found int[] := '{}';
  query text;
begin
  foreach query in array queries loop
    found := found || array(
      select entry_id from search_entry
      where tenant_id = tenant and kind = wanted_kind and words @@ query::tsquery
      order by rank desc, entry_id desc limit most - cardinality(found)
    );
    exit when cardinality(found) >= most;
  end loop;
  return array_to_string(found, ',');
end
$$;
grant create on schema passage to passage_search;
alter function passage.search_entries(int, text[], int) owner to passage_search;
revoke create on schema passage from passage_search;
revoke execute on function passage.search_entries(int, text[], int) from public;
grant execute on function passage.search_entries(int, text[], int) to passage_app;

-- Products that are there already ------------------------------------------------------------------------------------

do $$
declare
  known record;
begin
  for known in select id from tenant order by id loop
    perform set_config('app.tenant_id', known.id::text, true);
    perform passage.refresh_listings(array(select id from spu where tenant_id = known.id order by id));
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;
