import {
  array,
  bigint,
  type Db,
  integer,
  jsonb,
  nullable,
  smallint,
  statement,
  type Tx,
  text,
  timestamptz,
} from '@passage/database';
import type { Cents } from '@passage/money';
import type { LoadedSku } from '../catalogue/index.ts';

const checkoutOfLines = statement({
  name: 'orders-checkout-of-cart-lines',
  params: [array(integer)('cartIds'), integer('memberId')],
  columns: { checkout_id: integer, line_count: integer },
  text: `select trade_order.checkout_id, count(*)::int as line_count
   from order_item join trade_order on trade_order.id = order_item.order_id
   where trade_order.member_id = $2 and trade_order.checkout_id in (
     select consumed.checkout_id from order_item as line join trade_order as consumed on consumed.id = line.order_id
     where line.cart_line_id = any ($1::int[])
   )
   group by trade_order.checkout_id
   having bool_and(coalesce(order_item.cart_line_id = any ($1::int[]), false))`,
});

/** The checkout that consumed exactly these lines of the member, if one did. */
export async function findCheckoutOfLines(
  tx: Db,
  memberId: number,
  cartIds: readonly number[],
): Promise<number | undefined> {
  const rows = await tx.sql.rows(checkoutOfLines, [[...cartIds], memberId]);
  const [only] = rows;
  return rows.length === 1 && only?.line_count === cartIds.length ? only.checkout_id : undefined;
}

export interface CreatedOrder {
  readonly id: number;
  readonly total: bigint;
  readonly deadline: Date;
  readonly terminal: number;
  /** The address that was named; null for orders that are older than what keeps it. */
  readonly addressId: number | null;
}

const ordersOfCheckout = statement({
  name: 'orders-of-checkout',
  params: [integer('checkoutId')],
  columns: {
    id: integer,
    total_amount: bigint,
    pay_deadline: timestamptz,
    terminal: smallint,
    address_id: nullable(integer),
  },
  text: `select trade_order.id, total_amount, pay_deadline, terminal, address_id
   from trade_order join checkout on checkout.id = checkout_id where checkout_id = $1 order by trade_order.id`,
});

/** The orders of one act of ordering, in id order. */
export async function findOrdersOfCheckout(tx: Tx, checkoutId: number): Promise<CreatedOrder[]> {
  const rows = await tx.sql.rows(ordersOfCheckout, [checkoutId]);
  return rows.map((row) => ({
    id: row.id,
    total: row.total_amount,
    deadline: row.pay_deadline,
    terminal: row.terminal,
    addressId: row.address_id,
  }));
}

const linesOfCheckout = statement({
  name: 'orders-lines-of-checkout',
  params: [integer('checkoutId')],
  columns: { cart_line_id: integer, sku_id: integer, count: integer },
  text: `select cart_line_id, sku_id, count from order_item join trade_order on trade_order.id = order_id
   where checkout_id = $1 and cart_line_id is not null`,
});

/** SKU and pieces of each cart line that an act of ordering consumed, by the line's id. */
export async function findLinesOfCheckout(
  tx: Tx,
  checkoutId: number,
): Promise<Map<number, { readonly skuId: number; readonly count: number }>> {
  const rows = await tx.sql.rows(linesOfCheckout, [checkoutId]);
  return new Map(rows.map((row) => [row.cart_line_id, { skuId: row.sku_id, count: row.count }]));
}

export interface OrderDraft {
  /** Unique in the tenant. */
  readonly no: string;
  readonly shopId: number;
  readonly goods: Cents;
  readonly freight: Cents;
  readonly payDeadline: Date;
  readonly earnsPoints: boolean;
  readonly terminal: number;
  readonly deliveryType: number;
  readonly remark: string;
  readonly currencyCode: string;
  readonly currencyRate: number;
  readonly receiver: {
    readonly name: string;
    readonly mobile: string;
    readonly email: string;
    readonly detailAddress: string;
    readonly city: string;
    readonly areaName: string;
    readonly zipcode: string;
  };
  readonly items: readonly ItemDraft[];
}

