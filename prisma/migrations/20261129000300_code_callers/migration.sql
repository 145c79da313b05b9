-- A mailed code belongs to whoever asked for it: what strangers ask uses up nothing of the owner's.

-- AlterTable
ALTER TABLE "mail_code" ADD COLUMN     "caller" TEXT NOT NULL DEFAULT '';
ALTER TABLE "mail_code" ALTER COLUMN "caller" DROP DEFAULT;

-- DropIndex
DROP INDEX "mail_code_tenant_id_email_purpose_id_idx";

-- CreateIndex
CREATE INDEX "mail_code_tenant_id_email_purpose_caller_id_idx" ON "mail_code"("tenant_id", "email", "purpose", "caller", "id");

-- CreateIndex
CREATE INDEX "mail_code_tenant_id_caller_created_at_idx" ON "mail_code"("tenant_id", "caller", "created_at");

-- CreateIndex
CREATE INDEX "mail_code_tenant_id_created_at_idx" ON "mail_code"("tenant_id", "created_at");

-- CreateIndex
CREATE INDEX "attempt_counter_tenant_id_window_start_idx" ON "attempt_counter"("tenant_id", "window_start");
