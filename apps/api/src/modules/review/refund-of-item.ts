/** What a reviewer sees of a refund that the platform has a part in. */
import type { contract, OutputOf } from '@passage/contract';
import {
  bigint,
  type Columns,
  type Db,
  integer,
  json,
  nullable,
  type RowOf,
  smallint,
  statement,
  text,
  timestamptz,
} from '@passage/database';
import { cents } from '@passage/money';
import type { Platform } from '../../platform/platform.ts';
import { signedUrl } from '../files/index.ts';

type Row = OutputOf<typeof contract.review.list>['list'][number]['refund'];
type Detail = OutputOf<typeof contract.review.detail>['refund'];

/** null of another queue's item. */
export const REFUND_ROW = {
  after_sale_id: nullable(integer),
  after_sale_no: nullable(text),
  refunded_order_id: nullable(integer),
  refunded_order_no: nullable(text),
  shop_id: nullable(integer),
  shop_name: nullable(text),
  platform_part: nullable(bigint),
  shop_debt: nullable(bigint),
} satisfies Columns;
type RefundRow = RowOf<typeof REFUND_ROW>;

/** The commission that comes back, as a refund takes it: on the goods before less on the goods after, in whole cents. */
const COMMISSION_BACK = `(
  (refunded_order.goods_amount - refunded_order.refunded_amount) * refunded_order.commission_rate / 100
  - (refunded_order.goods_amount - refunded_order.refunded_amount - after_sale.amount) * refunded_order.commission_rate / 100
)`;
const OWNERS_MONEY = `(
  coalesce((select balance from ledger_account where member_id = request.payer_id and kind = 1), 0)
  + coalesce((select sum(amount) from withdrawal where member_id = request.payer_id and sta = 0), 0)
)`;

export const REFUND_COLUMNS = `
  after_sale.id as after_sale_id, after_sale.no as after_sale_no,
  refunded_order.id as refunded_order_id, refunded_order.no as refunded_order_no,
  refunding_shop.id as shop_id, refunding_shop.name as shop_name,
  case when request.status = 0 then greatest(after_sale.amount - ${COMMISSION_BACK} - ${OWNERS_MONEY}, 0)
    else request.platform_amount end::bigint as platform_part,
  case when request.id is not null then
    coalesce((select -balance from ledger_account where shop_id = refunding_shop.id and kind = 8), 0) end::bigint as shop_debt`;

export const REFUND_JOINS = `
  left join refund_request as request on item.queue = 5 and request.id = item.subject_id
  left join after_sale on after_sale.id = request.after_sale_id
  left join trade_order as refunded_order on refunded_order.id = after_sale.order_id
  left join shop as refunding_shop on refunding_shop.id = after_sale.shop_id`;

/** The refund that a review item is about; null for an item of another queue. */
export function refundOf(row: RefundRow): Row {
  if (row.after_sale_id === null) return null;
  return {
    afterSaleId: row.after_sale_id,
    afterSaleNo: row.after_sale_no ?? '',
    orderId: row.refunded_order_id ?? 0,
    orderNo: row.refunded_order_no ?? '',
    shop: { id: row.shop_id ?? 0, name: row.shop_name ?? '' },
    platformPart: cents(row.platform_part ?? 0n),
    shopDebt: cents(row.shop_debt ?? 0n),
  };
}

// The audit log is what remembers who granted it.
const asked = statement({
  name: 'review-asked-refund',
  params: [integer('requestId')],
  columns: {
    reason: smallint,
    description: text,
    pictures: json.as<{ id: string; format: string }[]>(),
    asker_id: integer,
    asker_email: text,
    asker_name: text,
    granter_id: nullable(integer),
    granter_email: nullable(text),
    granter_name: nullable(text),
    granted_at: nullable(timestamptz),
  },
  text: `select after_sale.reason, after_sale.description,
     coalesce((
       select json_agg(json_build_object('id', file.id, 'format', file.format) order by picture.position)
       from after_sale_picture as picture join stored_file as file on file.id = picture.file_id
       where picture.after_sale_id = after_sale.id
     ), '[]') as pictures,
     asker.id as asker_id, asker.email as asker_email, asker.user_name as asker_name,
     granter.id as granter_id, granter.email as granter_email, granter.user_name as granter_name, granted.created_at as granted_at
   from refund_request as request
   join after_sale on after_sale.id = request.after_sale_id
   join member as asker on asker.id = request.asked_by
   left join lateral (
     select actor_id, created_at from audit
     where subject = 'after-sale:' || after_sale.id and action = 'after-sale.approve' order by seq limit 1
   ) as granted on true
   left join member as granter on granter.id = granted.actor_id
   where request.id = $1`,
});

/** The same with what its buyer said and showed, by addresses that hold for an hour, and who granted and asked for it. */
export async function askedRefundOf(platform: Platform, db: Db, requestId: number, row: RefundRow): Promise<Detail> {
  const refund = refundOf(row);
  const said = refund && (await db.sql.row(asked, [requestId]));
  if (!refund || !said) return null;
  return {
    ...refund,
    applyReason: said.reason,
    applyDescription: said.description,
    applyPicUrls: await Promise.all(said.pictures.map((picture) => signedUrl(platform, db.tenantId, picture))),
    grantedBy:
      said.granter_id === null || said.granted_at === null
        ? null
        : {
            id: said.granter_id,
            email: said.granter_email ?? '',
            name: said.granter_name ?? '',
            grantedTime: said.granted_at,
          },
    askedBy: { id: said.asker_id, email: said.asker_email, name: said.asker_name },
  };
}
