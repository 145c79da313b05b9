import { array, bigint, integer, statement, type Tx } from '@passage/database';
import { type Cents, cents } from '@passage/money';
import { type AccountRef, accountIdsOf } from './post-ledger.ts';

/** An account that carries its balance. */
type HeldAccount = Extract<AccountRef, { memberId: number } | { shopId: number }>;

const lock = statement({
  name: 'ledger-lock',
  params: [array(integer)('accounts')],
  columns: { id: integer, balance: bigint },
  text: 'select id, balance from passage.ledger_lock($1::int[])',
});

/**
 * What accounts hold, in cents, as it will be when this transaction posts: they are locked in id order, as posting locks
 * them, until it ends.
 *
 * Locks are taken in one order by all: an order, its item, its after-sale and what that asked of staff, or stock and
 * products; then rows of members; then accounts; then the takings of shops, by shop, and with them what a posting books
 * on a day; then withdrawals with what staff review of them, which change under the accounts of their member alone; the
 * audit chain last.
 *
 * @returns balances in the order of the accounts; a shop's is zero or below zero
 */
export async function lockBalances(tx: Tx, accounts: readonly HeldAccount[]): Promise<Cents[]> {
  const ids = await accountIdsOf(tx, accounts);
  const balances = new Map((await tx.sql.rows(lock, [ids])).map((row) => [row.id, row.balance]));
  return ids.map((id) => cents(balances.get(id) ?? 0n));
}
