-- Home pages, navigation, notices, articles, favourite shops, newsletter and messages to the store.

-- CreateTable
CREATE TABLE "banner" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "population" SMALLINT NOT NULL,
    "block" SMALLINT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "type" SMALLINT NOT NULL,
    "target_id" INTEGER,
    "link" TEXT NOT NULL DEFAULT '',
    "title" JSONB NOT NULL DEFAULT '{}',
    "subtitle" JSONB NOT NULL DEFAULT '{}',
    "file" TEXT NOT NULL,
    "narrow_file" TEXT,
    "video_file" TEXT,
    "is_dark" SMALLINT NOT NULL DEFAULT 0,
    "status" SMALLINT NOT NULL DEFAULT 1,

    CONSTRAINT "banner_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "home_list" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "population" SMALLINT NOT NULL,
    "slot" SMALLINT NOT NULL,
    "title" JSONB NOT NULL,
    "category_id" INTEGER,
    "sort" SMALLINT NOT NULL DEFAULT 0,
    "size" SMALLINT NOT NULL DEFAULT 15,

    CONSTRAINT "home_list_pkey" PRIMARY KEY ("tenant_id","population","slot")
);

-- CreateTable
CREATE TABLE "diy_template" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "name" JSONB NOT NULL,
    "populations" INTEGER[],
    "logo" TEXT NOT NULL DEFAULT '',
    "items" JSONB NOT NULL DEFAULT '[]',
    "position" INTEGER NOT NULL DEFAULT 0,
    "status" SMALLINT NOT NULL DEFAULT 1,

    CONSTRAINT "diy_template_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "navigation_entry" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "template_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "type" SMALLINT NOT NULL,
    "target_id" INTEGER,
    "key" TEXT NOT NULL,
    "name" JSONB NOT NULL,
    "is_on" SMALLINT NOT NULL DEFAULT 1,
    "spu_id" INTEGER,

    CONSTRAINT "navigation_entry_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "notice" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "title" JSONB NOT NULL,
    "content" JSONB NOT NULL DEFAULT '{}',
    "url" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,
    "status" SMALLINT NOT NULL DEFAULT 1,
    "starts_at" TIMESTAMPTZ,
    "ends_at" TIMESTAMPTZ,

    CONSTRAINT "notice_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "article_type" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "name" JSONB NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "status" SMALLINT NOT NULL DEFAULT 1,

    CONSTRAINT "article_type_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "article" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "type_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "title" JSONB NOT NULL,
    "body" JSONB NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "status" SMALLINT NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "article_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "favorite_shop" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "member_id" INTEGER NOT NULL,
    "shop_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "favorite_shop_pkey" PRIMARY KEY ("tenant_id","member_id","shop_id")
);

-- CreateTable
CREATE TABLE "newsletter_subscriber" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "asked_at" TIMESTAMPTZ NOT NULL,
    "confirmed_at" TIMESTAMPTZ,

    CONSTRAINT "newsletter_subscriber_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "contact_message" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "member_id" INTEGER,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "content" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "mailed_at" TIMESTAMPTZ,

    CONSTRAINT "contact_message_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "banner_tenant_id_population_block_position_idx" ON "banner"("tenant_id", "population", "block", "position");

-- CreateIndex
CREATE UNIQUE INDEX "navigation_entry_tenant_id_template_id_key_key" ON "navigation_entry"("tenant_id", "template_id", "key");

-- CreateIndex
CREATE UNIQUE INDEX "article_type_tenant_id_code_key" ON "article_type"("tenant_id", "code");

