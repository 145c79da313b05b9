-- The order that a system message is about, where it is about one: the message leads there.

-- AlterTable
ALTER TABLE "system_message" ADD COLUMN     "order_id" INTEGER;

-- AddForeignKey
ALTER TABLE "system_message" ADD CONSTRAINT "system_message_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "trade_order"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
