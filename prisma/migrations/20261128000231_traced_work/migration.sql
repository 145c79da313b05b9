-- Work goes on with the trace of what caused it.

-- AlterTable
ALTER TABLE "outbox" ADD COLUMN     "traceparent" TEXT;
