-- AlterTable
ALTER TABLE "audit" ADD COLUMN     "hash" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "prev_hash" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "seq" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "review_item" ADD COLUMN     "amount" BIGINT,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "system_message" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "type" SMALLINT NOT NULL,
    "template" TEXT NOT NULL,
    "params" JSONB NOT NULL DEFAULT '{}',
    "read_at" TIMESTAMPTZ,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "system_message_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "payment_proof" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "pay_type" SMALLINT NOT NULL,
    "amount" BIGINT NOT NULL,
    "file_id" UUID NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 3,
    "remark" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_proof_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "payment_proof_order" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "proof_id" INTEGER NOT NULL,
    "order_id" INTEGER NOT NULL,

    CONSTRAINT "payment_proof_order_pkey" PRIMARY KEY ("tenant_id","proof_id","order_id")
);

-- CreateTable
CREATE TABLE "recharge" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "no" TEXT NOT NULL,
    "member_id" INTEGER NOT NULL,
    "pay_method_id" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,
    "bankno" TEXT NOT NULL DEFAULT '',
    "file_id" UUID NOT NULL,
    "audit_status" SMALLINT NOT NULL DEFAULT 0,
    "remark" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recharge_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "withdrawal_address" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "type" SMALLINT NOT NULL,
    "fullname" TEXT NOT NULL,
    "mobile" TEXT NOT NULL,
    "bankname" TEXT NOT NULL DEFAULT '',
    "bankno" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "remark" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "withdrawal_address_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "withdrawal" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "no" TEXT NOT NULL,
    "member_id" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,
    "type" SMALLINT NOT NULL,
    "fullname" TEXT NOT NULL,
    "mobile" TEXT NOT NULL,
    "bankname" TEXT NOT NULL DEFAULT '',
    "receive_address" TEXT NOT NULL,
    "sta" SMALLINT NOT NULL DEFAULT 0,
    "remark" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "withdrawal_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "review_approval" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "item_id" INTEGER NOT NULL,
    "reviewer_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "review_approval_pkey" PRIMARY KEY ("tenant_id","item_id","reviewer_id")
);

-- CreateTable
CREATE TABLE "submitted_picture" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "queue" SMALLINT NOT NULL,
    "subject_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "file_id" UUID NOT NULL,
    "sha256" TEXT NOT NULL,
    "likeness" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "submitted_picture_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "system_message_tenant_id_member_id_id_idx" ON "system_message"("tenant_id", "member_id", "id" DESC);

-- CreateIndex
CREATE INDEX "payment_proof_tenant_id_member_id_idx" ON "payment_proof"("tenant_id", "member_id");

-- CreateIndex
CREATE INDEX "payment_proof_order_tenant_id_order_id_idx" ON "payment_proof_order"("tenant_id", "order_id");

