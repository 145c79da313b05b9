import { ApiFailure } from '../../api/failure.ts';
import { isFailure } from '../../lib/failures.ts';

/** Nothing was ordered because of orders that are there: too many of them unpaid, or the same lines ordered before. */
export type Refusal =
  | { kind: 'unpaid'; orderIds: readonly number[]; message: string }
  | { kind: 'before'; orderIds: readonly number[] };

/** The orders that a failure's data names. */
function orderIdsOf(data: unknown): number[] {
  if (typeof data !== 'object' || data === null || !('orders' in data) || !Array.isArray(data.orders)) return [];
  return data.orders.flatMap((order: unknown) =>
    typeof order === 'object' && order !== null && 'id' in order && typeof order.id === 'number' ? [order.id] : [],
  );
}

/** The orders in the way of ordering; undefined for every other failure. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  const orderIds = orderIdsOf(error.data);
  if (isFailure(error, 'TOO_MANY_UNPAID')) return { kind: 'unpaid', orderIds, message: error.message };
  return isFailure(error, 'CONFLICT') && orderIds.length > 0 ? { kind: 'before', orderIds } : undefined;
}
