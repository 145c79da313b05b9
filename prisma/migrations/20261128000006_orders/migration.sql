-- AlterTable
ALTER TABLE "trade_order" ADD COLUMN     "commission_rate" SMALLINT,
ADD COLUMN     "completed_at" TIMESTAMPTZ,
ADD COLUMN     "logistics_company" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "logistics_no" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "refunded_amount" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "settled_at" TIMESTAMPTZ,
ADD COLUMN     "shipped_at" TIMESTAMPTZ;

-- AlterTable
ALTER TABLE "order_item" ADD COLUMN     "refunded_amount" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "refunded_count" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "after_sale" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "no" TEXT NOT NULL,
    "member_id" INTEGER NOT NULL,
    "shop_id" INTEGER NOT NULL,
    "order_id" INTEGER NOT NULL,
    "order_item_id" INTEGER NOT NULL,
    "way" SMALLINT NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 10,
    "count" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,
    "reason" SMALLINT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "prior_item_status" SMALLINT NOT NULL,
    "logistics_company" TEXT NOT NULL DEFAULT '',
    "logistics_no" TEXT NOT NULL DEFAULT '',
    "remark" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "after_sale_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "after_sale_picture" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "after_sale_id" INTEGER NOT NULL,
    "position" SMALLINT NOT NULL,
    "file_id" UUID NOT NULL,

    CONSTRAINT "after_sale_picture_pkey" PRIMARY KEY ("tenant_id","after_sale_id","position")
);

-- CreateTable
CREATE TABLE "after_sale_event" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "after_sale_id" INTEGER NOT NULL,
    "status" SMALLINT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "after_sale_event_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "evaluation" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "order_item_id" INTEGER NOT NULL,
    "spu_id" INTEGER NOT NULL,
    "service_score" SMALLINT NOT NULL,
    "logistics_score" SMALLINT NOT NULL,
    "description_score" SMALLINT NOT NULL,
    "remark" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "evaluation_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "evaluation_picture" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "evaluation_id" INTEGER NOT NULL,
    "position" SMALLINT NOT NULL,
    "file_id" UUID NOT NULL,

    CONSTRAINT "evaluation_picture_pkey" PRIMARY KEY ("tenant_id","evaluation_id","position")
);

-- CreateTable
CREATE TABLE "point_entry" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "order_id" INTEGER NOT NULL,
    "cause" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "point_entry_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "delivery_event" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "order_id" INTEGER NOT NULL,
    "content" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "delivery_event_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "after_sale_tenant_id_member_id_id_idx" ON "after_sale"("tenant_id", "member_id", "id" DESC);

-- CreateIndex
CREATE INDEX "after_sale_tenant_id_shop_id_id_idx" ON "after_sale"("tenant_id", "shop_id", "id" DESC);

-- CreateIndex
CREATE INDEX "after_sale_tenant_id_order_item_id_idx" ON "after_sale"("tenant_id", "order_item_id");

-- CreateIndex
CREATE UNIQUE INDEX "after_sale_tenant_id_no_key" ON "after_sale"("tenant_id", "no");

-- CreateIndex
CREATE INDEX "after_sale_event_tenant_id_after_sale_id_id_idx" ON "after_sale_event"("tenant_id", "after_sale_id", "id");

