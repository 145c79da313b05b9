/** What orders take of the stock and give back, with the movements that explain it. */
import { array, bigint, integer, smallint, statement, type Tx, timestamptz } from '@passage/database';

const MOVEMENT = { ordered: 2, released: 3 } as const;

const takeOne = statement({
  name: 'products-take-stock',
  params: [integer('skuId'), integer('count')],
  columns: { id: integer, stock: integer },
  text: 'update sku set stock = stock - $2 where id = $1 and status = 1 and stock >= $2 returning id, stock',
});
const giveBackOne = statement({
  name: 'products-give-stock-back',
  params: [integer('skuId'), integer('count')],
  columns: { spu_id: integer, stock: integer },
  text: 'update sku set stock = stock + $2 where id = $1 returning spu_id, stock',
});
const insertMovement = statement({
  name: 'products-stock-movement',
  params: [integer('skuId'), integer('quantity'), smallint('reason'), integer('orderId'), timestamptz('createdAt')],
  columns: { id: bigint },
  text: 'insert into stock_movement (sku_id, quantity, reason, order_id, created_at) values ($1, $2, $3, $4, $5) returning id',
});
const insertOrdered = statement({
  name: 'products-ordered-movements',
  params: [
    array(integer)('skuIds'),
    array(integer)('counts'),
    array(integer)('orderIds'),
    smallint('reason'),
    timestamptz('createdAt'),
  ],
  columns: { id: bigint },
  text: `insert into stock_movement (sku_id, quantity, reason, order_id, created_at)
   select sku_id, -count, $4, order_id, $5 from unnest($1::int[], $2::int[], $3::int[]) as taken (sku_id, count, order_id)
   returning id`,
});

/**
 * Takes stock in id order, in one statement per SKU that cannot go below zero. All of them are sent at once: what a
 * caller sends next reads the rows that are locked then. `explainTaken` is owed when the orders have their ids.
 *
 * @param pieces by SKU
 * @returns what is left per SKU, without those of which there was too little
 */
export async function takeStock(tx: Tx, pieces: ReadonlyMap<number, number>): Promise<Map<number, number>> {
  const rows = await Promise.all(inIdOrder(pieces).map(([skuId, count]) => tx.sql.row(takeOne, [skuId, count])));
  return new Map(rows.flatMap((row) => (row ? [[row.id, row.stock]] : [])));
}

/** Pieces of a SKU that an order took. */
export interface Taken {
  readonly skuId: number;
  readonly orderId: number;
  readonly count: number;
}

/** Records for which orders stock was taken. It is sent with the commit, so that the caller waits for nothing more. */
export function explainTaken(tx: Tx, taken: readonly Taken[], now: Date): void {
  tx.pipelineWithCommit(insertOrdered, [
    taken.map(({ skuId }) => skuId),
    taken.map(({ count }) => count),
    taken.map(({ orderId }) => orderId),
    MOVEMENT.ordered,
    now,
  ]);
}

/**
 * Gives an order's stock back, in id order.
 *
 * @param pieces by SKU
 * @returns the products that can be ordered again
 */
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
