-- A guarded change that goes out together with the commit is judged here: what raises before the commit undoes all of the
-- transaction, and what is found out after it undoes nothing.
create function passage.must_touch(touched bigint, wanted bigint) returns void
language plpgsql
as $$
begin
  if touched <> wanted then
    raise exception 'touched % rows, not %', touched, wanted using errcode = 'no_data_found';
  end if;
end
$$;
