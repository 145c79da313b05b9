
-- CreateTable
CREATE TABLE "tenant" (
    "id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "default_language" TEXT NOT NULL,
    "default_currency" TEXT NOT NULL,

    CONSTRAINT "tenant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tenant_host" (
    "host" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "shop_id" INTEGER,

    CONSTRAINT "tenant_host_pkey" PRIMARY KEY ("host")
);

-- CreateTable
CREATE TABLE "seed_state" (
    "key" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "seed_state_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "category" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "parent_id" INTEGER,
    "population" SMALLINT NOT NULL,
    "name" JSONB NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "picture" TEXT,

    CONSTRAINT "category_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "brand" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "story" JSONB NOT NULL DEFAULT '{}',
    "logo" TEXT,

    CONSTRAINT "brand_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "designer" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "desno" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "story" JSONB NOT NULL DEFAULT '{}',
    "logo" TEXT,

    CONSTRAINT "designer_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "shop" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER,
    "name" TEXT NOT NULL,
    "description" JSONB NOT NULL DEFAULT '{}',
    "logo" TEXT,
    "address" TEXT NOT NULL DEFAULT '',
    "url" TEXT NOT NULL DEFAULT '',
    "status" SMALLINT NOT NULL DEFAULT 1,
    "freight" BIGINT NOT NULL DEFAULT 1200,
    "free_freight_from" BIGINT NOT NULL DEFAULT 20000,
    "reputation" SMALLINT NOT NULL DEFAULT 50,
    "favorite_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shop_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "property" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "name" JSONB NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "property_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "property_value" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "property_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "name" JSONB NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "property_value_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "spu" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "shop_id" INTEGER NOT NULL,
    "brand_id" INTEGER NOT NULL,
    "designer_id" INTEGER,
    "category_id" INTEGER NOT NULL,
    "population" SMALLINT NOT NULL,
    "name" JSONB NOT NULL,
    "description" JSONB NOT NULL DEFAULT '{}',
    "status" SMALLINT NOT NULL DEFAULT 1,
    "video" TEXT,
    "price" BIGINT NOT NULL DEFAULT 0,
    "market_price" BIGINT NOT NULL DEFAULT 0,
    "orderable" SMALLINT NOT NULL DEFAULT 0,
    "sales_count" INTEGER NOT NULL DEFAULT 0,
    "popularity" INTEGER NOT NULL DEFAULT 0,
    "rank" INTEGER NOT NULL DEFAULT 0,
    "recommend_hot" SMALLINT NOT NULL DEFAULT 0,
    "recommend_best" SMALLINT NOT NULL DEFAULT 0,
    "recommend_benefit" SMALLINT NOT NULL DEFAULT 0,
    "recommend_new" SMALLINT NOT NULL DEFAULT 0,
    "recommend_good" SMALLINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "spu_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "spu_picture" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "spu_id" INTEGER NOT NULL,
    "position" SMALLINT NOT NULL,
    "file" TEXT NOT NULL,

    CONSTRAINT "spu_picture_pkey" PRIMARY KEY ("tenant_id","spu_id","position")
);

-- CreateTable
CREATE TABLE "sku" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "spu_id" INTEGER NOT NULL,
    "price" BIGINT NOT NULL,
    "market_price" BIGINT NOT NULL,
    "stock" INTEGER NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 1,
    "file" TEXT NOT NULL,

    CONSTRAINT "sku_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "sku_value" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "sku_id" INTEGER NOT NULL,
    "value_id" INTEGER NOT NULL,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "sku_value_pkey" PRIMARY KEY ("tenant_id","sku_id","value_id")
);

-- CreateTable
CREATE TABLE "stock_movement" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" BIGSERIAL NOT NULL,
    "sku_id" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "reason" SMALLINT NOT NULL,
    "order_id" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stock_movement_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "listing" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "scope" SMALLINT NOT NULL,
    "scope_id" INTEGER NOT NULL,
    "spu_id" INTEGER NOT NULL,
    "price" BIGINT NOT NULL,
    "rank" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "listing_pkey" PRIMARY KEY ("tenant_id","scope","scope_id","spu_id")
);

