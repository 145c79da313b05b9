-- Wider bits: what a row costs beside its bits is paid a quarter as often when lists are intersected.

drop table listing_bits;
CREATE TABLE "listing_bits" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "scope" SMALLINT NOT NULL,
    "scope_id" INTEGER NOT NULL,
    "chunk" INTEGER NOT NULL,
    "bits" BIT(30720) NOT NULL,

    CONSTRAINT "listing_bits_pkey" PRIMARY KEY ("tenant_id","scope","scope_id","chunk")
);
-- Two rows fill a page and stay in it as they are.
alter table listing_bits alter column bits set storage plain;
select passage.make_tenant_table('listing_bits');

drop aggregate passage.bits_at(int, int);
do $$
begin
  -- Positions to bits: bits_at(position, 1).
  execute format(
    'create aggregate passage.bits_at(int, int) (
       sfunc = pg_catalog.set_bit, stype = bit, combinefunc = pg_catalog.bitor, parallel = safe, initcond = %L
     )',
    'x' || repeat('0', 30720 / 4)
  );
end
$$;

create or replace function passage.keep_bits() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    insert into listing_bits (tenant_id, scope, scope_id, chunk, bits)
    select tenant_id, scope, scope_id, spu_id / 30720, passage.bits_at(spu_id % 30720, 1)
    from changed group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (tenant_id, scope, scope_id, chunk) do update set bits = listing_bits.bits | excluded.bits;
  else
    perform from listing_bits
    where (tenant_id, scope, scope_id, chunk) in (select tenant_id, scope, scope_id, spu_id / 30720 from changed)
    order by tenant_id, scope, scope_id, chunk for update;
    update listing_bits set bits = listing_bits.bits & ~gone.bits
    from (
      select tenant_id, scope, scope_id, spu_id / 30720 as chunk, passage.bits_at(spu_id % 30720, 1) as bits
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
    select known.id, scope, scope_id, spu_id / 30720, passage.bits_at(spu_id % 30720, 1)
    from (
      select scope, scope_id, spu_id from listing where tenant_id = known.id
      union all
      select scope, scope_id, spu_id from listing_mark where tenant_id = known.id
    ) as listed
    group by scope, scope_id, spu_id / 30720;
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;
