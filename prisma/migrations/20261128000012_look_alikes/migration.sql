-- CreateTable
CREATE TABLE "look_alike" (
    "tenant_id" INTEGER NOT NULL DEFAULT NULLIF(current_setting('app.tenant_id', true), '')::int,
    "picture_id" INTEGER NOT NULL,
    "other_id" INTEGER NOT NULL,
    "distance" SMALLINT NOT NULL,

    CONSTRAINT "look_alike_pkey" PRIMARY KEY ("tenant_id","picture_id","other_id")
);

-- AddForeignKey
ALTER TABLE "look_alike" ADD CONSTRAINT "look_alike_tenant_id_picture_id_fkey" FOREIGN KEY ("tenant_id", "picture_id") REFERENCES "submitted_picture"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "look_alike" ADD CONSTRAINT "look_alike_tenant_id_other_id_fkey" FOREIGN KEY ("tenant_id", "other_id") REFERENCES "submitted_picture"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
select passage.make_tenant_table('look_alike', 'select, insert');
select passage.make_append_only('look_alike');
alter table look_alike add constraint look_alike_two_pictures check (picture_id <> other_id),
  add constraint look_alike_distance_in_range check (distance between 0 and 64);

-- Comparing one picture with all others takes a walk over all of them: it is done once, when the picture comes, and not by
-- whoever reads a list. The nearest and newest fifty are enough to be warned.
create function passage.keep_look_alikes() returns trigger
language plpgsql
as $$
begin
  -- One at a time per tenant until the transaction ends, so that of two pictures at once the second sees the first.
  perform pg_advisory_xact_lock(7011980, new.tenant_id);
  with found as (
    select other.id, bit_count((other.likeness # new.likeness)::bit(64)) as distance from submitted_picture as other
    where other.tenant_id = new.tenant_id and (other.queue, other.subject_id) <> (new.queue, new.subject_id)
      and (other.sha256 = new.sha256 or bit_count((other.likeness # new.likeness)::bit(64)) <= 6)
    order by distance, other.id desc limit 50
  )
  insert into look_alike (tenant_id, picture_id, other_id, distance)
  select new.tenant_id, new.id, found.id, found.distance from found
  union all
  select new.tenant_id, found.id, new.id, found.distance from found;
  return null;
end
$$;
create trigger look_alikes after insert on submitted_picture for each row execute function passage.keep_look_alikes();

-- Of what was handed in before: the very same files, and whatever looks like something that still waits.
do $$
declare
  known record;
begin
  for known in select id from tenant loop
    perform set_config('app.tenant_id', known.id::text, true);
    with found as (
      select mine.id as one, other.id as two, bit_count((other.likeness # mine.likeness)::bit(64)) as distance
      from submitted_picture as mine
      join review_item as item on item.queue = mine.queue and item.subject_id = mine.subject_id and item.status = 0
      join submitted_picture as other on (other.queue, other.subject_id) <> (mine.queue, mine.subject_id)
        and bit_count((other.likeness # mine.likeness)::bit(64)) <= 6
      union
      select mine.id, other.id, bit_count((other.likeness # mine.likeness)::bit(64))
      from submitted_picture as mine
      join submitted_picture as other on other.sha256 = mine.sha256 and (other.queue, other.subject_id) <> (mine.queue, mine.subject_id)
    )
    insert into look_alike (picture_id, other_id, distance)
    select one, two, distance from found
    union
    select two, one, distance from found;
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;
