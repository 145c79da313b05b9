import { bigint, boolean, integer, statement, type Tx, text, timestamptz } from '@passage/database';
import { addPoints } from '../account/index.ts';

const lockOrder = statement({
  name: 'points-lock-order',
  params: [integer('orderId')],
  columns: { member_id: integer, is_earned: boolean },
  text: `select member_id, completed_at is not null and earns_points = 1 as is_earned from trade_order where id = $1 for update`,
});
// A statement of its own: what another transaction refunded while this one waited for the lock counts.
const keptGoods = statement({
  name: 'points-kept-goods',
  params: [integer('orderId')],
  columns: { kept: bigint },
  text: `select goods_amount - (select coalesce(sum(refunded_amount), 0)::bigint from order_item where order_id = trade_order.id) as kept
   from trade_order where id = $1`,
});
const granted = statement({
  name: 'points-granted',
  params: [integer('orderId')],
  columns: { points: integer },
  text: 'select coalesce(sum(points), 0)::int as points from point_entry where order_id = $1',
});
const insertEntry = statement({
  name: 'points-insert',
  params: [integer('memberId'), integer('orderId'), text('cause'), integer('points'), timestamptz('now')],
  columns: { id: integer },
  text: 'insert into point_entry (member_id, order_id, cause, points, created_at) values ($1, $2, $3, $4, $5) returning id',
});
const CENTS_PER_POINT = 100n;

/**
 * Makes a completed order's points those of its goods that were not refunded, one for each whole dollar. A repeat changes
 * nothing. Called after a completion and after each refund, when the items know of it and before the ledger is posted.
 */
export async function adjustPoints(tx: Tx, orderId: number, now: Date): Promise<void> {
  const order = await tx.sql.row(lockOrder, [orderId]);
  if (!order?.is_earned) return;
  const { kept } = (await tx.sql.row(keptGoods, [orderId])) ?? { kept: 0n };
  const { points: before } = (await tx.sql.row(granted, [orderId])) ?? { points: 0 };
  const change = Number(kept / CENTS_PER_POINT) - before;
  if (change === 0) return;
  // What is kept only shrinks, so that each change has a cause of its own.
  await tx.sql.row(insertEntry, [order.member_id, orderId, `kept-goods:${orderId}:${kept}`, change, now]);
  await addPoints(tx, order.member_id, change);
}
