/** Where the money of a refund comes from. */
import { LOG_TYPE } from '@passage/contract';
import type { Tx } from '@passage/database';
import { add, type Cents, negate, share, subtract, ZERO } from '@passage/money';
import { type LedgerLine, lockBalances } from '../ledger/index.ts';
import type { LockedOrder, OpenAfterSale } from './after-sales.repository.ts';

/** Cents; they sum to the refund. */
export interface Sources {
  readonly escrow: Cents;
  /** The commission that was kept back on what is refunded. */
  readonly commission: Cents;
  /** The shop's owner, as far as the balance goes. */
  readonly owner: Cents;
  /** The platform, for what the owner's balance cannot cover. */
  readonly platform: Cents;
}

/**
 * Before settlement the money is in escrow. Afterwards the commission comes back at the rate charged, the rest from the
 * shop's owner and, where that does not suffice, from the platform. The balance is read under its lock: it holds until
 * the refund is posted.
 */
export async function sourcesOfRefund(tx: Tx, { amount, order }: OpenAfterSale): Promise<Sources> {
  if (order.commissionRate === null) return { escrow: amount, commission: ZERO, owner: ZERO, platform: ZERO };
  const kept = subtract(order.goods, order.refunded);
  const commission = subtract(commissionOn(kept, order), commissionOn(subtract(kept, amount), order));
  const due = subtract(amount, commission);
  const [, balance = ZERO] = order.ownerId === null ? [] : await lockBalances(tx, [order.memberId, order.ownerId]);
  const platform = due > balance ? subtract(due, balance) : ZERO;
  return { escrow: ZERO, commission, owner: subtract(due, platform), platform };
}

const BASIS_POINTS_PER_CENT = 100;
const commissionOn = (goods: Cents, { commissionRate }: LockedOrder): Cents =>
  share(goods, (commissionRate ?? 0) * BASIS_POINTS_PER_CENT);

export function linesOfRefund({ order }: OpenAfterSale, from: Sources): LedgerLine[] {
  const buyer = { kind: 'available', memberId: order.memberId } as const;
  const remark = order.no;
  return [
    { account: { kind: 'escrow' }, amount: negate(from.escrow) },
    { account: { kind: 'commission' }, amount: negate(from.commission) },
    ...(order.ownerId === null
      ? []
      : [
          {
            account: { kind: 'available', memberId: order.ownerId } as const,
            amount: negate(from.owner),
            logType: LOG_TYPE.merchantPay,
            remark,
          },
        ]),
    { account: { kind: 'adjustment' }, amount: negate(from.platform) },
    { account: buyer, amount: add(from.escrow, from.commission, from.owner), logType: LOG_TYPE.refund, remark },
    { account: buyer, amount: from.platform, logType: LOG_TYPE.platformRefund, remark },
  ];
}
