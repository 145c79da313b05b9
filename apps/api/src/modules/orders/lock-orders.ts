import type { OrderState } from '@passage/contract';
import {
  array,
  bigint,
  integer,
  nullable,
  type RowOf,
  smallint,
  statement,
  type Tx,
  text,
  timestamptz,
} from '@passage/database';
import { type Cents, cents } from '@passage/money';

/** An order as it stands under its lock. */
export interface LockedOrder {
  readonly id: number;
  readonly no: string;
  readonly memberId: number;
  readonly shopId: number;
  /** The shop's owner; null for a shop of the platform's own. */
  readonly sellerId: number | null;
  /** ORDER_STATUS */
  readonly status: number;
  /** AUDIT_STATUS */
  readonly auditStatus: number;
  /** PAY_TYPE, once it was chosen. */
  readonly payType: number | null;
  readonly goods: Cents;
  /** Goods and freight. */
  readonly total: Cents;
  /** Of the goods, so far. */
  readonly refunded: Cents;
  readonly payDeadline: Date;
  readonly paidAt: Date | null;
  readonly shippedAt: Date | null;
  readonly completedAt: Date | null;
  /** Per cent that settling kept back; null while the money is in escrow. */
  readonly commissionRate: number | null;
  /** Whether its pieces count as sales of their products. */
  readonly isCounted: boolean;
  readonly isReviewed: boolean;
}

/** Whose order it has to be; null for anybody's. */
export interface Scope {
  readonly memberId?: number | null;
  readonly shopId?: number | null;
}

type Row = RowOf<typeof lock>;

// Behind a subquery the planner cannot count the ids: one plan serves all calls.
const lock = statement({
  name: 'orders-lock',
  params: [array(integer)('ids'), nullable(integer)('memberId'), nullable(integer)('shopId')],
  columns: {
    id: integer,
    no: text,
    member_id: integer,
    shop_id: integer,
    seller_id: nullable(integer),
    status: smallint,
    audit_status: smallint,
    pay_type: nullable(smallint),
    goods_amount: bigint,
    total_amount: bigint,
    refunded_amount: bigint,
    pay_deadline: timestamptz,
    paid_at: nullable(timestamptz),
    shipped_at: nullable(timestamptz),
    completed_at: nullable(timestamptz),
    settled_at: nullable(timestamptz),
    commission_rate: nullable(smallint),
    is_counted: smallint,
    is_commented: smallint,
  },
  text: `select id, no, member_id, shop_id, (select owner_id from shop where shop.id = trade_order.shop_id) as seller_id,
     status, audit_status, pay_type, goods_amount, total_amount, refunded_amount, pay_deadline, paid_at, shipped_at, completed_at,
     settled_at, commission_rate, is_counted, is_commented
   from trade_order
   where id = any (array(select unnest($1::int[]))) and ($2::int is null or member_id = $2) and ($3::int is null or shop_id = $3)
   order by id for update`,
});

const toOrder = (row: Row): LockedOrder => ({
  id: row.id,
  no: row.no,
  memberId: row.member_id,
  shopId: row.shop_id,
  sellerId: row.seller_id,
  status: row.status,
  auditStatus: row.audit_status,
  payType: row.pay_type,
  goods: cents(row.goods_amount),
  total: cents(row.total_amount),
  refunded: cents(row.refunded_amount),
  payDeadline: row.pay_deadline,
  paidAt: row.paid_at,
  shippedAt: row.shipped_at,
  completedAt: row.completed_at,
  commissionRate: row.settled_at === null ? null : (row.commission_rate ?? 0),
  isCounted: row.is_counted === 1,
  isReviewed: row.is_commented === 1,
});

/**
 * Locks orders until the transaction ends, in id order. Everybody locks them before their items, their after-sales, proofs
 * of their payment and any account.
 *
 * @returns those that are there and in the scope, in id order
 */
export async function lockOrders(tx: Tx, orderIds: readonly number[], scope: Scope = {}): Promise<LockedOrder[]> {
  const { memberId = null, shopId = null } = scope;
  return (await tx.sql.rows(lock, [orderIds, memberId, shopId])).map(toOrder);
}

/** Locks one order, as `lockOrders` does; undefined where it is not there or out of the scope. */
export const lockOrder = async (tx: Tx, orderId: number, scope: Scope = {}): Promise<LockedOrder | undefined> =>
  (await lockOrders(tx, [orderId], scope))[0];

/** The order as the contract's table of actions looks at it. */
export const stateOf = (order: LockedOrder): OrderState => ({
  status: order.status,
  auditStatus: order.auditStatus,
  payMethodType: order.payType,
  commentStatus: order.isReviewed,
});