-- CreateIndex
CREATE INDEX "article_tenant_id_type_id_position_idx" ON "article"("tenant_id", "type_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "article_tenant_id_code_key" ON "article"("tenant_id", "code");

-- CreateIndex
CREATE INDEX "favorite_shop_tenant_id_shop_id_idx" ON "favorite_shop"("tenant_id", "shop_id");

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_subscriber_tenant_id_email_key" ON "newsletter_subscriber"("tenant_id", "email");

-- AddForeignKey
ALTER TABLE "home_list" ADD CONSTRAINT "home_list_tenant_id_category_id_fkey" FOREIGN KEY ("tenant_id", "category_id") REFERENCES "category"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "navigation_entry" ADD CONSTRAINT "navigation_entry_tenant_id_template_id_fkey" FOREIGN KEY ("tenant_id", "template_id") REFERENCES "diy_template"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "navigation_entry" ADD CONSTRAINT "navigation_entry_tenant_id_spu_id_fkey" FOREIGN KEY ("tenant_id", "spu_id") REFERENCES "spu"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "article" ADD CONSTRAINT "article_tenant_id_type_id_fkey" FOREIGN KEY ("tenant_id", "type_id") REFERENCES "article_type"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favorite_shop" ADD CONSTRAINT "favorite_shop_tenant_id_member_id_fkey" FOREIGN KEY ("tenant_id", "member_id") REFERENCES "member"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favorite_shop" ADD CONSTRAINT "favorite_shop_tenant_id_shop_id_fkey" FOREIGN KEY ("tenant_id", "shop_id") REFERENCES "shop"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_tenant_id_member_id_fkey" FOREIGN KEY ("tenant_id", "member_id") REFERENCES "member"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE NO ACTION;

select passage.make_tenant_table(name) from unnest(array[
  'banner', 'home_list', 'diy_template', 'navigation_entry', 'notice', 'article_type', 'article',
  'favorite_shop', 'newsletter_subscriber', 'contact_message'
]::regclass[]) as name;

-- What a click opens is data that staff write: nothing but paths of this host and addresses of the web.
create function passage.is_link(link text) returns boolean
language sql immutable parallel safe
as $$ select link ~ '^(/($|[^/\\])|https?://[^/])' $$;

alter table banner add constraint banner_population_known check (population between 1 and 3),
  add constraint banner_block_known check (block between 1 and 6),
  add constraint banner_type_known check (type between 1 and 5),
  add constraint banner_status_known check (status in (0, 1) and is_dark in (0, 1)),
  add constraint banner_opens check (case when type = 5 then link = '' or passage.is_link(link) else target_id is not null end);
alter table home_list add constraint home_list_population_known check (population between 1 and 3),
  add constraint home_list_slot_known check (slot in (1, 2)),
  add constraint home_list_sort_known check (sort between 0 and 3),
  add constraint home_list_size_in_range check (size between 1 and 50);
alter table diy_template add constraint diy_template_populations_known check (populations is not null and populations <@ array[1, 2, 3]),
  add constraint diy_template_items_list check (jsonb_typeof(items) = 'array'),
  add constraint diy_template_status_known check (status in (0, 1));
alter table navigation_entry add constraint navigation_entry_type_known check (type between 1 and 5),
  add constraint navigation_entry_is_on_known check (is_on in (0, 1));
alter table notice add constraint notice_url_link check (passage.is_link(url)),
  add constraint notice_status_known check (status in (0, 1));
alter table article_type add constraint article_type_status_known check (status in (0, 1));
alter table article add constraint article_status_known check (status in (0, 1));
alter table newsletter_subscriber add constraint newsletter_subscriber_email_lower check (email = lower(email)),
  add constraint newsletter_subscriber_confirmed check ((status = 1) = (confirmed_at is not null) and status in (0, 1));

-- A shop's number of fans is kept by the database, however a favourite comes or goes.
create function passage.count_fans() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    update shop set favorite_count = favorite_count + 1 where tenant_id = new.tenant_id and id = new.shop_id;
  else
    update shop set favorite_count = favorite_count - 1 where tenant_id = old.tenant_id and id = old.shop_id;
  end if;
  return null;
end
$$;
create trigger counted after insert or delete on favorite_shop for each row execute function passage.count_fans();
alter table shop add constraint shop_favorite_count_not_negative check (favorite_count >= 0);
