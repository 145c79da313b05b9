import { statement, type Tx } from '@passage/database';
import { addPoints } from '../account/index.ts';

const lockOrder = statement<{ member_id: number; is_earned: boolean }, [orderId: number]>(
  'points-lock-order',
  `select member_id, completed_at is not null and earns_points = 1 as is_earned from trade_order where id = $1 for update`,
);
// A statement of its own: what another transaction refunded while this one waited for the lock counts.
const keptGoods = statement<{ kept: bigint }, [orderId: number]>(
  'points-kept-goods',
  `select goods_amount - (select coalesce(sum(refunded_amount), 0)::bigint from order_item where order_id = trade_order.id) as kept
   from trade_order where id = $1`,
);
const granted = statement<{ points: number }, [orderId: number]>(
  'points-granted',
  'select coalesce(sum(points), 0)::int as points from point_entry where order_id = $1',
);
const insertEntry = statement<
  { id: number },
  [memberId: number, orderId: number, cause: string, points: number, now: Date]
>(
  'points-insert',
  'insert into point_entry (member_id, order_id, cause, points, created_at) values ($1, $2, $3, $4, $5) returning id',
);
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
