import type { PayType } from '@passage/contract';
import { statement, type Tx } from '@passage/database';
import { Failure } from '../../http/failure.ts';
import { TRANSITIONS } from '../orders/index.ts';

export interface LockedOrder {
  id: number;
  no: string;
  shop_id: number;
  status: number;
  audit_status: number;
  pay_type: number | null;
  total_amount: bigint;
  pay_deadline: Date;
  paid_at: Date | null;
  is_offered: boolean;
}

// Behind a subquery the planner cannot count the ids: one plan serves all calls.
const lockOrders = statement<LockedOrder, [ids: number[], memberId: number, payType: PayType]>(
  'payment-lock-orders',
  `select id, no, shop_id, status, audit_status, pay_type, total_amount, pay_deadline, paid_at,
     exists (select from pay_method where type = $3 and pay_method.status = 1) as is_offered
   from trade_order where id = any (array(select unnest($1::int[]))) and member_id = $2 order by id for update`,
);

/** @throws Failure NOT_FOUND unless every one is the member's, PAY_TYPE_NOT_OFFERED unless the store takes it */
export async function lockOwnOrders(
  tx: Tx,
  memberId: number,
  orderIds: readonly number[],
  payType: PayType,
): Promise<LockedOrder[]> {
  const ids = [...new Set(orderIds)];
  const orders = await tx.sql.rows(lockOrders, [ids, memberId, payType]);
  if (orders.length !== ids.length) throw new Failure('NOT_FOUND');
  if (orders.some((order) => !order.is_offered)) throw new Failure('PAY_TYPE_NOT_OFFERED');
  return orders;
}

const setPayType = statement<{ id: number }, [ids: number[], payable: readonly number[], payType: number]>(
  'payment-set-pay-type',
  'update trade_order set pay_type = $3 where id = any ($1::int[]) and status = any ($2::smallint[]) returning id',
);

export async function choosePayType(tx: Tx, orderIds: readonly number[], payType: PayType): Promise<void> {
  await tx.sql.rows(setPayType, [[...orderIds], TRANSITIONS.pay.from, payType]);
}
