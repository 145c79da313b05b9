-- CreateTable
CREATE TABLE "stored_file" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" UUID NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "purpose" SMALLINT NOT NULL,
    "format" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "likeness" BIGINT NOT NULL,
    "is_public" SMALLINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stored_file_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "stored_file_tenant_id_owner_id_idx" ON "stored_file"("tenant_id", "owner_id");

-- CreateIndex
CREATE INDEX "stored_file_tenant_id_sha256_idx" ON "stored_file"("tenant_id", "sha256");

-- AddForeignKey
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_tenant_id_owner_id_fkey" FOREIGN KEY ("tenant_id", "owner_id") REFERENCES "member"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

select passage.make_tenant_table('stored_file');
alter table stored_file add constraint stored_file_purpose_known check (purpose between 1 and 7),
  add constraint stored_file_format_known check (format in ('jpeg', 'png')),
  add constraint stored_file_public_known check (is_public in (0, 1));
