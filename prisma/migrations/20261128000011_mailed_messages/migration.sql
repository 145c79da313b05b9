-- A message is mailed once, however often its job runs.

-- AlterTable
ALTER TABLE "system_message" ADD COLUMN     "mailed_at" TIMESTAMPTZ;
