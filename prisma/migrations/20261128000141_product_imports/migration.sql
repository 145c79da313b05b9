-- CreateTable
CREATE TABLE "product_import" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "shop_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "category_id" INTEGER,
    "file_key" TEXT NOT NULL,
    "is_dry_run" SMALLINT NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "byte_count" INTEGER NOT NULL,
    "bytes_done" INTEGER NOT NULL DEFAULT 0,
    "rows_done" INTEGER NOT NULL DEFAULT 0,
    "lines_done" INTEGER NOT NULL DEFAULT 0,
    "created" INTEGER NOT NULL DEFAULT 0,
    "changed" INTEGER NOT NULL DEFAULT 0,
    "unchanged" INTEGER NOT NULL DEFAULT 0,
    "refused" INTEGER NOT NULL DEFAULT 0,
    "drawn" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ,

    CONSTRAINT "product_import_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "import_line" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "import_id" INTEGER NOT NULL,
    "row" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "handle" TEXT NOT NULL,
    "outcome" SMALLINT NOT NULL,
    "spu_id" INTEGER,
    "problems" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "import_line_pkey" PRIMARY KEY ("tenant_id","import_id","row")
);

-- CreateTable
CREATE TABLE "imported_product" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "shop_id" INTEGER NOT NULL,
    "handle" TEXT NOT NULL,
    "spu_id" INTEGER NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "quantities" JSONB NOT NULL,
    "pictures" JSONB NOT NULL,

    CONSTRAINT "imported_product_pkey" PRIMARY KEY ("tenant_id","shop_id","handle")
);

-- CreateIndex
CREATE INDEX "product_import_tenant_id_shop_id_id_idx" ON "product_import"("tenant_id", "shop_id", "id" DESC);

-- CreateIndex
CREATE INDEX "import_line_tenant_id_import_id_handle_idx" ON "import_line"("tenant_id", "import_id", "handle");

-- CreateIndex
CREATE INDEX "import_line_tenant_id_import_id_outcome_row_idx" ON "import_line"("tenant_id", "import_id", "outcome", "row");

-- CreateIndex
CREATE INDEX "imported_product_tenant_id_spu_id_idx" ON "imported_product"("tenant_id", "spu_id");

-- AddForeignKey
ALTER TABLE "product_import" ADD CONSTRAINT "product_import_tenant_id_shop_id_fkey" FOREIGN KEY ("tenant_id", "shop_id") REFERENCES "shop"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_import" ADD CONSTRAINT "product_import_tenant_id_member_id_fkey" FOREIGN KEY ("tenant_id", "member_id") REFERENCES "member"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_line" ADD CONSTRAINT "import_line_tenant_id_import_id_fkey" FOREIGN KEY ("tenant_id", "import_id") REFERENCES "product_import"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "imported_product" ADD CONSTRAINT "imported_product_tenant_id_shop_id_fkey" FOREIGN KEY ("tenant_id", "shop_id") REFERENCES "shop"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "imported_product" ADD CONSTRAINT "imported_product_tenant_id_spu_id_fkey" FOREIGN KEY ("tenant_id", "spu_id") REFERENCES "spu"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

select passage.make_tenant_table(name) from unnest(array['product_import', 'import_line', 'imported_product']::regclass[]) as name;

alter table product_import add constraint product_import_status_known check (status between 0 and 3),
  add constraint product_import_is_dry_run_known check (is_dry_run in (0, 1));
alter table import_line add constraint import_line_outcome_known check (outcome between 1 and 4);

-- One at a time per shop: two would not know of each other's handles.
create unique index product_import_one_at_work on product_import (tenant_id, shop_id) where status in (0, 1);