-- CreateIndex
CREATE INDEX "evaluation_tenant_id_spu_id_id_idx" ON "evaluation"("tenant_id", "spu_id", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "evaluation_tenant_id_order_item_id_key" ON "evaluation"("tenant_id", "order_item_id");

-- CreateIndex
CREATE INDEX "point_entry_tenant_id_order_id_idx" ON "point_entry"("tenant_id", "order_id");

-- CreateIndex
CREATE UNIQUE INDEX "point_entry_tenant_id_cause_key" ON "point_entry"("tenant_id", "cause");

-- CreateIndex
CREATE INDEX "delivery_event_tenant_id_order_id_id_idx" ON "delivery_event"("tenant_id", "order_id", "id");

-- CreateIndex
CREATE INDEX "trade_order_tenant_id_shop_id_id_idx" ON "trade_order"("tenant_id", "shop_id", "id" DESC);

-- AddForeignKey
ALTER TABLE "after_sale" ADD CONSTRAINT "after_sale_tenant_id_member_id_fkey" FOREIGN KEY ("tenant_id", "member_id") REFERENCES "member"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "after_sale" ADD CONSTRAINT "after_sale_tenant_id_shop_id_fkey" FOREIGN KEY ("tenant_id", "shop_id") REFERENCES "shop"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "after_sale" ADD CONSTRAINT "after_sale_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "trade_order"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "after_sale" ADD CONSTRAINT "after_sale_tenant_id_order_item_id_fkey" FOREIGN KEY ("tenant_id", "order_item_id") REFERENCES "order_item"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "after_sale_picture" ADD CONSTRAINT "after_sale_picture_tenant_id_after_sale_id_fkey" FOREIGN KEY ("tenant_id", "after_sale_id") REFERENCES "after_sale"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "after_sale_picture" ADD CONSTRAINT "after_sale_picture_tenant_id_file_id_fkey" FOREIGN KEY ("tenant_id", "file_id") REFERENCES "stored_file"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "after_sale_event" ADD CONSTRAINT "after_sale_event_tenant_id_after_sale_id_fkey" FOREIGN KEY ("tenant_id", "after_sale_id") REFERENCES "after_sale"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "evaluation" ADD CONSTRAINT "evaluation_tenant_id_member_id_fkey" FOREIGN KEY ("tenant_id", "member_id") REFERENCES "member"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "evaluation" ADD CONSTRAINT "evaluation_tenant_id_order_item_id_fkey" FOREIGN KEY ("tenant_id", "order_item_id") REFERENCES "order_item"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "evaluation" ADD CONSTRAINT "evaluation_tenant_id_spu_id_fkey" FOREIGN KEY ("tenant_id", "spu_id") REFERENCES "spu"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "evaluation_picture" ADD CONSTRAINT "evaluation_picture_tenant_id_evaluation_id_fkey" FOREIGN KEY ("tenant_id", "evaluation_id") REFERENCES "evaluation"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "evaluation_picture" ADD CONSTRAINT "evaluation_picture_tenant_id_file_id_fkey" FOREIGN KEY ("tenant_id", "file_id") REFERENCES "stored_file"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_tenant_id_member_id_fkey" FOREIGN KEY ("tenant_id", "member_id") REFERENCES "member"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "trade_order"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery_event" ADD CONSTRAINT "delivery_event_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "trade_order"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

select passage.make_tenant_table(name) from unnest(array['after_sale']::regclass[]) as name;
select passage.make_tenant_table(name, 'select, insert') from unnest(array[
  'after_sale_picture', 'after_sale_event', 'evaluation', 'evaluation_picture', 'point_entry', 'delivery_event'
]::regclass[]) as name;
select passage.make_append_only(name) from unnest(array[
  'after_sale_picture', 'after_sale_event', 'evaluation', 'evaluation_picture', 'point_entry', 'delivery_event'
]::regclass[]) as name;

alter table trade_order add constraint trade_order_shipped check (shipped_at is null or paid_at is not null),
  add constraint trade_order_completed check (status <> 30 or completed_at is not null),
  add constraint trade_order_commission_rate_known check (commission_rate between 0 and 100),
  add constraint trade_order_settled check (settled_at is null or (status in (30, 40) and commission_rate is not null)),
  add constraint trade_order_refunded check (refunded_amount between 0 and total_amount);
alter table order_item add constraint order_item_refunded check (
  refunded_count between 0 and count and refunded_amount between 0 and unit_price * refunded_count
);
alter table after_sale add constraint after_sale_way_known check (way in (10, 20)),
  add constraint after_sale_status_known check (status in (10, 20, 30, 40, 50, 61, 62, 63)),
  add constraint after_sale_returns check (way = 20 or status not in (20, 30, 63)),
  add constraint after_sale_count_in_range check (count between 1 and 999),
  add constraint after_sale_amount_positive check (amount > 0),
  add constraint after_sale_reason_known check (reason between 1 and 4),
  add constraint after_sale_prior_item_status_known check (prior_item_status in (0, 30, 40));
-- An item has at most one after-sale that is open.
create unique index after_sale_one_open on after_sale (tenant_id, order_item_id) where status in (10, 20, 30, 40);
alter table evaluation add constraint evaluation_scores_in_range check (
  service_score between 1 and 5 and logistics_score between 1 and 5 and description_score between 1 and 5
);
alter table point_entry add constraint point_entry_points_not_zero check (points <> 0);

-- Work that is due: receipts that confirm themselves, orders to settle.
create index trade_order_shipped on trade_order (tenant_id, shipped_at) where status = 20;
create index trade_order_to_settle on trade_order (tenant_id, completed_at) where settled_at is null and status in (30, 40);
