import { AUDIT_STATUS, type PayType } from '@passage/contract';
import {
  array,
  bigint,
  type Columns,
  integer,
  type RowOf,
  smallint,
  statement,
  type Tx,
  text,
  timestamptz,
  uuid,
} from '@passage/database';
import type { Cents } from '@passage/money';
import { type LockedOrder, lockOrders } from '../orders/index.ts';

const PROOF_ROW = {
  id: integer,
  member_id: integer,
  pay_type: smallint,
  amount: bigint,
  status: smallint,
} satisfies Columns;
export type ProofRow = RowOf<typeof PROOF_ROW>;

const COLUMNS = 'proof.id, proof.member_id, proof.pay_type, proof.amount, proof.status';

const insertProofRow = statement({
  name: 'proof-insert',
  params: [integer('memberId'), smallint('payType'), bigint('amount'), uuid('fileId'), timestamptz('now')],
  columns: { id: integer },
  text: `insert into payment_proof (member_id, pay_type, amount, file_id, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $5) returning id`,
});
const insertProofOrders = statement({
  name: 'proof-insert-orders',
  params: [integer('proofId'), array(integer)('orderIds')],
  columns: { order_id: integer },
  text: 'insert into payment_proof_order (proof_id, order_id) select $1, unnest($2::int[]) returning order_id',
});

export interface ProofDraft {
  readonly memberId: number;
  readonly payType: PayType;
  readonly amount: Cents;
  readonly fileId: string;
  readonly orderIds: readonly number[];
  readonly now: Date;
}

/** Keeps a proof of payment for several orders, amount in cents. @returns its id */
export async function insertProof(tx: Tx, draft: ProofDraft): Promise<number> {
  const { memberId, payType, amount, fileId, orderIds, now } = draft;
  const row = await tx.sql.row(insertProofRow, [memberId, payType, amount, fileId, now]);
  if (!row) throw new Error('no proof was made');
  await tx.sql.rows(insertProofOrders, [row.id, [...orderIds]]);
  return row.id;
}

const waitingOf = statement({
  name: 'proof-lock-waiting',
  params: [array(integer)('orderIds')],
  columns: PROOF_ROW,
  text: `select ${COLUMNS} from payment_proof as proof
   where proof.status = ${AUDIT_STATUS.waiting} and proof.id in (select proof_id from payment_proof_order where order_id = any ($1::int[]))
   order by proof.id for update`,
});

/** Locks the proofs under which any of the orders waits, after the orders themselves. */
export const lockWaitingProofs = (tx: Tx, orderIds: readonly number[]): Promise<ProofRow[]> =>
  tx.sql.rows(waitingOf, [[...orderIds]]);

const setPicture = statement({
  name: 'proof-replace-picture',
  params: [integer('id'), uuid('fileId'), timestamptz('now')],
  columns: { id: integer },
  text: 'update payment_proof set file_id = $2, updated_at = $3 where id = $1 returning id',
});

/** Puts another picture in the place of a waiting proof's. */
export async function replacePicture(tx: Tx, proofId: number, fileId: string, now: Date): Promise<void> {
  await tx.sql.row(setPicture, [proofId, fileId, now]);
}

const ordersOf = statement({
  name: 'proof-orders',
  params: [integer('proofId')],
  columns: { order_id: integer },
  text: 'select order_id from payment_proof_order where proof_id = $1',
});
const lockOne = statement({
  name: 'proof-lock',
  params: [integer('id')],
  columns: PROOF_ROW,
  text: `select ${COLUMNS} from payment_proof as proof where proof.id = $1 for update`,
});

/** A proof with its orders, all locked, the orders first. Which they are never changes. */
export async function lockProof(tx: Tx, proofId: number): Promise<(ProofRow & { orders: LockedOrder[] }) | undefined> {
  const named = await tx.sql.rows(ordersOf, [proofId]);
  const orders = await lockOrders(
    tx,
    named.map((row) => row.order_id),
  );
  const proof = await tx.sql.row(lockOne, [proofId]);
  return proof && { ...proof, orders };
}

const moveProofRow = statement({
  name: 'proof-move',
  params: [integer('id'), smallint('to'), text('remark'), timestamptz('now')],
  columns: { id: integer },
  text: `update payment_proof set status = $2, remark = $3, updated_at = $4
   where id = $1 and status = ${AUDIT_STATUS.waiting} returning id`,
});

/** Decides a waiting proof. @returns whether it still waited */
export async function moveProof(tx: Tx, proofId: number, to: number, remark: string, now: Date): Promise<boolean> {
  return (await tx.sql.row(moveProofRow, [proofId, to, remark, now])) !== undefined;
}