export interface ItemDraft {
  readonly sku: LoadedSku;
  readonly count: number;
  readonly cartLineId: number | undefined;
}

/** A checkout with its orders and their items. */
const insertCheckoutRows = statement({
  name: 'orders-insert-checkout',
  params: [
    integer('memberId'),
    timestamptz('createdAt'),
    jsonb.as<string>()('orders'),
    jsonb.as<string>()('items'),
    integer('addressId'),
  ],
  columns: { id: integer, no: text },
  text: `with made as (
     insert into checkout (member_id, created_at, address_id) values ($1, $2, $5) returning id
   ), ordered as (
     insert into trade_order (no, checkout_id, member_id, shop_id, goods_amount, freight, total_amount, pay_deadline, earns_points,
       terminal, delivery_type, remark, currency_code, currency_rate, receiver_name, receiver_mobile, receiver_email,
       receiver_detail_address, receiver_city, receiver_area_name, receiver_zipcode, created_at)
     select no, made.id, $1, shop_id, goods_amount, freight, goods_amount + freight, pay_deadline, earns_points,
       terminal, delivery_type, remark, currency_code, currency_rate, receiver_name, receiver_mobile, receiver_email,
       receiver_detail_address, receiver_city, receiver_area_name, receiver_zipcode, $2
     from made, jsonb_populate_recordset(null::trade_order, $3::jsonb) with ordinality
     order by ordinality
     returning id, no
   ), items as (
     insert into order_item (order_id, spu_id, sku_id, cart_line_id, count, unit_price, spu_name, brand_name, file, properties)
     select ordered.id, item.spu_id, item.sku_id, item.cart_line_id, item.count, item.unit_price, item.spu_name,
       item.brand_name, item.file, item.properties
     from jsonb_array_elements($4::jsonb) with ordinality as draft (item, position)
     join ordered on ordered.no = draft.item ->> 'no'
     cross join jsonb_populate_record(null::order_item, draft.item) as item
     order by draft.position
   )
   select id, no from ordered order by id`,
});

/** One act of ordering: who orders, and the address that was named. */
export interface CheckoutDraft {
  readonly memberId: number;
  readonly addressId: number;
  readonly now: Date;
}

/** @returns the orders' ids, in the order of the drafts */
export async function insertCheckout(
  tx: Tx,
  { memberId, addressId, now }: CheckoutDraft,
  drafts: readonly OrderDraft[],
): Promise<number[]> {
  const rows = await tx.sql.rows(insertCheckoutRows, [
    memberId,
    now,
    JSON.stringify(drafts.map(orderRow)),
    JSON.stringify(drafts.flatMap(({ no, items }) => items.map((item) => ({ no, ...itemRow(item) })))),
    addressId,
  ]);
  const ids = new Map(rows.map(({ id, no }) => [no, id]));
  return drafts.map(({ no }) => {
    const id = ids.get(no);
    if (id === undefined) throw new Error(`no order ${no} was made`);
    return id;
  });
}

const orderRow = ({ receiver, ...draft }: OrderDraft) => ({
  no: draft.no,
  shop_id: draft.shopId,
  goods_amount: draft.goods.toString(),
  freight: draft.freight.toString(),
  pay_deadline: draft.payDeadline,
  earns_points: draft.earnsPoints ? 1 : 0,
  terminal: draft.terminal,
  delivery_type: draft.deliveryType,
  remark: draft.remark,
  currency_code: draft.currencyCode,
  currency_rate: draft.currencyRate,
  receiver_name: receiver.name,
  receiver_mobile: receiver.mobile,
  receiver_email: receiver.email,
  receiver_detail_address: receiver.detailAddress,
  receiver_city: receiver.city,
  receiver_area_name: receiver.areaName,
  receiver_zipcode: receiver.zipcode,
});

const itemRow = ({ sku, count, cartLineId }: ItemDraft) => ({
  spu_id: sku.spuId,
  sku_id: sku.skuId,
  cart_line_id: cartLineId ?? null,
  count,
  unit_price: sku.price.toString(),
  spu_name: sku.rawSpuName,
  brand_name: sku.brandName,
  file: sku.file,
  properties: sku.rawProperties,
});
