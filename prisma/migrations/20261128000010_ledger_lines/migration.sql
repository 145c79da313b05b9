-- Posts lines that name their accounts by kind and member, in one round trip; a member of null means the platform.
create function passage.ledger_post_lines(posting_cause text, kinds int[], members int[], amounts bigint[], log_types int[], remarks text[], posted_at timestamptz) returns int
language sql security definer set search_path = public, pg_temp
as $$
  select passage.ledger_post(
    posting_cause,
    array(
      select passage.ledger_account_id(members[line], kinds[line])
      from generate_subscripts(kinds, 1) as line order by line
    ),
    amounts, log_types, remarks, posted_at
  )
$$;
revoke execute on function passage.ledger_post_lines(text, int[], int[], bigint[], int[], text[], timestamptz) from public;
grant execute on function passage.ledger_post_lines(text, int[], int[], bigint[], int[], text[], timestamptz) to passage_app;
