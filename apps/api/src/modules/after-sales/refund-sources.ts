/** Where the money of a refund comes from. */
import { LOG_TYPE } from '@passage/contract';
import type { Tx } from '@passage/database';
import { add, type Cents, negate, share, subtract, ZERO } from '@passage/money';
import { type LedgerLine, lockBalances } from '../ledger/index.ts';
import { lockPoints } from '../points/index.ts';
import { planCuts, releasedBy, type WithdrawalCut } from '../withdrawals/index.ts';
import type { OpenAfterSale } from './after-sales.repository.ts';
import { findSettledTo } from './purchase.repository.ts';

/** The amounts sum to the refund. */
export interface Sources {
  readonly escrow: Cents;
  /** What the platform kept back of the goods that are refunded. */
  readonly commission: Cents;
  /** Whoever the order was settled to, as far as that member's money goes. */
  readonly owner: OwnersPart | undefined;
  /** The platform, for what the owner's money cannot cover: a debt of the shop. */
  readonly platform: Cents;
  /** What the shop owes before this refund. */
  readonly debt: Cents;
}

export interface OwnersPart {
  readonly memberId: number;
  /** Of the balance, and of what the cuts give back to it. */
  readonly amount: Cents;
  readonly cuts: readonly WithdrawalCut[];
}

const NOTHING = { escrow: ZERO, commission: ZERO, owner: undefined, platform: ZERO, debt: ZERO } as const;

/**
 * Before settlement the money is in escrow. Afterwards the commission comes back at the rate charged and the rest in the
 * order: the balance of whom the order was settled to, that member's withdrawals that nobody has approved
 * yet, the platform. All of them are read under the locks of the accounts and hold until the refund is posted.
 */
export async function sourcesOfRefund(tx: Tx, { amount, order }: OpenAfterSale): Promise<Sources> {
  const { commissionRate, shopId } = order;
  if (commissionRate === null) return { ...NOTHING, escrow: amount };
  const memberId = await findSettledTo(tx, order.id);
  if (memberId === undefined) return { ...NOTHING, commission: amount };

  const commissionOn = (goods: Cents) => share(goods, commissionRate * BASIS_POINTS_PER_CENT);
  const kept = subtract(order.goods, order.refunded);
  const commission = subtract(commissionOn(kept), commissionOn(subtract(kept, amount)));
  const due = subtract(amount, commission);
  // The refund takes points back, and rows of members are locked before accounts.
  await lockPoints(tx, order.memberId);
  const [balance = ZERO, owed = ZERO] = await lockBalances(tx, [
    { kind: 'available', memberId },
    { kind: 'shopDebt', shopId },
    { kind: 'frozen', memberId },
    { kind: 'available', memberId: order.memberId },
  ]);
  const cuts = await planCuts(tx, memberId, subtract(due, balance));
  const covered = add(balance, releasedBy(cuts));
  const platform = due > covered ? subtract(due, covered) : ZERO;
  return {
    escrow: ZERO,
    commission,
    owner: { memberId, amount: subtract(due, platform), cuts },
    platform,
    debt: negate(owed),
  };
}

const BASIS_POINTS_PER_CENT = 100;

/** The ledger's lines of a refund: each source pays its part, and the buyer's balance gets the sum. */
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
    { account: { kind: 'shopDebt', shopId: order.shopId }, amount: negate(platform), remark },
    { account: buyer, amount: refunded, logType: LOG_TYPE.refund, remark },
    { account: buyer, amount: platform, logType: LOG_TYPE.platformRefund, remark },
  ];
  if (owner) {
    const account = { kind: 'available', memberId: owner.memberId } as const;
    lines.unshift({ account, amount: negate(owner.amount), logType: LOG_TYPE.merchantPay, remark });
  }
  return lines;
}
