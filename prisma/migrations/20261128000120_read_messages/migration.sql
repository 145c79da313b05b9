-- Messages are listed by type, and whoever is signed in asks every few seconds how many are unread: the few that are have
-- an index of their own.

-- DropIndex
DROP INDEX "system_message_tenant_id_member_id_id_idx";

-- CreateIndex
CREATE INDEX "system_message_tenant_id_member_id_type_id_idx" ON "system_message"("tenant_id", "member_id", "type", "id" DESC);

create index system_message_unread on system_message (tenant_id, member_id, type) where read_at is null;
