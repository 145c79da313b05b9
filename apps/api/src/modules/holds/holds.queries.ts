import { AUDIT_STATUS, ORDER_STATUS } from '@passage/contract';
import { unpaidOrders } from '@passage/contract/orders';
import {
  bigint,
  type Db,
  integer,
  json,
  nullable,
  type RowOf,
  smallint,
  statement,
  type Tx,
  text,
  timestamptz,
} from '@passage/database';
import { add, type Cents, cents, ZERO } from '@passage/money';
import { z } from 'zod';
import { Failure } from '../../http/failure.ts';
import { readSetting } from '../tenant/index.ts';
import type { Bound, Bounds, Held } from './hold-bounds.ts';

type OpenOrder = RowOf<typeof openOrders>;

/** A member's open orders with the store's bounds and what could pay for them. */
export interface Holds extends Held {
  readonly orders: readonly OpenOrder[];
  readonly bounds: Bounds;
  /** The member's available balance, in cents. */
  readonly available: Cents;
}

const lockMember = statement({
  name: 'holds-lock',
  params: [integer('memberId')],
  columns: { id: integer },
  text: 'select id from member where id = $1 for no key update',
});
const openOrders = statement({
  name: 'holds-open-orders',
  params: [integer('memberId'), smallint('waiting'), timestamptz('now')],
  columns: {
    id: integer,
    no: text,
    checkout_id: integer,
    audit_status: smallint,
    total_amount: bigint,
    pay_deadline: timestamptz,
    pieces: nullable(json.as<Readonly<Record<string, number>>>()),
  },
  text: `select id, no, checkout_id, audit_status, total_amount, pay_deadline,
     (
       select json_object_agg(sku_id, count)
       from (select sku_id, sum(count)::int as count from order_item where order_id = trade_order.id group by sku_id) as held
     ) as pieces
   from trade_order
   where member_id = $1 and status = ${ORDER_STATUS.waitPay} and (audit_status = $2 or pay_deadline > $3)
   order by id`,
});
const availableOf = statement({
  name: 'holds-available',
  params: [integer('memberId')],
  columns: { balance: bigint },
  text: 'select balance from ledger_account where member_id = $1 and kind = 1',
});

/**
 * One after another: what a member orders is counted before it is ordered. The member's row comes before cart lines,
 * SKUs and products, as it does for the cart.
 */
export async function lockHolds(tx: Tx, memberId: number): Promise<void> {
  await tx.sql.row(lockMember, [memberId]);
}

/** What a member holds in orders that are not paid yet. */
export async function readHolds(db: Db, memberId: number, now: Date): Promise<Holds> {
  const [orders, account, bounds] = await Promise.all([
    db.sql.rows(openOrders, [memberId, AUDIT_STATUS.waiting, now]),
    db.sql.row(availableOf, [memberId]),
    readSetting(db, 'HOLD_SETTING'),
  ]);
  const pieces = new Map<number, number>();
  for (const order of orders)
    for (const [skuId, count] of Object.entries(order.pieces ?? {}))
      pieces.set(Number(skuId), (pieces.get(Number(skuId)) ?? 0) + count);
  return {
    orders,
    checkouts: new Set(orders.map((order) => order.checkout_id)).size,
    pieces,
    total: orders.reduce((sum, order) => add(sum, cents(order.total_amount)), ZERO),
    bounds,
    available: cents(account?.balance ?? 0n),
  };
}

/** More would be held without payment than the store allows; the answer names the orders that hold it. */
export function tooManyUnpaid({ orders, bounds }: Holds, bound: Bound, now: Date): Failure {
  const data: z.output<typeof unpaidOrders> = {
    orders: orders.map((order) => ({
      id: order.id,
      no: order.no,
      payPrice: cents(order.total_amount),
      payDeadline: order.pay_deadline,
      keyTTL:
        order.audit_status === AUDIT_STATUS.waiting
          ? 0
          : Math.ceil((order.pay_deadline.getTime() - now.getTime()) / 1000),
      auditStatus: order.audit_status,
    })),
    bound,
    max: bounds[bound],
  };
  return new Failure('TOO_MANY_UNPAID', { data: z.encode(unpaidOrders, data) });
}
