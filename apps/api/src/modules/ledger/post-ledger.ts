import type { LogType } from '@passage/contract';
import { brokenConstraint, statement, type Tx } from '@passage/database';
import type { Cents } from '@passage/money';
import { Failure } from '../../http/failure.ts';

/** Whose money it is. A member has what can be spent and what is frozen; the rest is the platform's. */
export type AccountRef =
  | { readonly kind: 'available' | 'frozen'; readonly memberId: number }
  | { readonly kind: 'escrow' | 'cashIn' | 'cashOut' | 'commission' | 'adjustment' };

export interface LedgerLine {
  readonly account: AccountRef;
  /** Positive into the account, negative out of it. */
  readonly amount: Cents;
  /** How the member's wallet log shows the line; a line without a type is not shown. */
  readonly logType?: LogType;
  /** The order's number, or what else the member knows it by. */
  readonly remark?: string;
}

const ACCOUNT_KIND: Readonly<Record<AccountRef['kind'], number>> = {
  available: 1,
  frozen: 2,
  escrow: 3,
  cashIn: 4,
  cashOut: 5,
  commission: 6,
  adjustment: 7,
};

const accountId = statement<{ id: number }, [memberId: number | null, kind: number]>(
  'ledger-account-id',
  'select passage.ledger_account_id($1, $2) as id',
);
const post = statement<
  { id: number | null },
  [
    cause: string,
    kinds: number[],
    members: (number | null)[],
    amounts: string[],
    logTypes: (number | null)[],
    remarks: string[],
    postedAt: Date,
  ]
>(
  'ledger-post',
  'select passage.ledger_post_lines($1, $2::int[], $3::int[], $4::bigint[], $5::int[], $6::text[], $7) as id',
);
const memberOf = (account: AccountRef): number | null => ('memberId' in account ? account.memberId : null);

export async function accountIdOf(tx: Tx, account: AccountRef): Promise<number> {
  const row = await tx.sql.row(accountId, [memberOf(account), ACCOUNT_KIND[account.kind]]);
  if (!row) throw new Error('no ledger account');
  return row.id;
}

/**
 * Posts lines that sum to zero. Accounts are locked in id order until the transaction ends, so a command posts last.
 *
 * @param cause what brings it about, for instance pay-order:81; a repeat posts nothing
 * @returns whether it was posted now
 * @throws Failure INSUFFICIENT_BALANCE when a member's account would go below zero
 */
export async function postLedger(tx: Tx, cause: string, now: Date, lines: readonly LedgerLine[]): Promise<boolean> {
  const moved = lines.filter((line) => line.amount !== 0n);
  try {
    const row = await tx.sql.row(post, [
      cause,
      moved.map(({ account }) => ACCOUNT_KIND[account.kind]),
      moved.map(({ account }) => memberOf(account)),
      moved.map((line) => line.amount.toString()),
      moved.map((line) => line.logType ?? null),
      moved.map((line) => line.remark ?? ''),
      now,
    ]);
    return row?.id !== null && row?.id !== undefined;
  } catch (error) {
    if (brokenConstraint(error) === 'ledger_account_balance_not_negative')
      throw new Failure('INSUFFICIENT_BALANCE', { cause: error });
    throw error;
  }
}
