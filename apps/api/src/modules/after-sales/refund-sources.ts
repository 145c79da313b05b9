/** Where the money of a refund comes from. */
import { LOG_TYPE } from '@passage/contract';
import type { Tx } from '@passage/database';
import { add, type Cents, negate, share, subtract, ZERO } from '@passage/money';
import { type LedgerLine, lockBalances } from '../ledger/index.ts';
import type { OpenAfterSale } from './after-sales.repository.ts';
import { findSettledTo } from './purchase.repository.ts';

/** The amounts sum to the refund. */
export interface Sources {
  readonly escrow: Cents;
  /** What the platform kept back of the goods that are refunded. */
  readonly commission: Cents;
  /** Whoever the order was settled to, as far as the balance goes. */
  readonly owner: { readonly memberId: number; readonly amount: Cents } | undefined;
  /** The platform, for what that balance cannot cover. */
  readonly platform: Cents;
}

/**
 * Before settlement the money is in escrow. Afterwards the commission comes back at the rate charged, the rest from whom
 * the order was settled to and, where that does not suffice, from the platform. The balance is read under its lock and
 * holds until the refund is posted.
 */
export async function sourcesOfRefund(tx: Tx, { amount, order }: OpenAfterSale): Promise<Sources> {
  const { commissionRate } = order;
  if (commissionRate === null) return { escrow: amount, commission: ZERO, owner: undefined, platform: ZERO };
  const memberId = await findSettledTo(tx, order.id);
  if (memberId === undefined) return { escrow: ZERO, commission: amount, owner: undefined, platform: ZERO };

  const commissionOn = (goods: Cents) => share(goods, commissionRate * BASIS_POINTS_PER_CENT);
  const kept = subtract(order.goods, order.refunded);
  const commission = subtract(commissionOn(kept), commissionOn(subtract(kept, amount)));
  const due = subtract(amount, commission);
  const [, balance = ZERO] = await lockBalances(tx, [order.memberId, memberId]);
  const platform = due > balance ? subtract(due, balance) : ZERO;
  const paid = subtract(due, platform);
  return { escrow: ZERO, commission, owner: paid > 0n ? { memberId, amount: paid } : undefined, platform };
}

const BASIS_POINTS_PER_CENT = 100;

export function linesOfRefund(
  { order }: OpenAfterSale,
  { escrow, commission, owner, platform }: Sources,
): LedgerLine[] {
  const buyer = { kind: 'available', memberId: order.memberId } as const;
  const remark = order.no;
  const refunded = add(escrow, commission, owner?.amount ?? ZERO);
  const lines: LedgerLine[] = [
    { account: { kind: 'escrow' }, amount: negate(escrow) },
    { account: { kind: 'commission' }, amount: negate(commission) },
    { account: { kind: 'adjustment' }, amount: negate(platform) },
    { account: buyer, amount: refunded, logType: LOG_TYPE.refund, remark },
    { account: buyer, amount: platform, logType: LOG_TYPE.platformRefund, remark },
  ];
  if (owner) {
    const account = { kind: 'available', memberId: owner.memberId } as const;
    lines.unshift({ account, amount: negate(owner.amount), logType: LOG_TYPE.merchantPay, remark });
  }
  return lines;
}
