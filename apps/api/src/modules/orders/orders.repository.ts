import { type Db, statement, type Tx } from '@passage/database';
import type { Cents } from '@passage/money';
import type { LoadedSku } from '../catalogue/index.ts';

const MOVEMENT = { ordered: 2, released: 3 } as const;

const takeOne = statement<{ id: number; stock: number }, [skuId: number, count: number]>(
  'orders-take-stock',
  'update sku set stock = stock - $2 where id = $1 and status = 1 and stock >= $2 returning id, stock',
);
const giveBackOne = statement<{ spu_id: number; stock: number }, [skuId: number, count: number]>(
  'orders-give-stock-back',
  'update sku set stock = stock + $2 where id = $1 returning spu_id, stock',
);
const insertMovement = statement<
  { id: bigint },
  [skuId: number, quantity: number, reason: number, orderId: number, createdAt: Date]
>(
  'orders-stock-movement',
  'insert into stock_movement (sku_id, quantity, reason, order_id, created_at) values ($1, $2, $3, $4, $5) returning id',
);

/**
 * Takes stock in id order, in one statement per SKU that cannot go below zero. All of them are sent at once: what a
 * caller sends next reads the rows that are locked then.
 *
 * @returns what is left per SKU, without those of which there was too little
 */
export async function takeStock(tx: Tx, pieces: ReadonlyMap<number, number>): Promise<Map<number, number>> {
  const rows = await Promise.all(inIdOrder(pieces).map(([skuId, count]) => tx.sql.row(takeOne, [skuId, count])));
  return new Map(rows.flatMap((row) => (row ? [[row.id, row.stock]] : [])));
}

/** Gives an order's stock back, in id order. @returns the products that can be ordered again */
export async function giveStockBack(
  tx: Tx,
  orderId: number,
  pieces: ReadonlyMap<number, number>,
  now: Date,
): Promise<number[]> {
  const revived = new Set<number>();
  for (const [skuId, count] of inIdOrder(pieces)) {
    const row = await tx.sql.row(giveBackOne, [skuId, count]);
    if (!row) throw new Error(`order ${orderId} holds stock of the missing SKU ${skuId}`);
    await tx.sql.row(insertMovement, [skuId, count, MOVEMENT.released, orderId, now]);
    if (row.stock === count) revived.add(row.spu_id);
  }
  return [...revived].sort((a, b) => a - b);
}

const inIdOrder = (pieces: ReadonlyMap<number, number>): [number, number][] => [...pieces].sort(([a], [b]) => a - b);

const consumeLines = statement<{ id: number; sku_id: number }, [cartIds: number[], memberId: number]>(
  'orders-consume-cart-lines',
  'delete from cart_line where id = any ($1::int[]) and member_id = $2 returning id, sku_id',
);

/** Takes the lines out of the member's cart; a second order of the same lines waits here and then finds none. */
export async function consumeCartLines(
  tx: Tx,
  memberId: number,
  cartIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = cartIds.length === 0 ? [] : await tx.sql.rows(consumeLines, [[...cartIds], memberId]);
  return new Map(rows.map((row) => [row.id, row.sku_id]));
}

const checkoutOfLines = statement<{ checkout_id: number; line_count: number }, [cartIds: number[], memberId: number]>(
  'orders-checkout-of-cart-lines',
  `select trade_order.checkout_id, count(*)::int as line_count
   from order_item join trade_order on trade_order.id = order_item.order_id
   where trade_order.member_id = $2 and trade_order.checkout_id in (
     select consumed.checkout_id from order_item as line join trade_order as consumed on consumed.id = line.order_id
     where line.cart_line_id = any ($1::int[])
   )
   group by trade_order.checkout_id
   having bool_and(coalesce(order_item.cart_line_id = any ($1::int[]), false))`,
);

/** The checkout that consumed exactly these lines of the member, if one did. */
export async function findCheckoutOfLines(
  tx: Tx,
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
}