-- CreateTable
CREATE TABLE "listing_count" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "scope" SMALLINT NOT NULL,
    "scope_id" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "listing_count_pkey" PRIMARY KEY ("tenant_id","scope","scope_id")
);

-- CreateTable
CREATE TABLE "favorite_product" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "member_id" INTEGER NOT NULL,
    "spu_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "favorite_product_pkey" PRIMARY KEY ("tenant_id","member_id","spu_id")
);

-- CreateTable
CREATE TABLE "ledger_account" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "kind" SMALLINT NOT NULL,
    "member_id" INTEGER,
    "balance" BIGINT,

    CONSTRAINT "ledger_account_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "ledger_transaction" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "cause" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ledger_transaction_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "ledger_entry" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "transaction_id" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,
    "balance_after" BIGINT,
    "log_type" SMALLINT,
    "remark" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ledger_entry_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "cart_line" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "sku_id" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,
    "added_price" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cart_line_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "address" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "first_name" TEXT NOT NULL,
    "surname" TEXT NOT NULL,
    "mobile" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "zipcode" TEXT NOT NULL,
    "detail_address" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "country_region" TEXT NOT NULL,
    "continent" TEXT NOT NULL DEFAULT '',
    "remark" TEXT NOT NULL DEFAULT '',
    "is_default" SMALLINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "address_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "checkout" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "checkout_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "trade_order" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "no" TEXT NOT NULL,
    "checkout_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "shop_id" INTEGER NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "audit_status" SMALLINT NOT NULL DEFAULT 0,
    "audit_remark" TEXT NOT NULL DEFAULT '',
    "pay_type" SMALLINT,
    "goods_amount" BIGINT NOT NULL,
    "freight" BIGINT NOT NULL,
    "total_amount" BIGINT NOT NULL,
    "pay_deadline" TIMESTAMPTZ NOT NULL,
    "paid_at" TIMESTAMPTZ,
    "cancelled_at" TIMESTAMPTZ,
    "cancel_reason" SMALLINT,
    "is_commented" SMALLINT NOT NULL DEFAULT 0,
    "earns_points" SMALLINT NOT NULL DEFAULT 0,
    "is_counted" SMALLINT NOT NULL DEFAULT 0,
    "terminal" SMALLINT NOT NULL DEFAULT 20,
    "delivery_type" SMALLINT NOT NULL DEFAULT 1,
    "remark" TEXT NOT NULL DEFAULT '',
    "currency_code" TEXT NOT NULL DEFAULT 'USD',
    "currency_rate" DOUBLE PRECISION NOT NULL DEFAULT 1,
    "receiver_name" TEXT NOT NULL,
    "receiver_mobile" TEXT NOT NULL,
    "receiver_email" TEXT NOT NULL,
    "receiver_detail_address" TEXT NOT NULL,
    "receiver_city" TEXT NOT NULL,
    "receiver_area_name" TEXT NOT NULL,
    "receiver_zipcode" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "trade_order_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "order_item" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "order_id" INTEGER NOT NULL,
    "spu_id" INTEGER NOT NULL,
    "sku_id" INTEGER NOT NULL,
    "cart_line_id" INTEGER,
    "count" INTEGER NOT NULL,
    "unit_price" BIGINT NOT NULL,
    "spu_name" JSONB NOT NULL,
    "brand_name" TEXT NOT NULL,
    "file" TEXT NOT NULL,
    "properties" JSONB NOT NULL,
    "after_sale_status" SMALLINT NOT NULL DEFAULT 0,

    CONSTRAINT "order_item_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "pay_method" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "type" SMALLINT NOT NULL,
    "name" JSONB NOT NULL,
    "english_name" TEXT NOT NULL,
    "remark" JSONB NOT NULL DEFAULT '{}',
    "address" TEXT NOT NULL DEFAULT '',
    "address_url" TEXT NOT NULL DEFAULT '',
    "position" INTEGER NOT NULL DEFAULT 0,
    "status" SMALLINT NOT NULL DEFAULT 1,

    CONSTRAINT "pay_method_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "outbox" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "job" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "key" TEXT NOT NULL,
    "run_at" TIMESTAMPTZ NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "handed_at" TIMESTAMPTZ,
    "done_at" TIMESTAMPTZ,
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "member_id" INTEGER NOT NULL,
    "route" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "body_hash" TEXT NOT NULL,
    "answer" JSONB,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("tenant_id","member_id","route","key")
);

