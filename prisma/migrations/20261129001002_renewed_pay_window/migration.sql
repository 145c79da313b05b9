-- A rejected proof gives an order one fresh pay window.

-- AlterTable
ALTER TABLE "trade_order" ADD COLUMN     "is_window_renewed" SMALLINT NOT NULL DEFAULT 0;

alter table trade_order add constraint trade_order_is_window_renewed check (is_window_renewed in (0, 1));
