-- Who decided on each posting that a person decides, adjustments that wait for a second person, and, in the audit chain,
-- who had which right and which limit held.

-- AlterTable
ALTER TABLE "member" ADD COLUMN     "disabled_at" TIMESTAMPTZ;

-- CreateTable
CREATE TABLE "consent" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "kind" SMALLINT NOT NULL,
    "subject_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "barred" INTEGER[],
    "amount" BIGINT NOT NULL,
    "needed" SMALLINT NOT NULL,
    "persons" SMALLINT NOT NULL,
    "decided_by" INTEGER NOT NULL,
    "decided_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "consent_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "consent_decider" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "consent_id" INTEGER NOT NULL,
    "decider_id" INTEGER NOT NULL,
    "decided_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "consent_decider_pkey" PRIMARY KEY ("tenant_id","consent_id","decider_id")
);

-- CreateTable
CREATE TABLE "consent_posting" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "transaction_id" INTEGER NOT NULL,
    "consent_id" INTEGER NOT NULL,

    CONSTRAINT "consent_posting_pkey" PRIMARY KEY ("tenant_id","transaction_id")
);

-- CreateTable
CREATE TABLE "consent_mark" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "transaction_id" INTEGER NOT NULL,
    "left_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "consent_mark_pkey" PRIMARY KEY ("tenant_id")
);

-- CreateTable
CREATE TABLE "wallet_adjustment" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,
    "remark" TEXT NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "first_by" INTEGER NOT NULL,
    "first_at" TIMESTAMPTZ NOT NULL,
    "decided_by" INTEGER,
    "decided_at" TIMESTAMPTZ,

    CONSTRAINT "wallet_adjustment_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "consent_tenant_id_kind_subject_id_key" ON "consent"("tenant_id", "kind", "subject_id");

-- CreateIndex
CREATE INDEX "consent_tenant_id_decided_by_decided_at_idx" ON "consent"("tenant_id", "decided_by", "decided_at");

-- CreateIndex
CREATE INDEX "consent_posting_tenant_id_consent_id_idx" ON "consent_posting"("tenant_id", "consent_id");

-- CreateIndex
CREATE INDEX "wallet_adjustment_tenant_id_status_id_idx" ON "wallet_adjustment"("tenant_id", "status", "id" DESC);

-- CreateIndex
CREATE INDEX "wallet_adjustment_tenant_id_member_id_amount_idx" ON "wallet_adjustment"("tenant_id", "member_id", "amount");

-- AddForeignKey
ALTER TABLE "consent" ADD CONSTRAINT "consent_tenant_id_member_id_fkey" FOREIGN KEY ("tenant_id", "member_id") REFERENCES "member"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consent_decider" ADD CONSTRAINT "consent_decider_tenant_id_consent_id_fkey" FOREIGN KEY ("tenant_id", "consent_id") REFERENCES "consent"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consent_decider" ADD CONSTRAINT "consent_decider_tenant_id_decider_id_fkey" FOREIGN KEY ("tenant_id", "decider_id") REFERENCES "member"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consent_posting" ADD CONSTRAINT "consent_posting_tenant_id_consent_id_fkey" FOREIGN KEY ("tenant_id", "consent_id") REFERENCES "consent"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consent_posting" ADD CONSTRAINT "consent_posting_tenant_id_transaction_id_fkey" FOREIGN KEY ("tenant_id", "transaction_id") REFERENCES "ledger_transaction"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wallet_adjustment" ADD CONSTRAINT "wallet_adjustment_tenant_id_member_id_fkey" FOREIGN KEY ("tenant_id", "member_id") REFERENCES "member"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wallet_adjustment" ADD CONSTRAINT "wallet_adjustment_tenant_id_first_by_fkey" FOREIGN KEY ("tenant_id", "first_by") REFERENCES "member"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

select passage.make_tenant_table(name, 'select, insert') from unnest(array['consent', 'consent_decider', 'consent_posting']::regclass[]) as name;
select passage.make_append_only(name) from unnest(array['consent', 'consent_decider', 'consent_posting']::regclass[]) as name;
select passage.make_tenant_table('wallet_adjustment');
select passage.make_tenant_table('consent_mark', 'select');
select passage.make_append_only('consent_mark');

alter table consent add constraint consent_persons_positive check (persons > 0 and needed > 0);
alter table wallet_adjustment add constraint wallet_adjustment_moves check (amount <> 0),
  add constraint wallet_adjustment_status_known check (status between 0 and 2),
  add constraint wallet_adjustment_decided check ((status = 0) = (decided_at is null));
-- The same adjustment waits once: whoever sends it again gives the second approval.
create unique index wallet_adjustment_waits_once on wallet_adjustment (tenant_id, member_id, amount, remark) where status = 0;

-- What was posted up to here, before anybody recorded who decided. A store made later has no row: all of it is recorded.
do $$
declare
  tenant int;
begin
  for tenant in select id from public.tenant order by id loop
    perform set_config('app.tenant_id', tenant::text, true);
    insert into consent_mark (tenant_id, transaction_id)
    select tenant, coalesce(max(id), 0) from ledger_transaction where tenant_id = tenant;
  end loop;
end
$$;

-- Rights and limits in the chain -----------------------------------------------------------------------------------

-- A decision holds the same lock shared from its check on: what the chain says held before it is what it was judged by.
create function passage.write_role() returns trigger
language plpgsql
as $$
declare
  was int := 0;
  is_now int := case when new.disabled_at is null then new.role else 0 end;
begin
  if tg_op = 'UPDATE' then was := case when old.disabled_at is null then old.role else 0 end; end if;
  if was = is_now then return null; end if;
  perform pg_advisory_xact_lock(7011981, new.tenant_id);
  insert into audit (tenant_id, action, subject, before, after)
  values (new.tenant_id, 'member.role', 'member:' || new.id, jsonb_build_object('role', was), jsonb_build_object('role', is_now));
  return null;
end
$$;
create trigger role_written after insert or update of role, disabled_at on member
for each row execute function passage.write_role();

-- Cents above which two people decide; null where there is no limit.
create function passage.limit_of(setting jsonb) returns bigint
language sql immutable
as $$ select (setting ->> 'secondReviewerAbove')::bigint * 100 $$;

create function passage.write_limit() returns trigger
language plpgsql
as $$
declare
  setting tenant_setting := coalesce(new, old);
  was bigint := case when tg_op <> 'INSERT' then passage.limit_of(old.value) end;
  is_now bigint := case when tg_op <> 'DELETE' then passage.limit_of(new.value) end;
begin
  if setting.key <> 'REVIEW_SETTING' or was is not distinct from is_now then return null; end if;
  perform pg_advisory_xact_lock(7011981, setting.tenant_id);
  insert into audit (tenant_id, action, subject, before, after)
  values (setting.tenant_id, 'review.limit', 'setting:REVIEW_SETTING', jsonb_build_object('cents', was), jsonb_build_object('cents', is_now));
  return null;
end
$$;
create trigger limit_written after insert or update or delete on tenant_setting
for each row execute function passage.write_limit();
