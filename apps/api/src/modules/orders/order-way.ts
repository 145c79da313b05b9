/** Where an order goes and how far it has come, as its buyer and its seller read it. */
import type { contract, Language, OutputOf } from '@passage/contract';
import { type Columns, json, nullable, type RowOf, text } from '@passage/database';
import { fillIn } from '../../texts/fill-in.ts';
import { textsIn } from '../../texts/index.ts';

export const WAY_ROW = {
  receiver_name: text,
  receiver_mobile: text,
  receiver_detail_address: text,
  receiver_city: text,
  receiver_area_name: text,
  receiver_zipcode: text,
  logistics_company: text,
  logistics_no: text,
  delivery_events: nullable(json.as<{ content: string; is_handover: number; at: string }[]>()),
} satisfies Columns;
type WayRow = RowOf<typeof WAY_ROW>;

/** Columns of a query over trade_order. */
export const WAY = `
  trade_order.receiver_name, trade_order.receiver_mobile, trade_order.receiver_detail_address, trade_order.receiver_city,
  trade_order.receiver_area_name, trade_order.receiver_zipcode, trade_order.logistics_company, trade_order.logistics_no,
  (
    select json_agg(json_build_object('content', content, 'is_handover', is_handover, 'at', created_at) order by delivery_event.id desc)
    from delivery_event where delivery_event.order_id = trade_order.id
  ) as delivery_events`;

type Detail = OutputOf<typeof contract.orders.detail>;
type Way = Pick<Detail, Extract<keyof Detail, `receiver${string}` | `logistics${string}` | 'deliveryOrbits'>>;

/** The way as its reader sees it: the handover in their language, what the seller wrote as it was written. */
export const wayOf = (row: WayRow, language: Language): Way => ({
  receiverName: row.receiver_name,
  receiverMobile: row.receiver_mobile,
  receiverDetailAddress: row.receiver_detail_address,
  receiverCity: row.receiver_city,
  receiverAreaName: row.receiver_area_name,
  receiverZipcode: row.receiver_zipcode,
  logisticsCompany: row.logistics_company,
  logisticsNo: row.logistics_no,
  deliveryOrbits: (row.delivery_events ?? []).map(({ content, is_handover, at }) => ({
    content:
      is_handover === 1
        ? fillIn(textsIn(language).orders.handover, { company: row.logistics_company, number: row.logistics_no })
        : content,
    deliveryTime: new Date(at),
  })),
});
