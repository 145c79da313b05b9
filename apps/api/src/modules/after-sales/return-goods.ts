import type { contract, InputOf } from '@passage/contract';
import type { Tx } from '@passage/database';
import { found } from '../../http/failure.ts';
import { lockAfterSale, moveAfterSale } from './after-sales.repository.ts';
import { nextStatus } from './next-status.ts';
import type { Outcome } from './outcome.ts';
import { tellShop } from './tell-parties.ts';

/**
 * The buyer has sent the goods back.
 *
 * @throws Failure NOT_FOUND, CONFLICT
 */
export async function returnGoods(
  tx: Tx,
  memberId: number,
  { id, logisticsCompany: company = '', logisticsNo: trackingNo }: InputOf<typeof contract.afterSales.delivery>,
  now: Date,
): Promise<Outcome> {
  const open = found(await lockAfterSale(tx, id, { memberId }));
  const to = nextStatus('returnGoods', open);
  await moveAfterSale(tx, open, { to, company, trackingNo, now });
  const params = { no: open.no, order: open.order.no, tracking: `${company} ${trackingNo}`.trim() };
  await tellShop(tx, open.order, 'shopAfterSaleReturned', params, now);
  return { id, status: to };
}
