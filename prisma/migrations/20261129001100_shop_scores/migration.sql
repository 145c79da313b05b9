-- What buyers have said of a shop's products, summed: a shop of which nobody has said anything stands at nothing.
alter table shop add column review_count int not null default 0,
  add column score_sum bigint not null default 0;
do $$
declare
  known record;
begin
  for known in select id from tenant loop
    perform set_config('app.tenant_id', known.id::text, true);
    update shop set review_count = said.count, score_sum = said.sum
    from (
      select shop_id, sum(review_count)::int as count, sum(service_sum + logistics_sum + description_sum)::bigint as sum
      from spu group by shop_id
    ) as said
    where said.shop_id = shop.id;
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;
alter table shop drop column reputation,
  add constraint shop_scores_possible check (review_count >= 0 and score_sum between 3 * review_count and 15 * review_count);
