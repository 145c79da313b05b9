-- A drawn picture is served where the catalogue, or an order of it, names it.
create index spu_picture_tenant_id_file_idx on spu_picture (tenant_id, file);
create index sku_tenant_id_file_idx on sku (tenant_id, file);
create index order_item_tenant_id_file_idx on order_item (tenant_id, file);
