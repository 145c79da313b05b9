import type { LogType } from '@passage/contract';
import {
  array,
  bigint,
  brokenConstraint,
  integer,
  mustTouch,
  nothing,
  nullable,
  statement,
  type Tx,
  text,
  timestamptz,
  type ValuesOf,
} from '@passage/database';
import type { Cents } from '@passage/money';
import { Failure } from '../../http/failure.ts';

/**
 * Whose money it is. A member has what can be spent and what is frozen, a shop what it owes: zero, or below zero by its
 * debt. The rest is the platform's.
 */
export type AccountRef =
  | { readonly kind: 'available' | 'frozen'; readonly memberId: number }
  | { readonly kind: 'shopDebt'; readonly shopId: number }
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
  shopDebt: 8,
};

const accountId = statement({
  name: 'ledger-account-id',
  params: [nullable(integer)('ownerId'), integer('kind')],
  columns: { id: integer },
  text: 'select passage.ledger_account_id($1, $2) as id',
});
const POST_VALUES = [
  text('cause'),
  array(integer)('kinds'),
  array(nullable(integer))('owners'),
  array(bigint)('amounts'),
  array(nullable(integer))('logTypes'),
  array(text)('remarks'),
  timestamptz('postedAt'),
] as const;
type PostValues = ValuesOf<typeof POST_VALUES>;
const POST =
  'select passage.ledger_post_lines($1, $2::int[], $3::int[], $4::bigint[], $5::int[], $6::text[], $7) as id';
const post = statement({ name: 'ledger-post', params: POST_VALUES, columns: { id: nullable(integer) }, text: POST });
const postWithCommit = statement({
  name: 'ledger-post-with-commit',
  params: POST_VALUES,
  columns: { must_touch: nothing },
  text: mustTouch(`select from (${POST}) as posted where id is not null`),
});

function ownerOf(account: AccountRef): number | null {
  if ('memberId' in account) return account.memberId;
  return 'shopId' in account ? account.shopId : null;
}

/** The order in which accounts are made, so that two that make the same ones do not wait for each other crosswise. */
const byOwner = (a: AccountRef, b: AccountRef): number =>
  ACCOUNT_KIND[a.kind] - ACCOUNT_KIND[b.kind] || (ownerOf(a) ?? 0) - (ownerOf(b) ?? 0);

/** Ids of accounts, in the order asked for; those that are not there yet are made. */
export async function accountIdsOf(tx: Tx, accounts: readonly AccountRef[]): Promise<number[]> {
  const ids = new Map<AccountRef, number>();
  for (const account of [...accounts].sort(byOwner)) ids.set(account, await accountIdOf(tx, account));
  return accounts.map((account) => ids.get(account) ?? 0);
}

async function accountIdOf(tx: Tx, account: AccountRef): Promise<number> {
  const row = await tx.sql.row(accountId, [ownerOf(account), ACCOUNT_KIND[account.kind]]);
  if (!row) throw new Error('no ledger account');
  return row.id;
}

/** Ids of what a transaction has posted so far. */
const postedBy = new WeakMap<Tx, number[]>();

/** Ids of the ledger's transactions that a command has posted so far, the first one first. */
export const postedIn = (tx: Tx): readonly number[] => [...(postedBy.get(tx) ?? [])];

function keepPosted(tx: Tx, id: number): void {
  const ids = postedBy.get(tx);
  if (ids) ids.push(id);
  else postedBy.set(tx, [id]);
}

/**
 * Posts lines that sum to zero. Accounts are locked in id order until the transaction ends, so a command posts last.
 *
 * @param cause what brings it about, for instance pay-order:81; a repeat posts nothing
 * @returns whether it was posted now
 * @throws Failure INSUFFICIENT_BALANCE when a member's account would go below zero
 */
export async function postLedger(tx: Tx, cause: string, now: Date, lines: readonly LedgerLine[]): Promise<boolean> {
  try {
    const row = await tx.sql.row(post, valuesOf(cause, now, lines));
    if (row?.id === null || row?.id === undefined) return false;
    keepPosted(tx, row.id);
    return true;
  } catch (error) {
    throw refusalOf(error);
  }
}

/**
 * Posts lines together with the commit, for a command that does nothing afterwards. Where the same cause was posted before,
 * or a member's account would go below zero (INSUFFICIENT_BALANCE), the command fails and keeps nothing.
 *
 * @param cause what brings it about, which nothing has posted yet
 */
export function postLedgerWithCommit(tx: Tx, cause: string, now: Date, lines: readonly LedgerLine[]): void {
  tx.pipelineWithCommit(postWithCommit, valuesOf(cause, now, lines), refusalOf);
}

function valuesOf(cause: string, now: Date, lines: readonly LedgerLine[]): PostValues {
  const moved = lines.filter((line) => line.amount !== 0n);
  return [
    cause,
    moved.map(({ account }) => ACCOUNT_KIND[account.kind]),
    moved.map(({ account }) => ownerOf(account)),
    moved.map((line) => line.amount),
    moved.map((line) => line.logType ?? null),
    moved.map((line) => line.remark ?? ''),
    now,
  ];
}

const refusalOf = (error: unknown): unknown =>
  brokenConstraint(error) === 'ledger_account_balance_not_negative'
    ? new Failure('INSUFFICIENT_BALANCE', { cause: error })
    : error;
