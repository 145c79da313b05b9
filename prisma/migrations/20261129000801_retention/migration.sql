-- Rows that nobody needs after a time are deleted in batches. A bound names the tenants that have such rows; the app
-- deletes them, bound to one tenant at a time.

-- Makes passage.past_<table>(cutoff), which answers the tenants whose table has rows that fulfil the condition.
create function passage.make_bound(target regclass, condition text) returns void
language plpgsql
as $$
begin
  execute format('grant select on %s to passage_sweep', target);
  if not exists (select from pg_policy where polrelid = target and polname = 'sweep') then
    execute format('create policy sweep on %s for select to passage_sweep using (true)', target);
  end if;
  execute format(
    'create function passage.past_%1$s(cutoff timestamptz) returns table (tenant_id int)
     language sql stable security definer set search_path = public, pg_temp
     as $body$
       select tenant.id from tenant
       where exists (select from %1$s as bounded where bounded.tenant_id = tenant.id and %2$s)
     $body$',
    target, condition
  );
  perform passage.make_sweep_function(format('passage.past_%s(timestamptz)', target)::regprocedure);
end
$$;

-- When something of its owner began to refer to the picture; none does without it.
alter table stored_file add column claimed_at timestamptz;
-- When it was taken out of use for good; its bytes go next, its row last.
alter table stored_file add column dropped_at timestamptz,
  add constraint stored_file_dropped_unclaimed check (dropped_at is null or claimed_at is null and is_public = 0);
do $$
declare
  known record;
begin
  for known in select id from tenant loop
    perform set_config('app.tenant_id', known.id::text, true);
    update stored_file set claimed_at = created_at
    where is_public = 1
      or exists (select from payment_proof where payment_proof.file_id = stored_file.id)
      or exists (select from recharge where recharge.file_id = stored_file.id)
      or exists (select from submitted_picture where submitted_picture.file_id = stored_file.id)
      or exists (select from after_sale_picture where after_sale_picture.file_id = stored_file.id)
      or exists (select from evaluation_picture where evaluation_picture.file_id = stored_file.id)
      or exists (select from chat_message where chat_message.file_id = stored_file.id)
      or exists (
        select from shop_application
        where stored_file.id in (shop_application.card_front_id, shop_application.card_back_id, shop_application.logo_id)
      );
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;

create index stored_file_unclaimed on stored_file (tenant_id, created_at) where claimed_at is null;
create index outbox_done on outbox (tenant_id, done_at) where status = 2;
create index session_expires on session (tenant_id, expires_at);
create index mail_code_expires on mail_code (tenant_id, expires_at);
create index attempt_counter_window on attempt_counter (tenant_id, window_start);
create index stored_mail_created on stored_mail (tenant_id, created_at);
create index newsletter_subscriber_asked on newsletter_subscriber (tenant_id, asked_at) where status = 0;
create index contact_message_created on contact_message (tenant_id, created_at);
create index system_message_created on system_message (tenant_id, created_at);
create index product_import_finished on product_import (tenant_id, finished_at);

select passage.make_bound('captcha', 'bounded.expires_at < cutoff');
select passage.make_bound('mail_code', 'bounded.expires_at < cutoff');
select passage.make_bound('attempt_counter', 'bounded.window_start < cutoff');
select passage.make_bound('session', 'bounded.expires_at < cutoff');
select passage.make_bound('idempotency_key', 'bounded.created_at < cutoff');
select passage.make_bound('outbox', 'bounded.status = 2 and bounded.done_at < cutoff');
select passage.make_bound('stored_mail', 'bounded.created_at < cutoff');
select passage.make_bound('newsletter_subscriber', 'bounded.status = 0 and bounded.asked_at < cutoff');
select passage.make_bound('contact_message', 'bounded.created_at < cutoff');
select passage.make_bound('system_message', 'bounded.created_at < cutoff');
-- Rows of the import's report go before the import itself.
select passage.make_bound('product_import', 'bounded.finished_at < cutoff');
select passage.make_bound('stored_file', 'bounded.claimed_at is null and bounded.created_at < cutoff');
