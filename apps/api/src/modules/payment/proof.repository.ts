import { AUDIT_STATUS, ORDER_STATUS, type PayType } from '@passage/contract';
import { statement, type Tx } from '@passage/database';
import type { Cents } from '@passage/money';
import { announce } from '../../platform/live.ts';

export interface ProofRow {
  id: number;
  member_id: number;
  pay_type: number;
  amount: bigint;
  status: number;
}

const COLUMNS = 'proof.id, proof.member_id, proof.pay_type, proof.amount, proof.status';

const insertProofRow = statement<
  { id: number },
  [memberId: number, payType: number, amount: bigint, fileId: string, now: Date]
>(
  'proof-insert',
  `insert into payment_proof (member_id, pay_type, amount, file_id, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $5) returning id`,
);
const insertProofOrders = statement<{ order_id: number }, [proofId: number, orderIds: number[]]>(
  'proof-insert-orders',
  'insert into payment_proof_order (proof_id, order_id) select $1, unnest($2::int[]) returning order_id',
);

export interface ProofDraft {
  readonly memberId: number;
  readonly payType: PayType;
  readonly amount: Cents;
  readonly fileId: string;
  readonly orderIds: readonly number[];
  readonly now: Date;
}

export async function insertProof(tx: Tx, draft: ProofDraft): Promise<number> {
  const { memberId, payType, amount, fileId, orderIds, now } = draft;
  const row = await tx.sql.row(insertProofRow, [memberId, payType, amount, fileId, now]);
  if (!row) throw new Error('no proof was made');
  await tx.sql.rows(insertProofOrders, [row.id, [...orderIds]]);
  return row.id;
}

const waitingOf = statement<ProofRow, [orderIds: number[]]>(
  'proof-lock-waiting',
  `select ${COLUMNS} from payment_proof as proof
   where proof.status = ${AUDIT_STATUS.waiting} and proof.id in (select proof_id from payment_proof_order where order_id = any ($1::int[]))
   order by proof.id for update`,
);
export const lockWaitingProofs = (tx: Tx, orderIds: readonly number[]): Promise<ProofRow[]> =>
  tx.sql.rows(waitingOf, [[...orderIds]]);

const setPicture = statement<{ id: number }, [id: number, fileId: string, now: Date]>(
  'proof-replace-picture',
  'update payment_proof set file_id = $2, updated_at = $3 where id = $1 returning id',
);
export async function replacePicture(tx: Tx, proofId: number, fileId: string, now: Date): Promise<void> {
  await tx.sql.row(setPicture, [proofId, fileId, now]);
}

const setUnderReview = statement<{ id: number }, [ids: number[], payType: number]>(
  'proof-mark-under-review',
  `update trade_order set audit_status = ${AUDIT_STATUS.waiting}, audit_remark = '', pay_type = $2
   where id = any ($1::int[]) and status = ${ORDER_STATUS.waitPay} returning id`,
);
export async function markUnderReview(tx: Tx, orderIds: readonly number[], payType: PayType): Promise<void> {
  await tx.sql.rows(setUnderReview, [[...orderIds], payType]);
  for (const id of orderIds) announce(tx, { about: 'order', id });
}

export interface ProvenOrder {
  id: number;
  no: string;
  shop_id: number;
  status: number;
  audit_status: number;
  total_amount: bigint;
}

const lockOrdersOf = statement<ProvenOrder, [proofId: number]>(
  'proof-lock-orders',
  `select id, no, shop_id, status, audit_status, total_amount from trade_order
   where id in (select order_id from payment_proof_order where proof_id = $1) order by id for update`,
);
const lockOne = statement<ProofRow, [id: number]>(
  'proof-lock',
  `select ${COLUMNS} from payment_proof as proof where proof.id = $1 for update`,
);

/** A proof with its orders, all locked, the orders first. */
export async function lockProof(tx: Tx, proofId: number): Promise<(ProofRow & { orders: ProvenOrder[] }) | undefined> {
  const orders = await tx.sql.rows(lockOrdersOf, [proofId]);
  const proof = await tx.sql.row(lockOne, [proofId]);
  return proof && { ...proof, orders };
}

const moveProofRow = statement<{ id: number }, [id: number, to: number, remark: string, now: Date]>(
  'proof-move',
  `update payment_proof set status = $2, remark = $3, updated_at = $4
   where id = $1 and status = ${AUDIT_STATUS.waiting} returning id`,
);
export async function moveProof(tx: Tx, proofId: number, to: number, remark: string, now: Date): Promise<boolean> {
  return (await tx.sql.row(moveProofRow, [proofId, to, remark, now])) !== undefined;
}

const setAudited = statement<{ id: number }, [ids: number[], auditStatus: number, remark: string]>(
  'proof-mark-audited',
  'update trade_order set audit_status = $2, audit_remark = $3 where id = any ($1::int[]) returning id',
);
export async function markAudited(
  tx: Tx,
  orderIds: readonly number[],
  auditStatus: number,
  remark: string,
): Promise<void> {
  await tx.sql.rows(setAudited, [[...orderIds], auditStatus, remark]);
  for (const id of orderIds) announce(tx, { about: 'order', id });
}

const resumeWindow = statement<{ id: number; pay_deadline: Date }, [ids: number[], deadline: Date]>(
  'proof-resume-pay-window',
  `update trade_order set is_window_renewed = 1,
     pay_deadline = case when is_window_renewed = 0 then greatest(pay_deadline, $2) else pay_deadline end
   where id = any ($1::int[]) and status = ${ORDER_STATUS.waitPay} returning id, pay_deadline`,
);

/**
 * Orders whose proof was rejected are to be paid again: until the given deadline after the first rejection, and after any
 * other until the one that they have.
 *
 * @returns the orders with their deadlines, which may be over
 */
export async function resumePayWindow(
  tx: Tx,
  orderIds: readonly number[],
  deadline: Date,
): Promise<{ id: number; deadline: Date }[]> {
  const rows = await tx.sql.rows(resumeWindow, [[...orderIds], deadline]);
  return rows.map(({ id, pay_deadline }) => ({ id, deadline: pay_deadline }));
}