-- CreateIndex
CREATE INDEX "recharge_tenant_id_member_id_id_idx" ON "recharge"("tenant_id", "member_id", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "recharge_tenant_id_no_key" ON "recharge"("tenant_id", "no");

-- CreateIndex
CREATE UNIQUE INDEX "recharge_tenant_id_file_id_key" ON "recharge"("tenant_id", "file_id");

-- CreateIndex
CREATE INDEX "withdrawal_address_tenant_id_member_id_id_idx" ON "withdrawal_address"("tenant_id", "member_id", "id");

-- CreateIndex
CREATE INDEX "withdrawal_tenant_id_member_id_id_idx" ON "withdrawal"("tenant_id", "member_id", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "withdrawal_tenant_id_no_key" ON "withdrawal"("tenant_id", "no");

-- CreateIndex
CREATE INDEX "submitted_picture_tenant_id_sha256_idx" ON "submitted_picture"("tenant_id", "sha256");

-- CreateIndex
CREATE INDEX "submitted_picture_tenant_id_queue_subject_id_idx" ON "submitted_picture"("tenant_id", "queue", "subject_id");

-- CreateIndex
CREATE UNIQUE INDEX "audit_tenant_id_seq_key" ON "audit"("tenant_id", "seq");

-- AddForeignKey
ALTER TABLE "system_message" ADD CONSTRAINT "system_message_tenant_id_member_id_fkey" FOREIGN KEY ("tenant_id", "member_id") REFERENCES "member"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_proof" ADD CONSTRAINT "payment_proof_tenant_id_member_id_fkey" FOREIGN KEY ("tenant_id", "member_id") REFERENCES "member"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_proof" ADD CONSTRAINT "payment_proof_tenant_id_file_id_fkey" FOREIGN KEY ("tenant_id", "file_id") REFERENCES "stored_file"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_proof_order" ADD CONSTRAINT "payment_proof_order_tenant_id_proof_id_fkey" FOREIGN KEY ("tenant_id", "proof_id") REFERENCES "payment_proof"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_proof_order" ADD CONSTRAINT "payment_proof_order_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "trade_order"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recharge" ADD CONSTRAINT "recharge_tenant_id_member_id_fkey" FOREIGN KEY ("tenant_id", "member_id") REFERENCES "member"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recharge" ADD CONSTRAINT "recharge_tenant_id_pay_method_id_fkey" FOREIGN KEY ("tenant_id", "pay_method_id") REFERENCES "pay_method"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recharge" ADD CONSTRAINT "recharge_tenant_id_file_id_fkey" FOREIGN KEY ("tenant_id", "file_id") REFERENCES "stored_file"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "withdrawal_address" ADD CONSTRAINT "withdrawal_address_tenant_id_member_id_fkey" FOREIGN KEY ("tenant_id", "member_id") REFERENCES "member"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_tenant_id_member_id_fkey" FOREIGN KEY ("tenant_id", "member_id") REFERENCES "member"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_approval" ADD CONSTRAINT "review_approval_tenant_id_item_id_fkey" FOREIGN KEY ("tenant_id", "item_id") REFERENCES "review_item"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_approval" ADD CONSTRAINT "review_approval_tenant_id_reviewer_id_fkey" FOREIGN KEY ("tenant_id", "reviewer_id") REFERENCES "member"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submitted_picture" ADD CONSTRAINT "submitted_picture_tenant_id_file_id_fkey" FOREIGN KEY ("tenant_id", "file_id") REFERENCES "stored_file"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

select passage.make_tenant_table(name) from unnest(array[
  'payment_proof', 'recharge', 'withdrawal_address', 'withdrawal', 'review_approval', 'system_message'
]::regclass[]) as name;
select passage.make_tenant_table(name, 'select, insert') from unnest(array['payment_proof_order', 'submitted_picture']::regclass[]) as name;
select passage.make_append_only(name) from unnest(array['payment_proof_order', 'submitted_picture']::regclass[]) as name;

alter table payment_proof add constraint payment_proof_pay_type_known check (pay_type between 1 and 3),
  add constraint payment_proof_amount_positive check (amount > 0),
  add constraint payment_proof_status_known check (status between 1 and 3);
alter table recharge add constraint recharge_amount_positive check (amount > 0),
  add constraint recharge_audit_status_known check (audit_status between 0 and 3);
alter table withdrawal_address add constraint withdrawal_address_type_known check (type in (1, 2)),
  add constraint withdrawal_address_whole check (case type when 1 then bankname <> '' and bankno <> '' else address <> '' end);
alter table withdrawal add constraint withdrawal_amount_whole_dollars check (amount > 0 and amount % 100 = 0),
  add constraint withdrawal_type_known check (type in (1, 2)),
  add constraint withdrawal_sta_known check (sta between 0 and 4);
alter table review_item add constraint review_item_amount_positive check (amount > 0),
  add constraint review_item_decided check (status = 0 or (decided_by is not null and decided_at is not null));
alter table submitted_picture add constraint submitted_picture_queue_known check (queue in (1, 2));
alter table system_message add constraint system_message_type_known check (type between 1 and 4);

-- Audit chain --------------------------------------------------------------------------------------------------------

-- What a row's hash covers, as text; the command that verifies the chain reads the same.
create function passage.audit_text(entry audit) returns text
language sql stable
as $$
  select jsonb_build_array(
    entry.prev_hash, entry.tenant_id, entry.seq, entry.actor_id, entry.action, entry.subject, entry.before, entry.after,
    entry.request_id, to_char(entry.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')
  )::text
$$;

-- One writer per tenant at a time, until its transaction ends: whoever writes an audit row takes no lock after it.
create function passage.chain_audit() returns trigger
language plpgsql
as $$
declare
  last record;
begin
  perform pg_advisory_xact_lock(7011979, new.tenant_id);
  select seq, hash into last from audit where tenant_id = new.tenant_id order by seq desc limit 1;
  new.seq := coalesce(last.seq, 0) + 1;
  new.prev_hash := coalesce(last.hash, '');
  new.hash := encode(sha256(convert_to(passage.audit_text(new), 'UTF8')), 'hex');
  return new;
end
$$;
create trigger chained before insert on audit for each row execute function passage.chain_audit();
