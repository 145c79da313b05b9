-- The paid orders of a shop that are not settled: found without walking those that are.
create index trade_order_awaiting on trade_order (tenant_id, shop_id, id desc) where settled_at is null and status in (10, 20, 30, 40);
