-- Personal values of audit rows lie beside them, so that they can be erased: the chain hashes their salted digest alone.

-- AlterTable
ALTER TABLE "audit" ADD COLUMN     "values_digest" TEXT;

-- CreateTable
CREATE TABLE "audit_value" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "audit_id" INTEGER NOT NULL,
    "member_id" INTEGER,
    "salt" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,

    CONSTRAINT "audit_value_pkey" PRIMARY KEY ("tenant_id","audit_id")
);

-- CreateTable
CREATE TABLE "audit_anchor" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "seq" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "left_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_anchor_pkey" PRIMARY KEY ("tenant_id")
);

-- CreateIndex
CREATE INDEX "audit_value_tenant_id_member_id_idx" ON "audit_value"("tenant_id", "member_id");

-- AddForeignKey
ALTER TABLE "audit_value" ADD CONSTRAINT "audit_value_tenant_id_member_id_fkey" FOREIGN KEY ("tenant_id", "member_id") REFERENCES "member"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

select passage.make_tenant_table('audit_value', 'select, insert, delete');
select passage.make_tenant_table('audit_anchor', 'select');
select passage.make_append_only('audit_anchor');

-- Values are erased or stay as they are.
create trigger unchanged before update on audit_value for each row execute function passage.refuse_change();

-- What stands for the values in the chain. The salt keeps a value that few could be from being found by trying.
create function passage.audit_digest(salt text, before jsonb, after jsonb) returns text
language sql immutable
as $$ select encode(sha256(convert_to(jsonb_build_array(salt, before, after)::text, 'UTF8')), 'hex') $$;

create or replace function passage.audit_text(entry audit) returns text
language sql stable
as $$
  select jsonb_build_array(
    entry.prev_hash, entry.tenant_id, entry.seq, entry.actor_id, entry.action, entry.subject, entry.before, entry.after,
    entry.request_id, entry.values_digest, to_char(entry.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')
  )::text
$$;

-- Whom the values of a row are about.
create function pg_temp.person_of(tenant int, subject text) returns int
language sql
as $$
  select case split_part(subject, ':', 1)
    when 'member' then (select id from member where tenant_id = tenant and id = number)
    when 'wallet' then (select id from member where tenant_id = tenant and id = number)
    when 'payments' then (select member_id from payment_proof where tenant_id = tenant and id = number)
    when 'recharges' then (select member_id from recharge where tenant_id = tenant and id = number)
    when 'withdrawals' then (select member_id from withdrawal where tenant_id = tenant and id = number)
    when 'shop-applications' then (select member_id from shop_application where tenant_id = tenant and id = number)
    when 'order' then (select member_id from trade_order where tenant_id = tenant and id = number)
    when 'after-sale' then (select member_id from after_sale where tenant_id = tenant and id = number)
    when 'shop' then (select owner_id from shop where tenant_id = tenant and id = number)
  end
  from (select nullif(regexp_replace(split_part(subject, ':', 2), '\D', '', 'g'), '')::numeric::int as number) as named
$$;

create function pg_temp.personal(given jsonb) returns jsonb
language sql immutable
as $$
  select jsonb_object_agg(key, value) from jsonb_each(given)
  where key = any (array['remark', 'content', 'company', 'trackingNumber', 'address', 'reason'])
$$;

-- The rows that are there form a new chain, which begins where the old one ended: its head is the anchor.
alter table audit disable trigger user;
do $$
declare
  tenant int;
  entry audit;
  head text;
  salt text;
  before_values jsonb;
  after_values jsonb;
begin
  for tenant in select id from public.tenant order by id loop
    perform set_config('app.tenant_id', tenant::text, true);
    insert into audit_anchor (tenant_id, seq, hash)
    select tenant_id, seq, hash from audit where tenant_id = tenant order by seq desc limit 1
    returning hash into head;
    if not found then continue; end if;
    for entry in select * from audit where tenant_id = tenant order by seq loop
      before_values := pg_temp.personal(entry.before);
      after_values := pg_temp.personal(entry.after);
      if before_values is not null or after_values is not null then
        salt := gen_random_uuid()::text || gen_random_uuid()::text;
        entry.before := entry.before - array(select jsonb_object_keys(before_values));
        entry.after := entry.after - array(select jsonb_object_keys(after_values));
        entry.values_digest := passage.audit_digest(salt, before_values, after_values);
        insert into audit_value (tenant_id, audit_id, member_id, salt, before, after)
        values (tenant, entry.id, pg_temp.person_of(tenant, entry.subject), salt, before_values, after_values);
      end if;
      entry.prev_hash := head;
      head := encode(sha256(convert_to(passage.audit_text(entry), 'UTF8')), 'hex');
      update audit set before = entry.before, after = entry.after, values_digest = entry.values_digest,
        prev_hash = entry.prev_hash, hash = head
      where tenant_id = tenant and id = entry.id;
    end loop;
  end loop;
end
$$;
alter table audit enable trigger user;

-- What holds when recording begins: everybody's role, and the limit.
do $$
declare
  tenant int;
begin
  for tenant in select id from public.tenant order by id loop
    perform set_config('app.tenant_id', tenant::text, true);
    insert into audit (tenant_id, action, subject, after)
    select tenant_id, 'member.role', 'member:' || id, jsonb_build_object('role', role)
    from member where tenant_id = tenant and role <> 0 order by id;
    insert into audit (tenant_id, action, subject, after)
    select tenant_id, 'review.limit', 'setting:REVIEW_SETTING', jsonb_build_object('cents', passage.limit_of(value))
    from tenant_setting where tenant_id = tenant and key = 'REVIEW_SETTING' and passage.limit_of(value) is not null;
  end loop;
end
$$;
