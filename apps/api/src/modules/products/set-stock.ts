/** A seller's stock against what orders hold: one rule for every way in. */
import { ORDER_STATUS } from '@passage/contract';
import { array, type Db, integer, smallint, statement } from '@passage/database';

const reservedOf = statement({
  name: 'products-reserved',
  params: [array(integer)('skuIds'), array(smallint)('statuses')],
  columns: { sku_id: integer, reserved: integer },
  text: `select item.sku_id, sum(item.count)::int as reserved
   from order_item as item join trade_order on trade_order.id = item.order_id
   where item.sku_id = any ($1::int[]) and trade_order.status = any ($2::smallint[]) group by item.sku_id`,
});

/** Orders that may still give their pieces back. */
const HOLDING: readonly number[] = [ORDER_STATUS.waitPay, ORDER_STATUS.waitDelivery];

/** Pieces of each SKU in orders that are not shipped; what is not there holds none. */
export async function readReserved(db: Db, skuIds: readonly number[]): Promise<Map<number, number>> {
  if (skuIds.length === 0) return new Map();
  const rows = await db.sql.rows(reservedOf, [skuIds, HOLDING]);
  return new Map(rows.map((row) => [row.sku_id, row.reserved]));
}

export interface StockWish {
  /** Pieces that can be ordered now. */
  readonly stock: number;
  /** Pieces in orders that are not shipped. */
  readonly reserved: number;
  /** What the seller sets. */
  readonly wanted: number;
  /** What the seller saw when setting it. */
  readonly seen: number;
}

/**
 * The stock by the difference that the seller made: what was ordered since stays ordered. Undefined where that is below
 * nothing and orders hold pieces, which would come back into sale against the seller's word.
 */
export function stockAfter({ stock, reserved, wanted, seen }: StockWish): number | undefined {
  const after = stock + wanted - seen;
  if (after >= 0) return after;
  return reserved > 0 ? undefined : 0;
}
