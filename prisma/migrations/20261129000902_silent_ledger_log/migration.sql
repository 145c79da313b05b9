-- A server's log that leaves details out tells of a failed posting without its amounts.
create or replace function passage.check_ledger_transaction() returns trigger
language plpgsql
as $$
declare
  checked int := case tg_table_name when 'ledger_transaction' then (to_jsonb(new) ->> 'id')::int else (to_jsonb(new) ->> 'transaction_id')::int end;
  entry_count int;
  total numeric;
begin
  select count(*), coalesce(sum(amount), 0) into entry_count, total
  from ledger_entry where tenant_id = new.tenant_id and transaction_id = checked;
  if entry_count < 2 or total <> 0 then
    raise exception 'a ledger transaction does not balance' using errcode = 'check_violation',
      detail = format('ledger transaction %s has %s entries that sum to %s', checked, entry_count, total);
  end if;
  return null;
end
$$;
