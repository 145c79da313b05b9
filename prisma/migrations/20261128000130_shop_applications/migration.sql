-- Invite codes, applications for a shop, and what shops sell.

-- CreateTable
CREATE TABLE "invite_code" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "uses" INTEGER NOT NULL,
    "used" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ,
    "revoked_at" TIMESTAMPTZ,
    "remark" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invite_code_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "shop_application" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "invite_code_id" INTEGER NOT NULL,
    "user_name" TEXT NOT NULL,
    "surname" TEXT NOT NULL,
    "mobile" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "card_type" SMALLINT NOT NULL,
    "card_front_id" UUID NOT NULL,
    "card_back_id" UUID NOT NULL,
    "logo_id" UUID NOT NULL,
    "shop_name" TEXT NOT NULL,
    "shop_address" TEXT NOT NULL DEFAULT '',
    "shop_desc" TEXT NOT NULL,
    "sta" SMALLINT NOT NULL DEFAULT 1,
    "fail_reason" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shop_application_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "shop_application_category" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "application_id" INTEGER NOT NULL,
    "category_id" INTEGER NOT NULL,

    CONSTRAINT "shop_application_category_pkey" PRIMARY KEY ("tenant_id","application_id","category_id")
);

-- CreateTable
CREATE TABLE "shop_category" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "shop_id" INTEGER NOT NULL,
    "category_id" INTEGER NOT NULL,

    CONSTRAINT "shop_category_pkey" PRIMARY KEY ("tenant_id","shop_id","category_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "invite_code_tenant_id_code_key" ON "invite_code"("tenant_id", "code");

-- CreateIndex
CREATE INDEX "shop_application_tenant_id_member_id_id_idx" ON "shop_application"("tenant_id", "member_id", "id" DESC);

-- AddForeignKey
ALTER TABLE "shop_application" ADD CONSTRAINT "shop_application_tenant_id_member_id_fkey" FOREIGN KEY ("tenant_id", "member_id") REFERENCES "member"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shop_application" ADD CONSTRAINT "shop_application_tenant_id_invite_code_id_fkey" FOREIGN KEY ("tenant_id", "invite_code_id") REFERENCES "invite_code"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shop_application" ADD CONSTRAINT "shop_application_tenant_id_card_front_id_fkey" FOREIGN KEY ("tenant_id", "card_front_id") REFERENCES "stored_file"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shop_application" ADD CONSTRAINT "shop_application_tenant_id_card_back_id_fkey" FOREIGN KEY ("tenant_id", "card_back_id") REFERENCES "stored_file"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shop_application" ADD CONSTRAINT "shop_application_tenant_id_logo_id_fkey" FOREIGN KEY ("tenant_id", "logo_id") REFERENCES "stored_file"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shop_application_category" ADD CONSTRAINT "shop_application_category_tenant_id_application_id_fkey" FOREIGN KEY ("tenant_id", "application_id") REFERENCES "shop_application"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shop_application_category" ADD CONSTRAINT "shop_application_category_tenant_id_category_id_fkey" FOREIGN KEY ("tenant_id", "category_id") REFERENCES "category"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shop_category" ADD CONSTRAINT "shop_category_tenant_id_shop_id_fkey" FOREIGN KEY ("tenant_id", "shop_id") REFERENCES "shop"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shop_category" ADD CONSTRAINT "shop_category_tenant_id_category_id_fkey" FOREIGN KEY ("tenant_id", "category_id") REFERENCES "category"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

select passage.make_tenant_table(name)
from unnest(array['invite_code', 'shop_application', 'shop_application_category', 'shop_category']::regclass[]) as name;

alter table invite_code add constraint invite_code_in_capitals check (code = upper(code) and code <> ''),
  add constraint invite_code_used_in_range check (used between 0 and uses);
alter table shop_application add constraint shop_application_sta_known check (sta between 1 and 3),
  add constraint shop_application_card_type_known check (card_type between 1 and 3),
  add constraint shop_application_rejected_says_why check (sta <> 3 or fail_reason <> '');
-- Nobody waits twice, nor applies again with a shop.
create unique index shop_application_one_live on shop_application (tenant_id, member_id) where sta in (1, 2);

-- It begins by waiting, is decided once, and stays as it was handed in.
create function passage.guard_application() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    if new.sta <> 1 then raise exception 'an application begins by waiting' using errcode = '23514'; end if;
  elsif old.sta <> 1 or new.sta not in (2, 3)
    or (to_jsonb(new) - '{sta,fail_reason,updated_at}'::text[]) <> (to_jsonb(old) - '{sta,fail_reason,updated_at}'::text[])
  then
    raise exception 'an application is decided once and stays as it was handed in' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger guarded before insert or update on shop_application for each row execute function passage.guard_application();

-- Identity papers are known again as proofs are.
alter table submitted_picture drop constraint submitted_picture_queue_known,
  add constraint submitted_picture_queue_known check (queue in (1, 2, 4));
