import { LOG_TYPE, ORDER_STATUS } from '@passage/contract';
import { integer, type Sql, statement, type Tx, timestamptz } from '@passage/database';
import { add, type Cents, dollarText, negate, share, subtract, ZERO } from '@passage/money';
import { addMs, DAY_MS } from '../../platform/clock.ts';
import { DUE_PER_TENANT, type Due } from '../../platform/jobs.ts';
import { type LedgerLine, lockBalances, postLedger } from '../ledger/index.ts';
import { notify } from '../messages/index.ts';
import { hasOpenAfterSale, type LockedOrder, lockOrder, markSettled, SETTLE_ORDER } from '../orders/index.ts';
import { parseSetting, readSetting } from '../tenant/index.ts';

const ENDED: readonly number[] = [ORDER_STATUS.orderOver, ORDER_STATUS.refunded];

/** One that was refunded before its receipt was confirmed still has its freight to settle. */
const isDue = ({ status, completedAt, commissionRate }: LockedOrder, completedBefore: Date): boolean =>
  commissionRate === null && ENDED.includes(status) && completedAt !== null && completedAt <= completedBefore;

/**
 * Pays out of escrow what is left of an order when its window for after-sales is over: of the goods the commission to the
 * platform, the rest with the whole freight to the shop's owner, or to the platform where the shop has none; what the shop
 * owes is paid with it first. An order that is not due stays as it is, and so does one that was settled.
 */
export async function settleOrder(tx: Tx, orderId: number, now: Date): Promise<void> {
  const { commissionPercent, windowDays } = await readSetting(tx, 'SETTLEMENT_SETTING');
  const order = await lockOrder(tx, orderId);
  if (!order || !isDue(order, addMs(now, -windowDays * DAY_MS)) || (await hasOpenAfterSale(tx, orderId))) return;
  await markSettled(tx, orderId, commissionPercent, now);

  // All of it goods: after-sales refund no freight. The row's own figure, for a sum over the items would be of the moment
  // before the row's lock was waited for.
  const left = subtract(order.total, order.refunded);
  if (left === 0n) return;
  const commission = share(subtract(order.goods, order.refunded), commissionPercent * 100);
  const shop = await shareOfShop(tx, order, subtract(left, commission), now);
  await postLedger(tx, `${SETTLE_ORDER}:${orderId}`, now, [
    { account: { kind: 'escrow' }, amount: negate(left) },
    { account: { kind: 'commission' }, amount: add(commission, shop.kept) },
    ...shop.lines,
  ]);
}

/**
 * All of it shows as received by the owner; what pays the shop's debt shows as paid out of it.
 *
 * @returns its lines, and what the platform keeps because the shop has no owner
 */
async function shareOfShop(
  tx: Tx,
  { no: remark, shopId, sellerId: memberId }: LockedOrder,
  amount: Cents,
  now: Date,
): Promise<{ kept: Cents; lines: LedgerLine[] }> {
  const debtOfShop = { kind: 'shopDebt', shopId } as const;
  const owner = memberId === null ? undefined : ({ kind: 'available', memberId } as const);
  const [owed = ZERO] = await lockBalances(tx, owner ? [debtOfShop, owner] : [debtOfShop]);
  const debt = negate(owed);
  const instalment = debt < amount ? debt : amount;
  const paid: LedgerLine = { account: debtOfShop, amount: instalment, remark };
  if (!owner) return { kept: subtract(amount, instalment), lines: [paid] };
  const told = { no: remark, amount, instalment, left: subtract(debt, instalment), now };
  await tellOwner(tx, owner.memberId, told);
  return {
    kept: ZERO,
    lines: [
      { account: owner, amount, logType: LOG_TYPE.merchantCollection, remark },
      { account: owner, amount: negate(instalment), logType: LOG_TYPE.merchantPay, remark },
      paid,
    ],
  };
}

async function tellOwner(
  tx: Tx,
  memberId: number,
  {
    no: order,
    amount,
    instalment,
    left,
    now,
  }: { no: string; amount: Cents; instalment: Cents; left: Cents; now: Date },
): Promise<void> {
  const received = { order, amount: dollarText(amount) };
  await notify(tx, { memberId, type: 'wallet', template: 'shopOrderSettled', params: received, now });
  if (instalment === 0n) return;
  const paid = { order, amount: dollarText(instalment), debt: dollarText(left) };
  await notify(tx, { memberId, type: 'wallet', template: 'shopDebtPaid', params: paid, now });
}

const dueOrders = statement({
  name: 'settlement-due',
  params: [timestamptz('now'), integer('usualDays'), integer('most')],
  columns: { tenantId: integer, id: integer },
  text: 'select tenant_id as "tenantId", id from passage.due_settlements($1, $2, $3)',
});

/** Orders of all tenants to settle, whether or not a job was to do it. */
export const findDueSettlements = (sql: Sql, now: Date): Promise<Due[]> =>
  sql.rows(dueOrders, [now, parseSetting('SETTLEMENT_SETTING', {}).windowDays, DUE_PER_TENANT]);
