-- Messages of all types are listed as well: without an index in their own order the store's newest are walked through for
-- a member whose own are old.

-- CreateIndex
CREATE INDEX "system_message_tenant_id_member_id_id_idx" ON "system_message"("tenant_id", "member_id", "id" DESC);