-- CreateTable
CREATE TABLE "audit" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "actor_id" INTEGER,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "request_id" TEXT,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "review_item" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "queue" SMALLINT NOT NULL,
    "subject_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "remark" TEXT NOT NULL DEFAULT '',
    "decided_by" INTEGER,
    "decided_at" TIMESTAMPTZ,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "review_item_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "stored_mail" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "recipient" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stored_mail_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "member" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "role" SMALLINT NOT NULL DEFAULT 0,
    "user_name" TEXT NOT NULL DEFAULT '',
    "first_name" TEXT NOT NULL DEFAULT '',
    "last_name" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "sex" SMALLINT,
    "address" TEXT NOT NULL DEFAULT '',
    "house_number" TEXT NOT NULL DEFAULT '',
    "country" TEXT NOT NULL DEFAULT '',
    "province" TEXT NOT NULL DEFAULT '',
    "city" TEXT NOT NULL DEFAULT '',
    "postal_code" TEXT NOT NULL DEFAULT '',
    "language" TEXT NOT NULL DEFAULT 'en',
    "point" INTEGER NOT NULL DEFAULT 0,
    "pay_password_hash" TEXT,
    "pay_password_failures" INTEGER NOT NULL DEFAULT 0,
    "pay_password_locked_at" TIMESTAMPTZ,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "member_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "session" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" UUID NOT NULL,
    "member_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "ended_at" TIMESTAMPTZ,
    "end_reason" SMALLINT,

    CONSTRAINT "session_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "mail_code" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "purpose" SMALLINT NOT NULL,
    "code_hash" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "used_at" TIMESTAMPTZ,

    CONSTRAINT "mail_code_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "captcha" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "id" UUID NOT NULL,
    "answer_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "captcha_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "attempt_counter" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "scope" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "window_start" TIMESTAMPTZ NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "attempt_counter_pkey" PRIMARY KEY ("tenant_id","scope","subject")
);

