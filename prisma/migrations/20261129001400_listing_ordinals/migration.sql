-- Products are numbered within their tenant, so that the bits of a store's lists are as many as its own products.

alter table spu add column ordinal int;
alter table listing add column ordinal int;
alter table listing_mark add column ordinal int;
do $$
declare
  known record;
begin
  for known in select id from tenant order by id loop
    perform set_config('app.tenant_id', known.id::text, true);
    update spu set ordinal = numbered.ordinal
    from (select id, row_number() over (order by id) - 1 as ordinal from spu where tenant_id = known.id) as numbered
    where spu.tenant_id = known.id and spu.id = numbered.id;
    update listing set ordinal = spu.ordinal
    from spu where listing.tenant_id = known.id and spu.tenant_id = known.id and spu.id = listing.spu_id;
    update listing_mark set ordinal = spu.ordinal
    from spu where listing_mark.tenant_id = known.id and spu.tenant_id = known.id and spu.id = listing_mark.spu_id;
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;
alter table spu alter column ordinal set not null;
alter table listing alter column ordinal set not null;
alter table listing_mark alter column ordinal set not null;
CREATE UNIQUE INDEX "spu_tenant_id_ordinal_key" ON "spu"("tenant_id", "ordinal");
alter table listing drop constraint listing_pkey, add constraint listing_pkey primary key (tenant_id, scope, scope_id, ordinal);
alter table listing_mark drop constraint listing_mark_pkey, add constraint listing_mark_pkey primary key (tenant_id, scope, scope_id, ordinal);

-- Numbers a product that comes without a number. Who makes products of one tenant at once waits for the other, whose
-- numbers cannot be seen yet.
create function passage.number_spu() returns trigger
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(7011983, new.tenant_id);
  select coalesce(max(ordinal) + 1, 0) into new.ordinal from spu where tenant_id = new.tenant_id;
  return new;
end
$$;
create trigger numbered before insert on spu for each row when (new.ordinal is null)
  execute function passage.number_spu();

-- Bits ---------------------------------------------------------------------------------------------------------------

drop table listing_bits;
CREATE TABLE "listing_bits" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "scope" SMALLINT NOT NULL,
    "scope_id" INTEGER NOT NULL,
    "chunk" INTEGER NOT NULL,
    "bits" VARBIT(30720) NOT NULL,

    CONSTRAINT "listing_bits_pkey" PRIMARY KEY ("tenant_id","scope","scope_id","chunk")
);
-- Two of the longest rows fill a page and stay in it as they are.
alter table listing_bits alter column bits set storage plain;
select passage.make_tenant_table('listing_bits');

-- Bits with zeros at their end, up to a length.
create function passage.pad_bits(bits varbit, length int) returns varbit
language sql immutable strict parallel safe
return pg_catalog."bit"(bits, length, true);

create or replace function passage.keep_bits() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    -- Rows are as long as their last product asks for, in steps of 64.
    insert into listing_bits as kept (tenant_id, scope, scope_id, chunk, bits)
    select tenant_id, scope, scope_id, ordinal / 30720,
      substring(passage.bits_at(ordinal % 30720, 1) from 1 for (max(ordinal % 30720) / 64 + 1) * 64)
    from changed group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (tenant_id, scope, scope_id, chunk) do update
    set bits = passage.pad_bits(kept.bits, greatest(length(kept.bits), length(excluded.bits)))
      | passage.pad_bits(excluded.bits, greatest(length(kept.bits), length(excluded.bits)));
  else
    perform from listing_bits
    where (tenant_id, scope, scope_id, chunk) in (select tenant_id, scope, scope_id, ordinal / 30720 from changed)
    order by tenant_id, scope, scope_id, chunk for update;
    update listing_bits set bits = listing_bits.bits & ~passage.pad_bits(gone.bits, length(listing_bits.bits))
    from (
      select tenant_id, scope, scope_id, ordinal / 30720 as chunk, passage.bits_at(ordinal % 30720, 1)::varbit as bits
      from changed group by 1, 2, 3, 4
    ) as gone
    where (listing_bits.tenant_id, listing_bits.scope, listing_bits.scope_id, listing_bits.chunk)
      = (gone.tenant_id, gone.scope, gone.scope_id, gone.chunk);
  end if;
  return null;
end
$$;

do $$
declare
  known record;
begin
  for known in select id from tenant order by id loop
    perform set_config('app.tenant_id', known.id::text, true);
    insert into listing_bits (tenant_id, scope, scope_id, chunk, bits)
    select known.id, scope, scope_id, ordinal / 30720,
      substring(passage.bits_at(ordinal % 30720, 1) from 1 for (max(ordinal % 30720) / 64 + 1) * 64)
    from (
      select scope, scope_id, ordinal from listing where tenant_id = known.id
      union all
      select scope, scope_id, ordinal from listing_mark where tenant_id = known.id
    ) as listed
    group by scope, scope_id, ordinal / 30720;
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;

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
    select places.scope, places.scope_id, places.spu_id, shown.ordinal, shown.price, shown.rank, shown.created_at
    from places join shown on shown.id = places.spu_id
  ), gone as (
    delete from listing where listing.tenant_id = tenant and listing.spu_id = any (spus) and not exists (
      select from wanted
      where (wanted.scope, wanted.scope_id, wanted.ordinal) = (listing.scope, listing.scope_id, listing.ordinal)
    )
  )
  insert into listing (tenant_id, scope, scope_id, spu_id, ordinal, price, rank, created_at)
  select tenant, scope, scope_id, spu_id, ordinal, price, rank, created_at from wanted order by scope, scope_id, ordinal
  on conflict (tenant_id, scope, scope_id, ordinal) do update
  set price = excluded.price, rank = excluded.rank, created_at = excluded.created_at
  where (listing.price, listing.rank, listing.created_at) is distinct from (excluded.price, excluded.rank, excluded.created_at);

  with shown as (
    select spu_id, ordinal from listing where tenant_id = tenant and scope = 0 and scope_id = 0 and spu_id = any (spus)
  ), wanted as materialized (
    select 6 as scope, value_id as scope_id, spu_value.spu_id, shown.ordinal
    from shown join spu_value on spu_value.tenant_id = tenant and spu_value.spu_id = shown.spu_id
    union
    select 6, sku_value.value_id, sku.spu_id, shown.ordinal
    from shown
    join sku on sku.tenant_id = tenant and sku.spu_id = shown.spu_id and sku.status = 1
    join sku_value on sku_value.tenant_id = tenant and sku_value.sku_id = sku.id
    union
    select 7, mark.id, spu.id, spu.ordinal
    from shown
    join spu on spu.tenant_id = tenant and spu.id = shown.spu_id
    cross join lateral (values
      (1, recommend_hot), (2, recommend_best), (3, recommend_benefit), (4, recommend_new), (5, recommend_good)
    ) as mark (id, is_set)
    where mark.is_set = 1
  ), gone as (
    delete from listing_mark where listing_mark.tenant_id = tenant and listing_mark.spu_id = any (spus) and not exists (
      select from wanted
      where (wanted.scope, wanted.scope_id, wanted.ordinal) = (listing_mark.scope, listing_mark.scope_id, listing_mark.ordinal)
    )
  )
  insert into listing_mark (tenant_id, scope, scope_id, spu_id, ordinal)
  select tenant, scope, scope_id, spu_id, ordinal from wanted order by scope, scope_id, ordinal
  on conflict do nothing;
end
$$;