const ordersOfCheckout = statement<{ id: number; total_amount: bigint; pay_deadline: Date }, [checkoutId: number]>(
  'orders-of-checkout',
  'select id, total_amount, pay_deadline from trade_order where checkout_id = $1 order by id',
);

export async function findOrdersOfCheckout(tx: Tx, checkoutId: number): Promise<CreatedOrder[]> {
  const rows = await tx.sql.rows(ordersOfCheckout, [checkoutId]);
  return rows.map((row) => ({ id: row.id, total: row.total_amount, deadline: row.pay_deadline }));
}

const insertCheckoutRow = statement<{ id: number }, [memberId: number, createdAt: Date]>(
  'orders-insert-checkout',
  'insert into checkout (member_id, created_at) values ($1, $2) returning id',
);

export async function insertCheckout(tx: Tx, memberId: number, now: Date): Promise<number> {
  const row = await tx.sql.row(insertCheckoutRow, [memberId, now]);
  if (!row) throw new Error('no checkout was made');
  return row.id;
}

export interface OrderDraft {
  readonly no: string;
  readonly checkoutId: number;
  readonly memberId: number;
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
  readonly createdAt: Date;
}

export interface ItemDraft {
  readonly sku: LoadedSku;
  readonly count: number;
  readonly cartLineId: number | undefined;
}

/** The order, its items and the movements of their stock. */
const insertOrderRows = statement<{ id: number }, [draft: string, items: string, ordered: number]>(
  'orders-insert-order',
  `with ordered as (
     insert into trade_order (no, checkout_id, member_id, shop_id, goods_amount, freight, total_amount, pay_deadline, earns_points,
       terminal, delivery_type, remark, currency_code, currency_rate, receiver_name, receiver_mobile, receiver_email,
       receiver_detail_address, receiver_city, receiver_area_name, receiver_zipcode, created_at)
     select no, checkout_id, member_id, shop_id, goods_amount, freight, goods_amount + freight, pay_deadline, earns_points,
       terminal, delivery_type, remark, currency_code, currency_rate, receiver_name, receiver_mobile, receiver_email,
       receiver_detail_address, receiver_city, receiver_area_name, receiver_zipcode, created_at
     from jsonb_populate_record(null::trade_order, $1::jsonb)
     returning id, created_at
   ), items as (
     insert into order_item (order_id, spu_id, sku_id, cart_line_id, count, unit_price, spu_name, brand_name, file, properties)
     select ordered.id, spu_id, sku_id, cart_line_id, count, unit_price, spu_name, brand_name, file, properties
     from ordered, jsonb_populate_recordset(null::order_item, $2::jsonb)
     returning sku_id, count
   ), taken as (
     insert into stock_movement (sku_id, quantity, reason, order_id, created_at)
     select items.sku_id, -items.count, $3, ordered.id, ordered.created_at from ordered, items
   )
   select id from ordered`,
);

export async function insertOrder(tx: Tx, draft: OrderDraft, items: readonly ItemDraft[]): Promise<number> {
  const { receiver } = draft;
  const row = await tx.sql.row(insertOrderRows, [
    JSON.stringify({
      no: draft.no,
      checkout_id: draft.checkoutId,
      member_id: draft.memberId,
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
      created_at: draft.createdAt,
    }),
    JSON.stringify(
      items.map(({ sku, count, cartLineId }) => ({
        spu_id: sku.spuId,
        sku_id: sku.skuId,
        cart_line_id: cartLineId ?? null,
        count,
        unit_price: sku.price.toString(),
        spu_name: sku.rawSpuName,
        brand_name: sku.brandName,
        file: sku.file,
        properties: sku.rawProperties,
      })),
    ),
    MOVEMENT.ordered,
  ]);
  if (!row) throw new Error('no order was made');
  return row.id;
}

const ownShop = statement<{ id: number }, [memberId: number]>(
  'orders-own-shop',
  'select id from shop where owner_id = $1',
);

export async function ownsShop(db: Db, memberId: number): Promise<boolean> {
  return (await db.sql.row(ownShop, [memberId])) !== undefined;
}
