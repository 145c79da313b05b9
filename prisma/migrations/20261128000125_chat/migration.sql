-- What members write to shops and to customer service.

-- CreateTable
CREATE TABLE "chat_conversation" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "shop_id" INTEGER,
    "desk" INTEGER NOT NULL,
    "last_message_id" INTEGER NOT NULL DEFAULT 0,
    "member_read_id" INTEGER NOT NULL DEFAULT 0,
    "desk_read_id" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_conversation_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "chat_message" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "conversation_id" INTEGER NOT NULL,
    "sender_id" INTEGER NOT NULL,
    "sendtype" SMALLINT NOT NULL,
    "type" SMALLINT NOT NULL,
    "message" TEXT NOT NULL DEFAULT '',
    "file_id" UUID,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ,
    "deletion_seen_at" TIMESTAMPTZ,

    CONSTRAINT "chat_message_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "chat_conversation_tenant_id_member_id_desk_key" ON "chat_conversation"("tenant_id", "member_id", "desk");

-- CreateIndex
CREATE INDEX "chat_conversation_tenant_id_member_id_last_message_id_idx" ON "chat_conversation"("tenant_id", "member_id", "last_message_id" DESC);

-- CreateIndex
CREATE INDEX "chat_conversation_tenant_id_desk_last_message_id_idx" ON "chat_conversation"("tenant_id", "desk", "last_message_id" DESC);

-- CreateIndex
CREATE INDEX "chat_message_tenant_id_conversation_id_id_idx" ON "chat_message"("tenant_id", "conversation_id", "id");

-- CreateIndex
CREATE INDEX "chat_message_tenant_id_file_id_idx" ON "chat_message"("tenant_id", "file_id");

-- AddForeignKey
ALTER TABLE "chat_conversation" ADD CONSTRAINT "chat_conversation_tenant_id_member_id_fkey" FOREIGN KEY ("tenant_id", "member_id") REFERENCES "member"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_conversation" ADD CONSTRAINT "chat_conversation_tenant_id_shop_id_fkey" FOREIGN KEY ("tenant_id", "shop_id") REFERENCES "shop"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_tenant_id_conversation_id_fkey" FOREIGN KEY ("tenant_id", "conversation_id") REFERENCES "chat_conversation"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_tenant_id_sender_id_fkey" FOREIGN KEY ("tenant_id", "sender_id") REFERENCES "member"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_tenant_id_file_id_fkey" FOREIGN KEY ("tenant_id", "file_id") REFERENCES "stored_file"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

select passage.make_tenant_table(name) from unnest(array['chat_conversation', 'chat_message']::regclass[]) as name;

alter table chat_conversation add constraint chat_conversation_desk_is_shop check (desk = coalesce(shop_id, 0));
alter table chat_message add constraint chat_message_sendtype_known check (sendtype in (1, 2)),
  add constraint chat_message_type_known check (type in (1, 3)),
  add constraint chat_message_whole check (
    case when deleted_at is not null then message = '' and file_id is null
      when type = 1 then message <> '' and file_id is null
      else message = '' and file_id is not null end
  );
-- Deletions that the other side has yet to hear of: few, and asked for every few seconds.
create index chat_message_deletion on chat_message (tenant_id, conversation_id, id)
  where deleted_at is not null and deletion_seen_at is null;
