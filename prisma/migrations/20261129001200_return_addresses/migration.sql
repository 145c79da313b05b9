-- Where buyers send goods back to, and what they were told of it when their return was approved.
alter table shop add column return_address text not null default '',
  add constraint shop_return_address_bounded check (char_length(return_address) <= 300);
alter table after_sale add column approval_remark text not null default '',
  add column return_address text not null default '',
  add constraint after_sale_approval_bounded
    check (char_length(approval_remark) <= 300 and char_length(return_address) <= 300);

-- Returns that are awaited without an address having been told go to the one that the shop has.
do $$
declare
  known record;
begin
  for known in select id from tenant loop
    perform set_config('app.tenant_id', known.id::text, true);
    update after_sale set return_address = left(shop.address, 300)
    from shop
    where shop.tenant_id = after_sale.tenant_id and shop.id = after_sale.shop_id and after_sale.way = 20 and after_sale.status = 20;
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;
