-- Whose money a refund takes: the owner's balance, withdrawals that wait, and what the platform pays as a debt of the shop.

-- AlterTable
ALTER TABLE "ledger_account" ADD COLUMN     "shop_id" INTEGER;

-- CreateTable
CREATE TABLE "refund_request" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "after_sale_id" INTEGER NOT NULL,
    "payer_id" INTEGER NOT NULL,
    "asked_by" INTEGER NOT NULL,
    "platform_amount" BIGINT NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "refund_request_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "withdrawal_cut" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "withdrawal_id" INTEGER NOT NULL,
    "after_sale_id" INTEGER NOT NULL,
    "amount_before" BIGINT NOT NULL,
    "amount_after" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "withdrawal_cut_pkey" PRIMARY KEY ("tenant_id","withdrawal_id","after_sale_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ledger_account_tenant_id_shop_id_kind_key" ON "ledger_account"("tenant_id", "shop_id", "kind");

-- CreateIndex
CREATE INDEX "refund_request_tenant_id_after_sale_id_idx" ON "refund_request"("tenant_id", "after_sale_id");

-- CreateIndex
CREATE INDEX "withdrawal_cut_tenant_id_after_sale_id_idx" ON "withdrawal_cut"("tenant_id", "after_sale_id");

-- AddForeignKey
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_tenant_id_shop_id_fkey" FOREIGN KEY ("tenant_id", "shop_id") REFERENCES "shop"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_tenant_id_after_sale_id_fkey" FOREIGN KEY ("tenant_id", "after_sale_id") REFERENCES "after_sale"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_tenant_id_payer_id_fkey" FOREIGN KEY ("tenant_id", "payer_id") REFERENCES "member"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_tenant_id_asked_by_fkey" FOREIGN KEY ("tenant_id", "asked_by") REFERENCES "member"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "withdrawal_cut" ADD CONSTRAINT "withdrawal_cut_tenant_id_withdrawal_id_fkey" FOREIGN KEY ("tenant_id", "withdrawal_id") REFERENCES "withdrawal"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "withdrawal_cut" ADD CONSTRAINT "withdrawal_cut_tenant_id_after_sale_id_fkey" FOREIGN KEY ("tenant_id", "after_sale_id") REFERENCES "after_sale"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

select passage.make_tenant_table('refund_request');
select passage.make_tenant_table('withdrawal_cut', 'select, insert');
select passage.make_append_only('withdrawal_cut');

alter table refund_request add constraint refund_request_status_known check (status between 0 and 2),
  add constraint refund_request_platform_amount_not_negative check (platform_amount >= 0);
create unique index refund_request_one_open on refund_request (tenant_id, after_sale_id) where status = 0;
alter table withdrawal_cut add constraint withdrawal_cut_smaller check (amount_after >= 0 and amount_after < amount_before),
  add constraint withdrawal_cut_whole_dollars check (amount_before % 100 = 0 and amount_after % 100 = 0);

-- A refund, which nobody of the staff decides, may be what ends a withdrawal.
alter table review_item drop constraint review_item_queue_known,
  add constraint review_item_queue_known check (queue between 1 and 5),
  drop constraint review_item_decided,
  add constraint review_item_decided check (status = 0 or (decided_at is not null and (decided_by is not null or (queue = 3 and status = 2))));

-- What a shop owes the platform: a balance of zero or less, one account for each shop.
alter table ledger_account drop constraint ledger_account_kind_known,
  add constraint ledger_account_kind_known check (kind between 1 and 8),
  drop constraint ledger_account_owner,
  add constraint ledger_account_owner check (
    (kind <= 2) = (member_id is not null) and (kind = 8) = (shop_id is not null)
    and (member_id is null and shop_id is null) = (balance is null)
  ),
  drop constraint ledger_account_balance_not_negative,
  add constraint ledger_account_balance_not_negative check (kind = 8 or balance >= 0),
  add constraint ledger_account_debt_not_positive check (kind <> 8 or balance <= 0);
drop index ledger_account_platform;
create unique index ledger_account_platform on ledger_account (tenant_id, kind) where member_id is null and shop_id is null;

-- The id of the account of a member or, of kind 8, of a shop, or of the platform's where the owner is null; made when it is
-- not there yet. Each kind of owner is looked up by an index of its own.
create or replace function passage.ledger_account_id(owner_id int, account_kind int) returns int
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  tenant int := passage.tenant_id();
  found_id int;
begin
  for attempt in 1 .. 2 loop
    if owner_id is null then
      select id into found_id from ledger_account
      where tenant_id = tenant and kind = account_kind and member_id is null and shop_id is null;
    elsif account_kind = 8 then
      select id into found_id from ledger_account
      where tenant_id = tenant and shop_id = owner_id and kind = account_kind;
    else
      select id into found_id from ledger_account
      where tenant_id = tenant and member_id = owner_id and kind = account_kind;
    end if;
    exit when found_id is not null or attempt = 2;
    insert into ledger_account (tenant_id, kind, member_id, shop_id, balance)
    values (
      tenant, account_kind, case when account_kind <> 8 then owner_id end, case when account_kind = 8 then owner_id end,
      case when owner_id is null then null else 0 end
    )
    on conflict do nothing;
  end loop;
  return found_id;
end
$$;