-- CreateTable
CREATE TABLE "tenant_setting" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,

    CONSTRAINT "tenant_setting_pkey" PRIMARY KEY ("tenant_id","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "tenant_key_key" ON "tenant"("key");

-- CreateIndex
CREATE INDEX "category_tenant_id_population_parent_id_position_idx" ON "category"("tenant_id", "population", "parent_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "brand_tenant_id_name_key" ON "brand"("tenant_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "designer_tenant_id_desno_key" ON "designer"("tenant_id", "desno");

-- CreateIndex
CREATE UNIQUE INDEX "shop_tenant_id_name_key" ON "shop"("tenant_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "shop_tenant_id_owner_id_key" ON "shop"("tenant_id", "owner_id");

-- CreateIndex
CREATE UNIQUE INDEX "property_tenant_id_key_key" ON "property"("tenant_id", "key");

-- CreateIndex
CREATE UNIQUE INDEX "property_value_tenant_id_property_id_key_key" ON "property_value"("tenant_id", "property_id", "key");

-- CreateIndex
CREATE INDEX "spu_tenant_id_shop_id_idx" ON "spu"("tenant_id", "shop_id");

-- CreateIndex
CREATE INDEX "spu_tenant_id_brand_id_idx" ON "spu"("tenant_id", "brand_id");

-- CreateIndex
CREATE INDEX "spu_tenant_id_category_id_idx" ON "spu"("tenant_id", "category_id");

-- CreateIndex
CREATE INDEX "sku_tenant_id_spu_id_idx" ON "sku"("tenant_id", "spu_id");

-- CreateIndex
CREATE INDEX "sku_value_tenant_id_value_id_idx" ON "sku_value"("tenant_id", "value_id");

-- CreateIndex
CREATE INDEX "stock_movement_tenant_id_sku_id_idx" ON "stock_movement"("tenant_id", "sku_id");

-- CreateIndex
CREATE INDEX "listing_tenant_id_scope_scope_id_rank_created_at_spu_id_idx" ON "listing"("tenant_id", "scope", "scope_id", "rank" DESC, "created_at" DESC, "spu_id" DESC);

-- CreateIndex
CREATE INDEX "listing_tenant_id_scope_scope_id_price_spu_id_idx" ON "listing"("tenant_id", "scope", "scope_id", "price", "spu_id");

-- CreateIndex
CREATE INDEX "listing_tenant_id_scope_scope_id_created_at_spu_id_idx" ON "listing"("tenant_id", "scope", "scope_id", "created_at" DESC, "spu_id" DESC);

-- CreateIndex
CREATE INDEX "listing_tenant_id_spu_id_idx" ON "listing"("tenant_id", "spu_id");

-- CreateIndex
CREATE INDEX "favorite_product_tenant_id_spu_id_idx" ON "favorite_product"("tenant_id", "spu_id");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_account_tenant_id_member_id_kind_key" ON "ledger_account"("tenant_id", "member_id", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_transaction_tenant_id_cause_key" ON "ledger_transaction"("tenant_id", "cause");

-- CreateIndex
CREATE INDEX "ledger_entry_tenant_id_account_id_id_idx" ON "ledger_entry"("tenant_id", "account_id", "id" DESC);

-- CreateIndex
CREATE INDEX "ledger_entry_tenant_id_transaction_id_idx" ON "ledger_entry"("tenant_id", "transaction_id");

-- CreateIndex
CREATE UNIQUE INDEX "cart_line_tenant_id_member_id_sku_id_key" ON "cart_line"("tenant_id", "member_id", "sku_id");

-- CreateIndex
CREATE INDEX "address_tenant_id_member_id_id_idx" ON "address"("tenant_id", "member_id", "id");

-- CreateIndex
CREATE INDEX "trade_order_tenant_id_member_id_status_id_idx" ON "trade_order"("tenant_id", "member_id", "status", "id" DESC);

-- CreateIndex
CREATE INDEX "trade_order_tenant_id_member_id_id_idx" ON "trade_order"("tenant_id", "member_id", "id" DESC);

-- CreateIndex
CREATE INDEX "trade_order_tenant_id_status_pay_deadline_idx" ON "trade_order"("tenant_id", "status", "pay_deadline");

-- CreateIndex
CREATE UNIQUE INDEX "trade_order_tenant_id_no_key" ON "trade_order"("tenant_id", "no");

-- CreateIndex
CREATE INDEX "order_item_tenant_id_order_id_idx" ON "order_item"("tenant_id", "order_id");

-- CreateIndex
CREATE INDEX "order_item_tenant_id_sku_id_idx" ON "order_item"("tenant_id", "sku_id");

-- CreateIndex
CREATE UNIQUE INDEX "order_item_tenant_id_cart_line_id_key" ON "order_item"("tenant_id", "cart_line_id");

-- CreateIndex
CREATE INDEX "outbox_status_run_at_idx" ON "outbox"("status", "run_at");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_tenant_id_key_key" ON "outbox"("tenant_id", "key");

-- CreateIndex
CREATE INDEX "idempotency_key_tenant_id_created_at_idx" ON "idempotency_key"("tenant_id", "created_at");

-- CreateIndex
CREATE INDEX "audit_tenant_id_subject_idx" ON "audit"("tenant_id", "subject");

-- CreateIndex
CREATE INDEX "review_item_tenant_id_queue_status_id_idx" ON "review_item"("tenant_id", "queue", "status", "id");

-- CreateIndex
CREATE UNIQUE INDEX "review_item_tenant_id_queue_subject_id_key" ON "review_item"("tenant_id", "queue", "subject_id");

-- CreateIndex
CREATE UNIQUE INDEX "member_tenant_id_email_key" ON "member"("tenant_id", "email");

-- CreateIndex
CREATE INDEX "session_tenant_id_member_id_idx" ON "session"("tenant_id", "member_id");

-- CreateIndex
CREATE INDEX "mail_code_tenant_id_email_purpose_id_idx" ON "mail_code"("tenant_id", "email", "purpose", "id");

-- CreateIndex
CREATE INDEX "captcha_tenant_id_expires_at_idx" ON "captcha"("tenant_id", "expires_at");

-- AddForeignKey
ALTER TABLE "tenant_host" ADD CONSTRAINT "tenant_host_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "category" ADD CONSTRAINT "category_tenant_id_parent_id_fkey" FOREIGN KEY ("tenant_id", "parent_id") REFERENCES "category"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "shop" ADD CONSTRAINT "shop_tenant_id_owner_id_fkey" FOREIGN KEY ("tenant_id", "owner_id") REFERENCES "member"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_value" ADD CONSTRAINT "property_value_tenant_id_property_id_fkey" FOREIGN KEY ("tenant_id", "property_id") REFERENCES "property"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "spu" ADD CONSTRAINT "spu_tenant_id_shop_id_fkey" FOREIGN KEY ("tenant_id", "shop_id") REFERENCES "shop"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "spu" ADD CONSTRAINT "spu_tenant_id_brand_id_fkey" FOREIGN KEY ("tenant_id", "brand_id") REFERENCES "brand"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "spu" ADD CONSTRAINT "spu_tenant_id_designer_id_fkey" FOREIGN KEY ("tenant_id", "designer_id") REFERENCES "designer"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "spu" ADD CONSTRAINT "spu_tenant_id_category_id_fkey" FOREIGN KEY ("tenant_id", "category_id") REFERENCES "category"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "spu_picture" ADD CONSTRAINT "spu_picture_tenant_id_spu_id_fkey" FOREIGN KEY ("tenant_id", "spu_id") REFERENCES "spu"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sku" ADD CONSTRAINT "sku_tenant_id_spu_id_fkey" FOREIGN KEY ("tenant_id", "spu_id") REFERENCES "spu"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sku_value" ADD CONSTRAINT "sku_value_tenant_id_sku_id_fkey" FOREIGN KEY ("tenant_id", "sku_id") REFERENCES "sku"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sku_value" ADD CONSTRAINT "sku_value_tenant_id_value_id_fkey" FOREIGN KEY ("tenant_id", "value_id") REFERENCES "property_value"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_tenant_id_sku_id_fkey" FOREIGN KEY ("tenant_id", "sku_id") REFERENCES "sku"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing" ADD CONSTRAINT "listing_tenant_id_spu_id_fkey" FOREIGN KEY ("tenant_id", "spu_id") REFERENCES "spu"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favorite_product" ADD CONSTRAINT "favorite_product_tenant_id_member_id_fkey" FOREIGN KEY ("tenant_id", "member_id") REFERENCES "member"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favorite_product" ADD CONSTRAINT "favorite_product_tenant_id_spu_id_fkey" FOREIGN KEY ("tenant_id", "spu_id") REFERENCES "spu"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_tenant_id_member_id_fkey" FOREIGN KEY ("tenant_id", "member_id") REFERENCES "member"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_tenant_id_transaction_id_fkey" FOREIGN KEY ("tenant_id", "transaction_id") REFERENCES "ledger_transaction"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_tenant_id_account_id_fkey" FOREIGN KEY ("tenant_id", "account_id") REFERENCES "ledger_account"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_tenant_id_member_id_fkey" FOREIGN KEY ("tenant_id", "member_id") REFERENCES "member"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_tenant_id_sku_id_fkey" FOREIGN KEY ("tenant_id", "sku_id") REFERENCES "sku"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "address" ADD CONSTRAINT "address_tenant_id_member_id_fkey" FOREIGN KEY ("tenant_id", "member_id") REFERENCES "member"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_tenant_id_member_id_fkey" FOREIGN KEY ("tenant_id", "member_id") REFERENCES "member"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_tenant_id_checkout_id_fkey" FOREIGN KEY ("tenant_id", "checkout_id") REFERENCES "checkout"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_tenant_id_member_id_fkey" FOREIGN KEY ("tenant_id", "member_id") REFERENCES "member"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_tenant_id_shop_id_fkey" FOREIGN KEY ("tenant_id", "shop_id") REFERENCES "shop"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "trade_order"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_tenant_id_member_id_fkey" FOREIGN KEY ("tenant_id", "member_id") REFERENCES "member"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
