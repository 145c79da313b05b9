-- Time-based codes as a second factor of the console, accounts of the demo world, and what ends the sessions of an account.

-- AlterTable
ALTER TABLE "member" ADD COLUMN     "banned_at" TIMESTAMPTZ,
ADD COLUMN     "is_demo" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "second_factor" (
    "tenant_id" INTEGER NOT NULL DEFAULT (NULLIF(current_setting('app.tenant_id', true), ''))::int,
    "member_id" INTEGER NOT NULL,
    "sealed_secret" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ,
    "last_step" INTEGER,
    "wrong_at" TIMESTAMPTZ[] DEFAULT ARRAY[]::TIMESTAMPTZ[],
    "locked_at" TIMESTAMPTZ,

    CONSTRAINT "second_factor_pkey" PRIMARY KEY ("tenant_id","member_id")
);

-- CreateTable
CREATE TABLE "recovery_code" (
    "tenant_id" INTEGER NOT NULL DEFAULT (NULLIF(current_setting('app.tenant_id', true), ''))::int,
    "member_id" INTEGER NOT NULL,
    "code_hash" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ,

    CONSTRAINT "recovery_code_pkey" PRIMARY KEY ("tenant_id","member_id","code_hash")
);

-- AddForeignKey
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_tenant_id_member_id_fkey" FOREIGN KEY ("tenant_id", "member_id") REFERENCES "member"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_tenant_id_member_id_fkey" FOREIGN KEY ("tenant_id", "member_id") REFERENCES "second_factor"("tenant_id", "member_id") ON DELETE CASCADE ON UPDATE CASCADE;

select passage.make_tenant_table(name) from unnest(array['second_factor', 'recovery_code']::regclass[]) as name;

-- As many wrong codes as end the sign-in, each with its time.
alter table second_factor add constraint second_factor_wrong_at_bounded check (cardinality(wrong_at) <= 50);

-- Start looks for accounts of the demo world, and finds none in most stores.
create index member_demo on member (tenant_id, email) where is_demo;

-- The demo's accounts of a database that was seeded before. .test is nobody's domain.
alter table member no force row level security;
update member set is_demo = true where email like '%@passage.test';
alter table member force row level security;

-- Another password, a role or an account that was taken or a ban ends what was opened before, whoever writes it. Sessions ended for a
-- password have reason 2, others 3; the next call with one is told that it was signed out.
create function passage.end_sessions_of_member() returns trigger
language plpgsql
as $$
begin
  update session set ended_at = now(), end_reason = case when new.password_hash <> old.password_hash then 2 else 3 end
  where tenant_id = new.tenant_id and member_id = new.id and ended_at is null;
  return null;
end
$$;
create trigger member_ends_sessions after update of password_hash, role, banned_at, disabled_at on member for each row
  when (new.password_hash <> old.password_hash or (old.role <> 0 and new.role <> old.role)
    or (old.banned_at is null and new.banned_at is not null)
    or (old.disabled_at is null and new.disabled_at is not null))
  execute function passage.end_sessions_of_member();

-- A former owner hears and does nothing more at the shop's desk.
create function passage.end_sessions_of_owner() returns trigger
language plpgsql
as $$
begin
  update session set ended_at = now(), end_reason = 3
  where tenant_id = old.tenant_id and member_id = old.owner_id and audience = 2 and ended_at is null;
  return null;
end
$$;
create trigger shop_ends_sessions after update of owner_id on shop for each row
  when (old.owner_id is not null and new.owner_id is distinct from old.owner_id)
  execute function passage.end_sessions_of_owner();
