-- The event with which a parcel's way begins is told in the reader's language; what sellers write stays as written.

-- AlterTable
ALTER TABLE "delivery_event" ADD COLUMN     "is_handover" SMALLINT NOT NULL DEFAULT 0;

alter table delivery_event add constraint delivery_event_is_handover check (is_handover in (0, 1));

-- Events of orders that were shipped before the column: the first of each order, which says nothing but carrier and number.
alter table delivery_event no force row level security;
alter table delivery_event disable trigger append_only;
update delivery_event set is_handover = 1
from trade_order
where trade_order.tenant_id = delivery_event.tenant_id and trade_order.id = delivery_event.order_id
  and delivery_event.content = trade_order.logistics_company || ' ' || trade_order.logistics_no
  and not exists (
    select from delivery_event as earlier
    where earlier.tenant_id = delivery_event.tenant_id and earlier.order_id = delivery_event.order_id
      and earlier.id < delivery_event.id
  );
alter table delivery_event enable trigger append_only;
alter table delivery_event force row level security;
create unique index delivery_event_one_handover on delivery_event (tenant_id, order_id) where is_handover = 1;
