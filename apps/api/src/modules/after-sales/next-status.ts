import {
  AFTER_SALE_STATUS,
  AFTER_SALE_STEPS,
  AFTER_SALE_WAY,
  type AfterSaleStep,
  canWithAfterSale,
  REFUND_STATUS,
} from '@passage/contract';
import { Failure } from '../../http/failure.ts';
import type { LockedItem } from '../orders/index.ts';
import type { OpenAfterSale } from './after-sales.repository.ts';

/**
 * Where a step leads.
 *
 * @throws Failure CONFLICT with the outcome when the after-sale is not, or no longer, where the step begins
 */
export function nextStatus(step: AfterSaleStep, { id, way, status }: OpenAfterSale): number {
  if (!canWithAfterSale(step, status)) throw new Failure('CONFLICT', { data: { id, status } });
  const isReturn = way === AFTER_SALE_WAY.refundAndReturn;
  return step === 'approve' && isReturn ? REFUND_STATUS.waitReturn : AFTER_SALE_STEPS[step].to;
}

/** How an item stands after a refusal: as before where part of it was refunded. */
export const refusedStatus = ({ refundedCount }: LockedItem): number =>
  refundedCount > 0 ? AFTER_SALE_STATUS.partial : AFTER_SALE_STATUS.fail;
