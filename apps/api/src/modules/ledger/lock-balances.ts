import { statement, type Tx } from '@passage/database';
import { type Cents, cents } from '@passage/money';
import { accountIdOf } from './post-ledger.ts';

const lock = statement<{ id: number; balance: bigint }, [accounts: number[]]>(
  'ledger-lock',
  'select id, balance from passage.ledger_lock($1::int[])',
);

/**
 * What members can spend, as it will be when this transaction posts: their accounts are locked in id order, as posting
 * locks them, until it ends. Whoever calls it locks no order, stock or product any more, and posts next.
 *
 * @returns balances in the order of the members
 */
export async function lockBalances(tx: Tx, memberIds: readonly number[]): Promise<Cents[]> {
  const accounts: number[] = [];
  for (const memberId of memberIds) accounts.push(await accountIdOf(tx, { kind: 'available', memberId }));
  const balances = new Map((await tx.sql.rows(lock, [accounts])).map((row) => [row.id, row.balance]));
  return accounts.map((id) => cents(balances.get(id) ?? 0n));
}
