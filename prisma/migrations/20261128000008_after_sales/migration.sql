-- Locks members' accounts in id order until the transaction ends, for who has to know a balance before posting.
create function passage.ledger_lock(accounts int[]) returns table (id int, balance bigint)
language sql security definer set search_path = public, pg_temp
as $$
  select account.id, account.balance from ledger_account as account
  where account.tenant_id = passage.tenant_id() and account.id = any (accounts) and account.balance is not null
  order by account.id for update
$$;
revoke execute on function passage.ledger_lock(int[]) from public;
grant execute on function passage.ledger_lock(int[]) to passage_app;
